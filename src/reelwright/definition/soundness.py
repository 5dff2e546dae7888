"""Checks that span several rules: what each part allows but together makes no sound game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Game


def faults_of(game: Game) -> Iterator[Fault]:
    """Yield every fault of a game whose parts are valid by themselves."""
    yield from _lines(game.definition)


def _lines(definition: Definition) -> Iterator[Fault]:
    window = definition.window
    for place, rows in enumerate(definition.lines.rows):
        path = ("lines", "rows", place)
        if len(rows) != window.reels:
            yield Fault(path, f"{len(rows)} rows", f"one for each of the {window.reels} reels")
