"""What the limits in force refuse a round that is about to begin; nothing has changed by then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.profiles import limits
from reelwright.profiles.limits import A_DAY
from reelwright.service.errors import BetTooLarge, LossLimit, SessionTooLong, TooSoon

if TYPE_CHECKING:
    from datetime import datetime

    from reelwright.profiles.model import Profile
    from reelwright.service.ports import Books


@dataclass(frozen=True, slots=True)
class Beginning:
    """A round about to begin: whose, what it costs, when, and in a session begun when."""

    account: str
    cost: int
    at: datetime
    session: datetime | None


def check_limits(books: Books, profile: Profile, round_: Beginning) -> None:
    """Raise `BetTooLarge`, `SessionTooLong`, `TooSoon` or `LossLimit` where one holds it back."""
    if limits.too_large(profile, round_.cost):
        raise BetTooLarge(f"bet: found {round_.cost} cents; allowed: {profile.largest_bet} or less")
    if round_.session is not None and limits.too_long(profile, round_.at - round_.session):
        minutes = profile.longest_session_minutes
        raise SessionTooLong(
            f"session: found one that has lasted {minutes} minutes or more; allowed: a new one"
        )
    _check_wait(books, profile, round_)
    _check_loss(books, profile, round_)


def _check_wait(books: Books, profile: Profile, round_: Beginning) -> None:
    if not profile.minimum_round_ms:
        return
    for last in books.rounds(round_.account, None, 1, None):
        if wait := limits.wait_ms(profile, round_.at - last.opened):
            raise TooSoon(
                f"round: found one begun {profile.minimum_round_ms - wait} ms ago; "
                f"allowed: {profile.minimum_round_ms} ms between two",
                wait,
            )


def _check_loss(books: Books, profile: Profile, round_: Beginning) -> None:
    if profile.most_lost_in_a_day is None:
        return
    lost = books.lost_between(round_.account, round_.at - A_DAY, round_.at + A_DAY)
    if limits.too_much(profile, lost, round_.cost):
        raise LossLimit(
            f"losses: found {lost} cents within 24 hours and a bet of {round_.cost}; "
            f"allowed: {profile.most_lost_in_a_day} together"
        )
