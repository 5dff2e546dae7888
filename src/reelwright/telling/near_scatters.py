"""Why scatter symbols in sight do not pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.judging import in_sight, judge_scatters, sighting, sightings, symbols_in
from reelwright.play.judging.scatters import every_scatter
from reelwright.telling.near_lines import NotPaid
from reelwright.telling.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game
    from reelwright.play.events import Window
    from reelwright.play.state import Stake


def scatter_reasons(game: Game, window: Window, stake: Stake, phase: str) -> Iterator[NotPaid]:
    """Yield why each scatter in sight does not pay, and which substitutes take no part."""
    definition = game.definition
    seen = sightings(definition, window, phase)
    paid = {win.symbol for win in judge_scatters(definition, seen, stake, phase)}
    wins = every_scatter(definition, seen, stake, phase)
    for win in wins:
        if win.symbol not in paid:
            best = game.symbol_name(next(iter(paid)))
            name = f"{game.symbol_name(win.symbol)} x{win.count}"
            why = f"{name} is not paid, since only the highest of coinciding prizes is: {best}."
            yield NotPaid("beaten", why, None, win.symbol, win.count)
    winning = {win.symbol for win in wins}
    for symbol, rule in definition.scatters.items():
        table = definition.special_pays(phase).get(symbol) or rule.pays
        if table and symbol not in winning:
            yield from _short(game, window, symbol, min(table), phase)


def _short(game: Game, window: Window, symbol: str, least: int, phase: str) -> Iterator[NotPaid]:
    name = game.symbol_name(symbol)
    seen = sighting(game.definition, window, symbol, phase)
    shown = in_sight(window, symbol)
    idle = [
        key
        for key in game.definition.substitutes
        if key != symbol
        and any(key in symbols_in(cell) for column in window for cell in column)
        and key not in {found for _, found in seen.substitutes}
    ]
    if seen.count or shown:
        counted = f"{name} x{seen.count}"
        if len(shown) > seen.count:
            reels = game.definition.scatters[symbol].counted == "left adjacent reels"
            where = "reels from the first without a gap" if reels else "one for each reel or run"
            counted += f" ({len(shown)} in sight; {where} count)"
        yield NotPaid("scatter", f"{counted}; it pays from {least}.", None, symbol, seen.count)
    if idle and (shown or (seen.count == 0 and _without_it(game, symbol, idle))):
        names = listed([game.symbol_name(key) for key in idle])
        parts = "takes" if len(idle) == 1 else "take"
        why = f"{names} {parts} no part in {name}"
        if not shown and _without_it(game, symbol, idle):
            why += " while none of it is in sight"
        yield NotPaid("substitute", f"{why}.", None, symbol)


def _without_it(game: Game, symbol: str, keys: list[str]) -> bool:
    """Whether a substitute would take part if the symbol itself were in sight."""
    definition = game.definition
    return any(
        rule.scatters == "all"
        or (isinstance(rule.scatters, tuple) and symbol in definition.expand(rule.scatters))
        for rule in (definition.substitutes[key] for key in keys)
    )
