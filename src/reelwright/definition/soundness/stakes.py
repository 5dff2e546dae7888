"""Line bets rise, so that Bet + and Bet - have a next one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield the line bets that are not above the one before."""
    for place, (before, bet) in enumerate(pairwise(definition.stakes.line_bets), 1):
        if bet <= before:
            path = ("stakes", "line bets", place)
            yield Fault(path, money(bet), f"more than {money(before)}, the one before")
