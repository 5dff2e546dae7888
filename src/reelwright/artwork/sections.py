"""On which page what holds for the whole artwork is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.artwork.model import FrameKind

REST = "wins"
"""The page of every kind that is not named here."""

PAGE_OF: Mapping[str, str] = {
    "line diagram": "lines",
    "wins on lines played": "lines",
    "lines add": "lines",
    "bets on offer": "bets",
    "cost of a game": "bets",
    "worth of a credit": "bets",
    "kind of prizes": "bets",
    "when prizes are credited": "bets",
    "win cap": "bets",
    "wager": "bets",
    "return of a wager": "bets",
    "buttons": "buttons",
    "automatic play": "buttons",
    "limit of play": "bets",
    "round left open": "notice",
    "name of the game": "name",
    "highest win": "figures",
    "return to player": "figures",
    "odds of the highest win": "figures",
    "malfunction": "notice",
}

WHOLE = ("wins", "lines", "bets", "buttons", "figures", "notice")
"""The pages of what holds for the whole artwork, below the features; the name stands on top."""

KIND_OF: Mapping[str, FrameKind] = {"name": "name", "lines": "lines", "notice": "notice"}
"""The frames of such a page, where they are of a kind of their own."""

EXAMPLE = "worked example"
"""The kind that has a frame of its own for each statement."""

UNTITLED: frozenset[FrameKind] = frozenset(
    {"feature", "whole", "name", "lines", "example", "notice"}
)
"""Frames that the heading of their page says enough about."""
