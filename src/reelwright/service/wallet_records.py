"""What is kept of an operator's wallet: who plays there, and each request to it.

A request is written before it is sent, under an id of its own, so that whatever happens between
the two it can be asked for, sent again or rolled back.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, Self, TypeAlias

WalletKind: TypeAlias = Literal["debit", "credit"]

Reason: TypeAlias = Literal["stake", "prize", "void", "owed"]
"""What a request is for: to pay a stake, to pay out what was won or what a void round gives back,
or to take back what a void round had paid out."""

State: TypeAlias = Literal["asked", "used", "refused", "undoing", "undone", "due", "done", "owed"]
"""Where a request stands.

A debit of a stake is "asked", and then "used" by its round, "refused" by the operator, or it is
"undoing" until the operator has rolled it back and it is "undone". All else is "due" until the
operator has done it and it is "done"; what is asked back and refused stays "owed".
"""

LIVE: Final[tuple[State, ...]] = ("asked", "undoing", "due", "owed")
"""The states of what is not over: few of all requests that there are."""

OUTBOX: Final[tuple[State, ...]] = ("undoing", "due")
"""The states in which something must be sent to the operator."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """Where the money of an account is between rounds: with a player of an operator's wallet."""

    wallet: str
    player: str
    balance: int
    """What the wallet last said the player has."""
    version: int
    """How many of the player's transactions the wallet had then counted."""
    pending: int = 0
    """What is on its way there and not counted in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WalletRequest:
    """A request to an operator's wallet."""

    id: str
    account: str
    kind: WalletKind
    amount: int
    """More than 0, in cents."""
    round: str
    """The round it is for, which may not have begun yet."""
    reason: Reason
    state: State
    asked: datetime
    """When it was written."""
    due: datetime
    """When it is to be sent; where it is "asked", when it is given up."""
    tries: int = 0
    """How often it was sent from the outbox in vain."""
    leased: datetime | None = None
    """Until when a server is sending it; `None` where none is."""
    trouble: str | None = None
    """What came of it when it was last sent, where that was no good."""
    told: int | None = None
    """What the player had when a round used it, with what it brought; `None` where none has."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """How much there is to be sent."""

    requests: int
    oldest: datetime | None
    owed: int
    """How many demands for what is owed were refused."""


@dataclass(frozen=True, slots=True)
class WalletTimes:
    """How long a server is believed to be at work on a request before it must be dead.

    Where it is not, nothing is done twice: it comes too late, and finds so.
    """

    to_be_used: timedelta = timedelta(seconds=60)
    """For a round to use its debit, which is rolled back then."""
    lease: timedelta = timedelta(seconds=20)
    """For what it sends from the outbox, which another server sends then."""

    @classmethod
    def by_answers(cls, seconds: float) -> Self:
        """Return those where an answer is waited for so long, and as long each step before it."""
        return cls(timedelta(seconds=12 * seconds), timedelta(seconds=4 * seconds))
