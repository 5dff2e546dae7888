"""Malfunctions: a round is void, its stake returned once and all that it paid taken back.

An operator declares one, or the server itself: where a stored round no longer follows from its
answers, a digest does not match, or the self-audit of its account fails.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.service.auditing import AuditFailed
from reelwright.service.errors import AccountLocked, Malfunction, RoundVoid
from reelwright.service.finding import known, stored_round
from reelwright.service.log import LOCKED, write_log
from reelwright.service.log_rounds import log_void
from reelwright.service.money import RETURNED, REVERSED, UNDOING, moved
from reelwright.service.records import Metered, Transfer, meter_of
from reelwright.service.wallet_money import settle_void

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Account, LedgerName, Round


@dataclass(frozen=True, slots=True)
class Faults:
    """Declares rounds void and locks accounts."""

    store: Store
    clock: Clock

    def declare(self, round_id: str, because: str) -> Round:
        """Declare a round void at whatever point it is; raises `UnknownRound`, `RoundVoid`."""
        with self.store.writing() as books:
            known(books, stored_round(books, round_id).account)
            return self.undo(books, round_id, because)

    def lock(self, account: str, because: str) -> None:
        """Lock an account, and declare what is open on it void; raises `UnknownAccount`."""
        with self.store.writing() as books:
            known(books, account)
            self.close(books, account, because)

    def close(self, books: Books, account: str, because: str) -> None:
        """Lock an account that is held within this transaction, as `lock` does."""
        if known(books, account).locked is None:
            books.lock_account(account, because)
            what = {"because": because}
            write_log(books, account, at=self.clock(), kind=LOCKED, what=what)
        for one in books.open_rounds(account):
            self.undo(books, one.id, because)

    @contextmanager
    def declared(self) -> Iterator[None]:
        """Declare what a use case finds wrong, and let it fail.

        Raises `AccountLocked` where the self-audit failed.
        """
        try:
            yield
        except Malfunction as fault:
            if fault.round is not None:
                self._declare_once(fault.round, str(fault))
            raise
        except AuditFailed as failed:
            self.lock(failed.account, failed.because)
            raise AccountLocked(failed.because) from None

    def _declare_once(self, round_id: str, because: str) -> None:
        """Declare a round void, unless somebody else was first."""
        try:
            self.declare(round_id, because)
        except RoundVoid:
            return

    def undo(self, books: Books, round_id: str, because: str) -> Round:
        """Declare a round void whose account is held within this transaction.

        Raises `RoundVoid`.
        """
        stored = books.round(round_id)
        assert stored is not None
        if stored.void is not None:
            raise RoundVoid(stored.void)
        at = self.clock()
        owner = known(books, stored.account)
        undone = undoing(books.transfers_of_round(round_id), owner, stored, at)
        books.move(undone)
        paid = {kind: sum(one.amount for one in undone if one.kind == kind) for kind in UNDOING}
        books.meter(
            meter_of(stored), Metered(voids=1, returned=paid[RETURNED], reversed=paid[REVERSED])
        )
        void = replace(stored, settled=True, closed=stored.closed or at, void=because)
        books.void_round(void)
        log_void(books, void, owner, at)
        settle_void(books, owner.id, void, undone, at)
        return void


def undoing(
    transfers: list[Transfer], account: Account, stored: Round, at: datetime
) -> list[Transfer]:
    """Return what undoes a round's transfers: the stake comes back, then what was paid goes.

    What the wallet no longer has of it is owed.
    """
    paid = moved(transfers)
    stake, on_meter = paid["stakes"], paid["win meter"]
    to_wallet = paid["wallet"] + stake
    in_wallet = account.balance + stake
    parts: list[tuple[str, LedgerName, LedgerName, int]] = [
        (RETURNED, "voids", "wallet", stake),
        (REVERSED, "win meter", "voids", on_meter),
        (REVERSED, "wallet", "voids", min(to_wallet, in_wallet)),
        (REVERSED, "owed", "voids", to_wallet - min(to_wallet, in_wallet)),
    ]
    balance, found = account.balance, []
    for kind, payer, payee, amount in parts:
        if amount:
            balance += amount * ((payee == "wallet") - (payer == "wallet"))
            found.append(
                Transfer(
                    account=account.id,
                    kind=kind,
                    payer=payer,
                    payee=payee,
                    amount=amount,
                    balance=balance,
                    at=at,
                    round=stored.id,
                    question_number=stored.question_number,
                )
            )
    return found
