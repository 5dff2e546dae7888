"""Wagers: other ways to bet on a game, each at its own price.

What a game costs changes; what its prizes are multiples of does not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import features
from reelwright.play.bonus import least_count
from reelwright.play.questions import Refused
from reelwright.play.spin import Spin
from reelwright.play.state import Task, Turn
from reelwright.play.trigger import Started

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake


def priced(definition: Definition, stake: Stake) -> Stake:
    """Return a stake with the price of its wager; raises `Refused` for one that is not on offer."""
    if not stake.wager:
        return replace(stake, price=0)
    wager = definition.wagers.get(stake.wager)
    if wager is None:
        offered = ", ".join(definition.wagers) or "none, in this game"
        raise Refused(f"wager: found {stake.wager!r}; allowed: {offered}")
    price = wager.costs * stake.total
    if price.denominator != 1:
        raise Refused(f"wager: found a price of {price} cents; allowed: whole cents")
    return replace(stake, price=price.numerator)


def opening(definition: Definition, stake: Stake, phase: str) -> Task:
    """Return the first task of a game in a phase: its spin, or the feature that was bought."""
    if not stake.wager:
        return Spin(phase)
    wager = definition.wagers[stake.wager]
    if wager.starts is None:
        return Spin(phase, wager.strips)
    least = least_count(definition, wager.starts)
    return StartBought(wager.starts, least if wager.count is None else wager.count)


@dataclass(frozen=True, slots=True)
class StartBought(Task):
    """Start a feature that was bought."""

    feature: str
    count: int

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start it as if its count had come in a paid game."""
        task = features.start(turn, self.feature, Started("", self.count), "", 1)
        if task:
            turn.next(task)
