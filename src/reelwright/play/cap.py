"""The win cap: the round ends with the prize that reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events

if TYPE_CHECKING:
    from reelwright.play.state import Turn


def end_at(turn: Turn) -> None:
    """End the round where a prize reached the cap: nothing after that prize is told or played.

    Of the agenda only its first task is left, which closes the round.
    """
    if turn.capped_at is None:
        return
    del turn.events[turn.capped_at :]
    turn.tell(events.CapReached(most=turn.won, forfeited=turn.forfeited, won=turn.won))
    del turn.agenda[1:]
    turn.capped_at = None
