"""The prizes of the paid spin, in the parts of the return they belong to."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.automaton.prizes import prizes
from reelwright.definition.model import Award, Bonus, FreeGames
from reelwright.law.figures import Exact, Part, Prize

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.automaton.prizes import Prize as OfWindow
    from reelwright.automaton.prizes import PrizeCount
    from reelwright.definition.model import Definition
    from reelwright.law.figures.par import Base, OfSpin
    from reelwright.law.rounds import Rounds

KINDS: Mapping[str, OfSpin] = {
    "line": "line wins",
    "ways": "ways wins",
    "scatter": "scatter prizes",
}


def prizes_by_part(rounds: Rounds) -> dict[str, list[Prize]]:
    """Return the prizes of the paid spin: by kind, those of a feature by its name.

    To a feature belong its table of prizes, and the line wins of a symbol that start a bonus; to
    changed games all prizes of their spins. Frequencies are of a paid game in the long run.
    """
    definition = rounds.definition
    found: defaultdict[str, list[Prize]] = defaultdict(list)
    for phase, share in rounds.spun_phases.items():
        for counted in prizes(definition, phase, rounds.playing, rounds.least_factor(phase)):
            part = _part(definition, counted.prize) if phase == PAID else phase
            found[part].append(_prize(definition, counted, share, rounds.scale.cost))
    order = {name: place for place, name in enumerate((*definition.symbols, *definition.mixed))}
    for of_part in found.values():
        of_part.sort(key=lambda prize: _place(order, prize))
    return dict(found)


def _place(order: Mapping[str, int], prize: Prize) -> tuple[int, int, int, bool]:
    """Return where a prize stands in the list, always the same."""
    return order.get(prize.name, 0), -prize.count, prize.multiplier, prize.with_substitute


def _part(definition: Definition, prize: OfWindow) -> str:
    """Return the part that a prize of the plain paid spin belongs to."""
    if prize.kind == "award":
        return prize.name
    if prize.kind == "line":
        for name, feature in reversed(definition.features.items()):
            if feature.line_win == prize.name and isinstance(feature, Bonus | Award):
                return name
    return KINDS[prize.kind]


def _prize(definition: Definition, counted: PrizeCount, share: Fraction, stake: int) -> Prize:
    prize = counted.prize
    return Prize(
        name=prize.name,
        count=prize.count,
        with_substitute=prize.with_substitute,
        pay=prize.pay,
        on=_base(definition, counted),
        multiplier=prize.multiplier,
        ways=counted.ways,
        frequency=share * Fraction(counted.ways, counted.windows),
        rtp=share * Fraction(counted.grains, counted.windows * stake),
    )


def _base(definition: Definition, counted: PrizeCount) -> Base:
    if counted.prize.kind == "scatter":
        return definition.scatters[counted.prize.name].on
    if counted.prize.kind == "award":
        feature = definition.features[counted.prize.name]
        assert isinstance(feature, Award)
        return feature.on
    return "line bet"


def parts(
    definition: Definition,
    by_part: Mapping[str, Sequence[Prize]],
    brings: Mapping[str, Fraction],
    but: str,
) -> tuple[Part, ...]:
    """Return the parts of the return; `brings` is what each feature adds, in total bets.

    `but` says what the figures of free games leave out.
    """
    found = [
        Part(kind, kind, Exact(total(by_part[kind])), tuple(by_part[kind]))
        for kind in KINDS.values()
        if by_part.get(kind)
    ]
    for name, feature in definition.features.items():
        own = tuple(by_part.get(name, ()))
        left_out = but if isinstance(feature, FreeGames) else ""
        found.append(Part(name, feature.kind, Exact(brings[name] + total(own), left_out), own))
    return tuple(found)


def total(of: Sequence[Prize]) -> Fraction:
    """Return what prizes return together, in total bets."""
    return sum((prize.rtp for prize in of), Fraction())
