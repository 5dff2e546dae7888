"""The artwork of the games on offer, made when it is first asked for."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from reelwright.artwork import Artwork, arranged
from reelwright.claims.evidence import Counted, Evidence
from reelwright.claims.keeping import kept
from reelwright.law.returns import returns
from reelwright.law.series import NotCountable
from reelwright.statements import statements

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile
    from reelwright.service.games import Games


class Artworks:
    """The artwork of each game, as it is played under the profile in force."""

    def __init__(self, games: Games, profile: Profile) -> None:
        self._games = games
        self._profile = profile
        self._made: dict[str, Artwork] = {}
        self._making = Lock()

    def artwork(self, key: str) -> Artwork:
        """Return the artwork of a game; raises `UnknownGame`."""
        game = self._games.game(key)
        with self._making:
            if key not in self._made:
                said = statements(game, self._profile, kept(game) or _return(game))
                self._made[key] = arranged(said, game, self._profile)
            return self._made[key]


def _return(game: Game) -> Evidence:
    """Count what a game returns."""
    try:
        rtp = returns(game.definition, range(1, len(game.definition.lines.rows) + 1)).rtp
    except NotCountable as refusal:
        return Evidence(called=game.name, refusal=str(refusal))
    return Evidence({"rtp": Counted(rtp, "exact fraction")}, called=game.name)
