"""A game in which one prize of lines is the only one: what could be won, whatever else is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Symbol


@lru_cache(maxsize=512)
def alone_in(definition: Definition, name: str, phase: str, kind: str = "") -> Definition:
    """Return a game in which nothing but one symbol or mixed win pays on lines.

    `kind` narrows what is left of a symbol: "straight" to its pays by count, a pattern to that.
    """
    symbols = {
        key: _left(symbol, kind) if key == name else _left(symbol, "nothing")
        for key, symbol in definition.symbols.items()
    }
    mixed = {key: rule for key, rule in definition.mixed.items() if key == name}
    lines = definition.lines.model_copy(
        update={"on_one_line": "all", "each_symbol": "any number", "shared_substitute": None}
    )
    update: dict[str, object] = {"symbols": symbols, "mixed": mixed, "lines": lines}
    if special := definition.special_pays(phase):
        straight = kind in ("", "straight")
        kept = {key: pays for key, pays in special.items() if key == name and straight}
        feature = definition.features[phase].model_copy(update={"special_pays": kept})
        update["features"] = {**definition.features, phase: feature}
    return definition.model_copy(update=update)


def _left(symbol: Symbol, kind: str) -> Symbol:
    """Return a symbol with what is left of its pays."""
    if kind in ("", "mixed"):
        return symbol
    patterns = {pattern: pay for pattern, pay in symbol.patterns.items() if pattern == kind}
    pays = symbol.pays if kind == "straight" else {}
    return symbol.model_copy(update={"pays": pays, "patterns": patterns})
