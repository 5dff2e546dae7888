"""Hold and spin played on from where its symbols are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.events import BonusEnded, CellsSpun, HoldBegun, ValuesDrawn
from reelwright.play.hold_and_spin import LANDS
from reelwright.play.questions import Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event

STAYS_OPEN = 1


def begun(stand: Stand, feature: str) -> HoldBegun | None:
    """Return how hold and spin of a name began; `None` where it has not, or is something else."""
    found = (event for event in reversed(stand.events) if isinstance(event, HoldBegun))
    return next((event for event in found if event.feature == feature), None)


def asked(stand: Stand, of: str) -> Draw:
    """Return the draw that comes next, of a kind; raises `LookupError` for any other."""
    question = stand.question
    if not isinstance(question, Draw) or question.of != of:
        raise LookupError(f"a draw of {of}: found {question}")
    return question


def drawn(stand: Stand, outcome: int, rest: int | None = None) -> Stand:
    """Return the round after an outcome of the first part of a draw, `rest` of all others."""
    assert isinstance(stand.question, Draw)
    others = (outcome if rest is None else rest,) * (len(stand.question.parts) - 1)
    return stand.after(Drawn((outcome, *others)))


def values(stand: Stand) -> Mapping[int, int]:
    """Return the value that each outcome draws, where values come next."""
    part = asked(stand, "value").parts[0]
    found = {}
    for outcome in range(part.size):
        if part.weight(outcome):
            after = drawn(stand, outcome)
            told = next(event for event in after.told if isinstance(event, ValuesDrawn))
            found[outcome] = told.values[0]
    return found


def played_out(stand: Stand, feature: str, *, lands: bool) -> Stand:
    """Return the round where it is over, each value drawn the greatest.

    In every re-spin a symbol lands on every open cell, or on none.
    """
    while not over(stand.told, feature):
        question = stand.question
        assert isinstance(question, Draw)
        if question.of == "value":
            worth = values(stand)
            stand = drawn(stand, max(worth, key=worth.__getitem__))
        else:
            stand = drawn(stand, LANDS if lands else STAYS_OPEN)
    return stand


def over(told: Iterable[Event], feature: str) -> bool:
    """Say whether it is told that it is over."""
    return any(isinstance(event, BonusEnded) and event.feature == feature for event in told)


def spun(told: Iterable[Event]) -> CellsSpun | None:
    """Return what a re-spin told of the cells."""
    return next((event for event in told if isinstance(event, CellsSpun)), None)
