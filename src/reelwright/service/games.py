"""The games on offer, and what each states it returns."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from reelwright.claims.keeping import kept
from reelwright.law.returns import returns
from reelwright.law.series import NotCountable
from reelwright.service.errors import UnknownGame

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Game


class Games:
    """The games on offer, by key."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = dict(sorted(games.items()))
        self._returns = {key: _rtp(game) for key, game in self._games.items()}

    def all(self) -> Mapping[str, Game]:
        """Return every game, in the order of the keys."""
        return self._games

    def game(self, key: str) -> Game:
        """Return a game; raises `UnknownGame`."""
        try:
            return self._games[key]
        except KeyError:
            allowed = ", ".join(self._games)
            raise UnknownGame(f"game: found {key!r}; allowed: {allowed}") from None

    def rtp_percent(self, key: str) -> str | None:
        """Return a game's return to player to two decimals; `None` where it is not known."""
        return self._returns[key]

    @property
    def smallest_bet(self) -> int:
        """The least, in cents, that starts a round of any game."""
        return min(_least(game.definition) for game in self._games.values())


def _least(definition: Definition) -> int:
    stakes = definition.stakes
    selections = stakes.selections(len(definition.lines.rows))
    return min(stakes.bets) * stakes.units(min(selections or (1,)))


def _rtp(game: Game) -> str | None:
    """Return the return of all lines together, which is that of every selection of them.

    It is the one kept of these very rules, or else it is counted here where that can be done.
    """
    known, definition = kept(game), game.definition
    if known and "rtp" in known.figures:
        return percent(known.figures["rtp"].value)
    lines = range(1, len(definition.lines.rows) + 1)
    try:
        return percent(returns(definition, lines).rtp)
    except NotCountable:
        return None


def percent(share: Fraction) -> str:
    """Write a share as per cent with two decimals, a half to the even digit."""
    return f"{Decimal(round(share * 10_000)).scaleb(-2):.2f}%"
