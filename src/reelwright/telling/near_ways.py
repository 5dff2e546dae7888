"""Why symbols do not win by ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.judging import symbols_in
from reelwright.telling.near_lines import NotPaid, why_idle
from reelwright.telling.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game
    from reelwright.play.judging import Judged


def ways_reasons(game: Game, judged: Judged, phase: str) -> Iterator[NotPaid]:
    """Yield for each symbol that starts on the first reel without winning where it broke."""
    if game.definition.ways is None:
        return
    won = {win.symbol for win in judged.ways_wins}
    for symbol, rule in game.definition.symbols.items():
        table = game.definition.special_pays(phase).get(symbol) or rule.pays
        if not table or symbol in won:
            continue
        run = _run(game, judged, symbol, phase)
        shown = any(symbol in symbols_in(cell) for column in judged.window[:run] for cell in column)
        if run and shown:
            yield _reason(game, symbol, run, min(table), len(judged.window))
            yield from _idle(game, judged, symbol, run, phase)


def _run(game: Game, judged: Judged, symbol: str, phase: str) -> int:
    """Return on how many reels from the first a symbol, or what stands for it, is in sight."""
    run = 0
    for reel, column in enumerate(judged.window, 1):
        standing_in = {
            key
            for key, rule in game.definition.substitutes.items()
            if rule.active(phase, reel) and symbol in game.definition.substituted(key)
        }
        if not any({symbol, *standing_in} & set(symbols_in(cell)) for cell in column):
            break
        run = reel
    return run


def _reason(game: Game, symbol: str, run: int, least: int, reels: int) -> NotPaid:
    name = game.symbol_name(symbol)
    where = f"reel{'' if run == 1 else 's'} {listed(range(1, run + 1))}"
    if run >= least:
        why = f"{name} on {where} is not paid: a better win goes before it."
        return NotPaid("beaten", why, None, symbol, run)
    broke = f", none on reel {run + 1}" if run < reels else ""
    why = f"{name} on {where}{broke}; it pays from {least}."
    return NotPaid("ways", why, None, symbol, run)


def _idle(game: Game, judged: Judged, symbol: str, run: int, phase: str) -> Iterator[NotPaid]:
    if run >= len(judged.window):
        return
    for key in game.definition.substitutes:
        if key != symbol and any(key in symbols_in(cell) for cell in judged.window[run]):
            name, why = game.symbol_name(key), why_idle(game, key, symbol, run + 1, phase)
            text = f"{name} on reel {run + 1} does not help {game.symbol_name(symbol)}: {why}."
            yield NotPaid("substitute", text, None, key)
