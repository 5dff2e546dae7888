"""Exact finite laws: an amount in grains, and the features that follow on it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model.features.prizes import Drawn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.automaton.scale import Scale
    from reelwright.definition.model import PrizeBase

MOST_OUTCOMES = 500_000
"""Outcomes of a bonus that are told apart; one with more of them is refused."""


@dataclass(frozen=True, slots=True)
class Entered:
    """A feature that a bonus leads to, and the count it is entered with; `None` for its least."""

    feature: str
    count: int | None


class Outcome(NamedTuple):
    """Grains, and the features entered, sorted."""

    grains: int
    entered: tuple[Entered, ...] = ()

    def plus(self, other: Outcome) -> Outcome:
        """Return both together."""
        entered = self.entered + other.entered
        return Outcome(self.grains + other.grains, tuple(sorted(entered, key=_sorting)))


def _sorting(entered: Entered) -> tuple[str, int]:
    return entered.feature, entered.count or 0


BonusLaw: TypeAlias = "Mapping[Outcome, Fraction]"
"""How likely each outcome is, where each prize is paid once."""

NOTHING = Outcome(0)


@dataclass(frozen=True, eq=False)
class BonusCount:
    """A bonus counted as a spin is: of `total`, how many by what is entered and by grains paid."""

    total: int
    outcomes: Mapping[tuple[Entered, ...], Mapping[int, int]]


def counted(law: BonusLaw, times: int) -> BonusCount:
    """Return the outcomes of a bonus whose prizes are each paid so many times."""
    total = lcm(*(chance.denominator for chance in law.values()))
    outcomes: defaultdict[tuple[Entered, ...], dict[int, int]] = defaultdict(dict)
    for outcome, chance in law.items():
        outcomes[outcome.entered][outcome.grains * times] = int(chance * total)
    return BonusCount(total, dict(outcomes))


@dataclass(frozen=True)
class Prizes:
    """What the prizes of a bonus come to in grains."""

    scale: Scale
    on: PrizeBase

    def grains(self, prize: int | Fraction) -> int:
        """Return a prize in grains."""
        return self.scale.of(prize, self.on)

    def law(self, prize: int | Fraction | Drawn, times: int = 1) -> dict[Outcome, Fraction]:
        """Return the law of a prize, which may be drawn from a table."""
        if not isinstance(prize, Drawn):
            return {Outcome(self.grains(prize * times)): Fraction(1)}
        whole = sum(prize.drawn.values())
        return {
            Outcome(self.grains(number * times)): Fraction(weight, whole)
            for number, weight in prize.drawn.items()
        }


def both(one: BonusLaw, other: BonusLaw) -> dict[Outcome, Fraction]:
    """Return the law of two independent outcomes together."""
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for outcome, chance in one.items():
        for more, share in other.items():
            found[outcome.plus(more)] += chance * share
    if len(found) > MOST_OUTCOMES:
        raise NotCountable(
            f"a bonus: found more than {MOST_OUTCOMES} outcomes; allowed: no more, to be counted"
        )
    return dict(found)


def mixed(*parts: tuple[Fraction, BonusLaw]) -> dict[Outcome, Fraction]:
    """Return a mixture of laws."""
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)
    for weight, law in parts:
        if weight:
            for outcome, chance in law.items():
                found[outcome] += weight * chance
    return dict(found)


def consoled(law: BonusLaw, consolation: int) -> dict[Outcome, Fraction]:
    """Return a law in which what comes to nothing pays some grains."""
    nothing = law.get(NOTHING, Fraction())
    rest = {outcome: chance for outcome, chance in law.items() if outcome != NOTHING}
    return mixed((Fraction(1), rest), (nothing, {Outcome(consolation): Fraction(1)}))
