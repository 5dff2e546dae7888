"""A game as it is bet on: a wager's strips in place of the paid ones, or the feature it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.spins import Spin
from reelwright.law.features import Entered

if TYPE_CHECKING:
    from reelwright.automaton.triggers import Start
    from reelwright.definition.model import Definition
    from reelwright.law.rounds.game import Rounds


def waged(definition: Definition, wager: str) -> Definition:
    """Return the rules with the strips of a wager as those of the paid game."""
    strips = definition.wagers[wager].strips if wager else None
    return definition.model_copy(update={"paid_strips": strips}) if strips else definition


def bought(rounds: Rounds) -> Start | None:
    """Return what is bought in place of a paid spin; `None` where that is spun."""
    wager = rounds.definition.wagers.get(rounds.playing.wager)
    if wager is None or wager.starts is None:
        return None
    return rounds.entering(Entered(wager.starts, wager.count), 1)


def certain(start: Start) -> Spin:
    """Return a spin that pays nothing and is sure to start something."""
    return Spin(1, {(start,): {0: 1}})


def refuse_changed(rounds: Rounds, phases: int) -> None:
    """Refuse a wager where some paid games are changed, in which only the plain game is played."""
    if rounds.playing.wager and phases > 1:
        raise NotCountable(
            f"wagers > {rounds.playing.wager}: found changed games, which are played plain at "
            "another price; allowed: a game that wins none"
        )
