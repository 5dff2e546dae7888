"""How an account stands, for whoever watches it while it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.service.finding import known
from reelwright.service.sessions import LONGEST_IDLE

if TYPE_CHECKING:
    from reelwright.service.ports import Clock, Store
    from reelwright.service.records import Round, Session


@dataclass(frozen=True, slots=True)
class Standing:
    """An account's balance, and its rounds that wait for an answer."""

    balance: int
    open: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Watching:
    """Looks at accounts; a session that only watches is idle."""

    store: Store
    clock: Clock

    def standing(self, session: Session, account: str) -> Standing | None:
        """Return how an account stands; none once the session is over."""
        with self.store.reading() as books:
            found = books.session(session.token)
            if found is None or self.clock() >= min(found.ends, found.seen + LONGEST_IDLE):
                return None
            waiting = sorted(books.open_rounds(account), key=lambda one: one.game)
            return Standing(known(books, account).told_balance, tuple(waiting))
