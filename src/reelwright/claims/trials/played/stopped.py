"""Reels stopped at every place they can stop at, and the sets of strips they are spun on."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import Stop, play
from reelwright.claims.trials.played.spins import answer_set
from reelwright.claims.trials.played.stakes import line_numbers, stake_on
from reelwright.definition.model import StripsDrawn, symbols_of
from reelwright.play.events import ReelsStopped
from reelwright.play.questions import Draw, Drawn
from reelwright.play.window import (
    choice_of,
    mysteries_in_sight,
    replaced,
    revealed,
    set_of,
    window_at,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Moment
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake


@lru_cache(maxsize=256)
def windows(definition: Definition, phase: str, strips: str) -> tuple[Window, ...]:
    """Return windows in which each reel stops at each of its stops, mystery symbols as they are."""
    lengths = [len(strip) for strip in definition.strips[strips]]
    return tuple(
        window_at(definition, phase, tuple(stop % length for length in lengths), strips)
        for stop in range(max(lengths))
    )


def faces(definition: Definition, window: Window) -> Iterator[Window]:
    """Yield a window with its mystery symbols revealed, as each thing they can become."""
    hidden = mysteries_in_sight(definition, window)
    if not hidden:
        yield window
        return
    rule, first = definition.mystery[hidden[0]], hidden[0]
    places = tuple(
        (reel, row)
        for reel, column in enumerate(window, 1)
        for row, cell in enumerate(column)
        if cell == first
    )
    for outcome in range(len(rule.becomes)):
        times = len(places) if rule.each == "cell" else 1
        shown = revealed(rule, places, (outcome,) * times)
        yield from faces(definition, replaced(window, places, shown))


def showing(rules: Rules, phase: str, strips: str, symbol: str) -> dict[int, Window]:
    """Return the reels, from 1, on which a set shows a symbol, each with a window that does."""
    found: dict[int, Window] = {}
    for stopped in windows(rules.definition, phase, strips):
        for window in faces(rules.definition, stopped):
            for reel, column in enumerate(window, 1):
                if reel not in found and any(symbol in symbols_of(cell) for cell in column):
                    found[reel] = window
    return found


def sets_at(rules: Rules, phase: str, lines: int) -> tuple[str, ...]:
    """Return the sets of strips that games of a phase are spun on with so many lines."""
    choice = choice_of(rules.definition, phase)
    if isinstance(choice, StripsDrawn):
        return tuple(choice.drawn)
    strips = set_of(rules.definition, phase, lines)
    assert strips is not None
    return (strips,)


def sets_by_number(rules: Rules, phase: str) -> dict[int, tuple[str, ...]]:
    """Return the sets of a phase by the numbers of lines that can be bet on."""
    return {number: sets_at(rules, phase, number) for number in line_numbers(rules)}


def drawn_sets(rules: Rules) -> tuple[str, ...]:
    """Return the sets of strips one of which is drawn before each paid game; none if none is."""
    choice = choice_of(rules.definition, PAID)
    return tuple(choice.drawn) if isinstance(choice, StripsDrawn) else ()


def paid_reels(rules: Rules, lines: int, strips: str = "") -> tuple[object, ...]:
    """Return all that the reels of paid games show: the same for the same reels.

    These are the windows at every stop, and how likely each stop is. `strips` is the set to draw,
    where one is drawn.
    """
    seen: list[object] = []
    stop, stops = 0, 1
    while stop < stops:
        odds, window = _stopped_at(rules, stake_on(rules, lines), strips, stop)
        seen += [odds, window]
        stop, stops = stop + 1, max(map(len, odds))
    return tuple(seen)


def _stopped_at(
    rules: Rules, stake: Stake, strips: str, stop: int
) -> tuple[tuple[tuple[int, ...], ...], Window]:
    """Stop each reel of a paid game at a stop; return its stops' weights, and what was in sight."""
    weights: list[tuple[int, ...]] = []

    def steer(moment: Moment) -> Answer:
        question = moment.question
        if not isinstance(question, Draw) or weights:
            raise Stop
        if question.of == "strips":
            return answer_set(rules, PAID, question, strips)
        weights.extend(tuple(map(part.weight, range(part.size))) for part in question.parts)
        return Drawn(tuple(stop % part.size for part in question.parts))

    played = play(rules, stake, steer)
    shown = (event.window for event in played.events if isinstance(event, ReelsStopped))
    return tuple(weights), next(shown)
