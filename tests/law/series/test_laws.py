"""The law of a series against the same series followed game by game, limits where they bite."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reelwright.automaton.refusal import NotCountable
from reelwright.law.rings import Diverges, Jets, Polynomials
from reelwright.law.rings.spectra import Spectra
from reelwright.law.series import Limits, drawn, mean, series, solved
from tests.law.series.branching import RICH, SMALL, Counted, followed, parts, ways
from tests.law.series.test_games import free_games

UP_TO = 24
EXACT = Polynomials(depth=UP_TO + 1, up_to=UP_TO)
LIMITS = (
    Limits(),
    Limits(left=3),
    Limits(left=5),
    Limits(left=40),
    Limits(played=3),
    Limits(played=10),
    Limits(left=4, played=9),
)


@pytest.mark.parametrize("limits", LIMITS)
@pytest.mark.parametrize("games", [(SMALL,), (RICH, SMALL), (SMALL, RICH, RICH, SMALL)])
def test_every_amount_is_as_likely_as_followed(games: tuple[Counted, ...], limits: Limits) -> None:
    laws = series(EXACT, [parts(EXACT, game) for game in games], [1, 2, 6], limits)
    for start, law in laws.items():
        assert law.masses == followed(games, start, limits, UP_TO)


@pytest.mark.parametrize("limits", LIMITS[1:])
def test_a_series_that_only_limits_end(limits: Limits) -> None:
    if limits.left == 40:
        limits = Limits(left=12)
    law = series(EXACT, [parts(EXACT, RICH)], [2], limits)[2]
    assert law.masses == followed([RICH], 2, limits, UP_TO)


@pytest.mark.parametrize("limits", LIMITS)
def test_spectra_agree_with_what_was_followed(limits: Limits) -> None:
    ring = Spectra(2048)
    law = series(ring, [parts(ring, SMALL)], [3], limits)[3]
    masses = np.fft.irfft(law.values)
    right = followed([SMALL], 3, limits, UP_TO)
    found = [abs(masses[x] - float(right.get(x, 0))) for x in range(UP_TO + 1)]
    assert max(found) < 1e-14
    assert law.error < 1e-11


@pytest.mark.parametrize("limits", [Limits(left=2), Limits(left=17), Limits(played=8)])
def test_mean_lengths_are_those_solved_apart(limits: Limits) -> None:
    ring = Jets(order=1)
    chances = {
        added: Fraction(sum(pays.values()), ways(SMALL)) for added, pays in SMALL.items() if added
    }
    one = ring.law({1: 1}, 1)
    none = 1 - sum(chances.values(), Fraction())
    game = [(0, one.scaled(none)), *((n, one.scaled(chance)) for n, chance in chances.items())]
    found = series(ring, [game], [1, 5], limits)
    expected = solved(free_games(limits.left, limits.played), chances)
    assert {n: law.terms[1] for n, law in found.items()} == {n: expected(n) for n in (1, 5)}
    free = series(ring, [game], [4])[4]
    assert free.terms[1] == 4 / (1 - mean(chances))


def test_games_with_a_drawn_factor_are_mixed_before_each() -> None:
    """A game that pays 1 or, with chance 1/3, 10; none wins another."""
    plain, tenfold = ([(0, EXACT.law({pay: 1}, 1))] for pay in (1, 10))
    game = drawn(EXACT, [(Fraction(2, 3), plain), (Fraction(1, 3), tenfold)])
    assert series(EXACT, [game], [2])[2].masses == {
        2: Fraction(4, 9),
        11: Fraction(4, 9),
        20: Fraction(1, 9),
    }


def test_factors_rise_by_the_number_of_the_game() -> None:
    games = [[(0, EXACT.law({factor: 1}, 1))] for factor in (1, 2, 5)]
    laws = series(EXACT, games, range(5))
    assert {start: law.masses for start, law in laws.items()} == {
        0: {0: 1},
        1: {1: 1},
        2: {3: 1},
        3: {8: 1},
        4: {13: 1},
    }


def test_a_limit_out_of_sight_is_left_out_and_counted_as_an_error() -> None:
    ring = Spectra(256, sight=1e-6)
    game = parts(ring, SMALL)
    free, high, low = (
        series(ring, [game], [3], limits)[3] for limits in (None, Limits(left=90), Limits(left=9))
    )
    assert np.array_equal(free.values, high.values)
    assert free.error < high.error < 1e-6
    assert not np.array_equal(free.values, low.values)


@given(
    st.dictionaries(st.integers(1, 6), st.fractions("0.001", "0.08"), min_size=1, max_size=3),
    st.integers(1, 6),
    st.sampled_from([Limits(left=25), Limits(played=30), Limits(left=30, played=60)]),
    st.sampled_from([-0.2, 0.0, 0.02]),
)
def test_what_is_left_out_is_within_its_bound(
    chances: dict[int, Fraction], start: int, limits: Limits, tilt: float
) -> None:
    """The same law with limits and without, where a ring with weak eyes leaves them out."""
    assume(mean(chances) < Fraction(7, 10))
    weak, sharp = Spectra(64, tilt, sight=0.5), Spectra(64, tilt, sight=0.0)

    def law(ring: Spectra) -> tuple[np.ndarray, float]:
        one = ring.law({1: 1, 2: 1}, 2)
        none = 1 - sum(chances.values(), Fraction())
        game = [(0, one.scaled(none)), *((n, one.scaled(p)) for n, p in chances.items())]
        found = series(ring, [game], [start], limits)[start]
        return found.values, found.error

    left_out, error = law(weak)
    kept, rounding = law(sharp)
    assert np.abs(left_out - kept).max() <= error + rounding


def test_series_without_end_are_refused() -> None:
    with pytest.raises(Diverges):
        series(Jets(), [parts(Jets(), RICH)], [1])
    always: Counted = {1: {1: 1}}
    with pytest.raises(NotCountable, match="won in every game"):
        series(EXACT, [parts(EXACT, always)], [1], Limits(left=4))


def test_a_series_too_long_to_work_out_is_refused() -> None:
    with pytest.raises(NotCountable, match="at most played"):
        series(EXACT, [parts(EXACT, {0: {1: 1}, 2: {1: 1}})], [1], Limits(played=1000))


def test_a_game_of_a_full_series_can_pay_otherwise() -> None:
    """At most two games: the last pays 100 where it wins none, since none can be won."""
    ring = Polynomials(up_to=10**3)
    game = [(0, ring.law({1: 1}, 2)), (1, ring.law({1: 1}, 2))]
    full = [ring.law({100: 1}, 1)]
    law = series(ring, [game], [1], Limits(played=2), full=full)[1]
    half = Fraction(1, 2)
    assert law.masses == {1: half, 101: half}
