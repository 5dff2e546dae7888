"""A series of free games that may win more of them: its mean length, and its whole law.

`laws.series` is the law of what a series pays, over any ring; `games` has mean lengths alone, and
the bound on what limits take from them.
"""

from reelwright.automaton.refusal import NotCountable
from reelwright.law.series.games import (
    MOST_STEPS,
    Awards,
    games_lost_bound,
    limited,
    mean,
    rounded_up,
    solved,
    steps,
)
from reelwright.law.series.laws import Game, drawn, most_left, series, uncapped
from reelwright.law.series.limits import Limits

__all__ = [
    "MOST_STEPS",
    "Awards",
    "Game",
    "Limits",
    "NotCountable",
    "drawn",
    "games_lost_bound",
    "limited",
    "mean",
    "most_left",
    "rounded_up",
    "series",
    "solved",
    "steps",
    "uncapped",
]
