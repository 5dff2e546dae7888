"""Auto: so many games that start by themselves, until something wants the player's attention.

Auto ends at a game that wins anything, at anything that needs the player (free games and bonuses
among it), when it is stopped, when its games are played, or when the credit does not pay the
next. It never cuts a round short: the round under way is played out, and no other is started.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from reelwright.cabinet.selection import Selection, can_pay

if TYPE_CHECKING:
    from reelwright.play.events import Event

GAMES: Final = (5, 10, 25)
"""How many games the button offers."""

Ending: TypeAlias = Literal["manual", "played", "win", "feature", "stop", "credit"]
"""Why no game starts by itself: Auto was not pressed yet, or what ended it."""

FEATURES: Final = frozenset(
    {
        "free games won",
        "offers made",
        "bonus begun",
        "wheel begun",
        "trail begun",
        "hold begun",
        "changed games won",
        "tokens spent",
    }
)
"""Events that need the player, besides every win, on which a gamble may be offered."""


@dataclass(frozen=True, slots=True)
class Auto:
    """`left` games are still to start; `ends` says why no more will, `None` while they do."""

    left: int = 0
    ends: Ending | None = "manual"

    @property
    def on(self) -> bool:
        """Whether more games start by themselves."""
        return self.ends is None


MANUAL: Final = Auto()
"""Auto before it was ever pressed."""


def press_auto(games: int) -> Auto:
    """Begin so many games, one of `GAMES`."""
    return Auto(left=games, ends=None)


def press_stop(auto: Auto) -> Auto:
    """Back to manual play; where Auto is over already, it ended as it did."""
    return _ended(auto, "stop") if auto.on else auto


def next_game(auto: Auto, selection: Selection, credit: int) -> Auto:
    """Start the next game, or end where the credit does not pay it; call it between rounds."""
    if not auto.on:
        return auto
    if auto.left == 0:
        return _ended(auto, "played")
    if not can_pay(selection, credit):
        return _ended(auto, "credit")
    return replace(auto, left=auto.left - 1)


def hear(auto: Auto, event: Event) -> Auto:
    """Follow what happens in a round that Auto started."""
    return hear_of(auto, event.event, getattr(event, "won", 0))


def hear_of(auto: Auto, name: str, won: int) -> Auto:
    """Follow an event by its name and what the round has won by then, in cents.

    A feature is the reason even where a win came before it.
    """
    if name in FEATURES and (auto.on or auto.ends == "win"):
        return _ended(auto, "feature")
    if not auto.on:
        return auto
    if won > 0:
        return _ended(auto, "win")
    if name == "round ended" and auto.left == 0:
        return _ended(auto, "played")
    return auto


def _ended(auto: Auto, why: Ending) -> Auto:
    return replace(auto, left=0, ends=why)
