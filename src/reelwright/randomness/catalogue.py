"""Every test by name: the hypothesis it tests, and the function that makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from reelwright.randomness.checks import (
    changing,
    dependence,
    duplicates,
    frequency,
    interplay,
    patterns,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.randomness.checks.found import Statistic
    from reelwright.randomness.streams import Changing, Spins, Stream

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Check(Generic[T]):
    """A test: what holds where a source is good, and how that is tested."""

    name: str
    hypothesis: str
    make: Callable[[T], Statistic]


OF_STREAMS: tuple[Check[Stream], ...] = (
    Check(
        "frequency",
        "Each outcome comes as often as its weight says.",
        frequency.frequency,
    ),
    Check(
        "sub-sequences",
        "Ten parts of the stream, one after the other, follow one and the same law.",
        frequency.sub_sequences,
    ),
    Check(
        "repeats",
        "An outcome equals the one before it as often as chance alone would have it.",
        frequency.repeats,
    ),
    Check(
        "previous game",
        "An outcome is not correlated with the one before it.",
        dependence.previous,
    ),
    Check(
        "serial correlation",
        "An outcome is not correlated with any of those two to ten before it.",
        dependence.serial,
    ),
    Check(
        "spectrum",
        "No period stands out: all frequencies of the stream are alike in strength.",
        dependence.spectrum,
    ),
    Check(
        "runs",
        "Low and high outcomes, as many as there are, alternate in any order alike.",
        dependence.runs,
    ),
    Check(
        "overlaps",
        "Whatever came before, the next outcome follows its odds (overlapping pairs).",
        dependence.overlaps,
    ),
    Check(
        "gap",
        "The draws between two outcomes of one group follow the geometric law.",
        patterns.gap,
    ),
    Check(
        "coupon collector",
        "The draws until every group of outcomes has come follow the law of collecting.",
        patterns.coupons,
    ),
    Check(
        "poker",
        "Hands of five draws hold as many different groups as independent draws do.",
        patterns.poker,
    ),
    Check(
        "permutation",
        "Unlike outcomes that follow each other come in every order equally often.",
        patterns.permutation,
    ),
    Check(
        "duplicates of rows",
        "Rows of outcomes come again as often as the birthday problem says.",
        duplicates.rows,
    ),
)
OF_SPINS: tuple[Check[Spins], ...] = (
    Check(
        "interplay",
        "No two reels of a spin are correlated.",
        interplay.correlation,
    ),
    Check(
        "previous game, other reels",
        "No reel is correlated with another reel of the spin before.",
        interplay.previous,
    ),
    Check(
        "duplicates of windows",
        "Whole windows come again as often as the birthday problem says.",
        duplicates.windows,
    ),
)
OF_PAIRS: tuple[Check[tuple[Spins, int, int]], ...] = (
    Check(
        "two reels",
        "Where one reel stops tells nothing of where the other does.",
        lambda pair: interplay.together(*pair),
    ),
    Check(
        "same stop",
        "Two reels stop at the same number as often as chance alone would have it.",
        lambda pair: interplay.same_stop(*pair),
    ),
)
OF_CHANGING: tuple[Check[Changing], ...] = (
    Check(
        "level",
        "Outcomes, each scored by the odds it was drawn from, are neither high nor low.",
        changing.level,
    ),
    Check(
        "previous draw",
        "The score of an outcome is not correlated with the one before it.",
        changing.previous,
    ),
)


def hypotheses() -> dict[str, str]:
    """Return the hypothesis of each test by its name."""
    return {
        **{check.name: check.hypothesis for check in OF_STREAMS},
        **{check.name: check.hypothesis for check in OF_SPINS},
        **{check.name: check.hypothesis for check in OF_PAIRS},
        **{check.name: check.hypothesis for check in OF_CHANGING},
    }
