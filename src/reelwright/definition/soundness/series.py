"""Each series of free games can start in the paid game, and comes to an end."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import FreeGames, ScatterTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield series of free games that nothing starts, and those that do not end."""
    for key, feature in definition.features.items():
        scatter = _scatter(feature) if isinstance(feature, FreeGames) else None
        if scatter and _out_of_sight(reach, scatter):
            found = f"{scatter}, which is never in sight in the paid game"
            allowed = "a scatter that the paid game can show"
            yield Fault(("features", key, "starts on", "scatter"), found, allowed)
    for lines in reach.thresholds:
        endless = list(_endless(definition, reach, lines))
        yield from endless
        if endless:
            return


def _scatter(feature: FreeGames) -> str | None:
    """Return the scatter that starts a series; `None` where something else does."""
    trigger = feature.starts_on
    return trigger.scatter if isinstance(trigger, ScatterTrigger) else None


def _endless(definition: Definition, reach: Reach, lines: int) -> Iterator[Fault]:
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
        [Fraction(on == won) - _won(reach, on, won, series[won], lines) for won in without_limit]
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
        if feature.at_most_left is not None and _always_wins(reach, key, feature, lines):
            yield _no_end(key, "free games that win more every time", "some that win none")


def _out_of_sight(reach: Reach, scatter: str) -> bool:
    """Whether a scatter stands on strips, but on none that are played on."""
    stands = any(max(sight) for (*_, key), sight in reach.sights.items() if key == scatter)
    return stands and not reach.counts(scatter)


def _no_end(key: str, found: str, allowed: str) -> Fault:
    return Fault(("features", key, "awards"), found, f"{allowed}, or a limit 'at most played'")


def _won(reach: Reach, on: str, key: str, won: FreeGames, lines: int) -> Fraction:
    """Return the mean number of games of one series that a game of another wins."""
    scatter = _scatter(won)
    sight = reach.sight(on, scatter, lines) if scatter else {}
    games = won.games_added if on == key else won.awards
    means = (chance * games.get(count, 0) for count, chance in sight.items())
    return sum(means, Fraction(0))


def _always_wins(reach: Reach, key: str, feature: FreeGames, lines: int) -> bool:
    scatter = _scatter(feature)
    sight = reach.sight(key, scatter, lines) if scatter else {}
    return bool(sight) and sight.keys() <= feature.games_added.keys()
