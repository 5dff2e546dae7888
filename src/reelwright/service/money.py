"""What a round moves: each event that pays or costs something is one transfer.

Prizes go to the wallet, or to the win meter where they are held until collected; a gamble stakes
what is there and pays there, apart from stakes and prizes (platform 9.5).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reelwright.play.events import GambleDecided, GambleStaked, GambleThrown, RoundBegun, RoundEnded
from reelwright.service.errors import NoCredit
from reelwright.service.records import Metered, Transfer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

    from reelwright.play.events import Event
    from reelwright.service.playing import Played
    from reelwright.service.records import Account, LedgerName

RETURNED = "stake returned"
REVERSED = "prizes reversed"
UNDOING = (RETURNED, REVERSED)
"""The kinds of transfers that are not of the play: they undo it where a round is void."""


def transfers_of(
    played: Played, told: int, *, round_id: str, account: Account, at: datetime
) -> list[Transfer]:
    """Return what a round moves in all its steps but the first `told`.

    Raises `NoCredit` where the balance would not pay for an event, whatever later events bring.
    """
    balance, found = account.balance, []
    for place, number, event, payer, payee, amount in _paid(played):
        if number < told:
            continue
        if balance + event.credit < 0:
            raise NoCredit(f"balance: found {balance} cents; allowed: {-event.credit} or more")
        balance += event.credit
        found.append(
            Transfer(
                account=account.id,
                kind=event.event,
                payer=payer,
                payee=payee,
                amount=amount,
                balance=balance,
                at=at,
                round=round_id,
                question_number=number,
                event=place,
            )
        )
    return found


def _paid(played: Played) -> Iterator[tuple[int, int, Event, LedgerName, LedgerName, int]]:
    """Yield of each event that moves money its place, the answers before it, and what it moves."""
    purse: LedgerName = "win meter" if played.state.terms.held else "wallet"
    place = won = 0
    for number, events in enumerate(played.steps):
        for event in events:
            payer, payee, amount = _moved(event, purse, won)
            won = getattr(event, "won", won)
            if amount:
                yield place, number, event, payer, payee, amount
            place += 1


def _moved(event: Event, purse: LedgerName, won: int) -> tuple[LedgerName, LedgerName, int]:
    """Return who pays whom how much by an event; `won` is what the round had won before it."""
    match event:
        case RoundBegun():
            return "wallet", "stakes", -event.credit
        case GambleStaked():
            return purse, "gamble stakes", event.amount
        case GambleDecided() | GambleThrown():
            return "gamble prizes", purse, event.amount
        case RoundEnded():
            return "win meter", "wallet", event.credit
        case _:
            return "prizes", purse, getattr(event, "won", won) - won


def moved(transfers: Iterable[Transfer]) -> Counter[LedgerName]:
    """Return what transfers add to each side of a ledger; together it is nothing."""
    added: Counter[LedgerName] = Counter()
    for one in transfers:
        added[one.payer] -= one.amount
        added[one.payee] += one.amount
    return added


def metered(transfers: Iterable[Transfer], events: Iterable[Event]) -> Metered:
    """Return what a part of a round adds to the meters."""
    paid = moved(transfers)
    happened = list(events)
    return Metered(
        games=sum(isinstance(one, RoundBegun) for one in happened),
        turnover=paid["stakes"],
        wins=-paid["prizes"],
        gambles=sum(isinstance(one, GambleStaked) for one in happened),
        gambles_won=sum(
            isinstance(one, GambleDecided | GambleThrown) and one.success for one in happened
        ),
        gamble_stakes=paid["gamble stakes"],
        gamble_prizes=-paid["gamble prizes"],
    )
