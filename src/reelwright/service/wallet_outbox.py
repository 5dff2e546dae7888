"""The outbox: what an operator's wallet must still be told, sent until it has done it.

Each is sent at least once and under its own id, in the order of its account. Servers that share a
database take what they send for a while, so that none is sent by two at once.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tenacity import (
    RetryCallState,
    RetryError,
    Retrying,
    retry_if_result,
    stop_after_delay,
    wait_exponential_jitter,
    wait_fixed,
)

from reelwright.service.errors import WalletUnavailable
from reelwright.service.finding import known
from reelwright.service.wallet_money import owed_paid
from reelwright.service.wallet_ports import Order, Said, WalletRefused, WalletSilent

if TYPE_CHECKING:
    from tenacity.wait import wait_base

    from reelwright.service.ports import Clock, Store
    from reelwright.service.records import Account
    from reelwright.service.wallet_ports import OperatorWallet
    from reelwright.service.wallet_records import Waiting, WalletRequest

Outcome: TypeAlias = Literal["delivered", "refused", "failed"]

PAUSES: Final = wait_exponential_jitter(initial=1, max=600, jitter=1)
"""How long to wait after each try in vain: about 1, 2, 4, ... 600 seconds."""

LONGEST_WAIT: Final = 5.0
"""Seconds that a request of a player waits for what another server sends."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Outbox:
    """Sends what waits, each to the operator's wallet that is connected."""

    store: Store
    clock: Clock
    wallet: OperatorWallet | None
    lease: timedelta
    pauses: wait_base = PAUSES

    def give_up(self) -> int:
        """Have rolled back whatever was debited and not used in time, by whatever server."""
        with self.store.writing() as books:
            return books.give_up_wallet_requests(self.clock())

    def deliver_next(self, account: str | None = None) -> Outcome | None:
        """Send what is next, of an account or of all; return what came of it, if there was any."""
        if self.wallet is None:
            return None
        at = self.clock()
        with self.store.writing() as books:
            taken = books.take_wallet_request(self.wallet.name, at, at + self.lease, account)
        return None if taken is None else self._send(self.wallet, taken)

    def flush(self, account: str) -> None:
        """Send all that waits of an account, so that what it is asked next comes after it.

        Raises `WalletUnavailable` where that cannot be done now.
        """
        patient = Retrying(
            retry=retry_if_result(lambda is_empty: not is_empty),
            wait=wait_fixed(0.05),
            stop=stop_after_delay(LONGEST_WAIT),
        )
        try:
            patient(self._emptied, account)
        except RetryError:
            raise unavailable() from None

    def waiting(self) -> Waiting:
        """Return how much waits."""
        with self.store.reading() as books:
            return books.waiting()

    def _emptied(self, account: str) -> bool:
        """Send what waits of an account; tell whether nothing of it is being sent elsewhere."""
        while (outcome := self.deliver_next(account)) is not None:
            if outcome == "failed":
                raise unavailable()
        with self.store.reading() as books:
            return books.waiting(account).requests == 0

    def _send(self, wallet: OperatorWallet, request: WalletRequest) -> Outcome:
        with self.store.reading() as books:
            order = order_of(known(books, request.account), request)
        try:
            said = wallet.roll_back(order) if request.state == "undoing" else wallet.transact(order)
        except WalletRefused as refused:
            if request.reason == "owed":
                return self._refused(request, refused)
            return self._postponed(request, str(refused.refusal))
        except WalletSilent as silent:
            return self._postponed(request, str(silent))
        self._delivered(request, said)
        return "delivered"

    def _delivered(self, request: WalletRequest, said: Said) -> None:
        """Write that a request is done, unless another server has done so."""
        after: Literal["undone", "done"] = "undone" if request.state == "undoing" else "done"
        with self.store.writing() as books:
            account = known(books, request.account)
            books.heard(account.id, said)
            is_first = books.turn_wallet_request(request.id, request.state, after)
            if is_first and request.reason == "owed":
                owed_paid(books, account, request, self.clock())

    def _refused(self, request: WalletRequest, refused: WalletRefused) -> Outcome:
        """Write that what is owed stays owed."""
        with self.store.writing() as books:
            books.turn_wallet_request(request.id, request.state, "owed", refused.refusal)
        return "refused"

    def _postponed(self, request: WalletRequest, trouble: str) -> Outcome:
        tries = request.tries + 1
        due = self.clock() + self._pause(tries)
        log.warning("operator's wallet: %s %s, try %d", request.state, trouble, tries)
        later = replace(request, tries=tries, due=due, trouble=trouble)
        with self.store.writing() as books:
            books.postpone_wallet_request(later)
        return "failed"

    def _pause(self, tries: int) -> timedelta:
        state = RetryCallState(Retrying(), None, (), {})
        state.attempt_number = tries
        return timedelta(seconds=self.pauses(state))


def order_of(account: Account, request: WalletRequest) -> Order:
    """Return a request as the operator's wallet is asked it."""
    assert account.outside is not None
    return Order(
        id=request.id,
        kind=request.kind,
        player=account.outside.player,
        amount=request.amount,
        currency=account.currency,
        round=request.round,
        reason=request.reason,
    )


def unavailable() -> WalletUnavailable:
    """Return what a player is told where the operator's wallet gives no answer."""
    return WalletUnavailable(
        "operator's wallet: found no answer; allowed: to ask again under the same key"
    )
