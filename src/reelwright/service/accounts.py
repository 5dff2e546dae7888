"""Accounts: a demo account for anybody who asks, and the one marked for tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.service.auditing import checked
from reelwright.service.errors import RefillRefused
from reelwright.service.finding import known
from reelwright.service.ids import new_id
from reelwright.service.log import OPENED, REFILLED, write_log
from reelwright.service.ports import Raced
from reelwright.service.records import Account, Kind, Transfer
from reelwright.service.repeating import Asked, account_once

if TYPE_CHECKING:
    from reelwright.service.faults import Faults
    from reelwright.service.games import Games
    from reelwright.service.ports import Books, Clock, Store

CURRENCY = "NZD"
TEST_ACCOUNT = "test"


@dataclass(frozen=True, slots=True)
class Accounts:
    """Opens accounts and gives demo money, `opening_balance` cents of it."""

    store: Store
    games: Games
    faults: Faults
    clock: Clock
    opening_balance: int = 100_000

    def open_demo(self, key: str | None = None) -> Account:
        """Open a demo account; who knows its id may play it.

        Asked again under the same key, the same account is told again. Raises `KeyReused`.
        """
        asked = Asked.of(key, "open account")
        try:
            return self._opened(asked)
        except Raced:
            return self._opened(asked)

    def open_test(self) -> Account:
        """Return the test account, opened where there is none yet."""
        with self.store.writing() as books:
            return books.account(TEST_ACCOUNT) or self._open(books, TEST_ACCOUNT, "test")

    def account(self, account: str) -> Account:
        """Return an account; raises `UnknownAccount`."""
        with self.store.reading() as books:
            return known(books, account)

    def refill(self, account: str, key: str | None = None) -> Account:
        """Set a demo account that cannot pay any bet back to the opening balance.

        Raises `UnknownAccount`, `AccountLocked`, `RefillRefused`, `KeyReused`.
        """
        asked = Asked.of(key, "refill")
        with self.faults.declared(), self.store.writing() as books:
            found = known(books, account)
            return account_once(
                books, asked, account, self.clock(), lambda: self._refill(books, found)
            )

    def _opened(self, asked: Asked | None) -> Account:
        """Open a demo account; raises `Raced` where somebody else was first under the same key."""
        with self.store.writing() as books:
            return account_once(
                books,
                asked,
                "",
                self.clock(),
                lambda: self._open(books, new_id(), "demo"),
            )

    def _refill(self, books: Books, account: Account) -> Account:
        checked(account)
        least = self.games.smallest_bet
        if account.kind != "demo" or account.balance >= least:
            raise RefillRefused(
                f"account: found a {account.kind} account with {account.balance} cents; "
                f"allowed: a demo account with less than {least}"
            )
        return self._give(books, account, "refilled", REFILLED)

    def _open(self, books: Books, account: str, kind: Kind) -> Account:
        opened = Account(id=account, kind=kind, currency=CURRENCY, ledger={})
        books.add_account(opened)
        return self._give(books, opened, "opened", OPENED)

    def _give(self, books: Books, account: Account, kind: str, logged: str) -> Account:
        given = Transfer(
            account=account.id,
            kind=kind,
            payer="funds",
            payee="wallet",
            amount=self.opening_balance - account.balance,
            balance=self.opening_balance,
            at=self.clock(),
        )
        books.move([given])
        what = {
            "account_kind": account.kind,
            "currency": account.currency,
            "amount": given.amount,
            "balance": given.balance,
        }
        write_log(books, account.id, at=given.at, kind=logged, what=what)
        return known(books, account.id)
