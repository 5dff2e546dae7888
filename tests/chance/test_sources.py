"""What each source answers."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from itertools import pairwise

import pytest

from reelwright.chance import (
    DrawsSpent,
    RecordedSource,
    SecureSource,
    SeededSource,
    Source,
    every_outcome,
    total_weight,
)
from reelwright.chance.philox import Counter, Key, block
from reelwright.play.questions import Draw, Drawn, Even, Refused, Weighted, check

STOPS = Draw("stops", (Even(46), Even(47), Even(47)))
PRIZE = Draw("prize", (Weighted((2, 1, 0, 3)),))

ONES = 0xFFFFFFFF
KNOWN: list[tuple[Counter, Key, Counter]] = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ONES,) * 4, (ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
"""Counter, key and block, as published with Random123."""


@pytest.mark.parametrize(("counter", "key", "words"), KNOWN)
def test_philox_gives_its_published_blocks(counter: Counter, key: Key, words: Counter) -> None:
    assert block(counter, key) == words


def test_a_seeded_draw_is_made_of_the_words_of_seed_and_number() -> None:
    words = block((0, 0, 7, 0), (5, 3))
    draw = Draw("stops", (Even(1 << 32),) * 4)
    assert SeededSource(seed=3 << 32 | 5, first=7).answer(draw) == Drawn(words)
    nine = Draw("stops", (Even(1 << 32),) * 9)
    assert SeededSource(seed=3 << 32 | 5, first=7).answer(nine).outcomes[4:8] == block(
        (1, 0, 7, 0), (5, 3)
    )


def test_a_seed_decides_every_draw_and_a_stream_can_be_entered_anywhere() -> None:
    whole = SeededSource(12)
    draws = [whole.answer(draw) for draw in (STOPS, PRIZE) * 20]
    later = SeededSource(12, first=15)
    assert [later.answer(draw) for draw in (PRIZE, STOPS) * 13][:25] == draws[15:]
    assert [SeededSource(13).answer(STOPS) for _ in range(5)] != draws[:10:2]


def test_how_much_a_draw_takes_changes_nothing_in_the_next() -> None:
    first, second = SeededSource(4), SeededSource(4)
    first.answer(Draw("stops", (Even(3),)))
    second.answer(Draw("stops", (Even(3),) * 50))
    assert first.answer(STOPS) == second.answer(STOPS)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed: found {seed}; allowed: 0 to {(1 << 64) - 1}"):
        SeededSource(seed)
    with pytest.raises(ValueError, match=f"first draw: found {seed}; allowed"):
        SeededSource(0, first=seed)


@pytest.mark.parametrize("source", [SecureSource(), SeededSource(1)])
def test_what_a_source_answers_fits_the_draw(source: Source) -> None:
    for _ in range(2000):
        for draw in (STOPS, PRIZE):
            check(draw, source.answer(draw))


def test_secure_draws_differ_from_one_source_to_another() -> None:
    wide = Draw("stops", (Even(1 << 256),))
    assert len({SecureSource().answer(wide) for _ in range(50)}) == 50


FORK = """
import os
from reelwright.chance import SecureSource
from reelwright.play.questions import Draw, Even
source, draw = SecureSource(), Draw("stops", (Even(1 << 256),))
source.answer(draw)
child = os.fork()
os.write(1, str(source.answer(draw).outcomes[0]).encode() + b"\\n")
if child:
    os.waitpid(child, 0)
"""


def test_a_forked_process_draws_words_of_its_own() -> None:
    run = subprocess.run([sys.executable, "-c", FORK], check=True, capture_output=True, text=True)
    parent, child = run.stdout.split()
    assert parent != child


def test_a_recorded_source_answers_in_order() -> None:
    draws = [Drawn((1, 2, 3)), Drawn((3,)), Drawn((45, 46, 46))]
    source = RecordedSource(draws)
    assert [source.answer(draw) for draw in (STOPS, PRIZE, STOPS)] == draws


@pytest.mark.parametrize("wrong", [(46, 0, 0), (0, 0), (-1, 0, 0), (0, 0, 0, 0), (True, 0, 0)])
def test_a_recorded_draw_that_does_not_fit_is_refused_and_kept(wrong: tuple[int, ...]) -> None:
    source = RecordedSource([Drawn((1, 2, 3)), Drawn(wrong)])
    source.answer(STOPS)
    for _ in range(2):
        with pytest.raises(Refused, match=r"^recorded draw 2: draw of stops.*: found .*; allowed:"):
            source.answer(STOPS)


def test_a_recorded_outcome_of_no_weight_is_refused() -> None:
    with pytest.raises(Refused, match="recorded draw 1: draw of prize, part 1: found 2"):
        RecordedSource([Drawn((2,))]).answer(PRIZE)


def test_a_recorded_source_says_when_it_is_spent() -> None:
    source = RecordedSource([Drawn((1, 2, 3))])
    source.answer(STOPS)
    with pytest.raises(DrawsSpent, match=r"found none after number 1; allowed: .* draw of prize"):
        source.answer(PRIZE)


def test_every_outcome_comes_once_with_its_weight() -> None:
    draw = Draw("stops", (Even(2), Weighted((2, 0, 3))))
    outcomes = dict(every_outcome(draw))
    assert outcomes == {
        Drawn((0, 0)): 2,
        Drawn((0, 2)): 3,
        Drawn((1, 0)): 2,
        Drawn((1, 2)): 3,
    }
    assert total_weight(draw) == 10
    assert sum(Fraction(weight, total_weight(draw)) for weight in outcomes.values()) == 1


def test_outcomes_are_listed_in_order() -> None:
    listed = [drawn.outcomes for drawn, _ in every_outcome(STOPS)]
    assert len(listed) == 46 * 47 * 47
    assert all(one < other for one, other in pairwise(listed))
