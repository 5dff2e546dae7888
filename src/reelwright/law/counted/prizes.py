"""The prizes of the paid spin, in the parts of the return they belong to."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.automaton.prizes import prizes
from reelwright.definition.model import Award, FreeGames
from reelwright.law.figures import Exact, Part, Prize

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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

    To a feature belong its table of prizes, and the line wins of a symbol that start a bonus.
    """
    definition = rounds.definition
    bonuses = {
        feature.line_win: name
        for name, feature in definition.features.items()
        if feature.line_win and not isinstance(feature, FreeGames)
    }
    found: defaultdict[str, list[Prize]] = defaultdict(list)
    for counted in prizes(definition, PAID, rounds.playing):
        kind, name = counted.prize.kind, counted.prize.name
        if kind == "award":
            part = name
        elif kind == "line":
            part = bonuses.get(name, KINDS[kind])
        else:
            part = KINDS[kind]
        found[part].append(_prize(definition, counted, rounds.scale.stake))
    order = {name: place for place, name in enumerate((*definition.symbols, *definition.mixed))}
    for of_part in found.values():
        of_part.sort(key=lambda prize: (order.get(prize.name, 0), -prize.count, prize.multiplier))
    return dict(found)


def _prize(definition: Definition, counted: PrizeCount, stake: int) -> Prize:
    prize = counted.prize
    return Prize(
        name=prize.name,
        count=prize.count,
        with_substitute=prize.with_substitute,
        pay=prize.pay,
        on=_base(definition, counted),
        multiplier=prize.multiplier,
        ways=counted.ways,
        frequency=Fraction(counted.ways, counted.windows),
        rtp=Fraction(counted.grains, counted.windows * stake),
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
