"""What the use cases need of the world, for other rooms to implement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, TypeAlias

from reelwright.service.log_ports import LogBooks
from reelwright.service.wallet_ports import WalletBooks

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from reelwright.play.questions import DrawOf
    from reelwright.service.records import (
        Account,
        Carried,
        Done,
        Forced,
        Metered,
        MeterKey,
        MeterTotal,
        Round,
        Session,
        Transfer,
        User,
    )

Clock: TypeAlias = Callable[[], datetime]
"""Tells the time, in UTC."""


class Raced(Exception):
    """Somebody else wrote first; the transaction has changed nothing and may be tried again."""


class Unavailable(Exception):
    """The store cannot be reached, or is busy for too long; nothing was changed."""


class Books(LogBooks, WalletBooks, Protocol):
    """Everything one transaction can read and write."""

    def account(self, account: str) -> Account | None:
        """Return an account; while writing, nobody else changes it until the transaction ends."""
        ...

    def add_account(self, account: Account) -> None:
        """Add an account with nothing on it."""
        ...

    def lock_account(self, account: str, because: str) -> None:
        """Lock an account that is not locked yet."""
        ...

    def unlock_account(self, account: str) -> None:
        """Unlock an account."""
        ...

    def move(self, changes: Sequence[Transfer]) -> None:
        """Write transfers of one account and bring its ledger up to date.

        Raises `Raced` unless its balance is what it was before the first.
        """
        ...

    def lost_between(self, account: str, since: datetime, until: datetime) -> int:
        """Return what rounds took from an account, less what they gave it, after and until."""
        ...

    def open_under(self) -> Sequence[str]:
        """Return the digests of the profiles that open rounds were begun under."""
        ...

    def left_open(self, profile: str, begun: datetime) -> Sequence[tuple[str, str]]:
        """Return account and id of the open rounds of a profile begun by then, oldest first."""
        ...

    def transfers_of_round(self, round_id: str) -> list[Transfer]:
        """Return every transfer of a round, oldest first."""
        ...

    def meter(self, key: MeterKey, more: Metered) -> None:
        """Add to the meters of an account."""
        ...

    def meters(self, account: str) -> dict[MeterKey, Metered]:
        """Return the meters of an account."""
        ...

    def meter_totals(self) -> list[MeterTotal]:
        """Return the meters of all accounts together, by their kind and currency."""
        ...

    def round(self, round_id: str) -> Round | None:
        """Return a round."""
        ...

    def open_round(self, account: str, game: str) -> Round | None:
        """Return the round of an account and game that is not settled; there is at most one."""
        ...

    def open_rounds(self, account: str) -> list[Round]:
        """Return every round of an account that is not settled."""
        ...

    def rounds(
        self, account: str, game: str | None, limit: int, before: str | None
    ) -> Sequence[Round]:
        """Return rounds of an account, newest first, those begun before the round `before`."""
        ...

    def add_round(self, new: Round) -> None:
        """Add a round; raises `Raced` where the account has another open round of the game."""
        ...

    def advance_round(self, advanced: Round, answered: int) -> None:
        """Write what further answers led to.

        Raises `Raced` unless exactly `answered` answers were stored and the round was open.
        """
        ...

    def void_round(self, void: Round) -> None:
        """Write that a round is void, all else as it was; raises `Raced` where it is already."""
        ...

    def carried(self, account: str, game: str) -> Carried | None:
        """Return what an account carries into its next round of a game."""
        ...

    def carry(self, carried_on: Carried) -> None:
        """Keep what an account carries into its next round of a game, in place of all before."""
        ...

    def keep(self, digest: str, text: str) -> None:
        """Keep a document by its digest; one that is kept already stays as it is."""
        ...

    def kept(self, digest: str) -> str | None:
        """Return a document."""
        ...

    def next_draw(self, account: str, record: str) -> int:
        """Return the place, from 0, of the next draw an account takes from a record; count it."""
        ...

    def force(self, account: str, chosen: Sequence[Forced]) -> None:
        """Keep these draws for an account, in place of all that were left."""
        ...

    def forced(self, account: str) -> list[Forced]:
        """Return the draws that are left for an account, the next first."""
        ...

    def take_forced(self, account: str, of: DrawOf) -> Forced | None:
        """Take the next draw of a kind that is left for an account."""
        ...

    def done(self, scope: str, key: str) -> Done | None:
        """Return the request that was done under a key."""
        ...

    def add_done(self, done: Done) -> None:
        """Keep a request that is done; raises `Raced` where its key has one."""
        ...

    def user(self, name: str) -> User | None:
        """Return a user."""
        ...

    def add_user(self, user: User) -> None:
        """Add a user; raises `Raced` where there is one of the name."""
        ...

    def change_password(self, name: str, password: str) -> None:
        """Keep another hash for a user."""
        ...

    def session(self, token: str) -> Session | None:
        """Return a session by the hash of its token."""
        ...

    def add_session(self, session: Session) -> None:
        """Add a session; one of this token stays as it is."""
        ...

    def see_session(self, token: str, at: datetime) -> None:
        """Write when a session was last seen."""
        ...

    def end_session(self, token: str) -> None:
        """Forget a session."""
        ...

    def secret(self, name: str, otherwise: str) -> str:
        """Return a secret of the house; `otherwise` from now on where it has none of the name."""
        ...


class Store(Protocol):
    """Opens transactions. Leaving one with an exception undoes it.

    Both raise `Unavailable` where the store does not answer.
    """

    def reading(self) -> AbstractContextManager[Books]:
        """Open a transaction that reads one consistent state."""
        ...

    def writing(self) -> AbstractContextManager[Books]:
        """Open a transaction that writes; it is durable once it has been left."""
        ...
