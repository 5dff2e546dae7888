"""The games on offer, and what each states it returns."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from reelwright.claims.keeping import kept
from reelwright.claims.model.wagers import figure_of
from reelwright.law.returns import returns
from reelwright.law.series import NotCountable
from reelwright.profiles.limits import returns_enough
from reelwright.service.errors import UnknownGame

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Game
    from reelwright.profiles.model import Profile


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

    def least_return(self, key: str) -> Fraction | None:
        """Return the least that a way to bet on a game returns; `None` where one is not known."""
        return _least_return(self.game(key))

    def returning(self, limits: Profile) -> Games:
        """Return the games that return what a profile asks for at least."""
        return Games(
            {
                key: one
                for key, one in self._games.items()
                if returns_enough(limits, self.least_return(key))
            }
        )

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
    known = kept(game)
    if known and "rtp" in known.figures:
        return percent(known.figures["rtp"].value)
    counted = _counted(game.definition)
    return None if counted is None else percent(counted)


def _least_return(game: Game) -> Fraction | None:
    wanted = ["rtp", *map(figure_of, game.definition.wagers)]
    known = kept(game)
    if known and known.figures.keys() >= set(wanted):
        return min(known.figures[name].value for name in wanted)
    return None if game.definition.wagers else _counted(game.definition)


def _counted(definition: Definition) -> Fraction | None:
    """Count the return of all lines together; `None` where that cannot be done here."""
    lines = range(1, len(definition.lines.rows) + 1)
    try:
        return returns(definition, lines).rtp
    except NotCountable:
        return None


def percent(share: Fraction) -> str:
    """Write a share as per cent with two decimals, a half to the even digit."""
    return f"{Decimal(round(share * 10_000)).scaleb(-2):.2f}%"
