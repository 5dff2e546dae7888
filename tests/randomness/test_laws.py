"""The laws that statistics are held against, each counted over every sequence there is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import numpy as np
import pytest
from scipy import stats

from reelwright.play.questions import Even, Odds, Weighted
from reelwright.randomness.checks import dependence, duplicates, frequency, patterns
from reelwright.randomness.checks.found import NotMade, binomial, chi_square, fit, normal
from reelwright.randomness.checks.grouping import fine_groups, groups
from reelwright.randomness.judging import holm
from reelwright.randomness.streams import NOT_SPUN, Law, Spins, Stream

COIN, PRIZE = Weighted((1, 3)), Weighted((3, 0, 2, 1))


def stream(odds: Odds, values: list[int]) -> Stream:
    law = Law(odds)
    return Stream("stream", law, law.outcomes(values), len(values))


def test_a_law_leaves_out_what_cannot_come() -> None:
    law = Law(PRIZE)
    assert law.chances.tolist() == pytest.approx([1 / 2, 1 / 3, 1 / 6])
    assert law.outcomes([0, 2, 3, NOT_SPUN]).tolist() == [0, 1, 2, NOT_SPUN]
    assert law.power(2) == pytest.approx(1 / 4 + 1 / 9 + 1 / 36)


@pytest.mark.parametrize("odds", [COIN, PRIZE, Even(7), Weighted((60, 25, 10, 4, 1))])
def test_scores_have_mean_0_and_deviation_1(odds: Odds) -> None:
    law = Law(odds)
    assert float(law.chances @ law.scores) == pytest.approx(0)
    assert float(law.chances @ law.scores**2) == pytest.approx(1)
    assert sorted(law.scores) == list(law.scores)


def sequences(odds: Odds, long: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every sequence of outcomes, with its probability."""
    outcomes = [n for n in range(odds.size) if odds.weight(n)]
    return [
        (each, prod((Fraction(odds.weight(n), odds.total) for n in each), start=Fraction(1)))
        for each in product(outcomes, repeat=long)
    ]


@pytest.mark.parametrize("odds", [COIN, PRIZE, Even(4)])
def test_hands_hold_as_many_different_groups_as_their_law_says(odds: Odds) -> None:
    law: Counter[int] = Counter()
    for hand, chance in sequences(odds, 5):
        law[len(set(hand))] += chance  # type: ignore[assignment]
    counted = [float(law[different]) for different in range(1, 6)]
    assert patterns._different(Law(odds).chances).tolist() == pytest.approx(counted)


@pytest.mark.parametrize("odds", [COIN, PRIZE, Even(3)])
def test_a_collection_is_complete_as_soon_as_its_law_says(odds: Odds) -> None:
    size = Law(odds).size
    for long, complete in enumerate(patterns._complete(Law(odds).chances, 6), 1):
        counted = sum(chance for each, chance in sequences(odds, long) if len(set(each)) == size)
        assert complete == pytest.approx(float(counted))


def test_a_collection_takes_so_long_on_average() -> None:
    assert patterns._mean_length(Law(Even(6)).chances) == pytest.approx(14.7)
    assert patterns._mean_length(Law(COIN).chances) == pytest.approx(4 + 4 / 3 - 1)


def test_draws_are_unlike_as_often_as_is_said() -> None:
    assert patterns._unlike(Law(Even(52)).chances, 4) == pytest.approx(51 * 50 * 49 / 52**3)
    unlike = sum(chance for each, chance in sequences(PRIZE, 3) if len(set(each)) == 3)
    assert patterns._unlike(Law(PRIZE).chances, 3) == pytest.approx(float(unlike))


def test_collections_follow_one_on_another() -> None:
    assert patterns._collections([0, 0, 1, 2, 1, 0, 2, 0], 3) == [4, 3]


def test_rows_come_more_than_once_as_often_as_is_said() -> None:
    # (10 draws of 600 outcomes: 600 times the chance that one comes twice or more)
    alike = [Law(Even(600)).power(many) for many in range(duplicates.TERMS + 1)]
    exact = 600 * stats.binom(10, 1 / 600).sf(1)
    assert duplicates._mean(alike, 10) == pytest.approx(exact)
    exact = sum(stats.binom(4, chance).sf(1) for chance in Law(PRIZE).chances)
    alike = [Law(PRIZE).power(many) for many in range(duplicates.TERMS + 1)]
    assert duplicates._mean(alike, 4) == pytest.approx(exact)


def test_windows_that_come_again_are_counted_once_each() -> None:
    laws = (Law(Even(400)), Law(Even(400)))
    rows = [(n, n) for n in range(20)] + [(7, 7), (7, 7), (3, 3), (NOT_SPUN, 3), (5, NOT_SPUN)]
    found = duplicates.windows(Spins("base", laws, np.array(rows), 0))
    assert found.value == 2
    mean = 23 * 22 / 2 / 400**2
    assert found.p == pytest.approx(2 * stats.poisson(mean).sf(1), rel=0.01)


@pytest.mark.parametrize("values", [[0, 1, 1, 0, 1, 0, 0], [1, 1, 1, 1, 0, 0, 0]])
def test_runs_are_judged_among_all_orders_of_the_same_outcomes(values: list[int]) -> None:
    def high(order: tuple[int, ...]) -> int:
        return sum(1 for before, now in zip((0, *order), order, strict=False) if now > before)

    orders = [order for order in product((0, 1), repeat=7) if sum(order) == sum(values)]
    counts = [high(order) for order in orders]
    own = high(tuple(values))
    below = sum(count <= own for count in counts) / len(orders)
    above = sum(count >= own for count in counts) / len(orders)
    found = dependence.runs(stream(Even(2), values))
    assert (found.value, found.p) == (own, pytest.approx(min(1, 2 * min(below, above))))


def test_gaps_follow_the_geometric_law() -> None:
    # (one of two, in turn: every gap is 2, which should be so in a quarter of the cases)
    found = patterns.gap(stream(Even(2), [0, 1] * 1_000))
    assert found.p < 1e-100
    with pytest.raises(NotMade, match="240 draws or more"):
        patterns.gap(stream(Even(2), [0, 1] * 100))


def test_repeats_are_counted_exactly_where_outcomes_are_alike() -> None:
    found = frequency.repeats(stream(Even(4), [0, 0, 1, 2, 2, 2, 3, 1, 1]))
    law = stats.binom(8, 1 / 4)
    assert (found.value, found.p) == (4, pytest.approx(2 * law.sf(3)))


def test_a_frequency_is_pearsons_statistic() -> None:
    found = frequency.frequency(stream(Even(4), [0] * 60 + [1] * 40 + [2] * 40 + [3] * 20))
    assert (found.value, found.freedom) == (pytest.approx((400 + 0 + 0 + 400) / 40), 3)
    assert found.p == pytest.approx(stats.chi2(3).sf(20))
    # (two cells that expect 18 and 2 are one)
    fitted = fit(np.array([120, 62, 16, 2]), np.array([0.6, 0.3, 0.09, 0.01]))
    assert fitted.freedom == 2
    assert fitted.value == pytest.approx(4 / 60 + 4 / 20)


def test_laws_of_two_sides_judge_a_fit_that_is_too_good() -> None:
    assert chi_square(20.0, 50).p == pytest.approx(2 * stats.chi2(50).cdf(20))
    assert chi_square(0.0, 4).p == 1
    assert normal(-1.96).p == pytest.approx(0.05, rel=0.01)
    assert binomial(5, 10, 0.5).p == 1
    assert binomial(0, 10, 0.5).p == pytest.approx(2 / 1024)


def test_groups_are_neighbours_about_as_likely() -> None:
    group, chances = groups(Law(Even(10)), 4)
    assert sorted(group) == list(group)
    assert chances.tolist() == pytest.approx([0.2, 0.3, 0.3, 0.2])
    _, chances = fine_groups(Law(Weighted((1, 1, 98))), 3, 0.015)
    assert chances.tolist() == pytest.approx([0.02, 0.98])
    with pytest.raises(NotMade):
        fine_groups(Law(Weighted((1, 99))), 2, 0.05)


def test_holms_procedure_by_hand() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.6]) == [1.0, 1.0]
    assert holm([]) == []
