"""Asking an operator's wallet for what a round costs, before anything is drawn.

The request is written first, then sent. A round claims the debit in its own transaction; a debit
that no round has claimed is rolled back, whatever came between: a refusal, another tab, a crash.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.service.errors import NoCredit, WalletDenied
from reelwright.service.ports import Unavailable
from reelwright.service.wallet_money import Grant, new_request
from reelwright.service.wallet_outbox import order_of, unavailable
from reelwright.service.wallet_ports import WalletRefused, WalletSilent

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import timedelta

    from reelwright.service.ports import Clock, Store
    from reelwright.service.wallet_money import Short
    from reelwright.service.wallet_outbox import Outbox
    from reelwright.service.wallet_ports import OperatorWallet
    from reelwright.service.wallet_records import WalletRequest


@dataclass(frozen=True, slots=True)
class Cashier:
    """Has an operator's wallet pay what an account is short of."""

    store: Store
    clock: Clock
    outbox: Outbox
    to_be_used: timedelta

    @contextmanager
    def paying(self, short: Short) -> Iterator[Grant]:
        """Debit what is missing for a block that is to claim it; roll it back where it does not.

        All that waits of the account is sent before. Raises `NoCredit`, `WalletDenied`,
        `WalletUnavailable`.
        """
        wallet, outside = self.outbox.wallet, short.account.outside
        if wallet is None or outside is None or wallet.name != outside.wallet:
            raise unavailable()
        self.outbox.flush(short.account.id)
        at = self.clock()
        until = at + self.to_be_used
        request = new_request(short.account.id, short.round, short.amount, at, until)
        with self.store.writing() as books:
            books.add_wallet_request(request)
        grant = self._debited(wallet, short, request)
        try:
            yield grant
        except BaseException as error:
            self._give_up(request, f"not used: {type(error).__name__}")
            raise
        if not grant.claimed:
            self._give_up(request, "not used: it was done before")

    def _debited(self, wallet: OperatorWallet, short: Short, request: WalletRequest) -> Grant:
        try:
            return Grant(request, wallet.transact(order_of(short.account, request)))
        except WalletRefused as refused:
            with self.store.writing() as books:
                books.turn_wallet_request(request.id, "asked", "refused", refused.refusal)
            if refused.refusal == "no-funds":
                wanted = f"found less than {short.amount} cents; allowed: {short.amount} or more"
                raise NoCredit(f"balance: {wanted}") from None
            if refused.refusal in ("rolled-back", "differs"):
                raise unavailable() from None
            raise WalletDenied(str(refused)) from None
        except WalletSilent as silent:
            self._give_up(request, str(silent))
            raise unavailable() from None

    def _give_up(self, request: WalletRequest, trouble: str) -> None:
        """Have a debit rolled back, unless it was used; where nobody can say so, time does."""
        with suppress(Unavailable), self.store.writing() as books:
            books.give_up_wallet_request(request.id, self.clock(), trouble)
