"""What may be bet rises, is said once, and has a cost; a gamble is fair."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Gamble


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield bets that do not rise, and stakes or a gamble that contradict themselves."""
    stakes = definition.stakes
    for key, bets in (("line bets", stakes.line_bets), ("denominations", stakes.denominations)):
        for place, (before, bet) in enumerate(pairwise(bets), 1):
            if bet <= before:
                path = ("stakes", key, place)
                yield Fault(path, money(bet), f"more than {money(before)}, the one before")
    for place, (fewer, more) in enumerate(pairwise(stakes.credits_per_line), 1):
        if more <= fewer:
            path = ("stakes", "credits per line", place)
            yield Fault(path, str(more), f"more than {fewer}, the one before")
    yield from _bets(definition)
    yield from _lines(definition)
    yield from _cost(definition)
    if definition.gamble:
        yield from _gamble(definition.gamble)


def _bets(definition: Definition) -> Iterator[Fault]:
    stakes = definition.stakes
    by_credits = bool(stakes.denominations or stakes.credits_per_line)
    allowed = "line bets, or denominations with credits per line"
    if bool(stakes.denominations) != bool(stakes.credits_per_line):
        has = "denominations" if stakes.denominations else "credits per line"
        yield Fault(("stakes",), f"{has} alone", allowed)
    elif not by_credits and not stakes.line_bets:
        yield Fault(("stakes", "line bets"), "no bets", "at least 1")
    elif by_credits and stakes.line_bets:
        yield Fault(("stakes",), "line bets and denominations", allowed)


def _lines(definition: Definition) -> Iterator[Fault]:
    lines = definition.stakes.lines
    offered = len(definition.lines.rows)
    if definition.ways is not None:
        if lines != "all":
            yield Fault(("stakes", "lines"), "a choice of lines, in a game of ways", "all")
        return
    if isinstance(lines, tuple):
        for place, number in enumerate(lines):
            if number > offered:
                yield Fault(("stakes", "lines", place), str(number), f"1 to {offered}")
            if place and number <= lines[place - 1]:
                allowed = f"more than {lines[place - 1]}, the one before"
                yield Fault(("stakes", "lines", place), str(number), allowed)


def _cost(definition: Definition) -> Iterator[Fault]:
    stakes = definition.stakes
    path = ("stakes", "cost")
    if definition.ways is not None:
        if stakes.cost is None:
            yield Fault(path, "nothing, in a game of ways", "how many unit bets a game costs")
        if stakes.cost_per_line != 1:
            found = "a cost for lines, in a game of ways"
            yield Fault(("stakes", "cost per line"), found, "the key left out")
    elif stakes.cost is not None and stakes.lines != "all":
        found = "a cost of the game, where lines can be chosen"
        yield Fault(path, found, "'cost per line', or lines: all")
    elif stakes.cost is not None and stakes.cost_per_line != 1:
        yield Fault(path, "a cost of the game and of a line", "one of the two")


def _gamble(gamble: Gamble) -> Iterator[Fault]:
    path = ("gamble", "segments")
    if gamble.on != "a wheel":
        if gamble.segments:
            yield Fault(path, f"segments of {gamble.on}", "the key left out")
        return
    every = sum(gamble.segments.values())
    if len(gamble.segments) < 2:
        found = "a single choice" if gamble.segments else "no choices"
        yield Fault(path, found, "at least 2")
    for choice, own in gamble.segments.items():
        if every % own:
            found = f"{own} of {every} segments, which pay no whole number of times"
            yield Fault((*path, choice), found, f"a divisor of {every}")
