"""Samples made up of outcomes that anything can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from reelwright.chance import Source
from reelwright.play.questions import Draw, Even, Odds, Weighted
from reelwright.randomness.judging import Verdict, judged
from reelwright.randomness.streams import Law, Sample, Spins, Stream

REELS: tuple[Odds, ...] = (Even(46), Even(47), Weighted((1, 2, 3, 4, 10, 20, 2, 2, 1, 9)))
CARD = Even(52)


def untold(what: str, done: int, total: int) -> None:
    """Progress that nobody is told of."""


def sample_of(
    spins: Sequence[Sequence[int]] = (),
    others: Mapping[Odds, Sequence[int]] | None = None,
    reels: Sequence[Odds] = REELS,
) -> Sample:
    """A sample of one set of strips, and of other places."""
    laws = tuple(map(Law, reels))
    table = np.array(spins, dtype=np.int64)
    streams = tuple(
        Stream(str(odds), law, law.outcomes(values), len(values))
        for odds, values in (others or {}).items()
        for law in [Law(odds)]
    )
    sets = (Spins("strips base", laws, table, len(table)),) if len(table) else ()
    return Sample(len(table), sets, streams, ())


def spun(source: Source, count: int, reels: Sequence[Odds] = REELS) -> list[tuple[int, ...]]:
    """Stops that a source answers, spin after spin."""
    draw = Draw("stops", tuple(reels))
    return [source.answer(draw).outcomes for _ in range(count)]


def drawn(source: Source, odds: Odds, count: int) -> list[int]:
    """Outcomes that a source answers, one after the other."""
    draw = Draw("card", (odds,))
    return [source.answer(draw).outcomes[0] for _ in range(count)]


def verdict_on(sample: Sample) -> Verdict:
    """What the tests of a sample come to."""
    return judged(sample, untold)


def good(seed: int, count: int) -> Sample:
    """A sample of a good generator: two reels, a card and a prize by weight."""
    generator = np.random.default_rng(seed)

    def values(odds: Odds) -> list[int]:
        law = Law(odds)
        return [int(one) for one in generator.choice(law.size, size=count, p=law.chances)]

    reels = REELS[1:]
    spins = list(zip(*map(values, reels), strict=True))
    prize = Weighted((60, 25, 10, 4, 1))
    return sample_of(spins, {Even(6): values(Even(6)), prize: values(prize)}, reels)
