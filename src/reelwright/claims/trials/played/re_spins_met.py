"""What starts re-spins, found in a window: on which reels it stands, and whether they follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.trials.played.resting import run_on
from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.play.events import LineWon, ScatterWon, WaysWon
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.definition.model import Definition, Trigger
    from reelwright.play.events import Window
    from reelwright.play.state import Stake

PRIZES = LineWon | WaysWon | ScatterWon


def standing_on(
    definition: Definition, trigger: Trigger, phase: str, window: Window, stake: Stake
) -> frozenset[int] | None:
    """Return the reels on which a trigger stands in a window; `None` where it does not.

    Any win stands on no reels.
    """
    judged = judge(definition, window, stake, phase)
    wins = judged.line_wins or judged.ways_wins
    match trigger:
        case ScatterTrigger():
            positions = judged.sightings[trigger.scatter].positions
            if positions and (trigger.counts is None or len(positions) in trigger.counts):
                return frozenset(reel for reel, _ in positions)
        case LineTrigger():
            won = [win for win in wins if win.symbol == trigger.line_win]
            won = [win for win in won if trigger.counts is None or win.count in trigger.counts]
            if won:
                longest = max(won, key=lambda win: win.count)
                return frozenset(reel for reel, _ in longest.positions)
        case RunTrigger():
            return _run(definition, trigger, window, stake)
        case PositionTrigger():
            place = trigger.position
            if place.symbol in symbols_of(window[place.reel - 1][place.row]):
                return frozenset({place.reel})
        case AnyWinTrigger():
            return frozenset() if wins or judged.scatter_wins else None
    return None


def _run(
    definition: Definition, trigger: RunTrigger, window: Window, stake: Stake
) -> frozenset[int] | None:
    rows: Sequence[tuple[int, ...]] = [definition.lines.rows[line - 1] for line in stake.lines]
    runs = (run_on(window, line, trigger.on_a_line) for line in rows)
    longest = max((run for run in runs if run in trigger.counts), default=0)
    return frozenset(range(1, longest + 1)) if longest else None


def silent(definition: Definition, feature: str, target: Target, spun: Stand) -> bool:
    """Say whether a spin starts no re-spins, whatever they wait for.

    Either they do not follow what it won, or what they wait for stands on every reel that it would
    hold. Of other features it never says so.
    """
    rules = definition.features[feature]
    if not isinstance(rules, ReSpins):
        return False
    won = any(isinstance(event, PRIZES) for event in spun.told)
    if rules.only_after is not None and won != (rules.only_after == "a win"):
        return True
    if not isinstance(rules.holds, str):
        return False
    reels = standing_on(definition, rules.starts_on, target.phase, target.window, spun.stake)
    return reels is not None and len(reels) == definition.window.reels
