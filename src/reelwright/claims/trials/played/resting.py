"""What a spin meets of a trigger once its symbols are at rest: in most games as the reels stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.trials.windows.counting import count_of
from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.play.events import LineWon, ScatterWon, WaysWon

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Target
    from reelwright.definition.model import Definition, Trigger
    from reelwright.play.events import Event, Window
    from reelwright.play.state import Stake


def falls(rules: Rules, phase: str) -> bool:
    """Say whether symbols fall in a phase, where something wins."""
    cascades = rules.definition.cascades
    return cascades is not None and cascades.active(phase)


def met_by(
    definition: Definition, trigger: Trigger, spin: Target, told: Sequence[Event], stake: Stake
) -> int:
    """Return by which count a spin that told so much meets a trigger; 0 where it does not.

    On lines, and of the wins of several windows, it is the greatest.
    """
    match trigger:
        case LineTrigger():
            wins = [one for one in told if isinstance(one, LineWon | WaysWon)]
            counts = [one.count for one in wins if one.symbol == trigger.line_win]
            return _greatest(trigger, counts)
        case AnyWinTrigger():
            return int(any(isinstance(one, LineWon | WaysWon | ScatterWon) for one in told))
    return standing_in(definition, trigger, spin.phase, spin.at_rest(told).window, stake)


def standing_in(
    definition: Definition, trigger: Trigger, phase: str, window: Window, stake: Stake
) -> int:
    """Return by which count what stands in a window meets a trigger; 0 where it does not."""
    match trigger:
        case ScatterTrigger():
            return count_of(definition, phase, trigger.scatter, window)
        case RunTrigger():
            rows = [definition.lines.rows[line - 1] for line in stake.lines]
            return _greatest(trigger, [run_on(window, line, trigger.on_a_line) for line in rows])
        case PositionTrigger():
            place = trigger.position
            return int(place.symbol in symbols_of(window[place.reel - 1][place.row]))
    return 0


def _greatest(trigger: LineTrigger | RunTrigger, counts: Iterable[int]) -> int:
    return max((n for n in counts if trigger.counts is None or n in trigger.counts), default=0)


def run_on(window: Window, rows: tuple[int, ...], symbol: str) -> int:
    """Return how many of a symbol a line shows from reel 1 on."""
    for reel, row in enumerate(rows):
        if symbol not in symbols_of(window[reel][row]):
            return reel
    return len(rows)
