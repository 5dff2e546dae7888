"""What the lines of a window pay.

Each line is judged by itself: the wins its places meet, then which of those are paid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from reelwright.play.judging.candidates import Candidate, candidates
from reelwright.play.judging.coinciding import paid
from reelwright.play.judging.expanding import expanded, reels_of
from reelwright.play.judging.factors import NOTHING
from reelwright.play.judging.rules import NATURAL, WIDE, compiled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from reelwright.definition.model import Definition
    from reelwright.play.events import Position, Window
    from reelwright.play.judging.reading import Direction
    from reelwright.play.judging.rules import Rules


@dataclass(frozen=True, slots=True)
class LineWin:
    """What one line pays, in line bets: `pay` x `multiplier` + `added`."""

    line: int
    symbol: str
    """The symbol, or the key of a mixed win."""
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    multiplier: int
    rule: Literal["straight", "pattern", "mixed"] = "straight"
    direction: Direction = "left"
    added: Fraction = NOTHING

    @property
    def amount(self) -> Fraction:
        """What it pays, in line bets."""
        return self.pay * self.multiplier + self.added


def judge_lines(
    definition: Definition, window: Window, lines: tuple[int, ...], phase: str = "paid"
) -> Iterator[LineWin]:
    """Yield the wins of each selected line, in the order of `lines`, of each the greatest first.

    `window` is as the reels stopped; substitutes that fill their reel do so here.
    """
    rules = compiled(definition, phase)
    window = as_met(rules, window)
    every = (1 << len(rules.rules)) - 1
    for line in lines:
        rows = definition.lines.rows[line - 1]
        possible, met = every, []
        for of_reel, column, row in zip(rules.places, window, rows, strict=True):
            place = of_reel[column[row]]
            possible &= place.possible
            if not possible:
                break
            met.append(place)
        else:
            found = list(candidates(rules, possible, met))
            if found:
                places = [column[row] for column, row in zip(window, rows, strict=True)]
                for win in paid(rules, found, places):
                    yield from _wins(win, line, rows)


def as_met(rules: Rules, window: Window) -> Window:
    """Return the places a line can meet: reels that substitutes fill are filled."""
    if rules.expanding:
        _, window = expanded(rules.definition, window, rules.phase)
    return _with_wide(rules, window) if rules.wide else window


def _with_wide(rules: Rules, window: Window) -> Window:
    """Return the places of a window: after each cell the substitutes that act all over its reel."""
    definition, phase = rules.definition, rules.phase
    on_reels = {key: reels_of(definition, window, key, phase) for key in rules.wide}
    return tuple(
        tuple(
            "".join((cell, *(WIDE + key for key, reels in on_reels.items() if reel in reels)))
            for cell in column
        )
        for reel, column in enumerate(window, 1)
    )


def _wins(win: Candidate, line: int, rows: tuple[int, ...]) -> Iterator[LineWin]:
    positions = tuple((place + 1, rows[place]) for place in win.mask.places)
    directions: tuple[Direction, ...] = (win.mask.direction,)
    if win.mask.twice:
        directions = ("left", "right")
    for direction in directions:
        yield LineWin(
            line=line,
            symbol=win.rule.name,
            count=len(positions),
            positions=positions,
            substitutes=tuple(
                position
                for position, filled in zip(positions, win.reading, strict=True)
                if filled != NATURAL
            ),
            pay=win.mask.pay,
            multiplier=win.price.multiplier,
            rule=win.rule.kind,
            direction=direction,
            added=win.price.added,
        )
