"""In which order features began in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.play.events import Event

PLAYED = (
    events.FreeGameBegun
    | events.ReSpinBegun
    | events.BonusBegun
    | events.WheelBegun
    | events.TrailBegun
    | events.HoldBegun
)
"""What tells that a feature is played."""


def begun_in_turn(told: Sequence[Event], *, awards: bool = False) -> list[str]:
    """Return the features that have begun, each once, in the order they did.

    What a free game or a re-spin starts in its turn is left out; awards are told where asked.
    """
    kinds = PLAYED | events.AwardWon if awards else PLAYED
    found: list[str] = []
    series = ""
    for event in told:
        if not series and isinstance(event, kinds):
            found.append(event.feature)
        if not series and isinstance(event, events.FreeGameBegun | events.ReSpinBegun):
            series = event.feature
        elif isinstance(event, events.FreeGamesEnded | events.ReSpinsEnded):
            series = "" if event.feature == series else series
    return list(dict.fromkeys(found))
