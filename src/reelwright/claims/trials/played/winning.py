"""Rounds that win something, found by spinning."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import (
    Moment,
    Stop,
    every_line,
    first_answer,
    play,
    spun,
)
from reelwright.claims.trials.played.spins import set_spun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Played
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

SPINS = 1000
LONG_ROUNDS = 200
SEED = 920


def paid_spins(rules: Rules, stake: Stake) -> Iterator[tuple[tuple[int, ...], Played]]:
    """Yield paid spins, with their stops: the same ones, in the same order, each time."""
    strips = set_spun(rules, PAID, len(stake.lines))
    sizes = [len(strip) for strip in rules.definition.strips[strips]]
    chance = Random(SEED)  # noqa: S311
    for _ in range(SPINS):
        stops = tuple(chance.randrange(size) for size in sizes)
        yield stops, spun(rules, stake, stops, strips)


@lru_cache(maxsize=256)
def simple_win(rules: Rules, line_bet: int) -> tuple[tuple[int, ...], Played] | None:
    """Return a paid spin that wins and starts nothing, with its stops; `None` where none is found.

    It is played on every line up to the gamble, where there is one, or to its end.
    """
    for stops, played in paid_spins(rules, every_line(rules, line_bet)):
        quiet = played.question is None or played.question.of == "gamble"
        if quiet and won(played) > 0 and _prizes_only(played):
            return stops, played
    return None


@lru_cache(maxsize=256)
def offered_round(rules: Rules, line_bet: int) -> tuple[tuple[int, ...], Played] | None:
    """Return a round at its first gamble, with its first stops; `None` where none is found.

    One that wins and starts nothing is taken before one that plays features first.
    """
    simple = simple_win(rules, line_bet)
    if simple is not None and _at_gamble(simple[1]):
        return simple
    stake = every_line(rules, line_bet)
    for stops, spun_to in islice(paid_spins(rules, stake), LONG_ROUNDS):
        played = play(rules, stake, partial(_to_gamble, spun_to))
        if _at_gamble(played):
            return stops, played
    return None


def _at_gamble(played: Played) -> bool:
    return played.question is not None and played.question.of == "gamble"


def _to_gamble(spun_to: Played, moment: Moment) -> Answer:
    """Repeat a round as far as it was played, then go on to its gamble."""
    given = len(moment.answers)
    if given < len(spun_to.answers):
        return spun_to.answers[given]
    if moment.question.of == "gamble":
        raise Stop
    return first_answer(moment.question)


SIMPLE = frozenset(
    {
        "round begun",
        "tokens held",
        "tokens earned",
        "strips drawn",
        "reels stopped",
        "mystery revealed",
        "expanded",
        "fell",
        "line won",
        "ways won",
        "scatter won",
        "gamble offered",
        "gamble refused",
        "round ended",
    }
)


def _prizes_only(played: Played) -> bool:
    return {event.event for event in played.events} <= SIMPLE


def won(played: Played) -> int:
    """Return what a round has won so far, in cents."""
    return max((getattr(event, "won", 0) for event in played.events), default=0)
