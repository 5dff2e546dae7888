"""The names a file may use for symbols: a group stands for its members."""

from __future__ import annotations

from collections.abc import Iterable

from tests.slow_judge.wins import Plain


def members(game: Plain, names: Iterable[str]) -> frozenset[str]:
    """The symbols of a list, each group replaced by its members."""
    groups = game.get("groups", {})
    return frozenset(symbol for name in names for symbol in groups.get(name, [name]))


def can_win(game: Plain) -> frozenset[str]:
    """Every symbol a line win can be of or be made of."""
    own = {key for key, symbol in game["symbols"].items() if symbol.get("pays") or patterns(symbol)}
    mixed = {
        name
        for prize in game.get("mixed", {}).values()
        for name in (prize["of"] if "of" in prize else prize["places"])
        if name != "any"
    }
    return frozenset(own) | members(game, mixed)


def patterns(symbol: Plain) -> Plain:
    """The explicit patterns a symbol pays for."""
    found: Plain = symbol.get("patterns", {})
    return found
