"""What a spin meets of a trigger, and which features the spins of a phase can start."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.showing import shown
from reelwright.claims.trials.played.stands import Stand, Target, starts
from reelwright.claims.trials.windows.counting import count_of
from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.play.events import CapReached, LineWon, ScatterWon, WaysWon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Trigger
    from reelwright.play.events import Window


def capped(stand: Stand) -> bool:
    """Say whether the win cap ended a round with what was told last."""
    return any(isinstance(one, CapReached) for one in stand.told)


def met(rules: Rules, trigger: Trigger, target: Target, spun: Stand) -> int:
    """Return by which count a spin meets a trigger, on lines the longest; 0 where it does not."""
    match trigger:
        case ScatterTrigger():
            return count_of(rules.definition, target.phase, trigger.scatter, target.window)
        case LineTrigger():
            wins = [one for one in spun.told if isinstance(one, LineWon | WaysWon)]
            counts = [one.count for one in wins if one.symbol == trigger.line_win]
        case RunTrigger():
            rows = [rules.definition.lines.rows[line - 1] for line in spun.stake.lines]
            counts = [run_on(target.window, line, trigger.on_a_line) for line in rows]
        case PositionTrigger():
            place = trigger.position
            return int(place.symbol in symbols_of(target.window[place.reel - 1][place.row]))
        case AnyWinTrigger():
            return int(any(isinstance(one, LineWon | WaysWon | ScatterWon) for one in spun.told))
        case _:
            return 0
    return max((n for n in counts if trigger.counts is None or n in trigger.counts), default=0)


def run_on(window: Window, rows: tuple[int, ...], symbol: str) -> int:
    """Return how many of a symbol a line shows from reel 1 on."""
    for reel, row in enumerate(rows):
        if symbol not in symbols_of(window[reel][row]):
            return reel
    return len(rows)


@lru_cache(maxsize=256)
def counts_shown(rules: Rules, phase: str, trigger: Trigger) -> frozenset[int] | None:
    """Return the counts of a trigger that spins of a phase show; `None` where it is not reached."""
    here = [ground for ground in grounds(rules) if ground.phase == phase]
    if not here:
        return None
    return frozenset(
        count
        for ground in here
        for count, _ in shown(rules, phase, ground.strips, trigger, ground.stake)
    )


class Spun(NamedTuple):
    """A spin, with the round before and after it."""

    before: Stand
    target: Target
    after: Stand


@lru_cache(maxsize=256)
def starting(rules: Rules, phase: str) -> dict[str, Spun]:
    """Return the features that spins of a phase start, each with a spin that does.

    Of those tried, one that starts least beside it and pays least is taken.
    """
    best: dict[str, tuple[tuple[int, int], Spun]] = {}
    for spun in _spun(rules, phase):
        found = starts(spun.before, spun.after)
        noise = (len(found), spun.after.state.won - spun.before.state.won)
        for name, _ in found:
            if name not in best or noise < best[name][0]:
                best[name] = noise, spun
    return {name: spun for name, (_, spun) in best.items()}


def _spun(rules: Rules, phase: str) -> Iterator[Spun]:
    """Yield spins of a phase that meet the trigger of each feature, and others."""
    triggers = [feature.starts_on for feature in rules.definition.features.values()]
    for ground in grounds(rules):
        if ground.phase == phase:
            for target in spins(rules, ground, *dict.fromkeys(triggers)):
                after = ground.stand.spun(target)
                if after is not None and not capped(after):
                    yield Spun(ground.stand, target, after)
