"""Rounds left open for too long: the limits each was begun under say when and how it ends."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from reelwright.profiles import limits
from reelwright.service.errors import Denied, Malfunction
from reelwright.service.ports import Raced

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from reelwright.profiles.model import Profile
    from reelwright.service.archive import Archive
    from reelwright.service.log_lapses import Lapse
    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Round
    from reelwright.service.rounds import Rounds

log = logging.getLogger(__name__)


def due(archive: Archive, books: Books, stored: Round, at: datetime) -> bool:
    """Say whether a round that is stored has been open for so long that it lapses."""
    if stored.settled:
        return False
    return limits.lapses(archive.profile(books, stored.profile), at - stored.opened)


def because_of(profile: Profile) -> str:
    """Say why a round is void that lapsed."""
    return f"left open for {profile.lapse_hours} hours, under the limits {profile.name!r}"


@dataclass(frozen=True, slots=True)
class Lapsing:
    """Ends every round that was left open for too long, whoever comes back to it or not."""

    store: Store
    archive: Archive
    rounds: Rounds
    clock: Clock

    def sweep(self) -> Counter[Lapse]:
        """End every round that is due, each by itself; return how many ended in which way.

        One that cannot be ended is told to whoever reads the log of the server, and stays.
        """
        ended: Counter[Lapse] = Counter()
        for account, round_id in list(self._due()):
            try:
                now = self.rounds.lapse(account, round_id)
            except Denied as denied:
                log.warning("a round left open cannot be ended: %s", denied)
            except Raced:
                continue
            else:
                ended["completed" if now.stored.void is None else "void"] += 1
        return ended

    def _due(self) -> Iterator[tuple[str, str]]:
        """Yield the account and the id of every round that is due."""
        at = self.clock()
        with self.store.reading() as books:
            for digest in books.open_under():
                try:
                    hours = self.archive.profile(books, digest).lapse_hours
                except Malfunction as fault:
                    log.warning("rounds left open cannot be ended: %s", fault)
                    continue
                if hours is not None:
                    yield from books.left_open(digest, at - timedelta(hours=hours))
