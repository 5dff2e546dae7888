"""Free games: a series that counts down, may be added to, and never passes its limits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, MultiplierDrawn, Rising
from reelwright.play import events, spin
from reelwright.play.questions import Answer, Draw, Drawn, Weighted
from reelwright.play.state import Task, Terms, Turn

if TYPE_CHECKING:
    from reelwright.play.trigger import Started


@dataclass(frozen=True, slots=True)
class Series(Task):
    """Free games of a feature: `left` are still to start, `played` have started.

    `multiplier` is that of the game under way, `offered` what the player chose with the series.
    """

    feature: str
    left: int
    played: int = 0
    won: int = 0
    offered: int = 1
    multiplier: int = 1

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start the next free game, or end the series."""
        if self.left == 0:
            turn.tell(
                events.FreeGamesEnded(
                    feature=self.feature, played=self.played, feature_won=self.won, won=turn.won
                )
            )
            return
        rule = rules(turn.terms, self.feature).multiplier
        after = replace(
            self,
            left=self.left - 1,
            played=self.played + 1,
            multiplier=self.offered * _known(rule, self.played),
        )
        stake = turn.terms.stake
        turn.tell(
            events.FreeGameBegun(
                feature=self.feature,
                played=after.played,
                left=after.left,
                lines=stake.lines,
                line_bet=stake.line_bet,
                feature_won=self.won,
                multiplier=after.multiplier,
            )
        )
        draw = [DrawMultiplier(self.feature)] if isinstance(rule, MultiplierDrawn) else []
        turn.next(*draw, spin.Spin(self.feature), after)

    def counting(self, amount: int) -> Series:
        """Add what a free game, or a bonus won in it, paid."""
        return replace(self, won=self.won + amount)

    def forgetting(self) -> Series:
        """Return the series without its winnings."""
        return replace(self, won=0)


@dataclass(frozen=True, slots=True)
class DrawMultiplier(Task):
    """Draw what multiplies the prizes of the game that has begun."""

    feature: str

    def question(self, terms: Terms) -> Draw:
        """Ask for one of the factors."""
        return Draw("multiplier", (Weighted(tuple(self._table(terms).values())),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Set it for the game."""
        assert isinstance(answer, Drawn)
        factor = list(self._table(turn.terms))[answer.outcomes[0]]
        place = running(turn, self.feature)
        assert place is not None
        series = series_at(turn, place)
        multiplier = series.offered * factor
        turn.agenda[place] = replace(series, multiplier=multiplier)
        turn.tell(events.MultiplierDrawn(feature=self.feature, multiplier=multiplier))

    def _table(self, terms: Terms) -> dict[int, int]:
        rule = rules(terms, self.feature).multiplier
        assert isinstance(rule, MultiplierDrawn)
        return rule.drawn


def rules(terms: Terms, name: str) -> FreeGames:
    """Return the rules of a series."""
    feature = terms.definition.features[name]
    assert isinstance(feature, FreeGames)
    return feature


def _known(rule: int | Rising | MultiplierDrawn | None, played: int) -> int:
    """Return the factor of a game after so many, as far as no draw decides it."""
    match rule:
        case int():
            return rule
        case Rising():
            return rule.rising[min(played, len(rule.rising) - 1)]
    return 1


def running(turn: Turn, name: str) -> int | None:
    """Return where on the agenda the series of a feature stands; `None` where none does."""
    places = range(len(turn.agenda) - 1, -1, -1)
    return next((place for place in places if _is_of(turn.agenda[place], name)), None)


def _is_of(task: Task, name: str) -> bool:
    return isinstance(task, Series) and task.feature == name


def series_at(turn: Turn, place: int) -> Series:
    """Return the series at a place of the agenda."""
    series = turn.agenda[place]
    assert isinstance(series, Series)
    return series


def add(turn: Turn, name: str, games: int, by: Started, offered: int = 1) -> Series | None:
    """Award free games; return a new series, or `None` where a running one was added to."""
    place = running(turn, name)
    series = Series(name, left=0, offered=offered) if place is None else series_at(turn, place)
    added = min(games, room(rules(turn.terms, name), series))
    series = replace(series, left=series.left + added)
    turn.tell(
        events.FreeGamesWon(
            feature=name,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            again=place is not None,
            games=added,
            forfeited=games - added,
            left=series.left,
        )
    )
    if place is None:
        return series
    turn.agenda[place] = series
    return None


def room(feature: FreeGames, series: Series) -> int:
    """Return how many games a series can still take within both of its limits."""
    unlimited = 10**9
    left = unlimited if feature.at_most_left is None else feature.at_most_left
    played = unlimited if feature.at_most_played is None else feature.at_most_played
    return min(left - series.left, played - series.played - series.left)
