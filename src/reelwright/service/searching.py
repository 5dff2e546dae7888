"""Searching rounds, as an auditor does: those of everybody, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.service.errors import UnknownRound

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from reelwright.service.ports import Store
    from reelwright.service.records import Round

Status: TypeAlias = Literal["in progress", "complete", "void"]


def status_of(stored: Round) -> Status:
    """Return where a round stands."""
    if stored.void is not None:
        return "void"
    return "complete" if stored.settled else "in progress"


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What is searched for: every round where nothing is said."""

    account: str | None = None
    game: str | None = None
    since: datetime | None = None
    """Rounds that began then or later."""
    until: datetime | None = None
    """Rounds that began before."""
    status: Status | None = None
    min_won: int | None = None
    """The least it won, in cents."""
    limit: int = 100
    before: str | None = None
    """The id of the last round already seen; those begun before it are left."""


@dataclass(frozen=True, slots=True)
class Searching:
    """Finds rounds of all accounts."""

    store: Store

    def rounds(self, search: Search) -> Sequence[Round]:
        """Return the rounds that were searched for, newest first; raises `UnknownRound`.

        Another page begins after the last of this one, however many rounds have begun since.
        """
        with self.store.reading() as books:
            if search.before is not None and books.round(search.before) is None:
                raise UnknownRound("before: found no round of this id; allowed: the last one seen")
            return books.search(search)
