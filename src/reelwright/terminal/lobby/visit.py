"""A player among several games: one credit, and a session for each game that was opened."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reelwright.telling.character import character
from reelwright.terminal.rules import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Game
    from reelwright.terminal.session import Session


class Visit:
    """Games by key, in the order they are offered.

    `seat` begins a session of a game on a credit; `rtp` counts what a game returns, `None` where
    that cannot be counted.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        credit: int,
        seat: Callable[[Game, int], Session],
        rtp: Callable[[Game], Fraction | None],
    ) -> None:
        self.games = games
        self._rtp = cache(lambda key: rtp(games[key]))
        self._seat = seat
        self._credit = credit
        self._sessions: dict[str, Session] = {}
        self._last: Session | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the games."""
        return tuple(self.games)

    @property
    def credit(self) -> int:
        """What the player has, in cents."""
        return self._last.credit if self._last else self._credit

    @property
    def last(self) -> Session | None:
        """The session of the game that was opened last."""
        return self._last

    def open(self, key: str) -> Session:
        """Sit down at a game, as it was left where it was opened before."""
        credit = self.credit
        session = self._sessions.setdefault(key, self._seat(self.games[key], credit))
        session.credit = credit
        self._last = session
        return session

    def name(self, key: str) -> str:
        """Name a game."""
        return self.games[key].name

    def character(self, key: str) -> str:
        """Tell the kind of a game in a line."""
        return character(self.games[key].definition)

    def rtp(self, key: str) -> Fraction | None:
        """Return what a game returns; counted at the first call."""
        return self._rtp(key)

    def returns(self, key: str) -> str:
        """Tell what a game returns, as "RTP 93.26%"; nothing where that is not known."""
        share = self.rtp(key)
        return "" if share is None else f"RTP {percent(share)}"
