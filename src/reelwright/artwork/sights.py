"""Windows of worked examples, with the places that win, as the round is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.artwork.model import Sight
from reelwright.claims.trials.played.seen import since_the_reels_stopped
from reelwright.claims.trials.played.stands import opened
from reelwright.definition.model import symbols_of
from reelwright.play.questions import Refused
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.model.examples import Example
    from reelwright.claims.rules import Rules


def sight_of(example: Example, rules: Rules) -> Sight:
    """Return what an example shows; nothing is marked where it cannot be played."""
    reels = tuple(tuple(symbols_of(stop) for stop in column) for column in example.window)
    try:
        marked = {*_winning(example, rules)}
    except Refused:
        marked = set()
    return Sight(reels, tuple(sorted(marked)))


def _winning(example: Example, rules: Rules) -> Iterator[tuple[int, int]]:
    stand = opened(rules, Stake(example.lines, example.line_bet))
    for answer in example.answers:
        stand = stand.after(answer)
    for event in since_the_reels_stopped(stand.events):
        for reel, row in getattr(event, "positions", ()):
            yield reel - 1, row
