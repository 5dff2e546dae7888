"""What a laboratory does on the test account: choose stops and other draws, set the credit.

A test account's meters are its own, so nothing that is chosen moves a real one (platform 6.10).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from reelwright.service.auditing import checked
from reelwright.service.errors import Forbidden
from reelwright.service.finding import known
from reelwright.service.log import CREDIT_SET, FORCED, write_log
from reelwright.service.records import Transfer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from reelwright.service.faults import Faults
    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Account, Forced


@dataclass(frozen=True, slots=True)
class Laboratory:
    """Chooses what test accounts are dealt, where the server is one of a laboratory."""

    store: Store
    faults: Faults
    clock: Clock
    is_open: bool

    def forced(self, account: str) -> Sequence[Forced]:
        """Return the draws that are left of those chosen; raises `UnknownAccount`, `Forbidden`."""
        with self.store.reading() as books:
            return books.forced(self._test(books, account).id)

    def force(self, account: str, chosen: Sequence[Forced]) -> None:
        """Choose what is drawn next, in place of all that was chosen before.

        Each draw waits for the next question of its kind; every other is answered by chance.
        Raises `UnknownAccount`, `AccountLocked`, `Forbidden`.
        """
        with self.faults.declared(), self.store.writing() as books:
            checked(self._test(books, account))
            books.force(account, chosen)
            draws = [{**asdict(one), "outcomes": list(one.outcomes)} for one in chosen]
            write_log(books, account, at=self.clock(), kind=FORCED, what={"draws": draws})

    def set_credit(self, account: str, balance: int) -> Account:
        """Leave so many cents in the wallet; raises as `force` does."""
        with self.faults.declared(), self.store.writing() as books:
            found = checked(self._test(books, account))
            more, at = balance - found.balance, self.clock()
            if more:
                books.move([_given(found, more, at)])
                what = {"amount": more, "balance": balance}
                write_log(books, account, at=at, kind=CREDIT_SET, what=what)
            return known(books, account)

    def _test(self, books: Books, account: str) -> Account:
        found = known(books, account)
        if not self.is_open:
            raise Forbidden("laboratory: found it closed; allowed: a server that serves one")
        if found.kind != "test":
            raise Forbidden(f"account: found a {found.kind} account; allowed: a test account")
        return found


def _given(account: Account, more: int, at: datetime) -> Transfer:
    """Return what brings `more` cents into a wallet, or takes them out where there are less."""
    return Transfer(
        account=account.id,
        kind="credit set",
        payer="funds" if more > 0 else "wallet",
        payee="wallet" if more > 0 else "funds",
        amount=abs(more),
        balance=account.balance + more,
        at=at,
    )
