"""Counting what was tried, and telling the first thing that is otherwise than said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.verdicts import Counterexample, Holds, Pending, Situation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.claims.trials.windows.boards import Board
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Window
    from reelwright.play.state import Stake


class Differs(Exception):
    """Raised in a trial at the first situation that is otherwise than said."""

    def __init__(self, situation: Situation, said: str, found: str) -> None:
        super().__init__(said, found)
        self.verdict = Counterexample(situation, said, found)


class Untried(Exception):
    """Raised in a trial where nothing was found to try a claim in."""

    def __init__(self, needs: str) -> None:
        super().__init__(needs)
        self.verdict = Pending(needs)


def check(met: bool, situation: Situation, said: str, found: str) -> None:  # noqa: FBT001
    """Raise `Differs` where something said is not met."""
    if not met:
        raise Differs(situation, said, found)


def tried(trials: Iterable[int], *, whole: bool = False) -> Verdict:
    """Run trials, each of which says how many situations it tried; `Differs` ends them."""
    try:
        return Holds(sum(trials), whole)
    except (Differs, Untried) as ended:
        return ended.verdict


def seen(board: Board, window: Window) -> Situation:
    """Return a window of a board as a situation to explain."""
    return Situation(stake=board.stake, phase=board.phase, window=window)


def bet(stake: Stake) -> Situation:
    """Return the bet alone as a situation."""
    return Situation(stake=stake)
