"""What a player is shown names the game's symbols, and tells them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, shown
from reelwright.definition.soundness.symbols import no_symbol

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game


def faults(game: Game) -> Iterator[Fault]:
    """Yield the looks of no symbol, and those that two symbols share."""
    owner: dict[tuple[str, str | int | None], str] = {}
    for key, look in game.look.symbols.items():
        path = ("look", "symbols", key)
        if key not in game.definition.symbols:
            yield no_symbol(path, key, game.definition.symbols)
        for what, value in (("name", look.name), ("icon", look.icon)):
            other = owner.setdefault((what, value), key)
            if other != key and value is not None:
                found = f"{shown(value)}, the {what} of {other} too"
                yield Fault((*path, what), found, f"one {what} for each symbol")
