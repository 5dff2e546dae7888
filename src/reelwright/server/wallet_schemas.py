"""What operators ask about players of their wallet, and are told of what waits for it."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  (pydantic reads it)
from typing import Annotated, TypeAlias

from pydantic import Field, StringConstraints

from reelwright.server.schemas import Body, Cents, View
from reelwright.service.wallet_records import (  # (pydantic reads them)
    Reason,  # noqa: TC001
    State,  # noqa: TC001
    WalletKind,  # noqa: TC001
)

PlayerName: TypeAlias = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$"),
    Field(examples=["player-1234"]),
]


class NewPlayer(Body):
    """A player of the operator's wallet."""

    player: PlayerName
    """The operator's own name for the player."""


class WaitingView(View):
    """Something that the operator's wallet must still be told, or has refused to give back."""

    number: int
    """Its place in the outbox: the next page is asked for after the last of this one."""
    id: str
    """Of the transaction, as the wallet is told it."""
    account: str
    round: str
    kind: WalletKind
    amount: Cents
    reason: Reason
    state: State
    """With "undoing" a debit waits to be rolled back, with "due" all else to be done; what the
    wallet has refused to give back stays "owed"."""
    asked: datetime
    due: datetime
    """When it is sent next."""
    tries: int
    trouble: str | None
    """What came of it when it was last sent."""
