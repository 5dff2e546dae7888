"""What operators do: declare a round void, lock an account and unlock it, read the meters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.service.finding import known, owned
from reelwright.service.log import UNLOCKED, write_log
from reelwright.service.money import UNDOING
from reelwright.service.repeating import Asked, account_once

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reelwright.service.faults import Faults
    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Account, MeterTotal, Round, Transfer


@dataclass(frozen=True, slots=True)
class Undone:
    """A round that is void, and what undid it."""

    stored: Round
    transfers: Sequence[Transfer]


@dataclass(frozen=True, slots=True)
class Operating:
    """Does what operators ask, each time in the name of one of them.

    Asked again under the same key, what was done is told again; another request under it raises
    `KeyReused`.
    """

    store: Store
    faults: Faults
    clock: Clock

    def void(self, round_id: str, because: str, by: str, key: str | None = None) -> Undone:
        """Declare a round void; raises `UnknownRound`, `RoundVoid`."""
        asked = Asked.of(key, "void", round_id, because)
        with self.store.writing() as books:
            owner = known(books, owned(books, None, round_id).account)

            def undone() -> Account:
                self.faults.undo(books, round_id, _in_the_name_of(by, because))
                return owner

            self._once(books, asked, by, undone)
            undoing = [one for one in books.transfers_of_round(round_id) if one.kind in UNDOING]
            return Undone(owned(books, None, round_id), undoing)

    def lock(self, account: str, because: str, by: str, key: str | None = None) -> Account:
        """Lock an account and declare what is open on it void; raises `UnknownAccount`."""
        asked = Asked.of(key, "lock", account, because)
        with self.store.writing() as books:
            known(books, account)

            def locked() -> Account:
                self.faults.close(books, account, _in_the_name_of(by, because))
                return known(books, account)

            return self._once(books, asked, by, locked)

    def unlock(self, account: str, because: str, by: str, key: str | None = None) -> Account:
        """Let a locked account be played again; raises `UnknownAccount`."""
        asked = Asked.of(key, "unlock", account, because)
        with self.store.writing() as books:
            found = known(books, account)

            def unlocked() -> Account:
                if found.locked is not None:
                    books.unlock_account(account)
                    what = {"because": _in_the_name_of(by, because)}
                    write_log(books, account, at=self.clock(), kind=UNLOCKED, what=what)
                return known(books, account)

            return self._once(books, asked, by, unlocked)

    def meters(self) -> Sequence[MeterTotal]:
        """Return what was played and paid, by kind of account, game, definition and line bet."""
        with self.store.reading() as books:
            return books.meter_totals()

    def _once(
        self, books: Books, asked: Asked | None, by: str, work: Callable[[], Account]
    ) -> Account:
        return account_once(books, asked, f"user {by}"[:64], self.clock(), work)


def _in_the_name_of(by: str, because: str) -> str:
    return f"{because} (declared by {by})"
