"""Bad sources are caught, each by the test that is there for it; a good one passes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from reelwright.chance import SeededSource, Source
from reelwright.definition.files import find_game, read_game
from reelwright.play.questions import Draw, Drawn, Even, Odds, Weighted
from reelwright.randomness.catalogue import hypotheses
from reelwright.randomness.judging import Verdict
from reelwright.randomness.sampling import sampled
from reelwright.randomness.streams import Changing, Law, Sample
from tests.randomness.bad_sources import (
    Bad,
    Deck,
    ShortPeriod,
    byte_remainder,
    fairly,
    following,
    leaning,
    one_missing,
    one_off,
    shared,
    sticky,
)
from tests.randomness.drawing import CARD, drawn, sample_of, spun, untold, verdict_on


def caught(verdict: Verdict) -> set[tuple[str, str]]:
    return {(one.test, one.of) for one in verdict.rejected}


OF_REELS: dict[str, tuple[Source, int, str, str]] = {
    "the remainder of a byte": (Bad(byte_remainder), 16_000, "frequency", ", reel 1"),
    "a stop that never comes": (Bad(one_missing), 6_000, "frequency", ", reel 1"),
    "a weight that is one off": (Bad(one_off), 6_000, "frequency", ", reel 3"),
    "a reel that sticks": (Bad(sticky), 4_000, "repeats", ", reel 1"),
    "a word for two reels": (Bad(shared), 4_000, "same stop", ", reels 1 and 2"),
    "a reel that leans on another": (Bad(leaning), 4_000, "two reels", ", reels 1 and 2"),
    "reels that avoid each other": (Bad(leaning), 4_000, "interplay", ""),
    "a reel after the one before": (Bad(following), 4_000, "previous game, other reels", ""),
    "a period of 4,096 words": (ShortPeriod(4_096), 5_000, "duplicates of windows", ""),
    "a period of 256 words": (ShortPeriod(256), 2_000, "spectrum", ", reel 1"),
}


@pytest.mark.parametrize("fault", OF_REELS)
def test_a_fault_of_the_reels_is_caught(fault: str) -> None:
    source, count, test, of = OF_REELS[fault]
    found = caught(verdict_on(sample_of(spun(source, count))))
    assert (test, f"strips base{of}") in found


def test_a_good_source_passes_where_they_fail() -> None:
    source = SeededSource(3)
    cards: dict[Odds, list[int]] = {CARD: drawn(source, CARD, 4_000)}
    assert verdict_on(sample_of(spun(source, 4_000), cards)).passed


def test_a_deck_that_is_dealt_out_is_caught() -> None:
    found = caught(verdict_on(sample_of(others={CARD: drawn(Deck(), CARD, 2_600)})))
    assert {("repeats", str(CARD)), ("frequency", str(CARD))} <= found


RANDOM = Random(11)  # noqa: S311
DIE, WHEEL, COIN = Even(6), Weighted((4, 3, 2, 1)), Weighted((1, 9))


def drifting(count: int) -> list[int]:
    """As often as it should be in all, but more of the low faces at first."""
    half = count // 2
    low = RANDOM.choices(range(6), (12, 11, 10, 10, 9, 8), k=half)
    return low + RANDOM.choices(range(6), (8, 9, 10, 10, 11, 12), k=half)


def alternating(count: int) -> list[int]:
    """A low face follows a high one rather than another low one."""
    values = [0]
    while len(values) < count:
        high = (values[-1] < 3) if RANDOM.random() < 0.56 else (values[-1] >= 3)
        values.append(RANDOM.randrange(3) + 3 * high)
    return values


def echoing(count: int) -> list[int]:
    """One in ten is that of three draws before."""
    values = [RANDOM.randrange(6) for _ in range(3)]
    while len(values) < count:
        values.append(values[-3] if RANDOM.random() < 0.1 else RANDOM.randrange(6))
    return values


def due(count: int) -> list[int]:
    """A face that has not come for ten draws comes then."""
    values: list[int] = []
    while len(values) < count:
        late = [face for face in range(6) if face not in values[-10:]]
        values.append(late[0] if len(values) > 10 and late else RANDOM.randrange(6))
    return values


def paired(count: int) -> list[int]:
    """Hands of five come with a pair more often."""
    values: list[int] = []
    while len(values) < count:
        hand = [RANDOM.randrange(6) for _ in range(5)]
        values += [hand[4] if RANDOM.random() < 0.5 else hand[0], *hand[1:]]
    return values


def rising(count: int) -> list[int]:
    """Three running stand in rising order more often."""
    values: list[int] = []
    while len(values) < count:
        three = [RANDOM.randrange(6) for _ in range(3)]
        values += sorted(three) if RANDOM.random() < 0.1 else three
    return values


def walking(count: int) -> list[int]:
    """A segment is followed by the next one too often."""
    values = [0]
    while len(values) < count:
        values.append((values[-1] + 1) % 4 if RANDOM.random() < 0.1 else fairly(RANDOM, WHEEL))
    return values


def loaded(count: int) -> list[int]:
    """One in eight where it should be one in ten."""
    return [fairly(RANDOM, Weighted((1, 7))) for _ in range(count)]


OF_STREAMS: dict[str, tuple[Odds, Callable[[int], list[int]]]] = {
    "sub-sequences": (DIE, drifting),
    "runs": (DIE, alternating),
    "previous game": (DIE, alternating),
    "serial correlation": (DIE, echoing),
    "gap": (DIE, due),
    "coupon collector": (DIE, due),
    "poker": (DIE, paired),
    "permutation": (DIE, rising),
    "overlaps": (WHEEL, walking),
    "frequency": (COIN, loaded),
}


@pytest.mark.parametrize("test", OF_STREAMS)
def test_each_test_of_a_stream_catches_what_it_is_for(test: str) -> None:
    odds, make = OF_STREAMS[test]
    found = caught(verdict_on(sample_of(others={odds: make(6_000)})))
    assert (test, str(odds)) in found


def test_rows_that_come_again_are_caught() -> None:
    short = [RANDOM.randrange(52) for _ in range(1_500)]
    found = caught(verdict_on(sample_of(others={CARD: short * 2})))
    assert ("duplicates of rows", str(CARD)) in found


def scores(choose: str) -> Changing:
    """Prizes out of pools that shrink: drawn fairly, or too high, or as high as the one before."""
    values: list[float] = []
    for number in range(2_000):
        law = Law(Even(3 + number % 4))
        outcome = RANDOM.randrange(law.size)
        if choose == "level" and RANDOM.random() < 0.1:
            outcome = law.size - 1
        if choose == "previous draw" and values and RANDOM.random() < 0.15:
            outcome = law.size - 1 if values[-1] > 0 else 0
        values.append(float(law.scores[outcome]))
    return Changing("prize", np.array(values), len(values))


@pytest.mark.parametrize("test", ["level", "previous draw"])
def test_prizes_from_pools_that_shrink_are_tested(test: str) -> None:
    assert (test, "prize") in caught(verdict_on(Sample(0, (), (), (scores(test),))))
    assert verdict_on(Sample(0, (), (), (scores("fairly"),))).passed


class SticksToStops:
    """A seeded source whose stops stay where they were one time in twenty."""

    def __init__(self) -> None:
        self.source = SeededSource(1)
        self.bad = Bad(sticky)

    def answer(self, draw: Draw) -> Drawn:
        return self.bad.answer(draw) if draw.of == "stops" else self.source.answer(draw)


def test_a_source_that_sticks_is_caught_by_playing() -> None:
    definition = read_game(find_game("ebb-and-flow")).definition
    verdict = verdict_on(sampled(definition, SticksToStops(), 2_500, untold))
    assert not verdict.passed
    assert "repeats" in {one.test for one in verdict.rejected}
    assert all(one.of.startswith("strips base") for one in verdict.rejected)


def test_every_test_is_named_with_a_fault_that_it_catches() -> None:
    named = {test for _, _, test, _ in OF_REELS.values()} | OF_STREAMS.keys()
    others = {"duplicates of rows", "level", "previous draw"}
    assert named | others == hypotheses().keys()
