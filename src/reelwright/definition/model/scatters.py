"""Symbols that count wherever they stand."""

from __future__ import annotations

from typing import Literal

from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Multiple


class Scatter(Part):
    """A symbol that counts wherever it stands in the window."""

    pays: dict[Count, Multiple] = {}
    """What it pays by how many are in sight."""
    on: Literal["total bet", "line bet"]
    """What the pays are multiples of."""
    counted: Literal["anywhere", "left adjacent reels"] = "anywhere"
    """What is counted: all in sight, or the reels that show it, from the first without a gap."""
    per_reel: Literal["every", "once"] = "every"
    """Whether every one of a reel counts, or one for each reel."""
