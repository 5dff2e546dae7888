"""The law of a wheel: spins that do not bear on each other."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.features.bonus import NOTHING, Entered, Outcome, both, mixed

if TYPE_CHECKING:
    from reelwright.definition.model import Wheel
    from reelwright.law.features.bonus import Prizes


def wheel_law(feature: Wheel, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return the law of all spins of a wheel, a consolation left out."""
    whole = sum(segment.weight for segment in feature.segments)
    spin = mixed(
        *(
            (
                Fraction(segment.weight, whole),
                both(_entered(segment.enter, segment.count), prizes.law(segment.prize or 0)),
            )
            for segment in feature.segments
        )
    )
    law: dict[Outcome, Fraction] = {NOTHING: Fraction(1)}
    for _ in range(feature.spins):
        law = both(law, spin)
    return law


def _entered(feature: str | None, count: int | None) -> dict[Outcome, Fraction]:
    entered = (Entered(feature, count),) if feature else ()
    return {Outcome(0, entered): Fraction(1)}
