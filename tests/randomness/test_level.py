"""A good generator fails one run in a hundred, and no test by itself fails too often."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from scipy import stats

from reelwright.randomness.judging import LEVEL, Verdict
from tests.randomness.drawing import good, verdict_on

RUNS, DRAWS = 400, 1_000
RARE = 1e-4
"""Seeds are fixed: where the level holds, a bound passed so seldom by chance is not passed."""


@cache
def verdicts() -> tuple[Verdict, ...]:
    return tuple(verdict_on(good(seed, DRAWS)) for seed in range(RUNS))


def test_a_good_generator_fails_as_often_as_is_said() -> None:
    failed = sum(not verdict.passed for verdict in verdicts())
    assert stats.binomtest(failed, RUNS, LEVEL).pvalue > RARE


def test_the_least_p_value_of_a_run_is_as_small_as_it_should_be() -> None:
    """Adjusted for all tests, it is below a tenth in no more than a tenth of the runs."""
    for level in (0.05, 0.1, 0.25):
        below = sum(verdict.least <= level for verdict in verdicts())
        assert stats.binomtest(below, RUNS, level, "greater").pvalue > RARE
        assert below > RUNS * level / 2  # (nor is it far fewer: then faults would pass unseen)


def test_no_test_by_itself_fails_too_often() -> None:
    p_values: dict[tuple[str, str], list[float]] = defaultdict(list)
    for verdict in verdicts():
        for one in verdict.judged:
            p_values[one.test, one.of].append(one.found.p)
    assert len(p_values) > 30
    for level in (0.01, 0.1, 0.5):
        for name, found in p_values.items():
            below = sum(p <= level for p in found)
            p_value = stats.binomtest(below, len(found), level, "greater").pvalue
            assert p_value > RARE / len(p_values), (name, level, below)


def test_every_run_makes_the_same_tests() -> None:
    made = [[(one.test, one.of) for one in verdict.judged] for verdict in verdicts()[:20]]
    assert all(tests == made[0] for tests in made)
