"""What the use cases need of an operator's wallet, and of a store to keep what they asked of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from reelwright.service.wallet_records import (
        Outside,
        Reason,
        State,
        Waiting,
        WalletKind,
        WalletRequest,
    )

Refusal: TypeAlias = Literal["no-funds", "unknown-player", "blocked", "rolled-back", "differs"]
"""Why an operator's wallet does not do a transaction, now or ever."""

There: TypeAlias = Literal["done", "rolled-back"]
"""Where a transaction stands at the operator's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """A transaction as it is asked of an operator's wallet: the same id is the same transaction."""

    id: str
    kind: WalletKind
    player: str
    amount: int
    currency: str
    round: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Said:
    """What an operator's wallet says of a player whenever it answers."""

    balance: int
    currency: str
    version: int
    """How many transactions it has counted for the player: of two answers the higher is newer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A transaction as the operator's own books have it."""

    id: str
    kind: WalletKind
    player: str
    amount: int
    currency: str
    state: There


@dataclass(frozen=True, slots=True)
class Page:
    """Transactions in the order of the operator's books; `last` is where the next page begins."""

    transactions: Sequence[Told]
    last: int


class WalletRefused(Exception):
    """The operator's wallet has not done it, and says so."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"operator's wallet: found {refusal}; allowed: a transaction it does")
        self.refusal = refusal


class WalletSilent(Exception):
    """No answer that can be trusted: whether the operator's wallet has done it is not known."""


class OperatorWallet(Protocol):
    """A wallet of an operator. A transaction asked again under its id is done once.

    Each raises `WalletSilent` where the wallet does not answer.
    """

    @property
    def name(self) -> str:
        """By which accounts are known to be kept there."""
        ...

    def standing(self, player: str) -> Said:
        """Return what a player has; raises `WalletRefused`."""
        ...

    def transact(self, order: Order) -> Said:
        """Debit or credit a player; raises `WalletRefused`."""
        ...

    def roll_back(self, order: Order) -> Said:
        """Undo a debit, or see to it that it is not done when it arrives later."""
        ...

    def transactions(self, after: int, limit: int) -> Page:
        """Return transactions of the operator's books, those after a place in them."""
        ...


class WalletBooks(Protocol):
    """The part of the books that knows of operators' wallets."""

    def add_outside(self, account: str, outside: Outside) -> None:
        """Write that an account is kept outside; raises `Raced` where the player has one."""
        ...

    def account_of_player(self, wallet: str, player: str) -> str | None:
        """Return the account of an operator's player."""
        ...

    def heard(self, account: str, said: Said) -> None:
        """Keep what the operator's wallet said, unless something newer is kept."""
        ...

    def add_wallet_request(self, request: WalletRequest) -> None:
        """Add a request."""
        ...

    def turn_wallet_request(
        self, request_id: str, before: State, after: State, trouble: str | None = None
    ) -> bool:
        """Change where a request stands; tell whether it stood where it was thought to."""
        ...

    def use_wallet_request(self, request_id: str, told: int) -> bool:
        """Have a round use a debit that is "asked"; tell whether it was still that."""
        ...

    def told_before(self, round_id: str) -> int | None:
        """Return what a player had when a round first used a debit; `None` where none has."""
        ...

    def give_up_wallet_request(self, request_id: str, at: datetime, trouble: str) -> bool:
        """Have a debit that is still "asked" rolled back; tell whether it was."""
        ...

    def give_up_wallet_requests(self, at: datetime) -> int:
        """Have every debit rolled back whose time to be used is over; return how many."""
        ...

    def postpone_wallet_request(self, request: WalletRequest) -> None:
        """Write when a request that waits is sent again, and why it is; nobody is sending it."""
        ...

    def take_wallet_request(
        self, wallet: str, at: datetime, until: datetime, account: str | None = None
    ) -> WalletRequest | None:
        """Take what is to be sent next, for nobody else to send until some time.

        It is the oldest that waits of its account: of the one given, whenever it is due, or of
        any for which that is now.
        """
        ...

    def outbox(self, after: int, limit: int) -> Sequence[tuple[int, WalletRequest]]:
        """Return what waits or is owed, oldest first, with numbers, those after one."""
        ...

    def waiting(self, account: str | None = None) -> Waiting:
        """Return how much waits, of one account or of all."""
        ...

    def wallet_requests_after(
        self, wallet: str, number: int, limit: int
    ) -> Sequence[tuple[int, WalletRequest, str, str]]:
        """Return requests to a wallet with their numbers, players and currencies, those after one.

        The oldest are first.
        """
        ...
