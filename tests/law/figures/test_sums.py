"""Sums of many games against sums made some other way: binomial laws, and plain convolution."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from reelwright.law.figures import sums as module
from reelwright.law.figures.sums import sums
from tests.law.figures.test_interval import COIN, heads

LEVELS = (Fraction(1, 1000), Fraction(1, 2), Fraction(9, 10), Fraction(999, 1000))
WHEEL = np.array([0.55, 0.2, 0.1, 0.0, 0.08, 0.0, 0.0, 0.05, 0.0, 0.0, 0.0, 0.02])


def convolved(games: int) -> np.ndarray:
    mass = np.ones(1)
    for _ in range(games):
        mass = np.convolve(mass, WHEEL)
    return mass


@pytest.mark.parametrize("games", [10, 64, 1000, 1024])
def test_sums_of_a_coin_are_binomial(games: int) -> None:
    law = sums(COIN, 0.0, (games,))[games]
    for level in LEVELS:
        quantile = law.quantile(float(level))
        assert quantile.low <= 2 * heads(games, level) <= quantile.high
        assert quantile.high - quantile.low <= 2


@pytest.mark.parametrize("games", [7, 60, 240])
def test_a_sum_is_the_convolution(games: int) -> None:
    law = sums(WHEEL, 0.0, (games,))[games].low
    plain = np.pad(convolved(games), (0, 64))
    assert law.unit == 1
    assert float(np.abs(law.mass - plain[law.first : law.first + len(law.mass)]).sum()) < 1e-12
    assert law.error < 1e-11


@pytest.mark.parametrize("longest", [16, 64, 256])
def test_a_coarser_lattice_holds_the_true_quantile_between_its_two(
    longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", longest)
    law = sums(WHEEL, 0.0, (240,))[240]
    assert law.low.unit > 1
    true = np.cumsum(convolved(240))
    for level in LEVELS:
        quantile = law.quantile(float(level))
        assert quantile.low <= int(np.searchsorted(true, float(level))) <= quantile.high


def test_sums_go_on_from_one_another() -> None:
    found = sums(WHEEL, 0.0, (12, 240))
    alone = sums(WHEEL, 0.0, (240,))
    for level in LEVELS:
        assert found[240].quantile(float(level)) == alone[240].quantile(float(level))


def test_the_doubt_about_one_game_widens_the_quantiles_of_many() -> None:
    sure, unsure = (sums(WHEEL, error, (100,))[100].quantile(0.9) for error in (0.0, 1e-4))
    assert unsure.low < sure.low <= sure.high < unsure.high


def test_games_that_pay_the_same_every_time() -> None:
    quantile = sums(np.array([0.0, 0.0, 0.0, 1.0]), 0.0, (50,))[50].quantile(0.5)
    assert (quantile.low, quantile.high) == (150, 150)


@pytest.mark.parametrize("games", [97, 211, 241])
def test_a_number_without_divisors_is_added_up_with_a_rest(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", 512)
    monkeypatch.setattr(module, "MOST_AT_ONCE", 20)
    true = np.cumsum(convolved(games))
    law = sums(WHEEL, 0.0, (games,))[games]
    for level in LEVELS:
        quantile = law.quantile(float(level))
        assert quantile.low <= int(np.searchsorted(true, float(level))) <= quantile.high
        assert quantile.high - quantile.low <= 40


def test_a_level_that_the_doubt_swallows_is_not_told() -> None:
    law = sums(WHEEL, 1e-6, (1000,))[1000]
    assert law.tells(0.9)
    assert not law.tells(0.999)
    assert not law.tells(0.001)
