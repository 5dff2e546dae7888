"""Wins by ways: a symbol anywhere on neighbouring reels, instead of along lines."""

from __future__ import annotations

from typing import Literal

from reelwright.definition.model.part import Part


class Ways(Part):
    """Wins by ways: a symbol on each of the first reels, wherever it stands there."""

    read: Literal["left to right"]
    """A win starts on the first reel and runs on without a gap."""
    on: Literal["unit bet"]
    """What the pays are multiples of: the bet that one unit of the cost of a game is."""
    multipliers: Literal["product", "sum", "greatest"] | None = None
    """What two factors in one way come to."""
