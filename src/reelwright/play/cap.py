"""The win cap: the round ends with the prize that reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events, tokens

if TYPE_CHECKING:
    from reelwright.play.state import Turn


def end_at(turn: Turn) -> None:
    """End the round where a prize reached the cap: nothing after that prize is told or played.

    Of the agenda only what is done in every round is left. Tokens that were enough to lead on are
    spent.
    """
    if turn.capped_at is None:
        return
    del turn.events[turn.capped_at :]
    turn.tell(events.CapReached(most=turn.won, forfeited=turn.forfeited, won=turn.won))
    turn.agenda = [task for task in turn.agenda if task.last]
    turn.terms = turn.terms.of_the_game()
    tokens.forfeit(turn)
    turn.capped_at = None
