"""The law of each kind of bonus."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import Picks, Trail, Wheel
from reelwright.law.features.bonus import Prizes, consoled
from reelwright.law.features.picks import picks_law
from reelwright.law.features.trail import trail_law
from reelwright.law.features.wheel import wheel_law

if TYPE_CHECKING:
    from reelwright.automaton.scale import Scale
    from reelwright.definition.model import Definition
    from reelwright.law.features.bonus import BonusLaw


@lru_cache(maxsize=64)
def bonus_law(definition: Definition, name: str, scale: Scale) -> BonusLaw:
    """Return the law of a bonus whose prizes are paid once; the same whatever is picked.

    Raises `NotCountable` where it has too many outcomes to be told apart.
    """
    feature = definition.features[name]
    assert isinstance(feature, Picks | Wheel | Trail)
    prizes = Prizes(scale, feature.prizes_on)
    try:
        law = _law(feature, prizes)
    except NotCountable as refusal:
        raise NotCountable(f"features > {name}: {refusal}") from None
    consolation = feature.at_nothing if isinstance(feature, Trail) else feature.consolation
    if consolation:
        law = consoled(law, prizes.grains(consolation))
    assert sum(law.values(), Fraction()) == 1
    return law


def _law(feature: Picks | Wheel | Trail, prizes: Prizes) -> BonusLaw:
    match feature:
        case Picks():
            return picks_law(feature, prizes)
        case Wheel():
            return wheel_law(feature, prizes)
        case Trail():
            return trail_law(feature, prizes)
