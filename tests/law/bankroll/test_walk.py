"""Balances against every course of them followed in fractions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.law.bankroll import TooWide, until_ruin, walk
from reelwright.law.lattice import Law
from tests.law.rings.amounts import Ways, total, ways


def followed(
    pays: Ways, start: int, stake: int, games: int
) -> tuple[list[Fraction], Mapping[int, Fraction]]:
    """How likely the balance is below the stake by each game, and how likely each is at the end."""
    balances = {start: Fraction(1)}
    ruined = [sum((p for b, p in balances.items() if b < stake), Fraction())]
    for _ in range(games):
        after: defaultdict[int, Fraction] = defaultdict(Fraction)
        for balance, likely in balances.items():
            if balance < stake:
                after[balance] += likely
                continue
            for pay, n in pays.items():
                after[balance - stake + pay] += likely * Fraction(n, total(pays))
        balances = dict(after)
        ruined.append(sum((p for b, p in balances.items() if b < stake), Fraction()))
    return ruined, balances


@given(ways, st.integers(1, 6), st.integers(0, 12), st.integers(1, 9))
def test_every_balance_and_every_game(pays: Ways, stake: int, more: int, games: int) -> None:
    start = stake + more
    found = walk(Law.of(pays, total(pays)), start, stake, games)
    ruined, balances = followed(pays, start, stake, games)
    assert found.error < 1e-9
    for by, right in zip(found.ruined, ruined, strict=True):
        assert abs(by - float(right)) <= found.error
    for balance in range(len(found.balance.mass)):
        right = sum((p for b, p in balances.items() if b <= balance), Fraction())
        assert abs(found.balance.cumulated[balance] - float(right)) <= found.error
    played = sum(1 - by for by in ruined[:-1])
    assert found.played == pytest.approx(float(played), abs=games * found.error)
    residue = sum(b * p for b, p in balances.items() if b < stake)
    assert found.residue == pytest.approx(float(residue), abs=stake * found.error)


def test_a_coin_for_the_last_unit() -> None:
    """One unit on a fair coin that pays two: ruined within three games with 1/2 + 1/8."""
    found = walk(Law.of({0: 1, 2: 1}, 2), 1, 1, 3)
    assert found.ruined == pytest.approx([0, 1 / 2, 1 / 2, 5 / 8])
    assert found.balance.mass[:5] == pytest.approx([5 / 8, 0, 1 / 4, 0, 1 / 8])


def test_games_until_ruin_by_hand() -> None:
    """Three units on a coin that pays two with 1/4: a unit lasts 1 / (1 - 1/2) games."""
    bounds = until_ruin(walk(Law.of({0: 3, 2: 1}, 4), 3, 1, 50), 0.5, 0.0)
    assert bounds == pytest.approx((6, 6), rel=1e-9)


def test_games_until_ruin_lie_between_their_bounds() -> None:
    """A stake of three that pays two or nothing: solved by what each balance lasts on average."""
    law = Law.of({0: 1, 2: 1, 4: 1}, 3)
    exact = _lasting(3, 20)
    widths = []
    for games in (5, 20, 200):
        bounds = until_ruin(walk(law, 20, 3, games), 2.0, 0.0)
        assert bounds is not None
        assert bounds[0] <= exact <= bounds[1]
        widths.append(bounds[1] - bounds[0])
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.1


def _lasting(stake: int, start: int) -> float:
    """Games until ruin of a game that pays 0, 2 or 4, by going on to a distant balance."""
    most = 200
    lasts = [0.0] * (most + 5)
    for _ in range(1500):
        lasts = [
            0.0
            if b < stake
            else 1 + sum(lasts[min(b - stake + pay, most + 4)] for pay in (0, 2, 4)) / 3
            for b in range(most + 5)
        ]
    return lasts[start]


def test_a_game_that_returns_what_it_costs_has_no_end() -> None:
    found = walk(Law.of({0: 1, 2: 1}, 2), 5, 1, 4)
    assert until_ruin(found, 1.0, 0.0) is None
    assert until_ruin(found, 0.99, 0.02) is None


def test_a_balance_too_wide_is_refused() -> None:
    with pytest.raises(TooWide, match="allowed"):
        walk(Law.of({0: 1, 2: 1}, 2), 3_000_000, 1, 1)
