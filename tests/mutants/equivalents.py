"""Changes that change nothing, each with the proof, and a way to see that it is one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from re import sub

FILE = Path(__file__).with_name("equivalents.toml")


@dataclass(frozen=True)
class Equivalent:
    """A change, or several by a pattern, that no round can tell from the game as it is."""

    games: tuple[str, ...]
    """The games of which it is proved."""
    change: str
    """As `Change.name` or `Misstated.name` has it; "*" stands for anything."""
    because: str

    def covers(self, game: str, change: str) -> bool:
        """Whether it is about a change of a game."""
        pattern = sub(r"[\[?]", r"[\g<0>]", self.change)
        return bool({game, "*"} & {*self.games}) and fnmatchcase(change, pattern)


@cache
def equivalents(kind: str) -> tuple[Equivalent, ...]:
    """Return the changes of "rules", or of "statements", that change nothing."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(Equivalent(**{**one, "games": tuple(one["games"])}) for one in found[kind])


def proof(kind: str, game: str, change: str) -> str | None:
    """Return why a change changes nothing; `None` where it is not listed."""
    return next((one.because for one in equivalents(kind) if one.covers(game, change)), None)
