"""What the log says of a round once it is over or void: enough to tell any change of it later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.codec import plain_hash
from reelwright.service.fields import fields_of
from reelwright.service.log import OVER, VOID, instant, write_log
from reelwright.service.money import UNDOING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from reelwright.play.codec import Plain
    from reelwright.service.ports import Books
    from reelwright.service.records import Account, Round, Transfer


def transfer_data(transfer: Transfer) -> Plain:
    """Return a transfer as plain data."""
    return {**fields_of(transfer), "at": instant(transfer.at)}


def transfers_hash(transfers: Iterable[Transfer]) -> str:
    """Return the SHA-256, in hexadecimal, of transfers."""
    return plain_hash([transfer_data(one) for one in transfers])


def told_of(stored: Round, account: Account, transfers: list[Transfer]) -> Plain:
    """Return what the log says of a round that is settled and all that it has moved.

    The balance is the one after the last of that: a round always moves its stake.
    """
    assert stored.closed is not None
    return {
        "round": stored.id,
        "account_kind": account.kind,
        "currency": account.currency,
        "game": stored.game,
        "digest": stored.digest,
        "profile": stored.profile,
        "rules_version": stored.rules_version,
        "stake": stored.stake,
        "cost": stored.total_bet,
        "carry": stored.carry,
        "answers": plain_hash(list(stored.answers)),
        "events_hash": stored.events_hash,
        "won": stored.won,
        "opened": instant(stored.opened),
        "closed": instant(stored.closed),
        "transfers": transfers_hash(transfers),
        "balance": transfers[-1].balance if transfers else None,
    }


def entry_of(kind: str, stored: Round, account: Account, transfers: list[Transfer]) -> Plain:
    """Return what an entry of this kind must say of a round, by all that is stored of it."""
    if kind == VOID:
        return {**told_of(stored, account, transfers), "because": stored.void}
    played = [one for one in transfers if one.kind not in UNDOING]
    return told_of(stored, account, played)


def log_over(
    books: Books, over: Round, account: Account, at: datetime, transfers: list[Transfer]
) -> None:
    """Write that a round is over, and with it all that it moved."""
    what = entry_of(OVER, over, account, transfers)
    write_log(books, over.account, at=at, kind=OVER, what=what, round_id=over.id)


def log_void(books: Books, void: Round, account: Account, at: datetime) -> None:
    """Write that a round is void, once it is undone."""
    what = entry_of(VOID, void, account, books.transfers_of_round(void.id))
    write_log(books, void.account, at=at, kind=VOID, what=what, round_id=void.id)
