"""The draws that are served are as likely as they should be, judged over millions of them.

A million outcomes are drawn over every range in use by the secure source itself; all chi-square
statistics are judged together (Bonferroni), so that a fair source fails once in 10^9 runs.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping

from scipy import stats

from reelwright.chance import SecureSource, SeededSource, Source
from reelwright.play import begin, step
from reelwright.play.questions import Draw, Drawn, Even, Odds, Weighted
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from tests.chance.ranges import ranges_in_use, ranges_of
from tests.record.many_rounds import any_answer, any_stake
from tests.rounds import cinderella

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


def test_the_ranges_tested_are_all_that_are_asked_for() -> None:
    asked: set[Odds] = set()
    for limits in (profile("open"), profile("anz")):
        asked |= ranges_asked_for(limits, rounds=1500)
    assert Even(52) in asked
    assert any(isinstance(odds, Weighted) for odds in asked)
    assert asked <= set(ranges_of(cinderella()))


def ranges_asked_for(limits: Profile, rounds: int) -> set[Odds]:
    """The ranges that so many rounds of Cinderella, answered at random, ask draws over."""
    source, asked = SeededSource(2), set[Odds]()
    for _ in range(rounds):
        at = begin(cinderella(), limits, any_stake(cinderella(), source))
        while at.question:
            if isinstance(at.question, Draw):
                asked.update(at.question.parts)
            at = step(at.state, any_answer(at.question, source))
    return asked
