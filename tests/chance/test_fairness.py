"""The draws that are served are as likely as they should be, judged over millions of them.

A million outcomes are drawn over every range in use by the secure source itself; all chi-square
statistics are judged together (Bonferroni), so that a fair source fails once in 10^9 runs.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping

import pytest
from scipy import stats

from reelwright.chance import SecureSource, SeededSource, Source
from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import HoldAndSpin
from reelwright.play.questions import Draw, Drawn, Even, Odds, Weighted
from reelwright.play.window import draw_of_stops
from tests.chance.ranges import ranges_asked, ranges_in_use

OUTCOMES = 1_000_000
AT_ONCE = 1_000
LEVEL = 1e-9


def counted(source: Source, odds: Odds) -> Counter[int]:
    """How often each outcome of a range is drawn in a million."""
    draw = Draw("stops", (odds,) * AT_ONCE)
    counts: Counter[int] = Counter()
    for _ in range(OUTCOMES // AT_ONCE):
        counts.update(source.answer(draw).outcomes)
    return counts


def joint_p_value(counts: Mapping[Odds, Counter[int]]) -> float:
    """A bound on how likely counts as far off as these are, of a fair source, all together."""
    smallest = min(_p_value(odds, count) for odds, count in counts.items())
    return min(1.0, len(counts) * smallest)


def _p_value(odds: Odds, counts: Counter[int]) -> float:
    outcomes = range(odds.size)
    assert set(counts) <= set(outcomes)
    observed = [counts[outcome] for outcome in outcomes]
    expected = [counts.total() * odds.weight(outcome) / odds.total for outcome in outcomes]
    return float(stats.chisquare(observed, expected).pvalue)


def test_secure_draws_are_fair_over_every_range_in_use() -> None:
    source = SecureSource()
    counts = {odds: counted(source, odds) for odds in ranges_in_use()}
    assert joint_p_value(counts) > LEVEL


def test_seeded_draws_are_fair() -> None:
    assert joint_p_value({Even(46): counted(SeededSource(1), Even(46))}) > LEVEL


class TakesRemainders:
    """A biased source: remainders of ten random bits, where a fair one rejects some."""

    def answer(self, draw: Draw) -> Drawn:
        words = (secrets.randbits(10) for _ in draw.parts)
        return Drawn(tuple(word % odds.size for word, odds in zip(words, draw.parts, strict=True)))


def test_a_biased_source_is_caught() -> None:
    ranges: list[Odds] = [Even(46), Even(52)]
    counts = {odds: counted(TakesRemainders(), odds) for odds in ranges}
    assert joint_p_value(counts) < LEVEL


@pytest.mark.parametrize("game", shipped_games())
def test_every_reel_a_game_can_spin_is_among_the_ranges_tested(game: str) -> None:
    definition = read_game(find_game(game)).definition
    for strips in definition.strips:
        assert set(draw_of_stops(definition, strips).parts) <= ranges_in_use()


def test_stops_are_drawn_by_their_weights() -> None:
    reels = [odds for odds in ranges_asked("magpie") if isinstance(odds, Weighted)]
    assert [(odds.size, odds.total) for odds in reels] == [(22, 64)] * 3


def test_gambles_and_mystery_symbols_are_among_the_ranges_tested() -> None:
    card, die, wave = Even(52), Even(6), Weighted((1, 1, 2, 2, 3, 3, 4, 4))
    assert {card, wave} <= ranges_asked("ebb-and-flow")
    assert die in ranges_asked("magpie")


def test_what_may_be_left_to_pick_and_to_find_is_among_the_ranges_tested() -> None:
    asked = ranges_asked("lightkeeper")
    things_left = {Even(left) for left in range(9, 3, -1)}
    assert {Weighted((2, 2, 1, 1, 2, 1)), *things_left} <= asked
    without_an_end_that_was_found = Weighted((2, 2, 1, 1, 1, 1))
    assert without_an_end_that_was_found not in asked


def test_the_series_on_offer_are_among_the_ranges_tested() -> None:
    assert Even(3) in ranges_asked("lightkeeper")


def test_what_lands_and_what_it_is_worth_is_among_the_ranges_tested() -> None:
    held = read_game(find_game("hoarfrost")).definition.features["deep freeze"]
    assert isinstance(held, HoldAndSpin)
    lands = Weighted((held.each_cell.lands, held.each_cell.stays_open))
    worth = Weighted(tuple(held.values.drawn.values()))
    assert {lands, worth} <= ranges_asked("hoarfrost")
