"""Rounds in which tokens lead to a feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.trials.played.collecting import filling, spent
from reelwright.claims.trials.played.stands import begins
from reelwright.play.questions import Choice, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake


def led(
    rules: Rules,
    tokens: str,
    feature: str,
    count: int | None,
    stake: Stake,
    quietly: Callable[[Stand], Answer],
) -> Stand | None:
    """Return a round in which tokens led to a feature, by a count or any, and that has begun.

    `None` where none was found; `quietly` answers whatever comes before.
    """
    for spun in filling(rules, tokens, stake):
        there = begun_after(spun, tokens, feature, quietly)
        if there is None:
            continue
        began = next(one for one in since_spent(there, tokens) if begins(one, feature))
        if count is None or getattr(began, "count", None) in (None, count):
            return there
    return None


def begun_after(
    stand: Stand, tokens: str, feature: str, quietly: Callable[[Stand], Answer]
) -> Stand | None:
    """Return a round, gone on with quietly until tokens led to a feature that has then begun."""
    there = until_spent(stand, tokens, quietly).on(
        choosing(feature, quietly),
        lambda now: any(begins(one, feature) for one in since_spent(now, tokens)),
    )
    return there if any(begins(one, feature) for one in since_spent(there, tokens)) else None


def since_spent(stand: Stand, tokens: str) -> tuple[Event, ...]:
    """Return what was told after tokens were first spent in a round."""
    places = (at for at, one in enumerate(stand.events) if spent((one,), tokens))
    return stand.events[next(places, len(stand.events)) + 1 :]


def until_spent(stand: Stand, tokens: str, quietly: Callable[[Stand], Answer]) -> Stand:
    """Return a round, gone on with quietly until tokens are spent, or else until it is over."""
    return stand.on(quietly, lambda now: bool(spent(now.told, tokens)))


def choosing(feature: str, quietly: Callable[[Stand], Answer]) -> Callable[[Stand], Answer]:
    """Return what chooses a feature where tokens lead to several."""

    def answer(stand: Stand) -> Answer:
        question = stand.question
        offered = isinstance(question, Choice) and question.of == "feature"
        if offered and isinstance(question, Choice) and feature in question.options:
            return Chosen(feature)
        return quietly(stand)

    return answer
