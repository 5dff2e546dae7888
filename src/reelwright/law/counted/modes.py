"""The normalised deviation on the lines that can be played."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.counted.features import brought
from reelwright.law.counted.prizes import prizes_by_part
from reelwright.law.figures.normalised import Mode, Normalised, deviation_of_prizes
from reelwright.law.figures.patterns import rule
from reelwright.law.rounds import Rounds

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from reelwright.law.counted.features import Brought
    from reelwright.law.figures import Prize


def normalised(
    rounds: Rounds, prizes: Iterable[Prize], features: Mapping[str, Brought]
) -> Normalised:
    """Return the normalised deviation as played, and on the fewest lines that can be played.

    `rounds` are without the limits that take nothing in sight.
    """
    modes = [_mode(rounds, prizes, features)]
    fewest = _fewest(rounds)
    if fewest < len(rounds.playing.lines):
        playing = replace(rounds.playing, lines=tuple(range(1, fewest + 1)))
        less = Rounds(rounds.definition, playing)
        modes.insert(0, _mode(less, _all(less), brought(less)))
    return Normalised(rule("normalised deviation")["clause"], tuple(modes))


def _fewest(rounds: Rounds) -> int:
    offered = len(rounds.definition.lines.rows)
    selections = rounds.definition.stakes.selections(offered)
    return min(selections or (1,)) if offered else 0


def _all(rounds: Rounds) -> list[Prize]:
    return [prize for prizes in prizes_by_part(rounds).values() for prize in prizes]


def _mode(rounds: Rounds, prizes: Iterable[Prize], features: Mapping[str, Brought]) -> Mode:
    stake = rounds.scale.cost
    deviation = deviation_of_prizes(
        [(prize.frequency, prize.rtp / prize.frequency) for prize in prizes if prize.frequency],
        [(of.mean / stake, of.square / Fraction(stake) ** 2) for of in features.values()],
    )
    return Mode(len(rounds.playing.lines), deviation)
