"""Cinderella's figures: each pay counted by its own formula, and the balance that was asked for."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import prod
from typing import TYPE_CHECKING

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Picks
from reelwright.law.returns import returns
from tests.paytable import PAYS

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.law.returns import Part, Returns


@cache
def cinderella() -> Definition:
    return read_game(find_game("cinderella")).definition


@cache
def figures(lines: int = 20) -> Returns:
    return returns(cinderella(), range(1, lines + 1))


def part(name: str) -> Part:
    return next(part for part in figures().parts if part.name == name)


def counts(symbol: str) -> list[int]:
    return [strip.count(symbol) for strip in cinderella().strips["base"]]


def test_every_pay_is_counted_by_its_formula() -> None:
    """A run of exactly k: the symbol or Sisters on k reels, neither on the next, anything after.

    With a Sisters among them: all such runs less those of the symbol alone. A Sisters is never on
    the first reel, so no other symbol claims the run.
    """
    stops = [len(strip) for strip in cinderella().strips["base"]]
    sisters = counts("sisters")
    assert sisters[0] == 0
    expected = {}
    for symbol, pays in PAYS.items():
        alone = counts(symbol)
        either = [a + s for a, s in zip(alone, sisters, strict=True)]
        for count, pay in zip((3, 4, 5), pays, strict=True):
            after = [stops[count] - either[count], *stops[count + 1 :]] if count < 5 else []
            without = prod(alone[:count]) * prod(after)
            with_one = prod(either[:count]) * prod(after) - without
            expected[symbol, count, False] = (pay, 1, Fraction(without, prod(stops)))
            expected[symbol, count, True] = (pay, 2, Fraction(with_one, prod(stops)))
    counted = {
        (p.symbol, p.count, p.with_substitute): (p.pay, p.multiplier, p.frequency)
        for p in part("line wins").prizes
    }
    assert counted == expected


def test_a_prince_pays_once_the_line_bet_with_or_without_a_sisters() -> None:
    stops = [len(strip) for strip in cinderella().strips["base"]]
    princes, sisters = counts("prince"), counts("sisters")
    either = prod(p + s for p, s in zip(princes[:3], sisters[:3], strict=True))
    started = part("glass slipper")
    assert {(p.symbol, p.count, p.pay, p.multiplier) for p in started.prizes} == {
        ("prince", 3, Fraction(1), 1)
    }
    frequency = sum(p.frequency for p in started.prizes)
    assert frequency == Fraction(either, prod(stops[:3]))
    feature = cinderella().features["glass slipper"]
    assert isinstance(feature, Picks)
    pools = [
        (stage.pick, [int(str(prize)) for prize in stage.from_])
        for stage in feature.stages.values()
    ]
    picks = sum(Fraction(pick * sum(pool), len(pool)) for pick, pool in pools if pick)
    assert started.rtp == frequency * (1 + picks)


def test_scatters_are_one_to_a_window_and_start_free_games() -> None:
    """Each reel shows a Pumpkin at three stops for each that it holds."""
    strips = cinderella().strips["base"]
    shows = [Fraction(3 * strip.count("pumpkin"), len(strip)) for strip in strips]
    chances = [Fraction(1)] + [Fraction(0)] * 5
    for show in shows:
        chances = [
            chance * (1 - show) + (chances[count - 1] * show if count else 0)
            for count, chance in enumerate(chances)
        ]
    frequency = {p.count: p.frequency for p in part("scatter prizes").prizes}
    assert frequency == {count: chances[count] for count in (3, 4, 5)}
    free = next(f for f in figures().features if f.name == "free games")
    assert free.frequency == sum(chances[3:])
    further = 15 * chances[3] + 20 * chances[4] + 25 * chances[5]
    assert free.mean == further / free.frequency / (1 - further)
    spin = part("line wins").rtp + part("scatter prizes").rtp + part("glass slipper").rtp
    assert part("free games").rtp == spin * further / (1 - further)


def test_the_balance_is_the_one_asked_for() -> None:
    whole = figures()
    assert f"{float(whole.rtp * 100):.2f}" == "93.26"
    assert abs(whole.rtp - Fraction("0.9326")) <= Fraction("0.000005")
    share = {p.name: p.rtp / whole.rtp for p in whole.parts}
    assert Fraction("0.50") <= share["line wins"] <= Fraction("0.68")
    free = share["free games"] + share["scatter prizes"]
    assert Fraction("0.20") <= free <= Fraction("0.38")
    assert Fraction("0.06") <= share["glass slipper"] <= Fraction("0.14")
    assert Fraction("0.22") <= whole.hit_frequency <= Fraction("0.40")
    once_in = {f.name: 1 / f.frequency for f in whole.features}
    assert 45 <= once_in["free games"] <= 90
    assert 60 <= once_in["glass slipper"] <= 200


def test_symbols_stand_where_they_may_and_apart() -> None:
    for reel, strip in enumerate(cinderella().strips["base"], 1):
        assert 40 <= len(strip) <= 50
        assert ("prince" in strip) == (reel <= 3)
        assert ("sisters" in strip) == (reel >= 2)
        assert "pumpkin" in strip
        loop = strip * 2
        for place, symbol in enumerate(strip):
            assert symbol not in loop[place + 1 : place + 3]


def test_pictures_are_rarer_than_ranks() -> None:
    strips = cinderella().strips["base"]
    pictures = ("clock", "cinderella", "step-mother", "shoe")
    ranks = ("ace", "king", "queen", "jack", "ten", "nine")
    rarer = [
        sum(map(strip.count, pictures)) / len(pictures) < sum(map(strip.count, ranks)) / len(ranks)
        for strip in strips
    ]
    assert sum(rarer) > len(strips) / 2


@pytest.mark.parametrize("lines", [1, 7])
def test_the_return_does_not_depend_on_the_lines(lines: int) -> None:
    assert figures(lines).rtp == figures().rtp
    assert figures(lines).hit_frequency < figures().hit_frequency


def test_the_limit_of_997_takes_less_than_its_bound() -> None:
    unlimited = figures()
    limited = returns(cinderella(), range(1, 21), keep_limits=True)
    assert 0 < unlimited.rtp - limited.rtp <= unlimited.limits_take < Fraction(1, 10**50)


@pytest.mark.parametrize("lines", [(), (0,), (21,), (3, 3)])
def test_lines_a_game_does_not_have_are_refused(lines: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="allowed: one or more of 1 to 20, each once"):
        returns(cinderella(), lines)
