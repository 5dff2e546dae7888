"""Why a run of a symbol on a line does not start the feature it is for."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from reelwright.definition.model import RunTrigger
from reelwright.play.judging import symbols_in
from reelwright.telling.near_lines import NotPaid
from reelwright.telling.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.definition.model import Game
    from reelwright.play.events import Window
    from reelwright.play.state import Stake

WORTH_TELLING = 2
"""A shorter run is no near one."""


def run_reasons(game: Game, window: Window, stake: Stake) -> Iterator[NotPaid]:
    """Yield for each selected line where a run that starts a feature broke."""
    for name, feature in game.definition.features.items():
        if isinstance(trigger := feature.starts_on, RunTrigger):
            for line in stake.lines:
                rows = game.definition.lines.rows[line - 1]
                cells = [column[row] for column, row in zip(window, rows, strict=True)]
                yield from _broken(game, name, trigger, line, cells)


def _broken(
    game: Game, name: str, trigger: RunTrigger, line: int, cells: Sequence[str]
) -> Iterator[NotPaid]:
    wanted, substitutes = trigger.on_a_line, game.definition.substitutes.keys()
    run = len([*takewhile(lambda cell: wanted in symbols_in(cell), cells)])
    met = [*takewhile(lambda cell: {wanted, *substitutes} & {*symbols_in(cell)}, cells)]
    longest = len(met) if any(wanted in symbols_in(cell) for cell in met) else 0
    if run in trigger.counts or longest < WORTH_TELLING:
        return
    symbol = game.symbol_name(wanted)
    reels = f"reel{'' if run == 1 else 's'} {listed(range(1, run + 1))}"
    told = f"{symbol} on {reels}" if run else ""
    if run < len(cells):
        broke = f"{game.symbol_name(cells[run])} on reel {run + 1}"
        told = f"{told}, then {broke}" if run else broke
        if longest > run:
            told += f", which does not stand for {symbol} here"
    starts = f"{name} starts on {listed(sorted(trigger.counts), 'or')} in a row"
    yield NotPaid("feature", f"Line {line}: {told}; {starts}.", line, wanted, run)
