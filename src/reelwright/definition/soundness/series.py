"""Each series of free games can start in the paid game, and comes to an end."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import FreeGames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield series of free games that nothing starts, and those that do not end."""
    for key, feature in definition.features.items():
        if isinstance(feature, FreeGames) and _out_of_sight(reach, feature.starts_on.scatter):
            found = f"{feature.starts_on.scatter}, which is never in sight in the paid game"
            allowed = "a scatter that the paid game can show"
            yield Fault(("features", key, "starts on", "scatter"), found, allowed)
    yield from _endless(definition, reach)


def _endless(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield the series without a limit on games played that win as many games as they use up.

    Free games can win games of their own series and of others. The mean number won from a start
    is finite exactly when the matrix of what one game wins, taken from the identity, keeps
    positive pivots.
    """
    series = {
        key: feature
        for key, feature in definition.features.items()
        if isinstance(feature, FreeGames) and feature.at_most_played is None
    }
    without_limit = [key for key, feature in series.items() if feature.at_most_left is None]
    rows = [
        [Fraction(on == won) - _won(reach, series[on], series[won]) for won in without_limit]
        for on in without_limit
    ]
    for place, key in enumerate(without_limit):
        pivot = rows[place][place]
        if pivot <= 0:
            yield _no_end(
                key,
                f"free games that each lead to {exact(1 - pivot)} more on average",
                "less than 1",
            )
            return
        for row in rows[place + 1 :]:
            factor = row[place] / pivot
            row[:] = [a - factor * b for a, b in zip(row, rows[place], strict=True)]
    for key, feature in series.items():
        if feature.at_most_left is not None and _always_wins(reach, feature):
            yield _no_end(key, "free games that win more every time", "some that win none")


def _out_of_sight(reach: Reach, scatter: str) -> bool:
    """Whether a scatter stands on strips, but on none that are played on."""
    stands = any(max(sight) for (_, key), sight in reach.sights.items() if key == scatter)
    return stands and not reach.counts(scatter)


def _no_end(key: str, found: str, allowed: str) -> Fault:
    return Fault(("features", key, "awards"), found, f"{allowed}, or a limit 'at most played'")


def _sight(reach: Reach, on: FreeGames, won: FreeGames) -> dict[int, Fraction]:
    return reach.sights.get((on.strips, won.starts_on.scatter), {})


def _won(reach: Reach, on: FreeGames, won: FreeGames) -> Fraction:
    """Return the mean number of games of one series that a game of another wins."""
    means = (chance * won.awards.get(count, 0) for count, chance in _sight(reach, on, won).items())
    return sum(means, Fraction(0))


def _always_wins(reach: Reach, feature: FreeGames) -> bool:
    sight = _sight(reach, feature, feature)
    return bool(sight) and sight.keys() <= feature.awards.keys()
