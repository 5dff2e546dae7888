"""Symbols leave and others fall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reelwright.play.events.parts import Position, Window  # noqa: TC001  (fields)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fell:
    """Winning symbols left the positions `emptied`, and the strips fell; `window` as it is now.

    `falls` is how many times they have fallen in the spin, and `factor` multiplies what this window
    wins on lines or of ways.
    """

    event: Literal["fell"] = "fell"
    phase: str
    emptied: tuple[Position, ...]
    window: Window
    falls: int
    factor: int
    credit: int = 0
