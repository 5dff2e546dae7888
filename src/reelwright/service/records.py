"""What the store keeps, as values. Money is in integer cents, times are in UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime  # noqa: TC003  (part of the records)
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from reelwright.play.codec import Plain

Kind: TypeAlias = Literal["demo", "test"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A player's money. A "test" account may be played with recorded draws, no other may."""

    id: str
    kind: Kind
    balance: int
    currency: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round as it is stored: what it was begun with and the answers since, nothing derived.

    `events_hash` and `won` are what the answers led to when they were given: a replay that leads
    elsewhere shows that the code or the row has changed.
    """

    id: str
    account: str
    game: str
    digest: str
    """Of the definition; the archive has the definition itself."""
    profile: str
    """The digest of the profile in force when the round began."""
    rules_version: int
    stake: Plain
    total_bet: int
    """What the game cost: the total bet, or the price of a wager."""
    carry: Plain
    answers: tuple[Plain, ...]
    events_hash: str
    won: int
    settled: bool
    opened: datetime
    closed: datetime | None

    @property
    def question_number(self) -> int:
        """The number of the question the round asks: how many it has had answered."""
        return len(self.answers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """What an account carries into its next round of a game."""

    account: str
    game: str
    digest: str
    """Of the definition whose rules carried it out."""
    carry: Plain


@dataclass(frozen=True, slots=True, kw_only=True)
class Movement:
    """A change of an account's balance; all of an account's movements add up to its balance."""

    account: str
    kind: str
    """The event that moved the money, or "opened" or "refilled"."""
    amount: int
    balance: int
    """The balance after it."""
    at: datetime
    round: str | None = None
    question_number: int | None = None
    """How many answers had been given when the event happened."""
    event: int | None = None
    """The place of the event in its round, from 0."""
