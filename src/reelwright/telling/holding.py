"""Sentences for hold and spin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling.bonuses import BASES, product, title
from reelwright.telling.words import counted, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.definition.model import Game
    from reelwright.play.events import Position


def _begun(event: events.HoldBegun, game: Game) -> str:
    held = len(event.positions)
    what = f"{game.symbol_name(event.symbol)} x{held}" if event.symbol else "This"
    cells = f"{held} of {event.cells} cells {_hold(held)} a symbol"
    re_spins = counted(event.re_spins, "re-spin")
    full = f"; a full window pays {event.full_window} more" if event.full_window else ""
    prizes = f"prizes {BASES[event.prizes_on]}"
    return f"{what} starts {title(event.feature)}: {cells}, {re_spins}, {prizes}{full}."


def _values_drawn(event: events.ValuesDrawn, _: Game) -> str:
    pairs = zip(event.values, event.positions, strict=True)
    worth = listed([f"{value} on {_cell(cell)}" for value, cell in pairs])
    together = f"{event.held} {'cell' if event.held == 1 else 'cells'} {_hold(event.held)}"
    left = counted(event.left, "re-spin")
    return f"Held: {worth}. {together} {event.value} in all; {left} left."


def _cells_spun(event: events.CellsSpun, _: Game) -> str:
    landed = listed([_cell(cell) for cell in event.positions])
    what = f"A symbol lands on {landed}" if landed else "Nothing lands"
    return f"{what}: {counted(event.left, 're-spin')} left."


def _full_window(event: events.FullWindowWon, _: Game) -> str:
    paid = product(event.amount, event.prize, [(event.phase_multiplier, "")])
    return f"Every cell of {title(event.feature)} holds a symbol: {paid}."


def _cell(cell: Position) -> str:
    reel, row = cell
    return f"reel {reel}, row {row + 1}"


def _hold(many: int) -> str:
    return "holds" if many == 1 else "hold"


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.HoldBegun: _begun,
    events.ValuesDrawn: _values_drawn,
    events.CellsSpun: _cells_spun,
    events.FullWindowWon: _full_window,
}
"""How each of these kinds of event is told."""
