"""What a round moves: an account's balance follows the events, cent by cent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.service.errors import NoCredit
from reelwright.service.records import Movement

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from reelwright.service.playing import Played
    from reelwright.service.records import Account


def movements_of(
    played: Played, told: int, *, round_id: str, account: Account, at: datetime
) -> list[Movement]:
    """Return what a round moves in all its steps but the first `told`.

    Raises `NoCredit` where the balance would not pay for an event, whatever later events bring.
    """
    balance = account.balance
    movements = []
    for place, number, name, credit in _credits(played):
        if number < told or not credit:
            continue
        if balance + credit < 0:
            raise NoCredit(f"balance: found {balance} cents; allowed: {-credit} or more")
        balance += credit
        movements.append(
            Movement(
                account=account.id,
                kind=name,
                amount=credit,
                balance=balance,
                at=at,
                round=round_id,
                question_number=number,
                event=place,
            )
        )
    return movements


def _credits(played: Played) -> Iterator[tuple[int, int, str, int]]:
    """Yield each event's place, the number of answers before it, its name and its credit."""
    place = 0
    for number, events in enumerate(played.steps):
        for event in events:
            yield place, number, event.event, event.credit
            place += 1
