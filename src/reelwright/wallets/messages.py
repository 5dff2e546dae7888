"""What is said between a server and an operator's wallet, as JSON. Money is in integer cents."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, StrictInt, StringConstraints

from reelwright.service.wallet_ports import Order, Page, Refusal, Said, There, Told
from reelwright.service.wallet_records import Reason, WalletKind

Identity: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
PlayerName: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$")
]
"""An operator's own name for a player."""
Currency: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]

LARGEST = 2**53 - 1
"""The largest whole number that every reader of JSON reads as it is."""


class Message(BaseModel):
    """Something said; more than is known may be said."""

    model_config = ConfigDict(frozen=True)


class TransactionBody(Message):
    """A debit or a credit; its id is in the path."""

    kind: WalletKind
    player: PlayerName
    amount: StrictInt
    currency: Currency
    round: Identity
    reason: Reason

    def order(self, transaction: str) -> Order:
        """Return it as a transaction of this id."""
        return Order(id=transaction, **self.model_dump())


class SaidBody(Message):
    """What a player has, after what was asked."""

    balance: StrictInt
    currency: Currency
    version: StrictInt

    def said(self) -> Said:
        """Return it as the service knows it."""
        return Said(self.balance, self.currency, self.version)


class RefusalBody(Message):
    """Why something was not done."""

    refusal: Refusal


class ToldBody(Message):
    """A transaction of the operator's books."""

    id: Identity
    kind: WalletKind
    player: PlayerName
    amount: StrictInt
    currency: Currency
    state: There


class PageBody(Message):
    """Transactions in the order of the operator's books; `last` asks for the next page."""

    transactions: list[ToldBody]
    last: StrictInt

    def page(self) -> Page:
        """Return it as the service knows it."""
        return Page([Told(**one.model_dump()) for one in self.transactions], self.last)


def body_of(order: Order) -> TransactionBody:
    """Return a transaction as it is said."""
    return TransactionBody(
        kind=order.kind,
        player=order.player,
        amount=order.amount,
        currency=order.currency,
        round=order.round,
        reason=order.reason,
    )
