"""A round that wins as much as it can: the best spins, the most free games, the greatest prizes."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import Moment, Played, every_line, first_answer, play
from reelwright.claims.trials.played.spins import answer_set, set_spun
from reelwright.play.judging import judge
from reelwright.play.questions import Choice, Draw, Drawn
from reelwright.play.rounds import priced
from reelwright.play.window import window_at

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

SPINS = 3000
SEED = 1129


@lru_cache(maxsize=64)
def capped(rules: Rules) -> Played:
    """Play a round on every line that wins as much as steering can make it.

    Every other spin of a phase shows what starts free games or a bonus, where something does; the
    others show the greatest win found. Whatever is drawn else comes out at its greatest.
    """
    stake = priced(rules.definition, every_line(rules))

    def steer(moment: Moment) -> Answer:
        question = moment.question
        if isinstance(question, Choice):
            return first_answer(question, {"gamble": "collect"})
        if question.of == "stops":
            stops = enumerate(_stops(rules, stake, moment), 1)
            return Drawn(tuple(stop for reel, stop in stops if reel not in moment.held))
        if question.of == "strips":
            phase = moment.phase or PAID
            strips = set_spun(rules, phase, len(stake.lines))
            return answer_set(rules, phase, question, strips)
        return _greatest(question)

    return play(rules, stake, steer)


def _stops(rules: Rules, stake: Stake, moment: Moment) -> tuple[int, ...]:
    phase = moment.phase or PAID
    spun = [event.phase for event in moment.events if event.event == "reels stopped"]
    best, starting = _candidates(rules, stake, phase)
    if starting is not None and spun.count(phase) % 2 == 0:
        return starting
    return best


@lru_cache(maxsize=64)
def _candidates(
    rules: Rules, stake: Stake, phase: str
) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """Return the stops with the greatest win of those tried, and some that start a feature."""
    strips = set_spun(rules, phase, len(stake.lines))
    definition = rules.definition
    sizes = [len(strip) for strip in definition.strips[strips]]
    chance = Random(SEED)  # noqa: S311
    tried = [tuple(chance.randrange(size) for size in sizes) for _ in range(SPINS)]
    best = max(tried, key=lambda stops: _worth(definition, stake, phase, stops, strips))
    starting = (s for s in tried if _starts(definition, stake, phase, s, strips))
    return best, next(starting, None)


def _worth(
    definition: Definition, stake: Stake, phase: str, stops: tuple[int, ...], strips: str
) -> Fraction | int:
    judged = judge(definition, window_at(definition, phase, stops, strips), stake, phase)
    lines = sum(win.amount for win in judged.line_wins) * stake.line_bet
    ways = sum(win.units for win in judged.ways_wins) * stake.line_bet
    return lines + ways + sum(win.amount for win in judged.scatter_wins)


def _starts(
    definition: Definition, stake: Stake, phase: str, stops: tuple[int, ...], strips: str
) -> bool:
    judged = judge(definition, window_at(definition, phase, stops, strips), stake, phase)
    counts = {symbol: seen.count for symbol, seen in judged.sightings.items()}
    return any(
        counts.get(getattr(feature.starts_on, "scatter", ""), 0) in getattr(feature, "counts", ())
        for feature in definition.features.values()
    )


def _greatest(question: Draw) -> Answer:
    """Return the last outcome of each part that can come out: pools hold the greatest last."""
    return Drawn(
        tuple(
            next(n for n in range(part.size - 1, -1, -1) if part.weight(n))
            for part in question.parts
        )
    )
