"""What the store keeps, as values. Money is in integer cents, times are in UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime  # noqa: TC003  (part of the records)
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.play.codec import Plain
    from reelwright.play.questions import DrawOf
    from reelwright.service.wallet_records import Outside

Kind: TypeAlias = Literal["demo", "test", "real"]
LedgerName: TypeAlias = Literal[
    "wallet",
    "win meter",
    "funds",
    "stakes",
    "prizes",
    "gamble stakes",
    "gamble prizes",
    "voids",
    "owed",
]
"""Where an account's money comes from and goes to.

The player's are the "wallet" and the "win meter", which holds prizes until they are collected; all
others are the other side of what the player has, so that together they are nothing.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A player's money. A "test" account may be played with recorded draws, no other may."""

    id: str
    kind: Kind
    currency: str
    ledger: Mapping[LedgerName, int]
    """What is on each side of it; one that is not there has nothing."""
    locked: str | None = None
    """Why nothing may be played on it; `None` where it may."""
    outside: Outside | None = None
    """Where its money is between rounds, where that is an operator's wallet."""

    @property
    def balance(self) -> int:
        """What is in the wallet that is kept here."""
        return self.ledger.get("wallet", 0)

    @property
    def told_balance(self) -> int:
        """What the player can bet, wherever it is kept."""
        outside = self.outside
        return self.balance + (0 if outside is None else outside.balance + outside.pending)

    @property
    def on_win_meter(self) -> int:
        """What the player has won and not yet collected."""
        return self.ledger.get("win meter", 0)


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
    void: str | None = None
    """Why it was declared void; `None` where it counts."""

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
class Transfer:
    """Money that goes from one side of an account's ledger to another, once and for all."""

    account: str
    kind: str
    """The event that moved the money, or what else did: "opened", "stake returned"."""
    payer: LedgerName
    payee: LedgerName
    amount: int
    """More than 0."""
    balance: int
    """What is in the wallet after it."""
    at: datetime
    round: str | None = None
    question_number: int | None = None
    """How many answers had been given when the event happened."""
    event: int | None = None
    """The place of the event in its round, from 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forced:
    """A draw chosen beforehand: an outcome for each part, `None` where chance answers it."""

    of: DrawOf
    outcomes: tuple[int | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A request that was done under a key of the client's: asked again, it is answered again."""

    scope: str
    """The account it was asked for; "" where it opened one."""
    key: str
    request: str
    """The SHA-256, in hexadecimal, of what was asked."""
    account: str
    balance: int
    """The account's balance when it was answered."""
    at: datetime
    round: str | None = None
    answers: int = 0
    """How many answers the round had then."""
    new_from: int = 0
    """The place of the first event that was news."""


Role: TypeAlias = Literal["player", "operator", "auditor"]


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """Somebody who comes in by a name and a password."""

    name: str
    role: Role
    password: str
    """Its Argon2 hash."""
    account: str | None
    """A player's; nobody else has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Who is asking, for as long as it lasts."""

    token: str
    """The SHA-256, in hexadecimal, of what the client shows."""
    role: Role
    account: str | None
    user: str | None
    """Who came in by a password; `None` for whoever knows the id of a demo account."""
    begun: datetime
    seen: datetime
    ends: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class MeterKey:
    """What a meter counts for: another definition of a game is another game in the records."""

    account: str
    game: str
    digest: str
    line_bet: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Metered:
    """What was played and paid; gambles are apart from the turnover (platform 9.5, 9.12)."""

    games: int = 0
    turnover: int = 0
    wins: int = 0
    gambles: int = 0
    gambles_won: int = 0
    gamble_stakes: int = 0
    gamble_prizes: int = 0
    voids: int = 0
    """How many games were declared void."""
    returned: int = 0
    """What of the turnover was given back."""
    reversed: int = 0
    """What of prizes and gambles was taken back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeterTotal:
    """The meters of all accounts of a kind and currency, which are never added to others."""

    kind: Kind
    currency: str
    game: str
    digest: str
    line_bet: int
    metered: Metered


def meter_of(stored: Round) -> MeterKey:
    """Return the meter that counts a round; that of no bet where the stake is not one any more."""
    line_bet = stored.stake.get("line_bet")
    return MeterKey(
        account=stored.account,
        game=stored.game,
        digest=stored.digest,
        line_bet=line_bet if isinstance(line_bet, int) else 0,
    )
