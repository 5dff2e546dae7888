"""What is asked for by its id, where it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.service.errors import UnknownAccount, UnknownRound

if TYPE_CHECKING:
    from reelwright.service.ports import Books
    from reelwright.service.records import Account, Round


def known(books: Books, account: str) -> Account:
    """Return an account; raises `UnknownAccount`."""
    found = books.account(account)
    if found is None:
        raise UnknownAccount("account: found none with this id; allowed: an account's id")
    return found


def stored_round(books: Books, round_id: str) -> Round:
    """Return a round of whatever account; raises `UnknownRound`."""
    found = books.round(round_id)
    if found is None:
        raise UnknownRound("round: found none with this id; allowed: the id of a round")
    return found


def owned(books: Books, account: str | None, round_id: str) -> Round:
    """Return a round of an account, or of any; raises `UnknownRound`."""
    found = books.round(round_id)
    if found is None or account not in (None, found.account):
        raise UnknownRound("round: found none with this id; allowed: a round of this account")
    return found
