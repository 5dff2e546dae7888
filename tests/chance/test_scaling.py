"""Scaling is unbiased: proved by counting, on small words, over every range there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.chance.scaling import Words, below, one_of, scaled
from reelwright.play.questions import Draw, Even, Odds, Weighted
from tests.chance.words import OutOfWordsError, these_words

Scaler: TypeAlias = Callable[[Odds, Words, int], int]


def accepted(odds: Odds, width: int, words: int, scaler: Scaler = one_of) -> Counter[int]:
    """How many of all sequences of so many words give each outcome, none rejected."""
    counts: Counter[int] = Counter()
    for sequence in product(range(1 << width), repeat=words):
        try:
            counts[scaler(odds, these_words(sequence), width)] += 1
        except OutOfWordsError:
            continue
    return counts


@pytest.mark.parametrize("width", range(1, 11))
def test_every_outcome_of_every_range_has_equally_many_words(width: int) -> None:
    for size in range(1, (1 << width) + 1):
        words_each = (1 << width) // size
        assert accepted(Even(size), width, 1) == dict.fromkeys(range(size), words_each)


@pytest.mark.parametrize(
    ("width", "words"), [(1, 2), (1, 3), (1, 8), (2, 2), (2, 4), (3, 2), (4, 2)]
)
def test_ranges_wider_than_a_word_take_several(width: int, words: int) -> None:
    span = 1 << width * words
    narrower = 1 << width * (words - 1)
    for size in range(narrower + 1, span + 1):
        assert accepted(Even(size), width, words) == dict.fromkeys(range(size), span // size)


@pytest.mark.parametrize("width", range(1, 6))
@pytest.mark.parametrize("outcomes", [1, 2, 3])
def test_weighted_outcomes_have_words_in_proportion_to_their_weights(
    width: int, outcomes: int
) -> None:
    span = 1 << width
    for weights in product(range(span + 1), repeat=outcomes):
        if 1 <= sum(weights) <= min(span, 12):
            words_each = span // sum(weights)
            expected = {n: weight * words_each for n, weight in enumerate(weights) if weight}
            assert accepted(Weighted(weights), width, 1) == expected


def test_a_rejected_word_is_drawn_again() -> None:
    assert below(3, these_words([3, 3, 2]), width=2) == 2
    assert below(5, these_words([3, 3, 1, 0]), width=2) == 4


def test_a_remainder_of_every_word_fails_the_proof() -> None:
    def remainder(odds: Odds, words: Words, width: int) -> int:
        return words() % odds.size

    assert accepted(Even(4), 4, 1, remainder) == dict.fromkeys(range(4), 4)
    assert accepted(Even(3), 4, 1, remainder) == {0: 6, 1: 5, 2: 5}


@settings(deadline=None)
@given(size=st.integers(1, 1 << 100), words=st.lists(st.integers(0, 255), min_size=40))
def test_an_outcome_is_within_its_range(size: int, words: list[int]) -> None:
    assert 0 <= below(size, these_words([*words, *[0] * 13]), width=8) < size


def test_each_part_of_a_draw_has_words_of_its_own() -> None:
    draw = Draw("stops", (Even(4), Weighted((0, 1, 3)), Even(4)))
    assert scaled(draw, these_words([3, 1, 2]), width=2).outcomes == (3, 2, 2)


@pytest.mark.parametrize("odds", [Even(0), Weighted((0, 0))])
def test_a_range_of_nothing_is_refused(odds: Odds) -> None:
    with pytest.raises(ValueError, match=r"range: found 0; allowed: 1 or more"):
        one_of(odds, these_words([]), 8)
