"""What the limits of a profile come to: pure, so that artwork can be held against them."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.profiles.model import Profile

A_DAY: Final = timedelta(hours=24)
"""The time that the losses of a day are counted over."""


def wait_ms(profile: Profile, since_last: timedelta) -> int:
    """Return how many milliseconds a round has to wait, by the time since the last one began.

    A last one that is yet to begin, by a clock that was set back, keeps nobody waiting.
    """
    passed = since_last // timedelta(milliseconds=1)
    return max(profile.minimum_round_ms - passed, 0) if since_last >= timedelta() else 0


def too_large(profile: Profile, cost: int) -> bool:
    """Say whether a round of this cost is more than may be bet."""
    return profile.largest_bet is not None and cost > profile.largest_bet


def too_much(profile: Profile, lost: int, cost: int) -> bool:
    """Say whether a round could bring what was lost within a day above what may be lost."""
    return profile.most_lost_in_a_day is not None and lost + cost > profile.most_lost_in_a_day


def too_long(profile: Profile, played: timedelta) -> bool:
    """Say whether a session that has lasted so long may begin no further round."""
    minutes = profile.longest_session_minutes
    return minutes is not None and played >= timedelta(minutes=minutes)


def lapses(profile: Profile, age: timedelta) -> bool:
    """Say whether a round that is open so long after its beginning lapses."""
    return profile.lapse_hours is not None and age >= timedelta(hours=profile.lapse_hours)


def returns_enough(profile: Profile, least: Fraction | None) -> bool:
    """Say whether a game may be offered, by the least that a way to bet on it returns.

    One whose return is not known may not, where there is a least.
    """
    return profile.least_return is None or (least is not None and least >= profile.least_return)
