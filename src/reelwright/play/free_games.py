"""Free games: a series that counts down, may be added to, and never passes its limits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.play.state import Task, Turn

if TYPE_CHECKING:
    from reelwright.definition.model import FreeGames
    from reelwright.play.questions import Answer


@dataclass(frozen=True, slots=True)
class Series(Task):
    """Free games of a feature: `left` are still to start, `played` have started."""

    feature: str
    spin: Task
    left: int
    played: int = 0
    won: int = 0

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start the next free game, or end the series."""
        if self.left == 0:
            turn.tell(
                events.FreeGamesEnded(
                    feature=self.feature, played=self.played, feature_won=self.won, won=turn.won
                )
            )
            return
        after = replace(self, left=self.left - 1, played=self.played + 1)
        stake = turn.terms.stake
        turn.tell(
            events.FreeGameBegun(
                feature=self.feature,
                played=after.played,
                left=after.left,
                lines=stake.lines,
                line_bet=stake.line_bet,
                feature_won=self.won,
            )
        )
        turn.next(self.spin, after)

    def counting(self, amount: int) -> Series:
        """Add what a free game, or a bonus won in it, paid."""
        return replace(self, won=self.won + amount)

    def forgetting(self) -> Series:
        """Return the series without its winnings."""
        return replace(self, won=0)


def award(
    turn: Turn,
    name: str,
    feature: FreeGames,
    positions: tuple[events.Position, ...],
    *,
    spin: Task,
) -> Series | None:
    """Award free games for the scatter symbols at `positions`.

    Returns a new series, or `None` where none was won or a running one was added to.
    """
    games = feature.awards.get(len(positions))
    if games is None:
        return None
    running = next(
        (
            place
            for place, task in enumerate(turn.agenda)
            if isinstance(task, Series) and task.feature == name
        ),
        None,
    )
    series = Series(name, spin, left=0) if running is None else turn.agenda[running]
    assert isinstance(series, Series)
    added = min(games, room(feature, series))
    series = replace(series, left=series.left + added)
    turn.tell(
        events.FreeGamesWon(
            feature=name,
            symbol=feature.starts_on.scatter,
            count=len(positions),
            positions=positions,
            again=running is not None,
            games=added,
            forfeited=games - added,
            left=series.left,
        )
    )
    if running is None:
        return series
    turn.agenda[running] = series
    return None


def room(feature: FreeGames, series: Series) -> int:
    """Return how many games a series can still take within both of its limits."""
    unlimited = 10**9
    left = unlimited if feature.at_most_left is None else feature.at_most_left
    played = unlimited if feature.at_most_played is None else feature.at_most_played
    return min(left - series.left, played - series.played - series.left)
