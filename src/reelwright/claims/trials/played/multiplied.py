"""Free games at a factor, and bonuses that pay: rounds steered to where something is multiplied."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.stands import first
from reelwright.claims.trials.played.steering import begun, calm, standing
from reelwright.play.events import ChangedGameBegun, FreeGameBegun, MultiplierDrawn, OffersMade
from reelwright.play.questions import Choice, Chosen, Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

MOST_GAMES = 100
"""A factor that has not come after so many games is not waited for."""


class Multiplied(NamedTuple):
    """A round that waits for a spin of a series, with the factor of that game."""

    stand: Stand
    factor: int


def multiplied(rules: Rules, feature: str, stake: Stake) -> Multiplied | None:
    """Return a game of a series at a factor above 1, won at a stake; `None` if none was found."""
    if feature in rules.changed_games:
        return _changed(rules, feature, stake)
    counts = sorted(rules.free_games[feature].counts, reverse=True)
    for count in counts:
        now = begun(rules, feature, count, stake)
        if now is None:
            continue
        steer = greatest(rules)
        for _ in range(MOST_GAMES):
            now = now.on(steer, lambda one: one.phase == feature)
            if now.phase != feature:
                break
            factor = factor_of(now.events, feature)
            if factor > 1:
                return Multiplied(now, factor)
            now = now.after(steer(now))
    return None


def _changed(rules: Rules, feature: str, stake: Stake) -> Multiplied | None:
    now = standing(rules, feature, stake)
    begun_ = [one for one in now.events if isinstance(one, ChangedGameBegun)] if now else []
    return Multiplied(now, begun_[0].multiplier) if now and begun_[0].multiplier > 1 else None


def factor_of(told: Iterable[Event], feature: str) -> int:
    """Return the factor of the game of a series that began last."""
    factor = 1
    for event in told:
        if isinstance(event, FreeGameBegun | MultiplierDrawn) and event.feature == feature:
            factor = event.multiplier
    return factor


def greatest(rules: Rules) -> Callable[[Stand], Answer]:
    """Return what answers quietly, but takes the greatest factor that is offered or drawn."""
    quietly = calm(rules)

    def answer(stand: Stand) -> Answer:
        question = stand.question
        if isinstance(question, Choice) and question.of == "offer":
            made = next(one for one in reversed(stand.events) if isinstance(one, OffersMade))
            factors = [factor for _, factor in made.offers]
            return Chosen(question.options[factors.index(max(factors))])
        if isinstance(question, Draw) and question.of == "multiplier":
            outcomes = [Drawn((one,)) for one in range(question.parts[0].size)]
            return max(outcomes, key=lambda one: factor_of(stand.after(one).told, _drawing(stand)))
        return quietly(stand)

    return answer


def _drawing(stand: Stand) -> str:
    """Return the series whose factor is being drawn."""
    begun_ = next(one for one in reversed(stand.events) if isinstance(one, FreeGameBegun))
    return begun_.feature


def rich(stand: Stand) -> Answer:
    """Answer a draw of a bonus so that it pays most at once, or else draws a prize."""
    question = stand.question
    if not isinstance(question, Draw) or len(question.parts) > 1:
        return first(stand)
    part = question.parts[0]
    outcomes = [Drawn((one,)) for one in range(part.size) if part.weight(one)]
    return max(outcomes, key=lambda one: _worth(stand, stand.after(one)))


def _worth(before: Stand, after: Stand) -> tuple[int, bool, int]:
    draws = isinstance(after.question, Draw) and after.question.of == "prize"
    return after.state.won - before.state.won, draws, -len(after.entered)
