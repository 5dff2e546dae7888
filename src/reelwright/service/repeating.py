"""Requests asked again under the same key: done once, answered alike every time.

What was done is kept with what it changed, in one transaction, so that not even a crash between
the change and its answer does it twice. A request that was refused changed nothing and is not kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play.codec import answer_from, plain_hash
from reelwright.service.errors import KeyReused
from reelwright.service.finding import known
from reelwright.service.playing import RoundNow, answered
from reelwright.service.records import Done

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from reelwright.service.archive import Archive
    from reelwright.service.ports import Books
    from reelwright.service.records import Account


@dataclass(frozen=True, slots=True)
class Asked:
    """A request under a key; all that was asked is in its digest."""

    key: str
    digest: str

    @classmethod
    def of(cls, key: str | None, *parts: object) -> Asked | None:
        """Return a request under a key; `None` where the client gave none."""
        if key is None:
            return None
        return cls(key, plain_hash(parts))

    def done(self, books: Books, scope: str) -> Done | None:
        """Return what was done under the key before; raises `KeyReused` for another request."""
        found = books.done(scope, self.key)
        if found is not None and found.request != self.digest:
            raise KeyReused(
                "idempotency key: found one of another request; allowed: a new one for each"
            )
        return found

    def keep(self, books: Books, now: RoundNow, at: datetime) -> None:
        """Keep what a request led to in a round."""
        books.add_done(
            Done(
                scope=now.stored.account,
                key=self.key,
                request=self.digest,
                account=now.stored.account,
                balance=now.balance,
                at=at,
                round=now.stored.id,
                answers=now.stored.question_number,
                new_from=now.new_from,
            )
        )

    def keep_account(self, books: Books, scope: str, account: Account, at: datetime) -> None:
        """Keep what a request did to an account."""
        books.add_done(
            Done(
                scope=scope,
                key=self.key,
                request=self.digest,
                account=account.id,
                balance=account.balance,
                at=at,
            )
        )


def as_it_was(books: Books, archive: Archive, done: Done) -> RoundNow:
    """Return a round as it was answered then; raises `Malfunction` where it does not follow."""
    assert done.round is not None
    stored = books.round(done.round)
    assert stored is not None
    given = stored.answers[: done.answers]
    played = answered(archive.begun(books, stored), *map(answer_from, given))
    then = replace(
        stored,
        answers=given,
        events_hash=played.events_hash,
        won=played.state.won,
        settled=played.question is None,
        closed=stored.closed if played.question is None else None,
    )
    return RoundNow(then, played, done.new_from, done.balance)


def account_once(
    books: Books, asked: Asked | None, scope: str, at: datetime, work: Callable[[], Account]
) -> Account:
    """Return the account that a piece of work changes, or as it was where that was done before."""
    if asked is None:
        return work()
    if done := asked.done(books, scope):
        found = known(books, done.account)
        return replace(found, ledger={**found.ledger, "wallet": done.balance})
    changed = work()
    asked.keep_account(books, scope, changed, at)
    return changed
