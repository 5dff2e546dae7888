"""The search for strips: what it promises holds, and the same seed leads to the same strips."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random

import pytest
import typer
from typer.testing import CliRunner

from reelwright.definition.model import Definition
from reelwright.law.returns import returns
from reelwright.strips.counts import balance_of, disorder, distance, search_counts
from reelwright.strips.design import NotFound, as_yaml, design, main, on_strips
from reelwright.strips.order import arrange, hit_frequency, meet, spread
from reelwright.strips.wish import read_wish
from tests.law.reduced import garden
from tests.law.test_cinderella import cinderella

ROUGHLY = read_wish("cinderella").model_copy(update={"within": Fraction("0.004")})
"""A wish that is met in a few thousand steps."""


@cache
def strips() -> tuple[tuple[str, ...], ...]:
    return design(cinderella(), ROUGHLY, seed=7, swaps=3)


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311  (a search, nothing secret)


def on(strips: tuple[tuple[str, ...], ...]) -> Definition:
    return on_strips(cinderella(), strips)


def test_the_strips_meet_the_wish() -> None:
    figures = returns(on(strips()), range(1, 21))
    assert abs(figures.rtp - ROUGHLY.rtp) <= ROUGHLY.within
    share = {part.name: part.rtp / figures.rtp for part in figures.parts}
    for least, found, most in (
        (ROUGHLY.share.lines[0], share["line wins"], ROUGHLY.share.lines[1]),
        (ROUGHLY.share.bonuses[0], share["glass slipper"], ROUGHLY.share.bonuses[1]),
        (ROUGHLY.hit.least, figures.hit_frequency, ROUGHLY.hit.most),
    ):
        assert least <= found <= most
    for strip in strips():
        assert ROUGHLY.length[0] <= len(strip) <= ROUGHLY.length[1]
        for place, symbol in enumerate(strip):
            assert symbol not in (strip * 2)[place + 1 : place + ROUGHLY.apart]
        for symbol, count in Counter(strip).items():
            assert ROUGHLY.counts_of(symbol)[0] <= count <= ROUGHLY.counts_of(symbol)[1]
    totals = [sum(strip.count(symbol) for strip in strips()) for symbol in ROUGHLY.rarest_first]
    assert totals == sorted(totals)


def test_the_same_seed_leads_to_the_same_strips() -> None:
    assert design(cinderella(), ROUGHLY, seed=7, swaps=3) == strips()
    assert design(cinderella(), ROUGHLY, seed=8, swaps=3) != strips()


def test_cinderellas_strips_meet_her_wish() -> None:
    wish, base = read_wish("cinderella"), cinderella().strips["base"]
    counts = tuple(Counter(strip) for strip in base)
    assert distance(wish, balance_of(cinderella(), counts)) == 0
    assert disorder(wish, counts) == 0
    assert wish.hit.least <= hit_frequency(cinderella(), base) <= wish.hit.most


@pytest.mark.parametrize(
    ("strip", "together"),
    [
        ("prince ten sisters nine nine", True),
        ("sisters nine prince nine nine", True),
        ("sisters nine nine nine prince", True),
        ("prince nine nine sisters nine nine", False),
        ("nine nine nine", False),
    ],
)
def test_symbols_meet_where_one_window_shows_both(strip: str, *, together: bool) -> None:
    strips = (("nine", "ten", "jack"), tuple(strip.split()))
    assert meet(strips, "prince", "sisters", rows=3) == together


def test_cinderellas_strips_let_the_prince_win_several_lines_at_once() -> None:
    """Two Prince lines part where a reel shows a Prince and a Sisters."""
    assert meet(cinderella().strips["base"], "prince", "sisters", rows=3)


def test_what_counts_tell_is_what_the_strips_return() -> None:
    balance = balance_of(cinderella(), tuple(Counter(strip) for strip in strips()))
    figures = returns(on(strips()), range(1, 21))
    share = {part.name: part.rtp / figures.rtp for part in figures.parts}
    assert balance.rtp == figures.rtp
    assert balance.lines == share["line wins"]
    assert balance.free_games == share["free games"] + share["scatter prizes"]
    assert balance.bonuses == share["glass slipper"]
    frequency = {feature.name: feature.frequency for feature in figures.features}
    assert balance.frequency["free games"] == frequency["free games"]
    assert balance.frequency["glass slipper"] >= frequency["glass slipper"]


def test_swaps_bring_the_hit_frequency_nearer_and_leave_the_return() -> None:
    counts = tuple(Counter(strip) for strip in strips())
    hits = [ROUGHLY.hit.model_copy(update={"aim": Fraction(aim)}) for aim in ("0.25", "0.45")]
    wishes = [ROUGHLY.model_copy(update={"hit": hit}) for hit in hits]
    low, high = (arrange(cinderella(), counts, wish, seeded(1), swaps=12) for wish in wishes)
    assert low is not None
    assert high is not None
    assert hit_frequency(cinderella(), low) < hit_frequency(cinderella(), high)
    assert {returns(on(other), (1,)).rtp for other in (low, high)} == {
        returns(on(strips()), (1,)).rtp
    }


def test_a_strip_that_cannot_be_spread_is_given_up() -> None:
    assert spread({"nine": 5, "ten": 1}, 3, seeded(1)) is None


@pytest.mark.parametrize("wanted", ["1.40", "0.20"])
def test_a_wish_that_is_not_met_is_said(wanted: str) -> None:
    wish = ROUGHLY.model_copy(update={"rtp": Fraction(wanted)})
    with pytest.raises(NotFound, match="in 300 steps from 1; allowed: another seed"):
        design(cinderella(), wish, seed=1, steps=300)


def test_free_games_on_strips_of_their_own_are_refused() -> None:
    with pytest.raises(ValueError, match="found night; allowed: base"):
        design(garden(free_on="night"), ROUGHLY, seed=1)


def test_counts_that_cannot_fill_a_reel_are_refused() -> None:
    wish = ROUGHLY.model_copy(update={"count": {"each": (1, 3), "nine": (1, 4)}})
    with pytest.raises(ValueError, match="found room for 21 more symbols on reel 1; allowed: 34"):
        next(search_counts(cinderella(), wish, seeded(1)))


def test_strips_are_printed_as_a_definition_holds_them() -> None:
    assert as_yaml((("nine", "step-mother"), ("ten", "ten"))) == (
        "strips:\n  base:\n    - [nine, step-mother]\n    - [ten, ten]"
    )


def test_a_game_without_a_wish_is_refused() -> None:
    app = typer.Typer()
    app.command()(main)
    result = CliRunner().invoke(app, ["nobody"])
    assert (result.exit_code, result.stderr) == (2, "game: found nobody; allowed: cinderella\n")
