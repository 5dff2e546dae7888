"""Changed games can come up in the paid game, and come to an end."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import ChangedGames, ScatterTrigger, symbol_of, symbols_of
from reelwright.definition.soundness.features import PAID, meet
from reelwright.definition.soundness.tables import falls, left_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield changed games that nothing starts, that do not end, or of which two start at once."""
    features = definition.features.items()
    sequences = {key: one for key, one in features if isinstance(one, ChangedGames)}
    for key, feature in sequences.items():
        if isinstance(feature.starts_on, ScatterTrigger):
            yield from _numbers(reach, key, feature)
            yield from _endless(reach, key, feature)
        if feature.anywhere is not None:
            yield from _out_of_sight(definition, key, feature)
    for first, second in combinations(sequences, 2):
        if meet(sequences[first], sequences[second]):
            found = f"what starts '{first}', too, while which no others are won"
            yield Fault(("features", second, "starts on"), found, "another trigger")


def _numbers(reach: Reach, key: str, feature: ChangedGames) -> Iterator[Fault]:
    """Yield numbers of the scatter that no game shows in which it starts or is added to."""
    scatter = feature.scatter
    paid, own = (reach.counts_in(phase, scatter) for phase in (PAID, key))
    if not paid & feature.games.keys():
        if reach.counts(scatter):
            found = f"{scatter}, which the paid game never shows so many of"
            allowed = "a scatter that it can show so many of"
            yield Fault(("features", key, "starts on", "scatter"), found, allowed)
        return
    path = ("features", key, "games")
    yield from falls(path, feature.games)
    yield from left_out(path, feature.games, paid)
    for count in feature.games:
        if count not in paid | own:
            numbers = ", ".join(map(str, sorted(paid | own)))
            found = f"an entry for {count} of {scatter} in sight"
            yield Fault((*path, str(count)), found, f"numbers that can be in sight: {numbers}")


def _out_of_sight(definition: Definition, key: str, feature: ChangedGames) -> Iterator[Fault]:
    """Yield a starting prize for more of its symbol than changed games ever show."""
    symbol = symbol_of(feature.starts_on)
    if symbol is None:
        return
    falling = definition.cascades is not None and definition.cascades.active(key)
    most = max(
        _most(definition, strips, symbol, falling=falling) for strips in definition.sets_of(key)
    )
    for count in sorted(feature.games):
        if count > most:
            found = f"a prize for {count} of {symbol}, of which at most {most} are ever in sight"
            yield Fault(("features", key, "anywhere"), found, "the key left out")


def _most(definition: Definition, strips: str, symbol: str, *, falling: bool) -> int:
    """Return how many of a symbol a set of strips shows at most, mystery symbols as it.

    Where symbols fall, a reel that has it may come to show nothing else.
    """
    shows = {symbol, *(key for key, rule in definition.mystery.items() if symbol in rule.becomes)}
    most = 0
    for strip, rows in zip(definition.strips[strips], definition.window.heights, strict=True):
        here = [bool(shows & {*symbols_of(stop)}) for stop in strip]
        seen = (
            sum(here[(at + row) % len(strip)] for row in range(rows)) for at in range(len(strip))
        )
        most += rows * any(here) if falling else max(seen)
    return most


def _endless(reach: Reach, key: str, feature: ChangedGames) -> Iterator[Fault]:
    """Yield changed games that win as many as are played, so that they never end."""
    for lines in reach.thresholds:
        sight = reach.sight(key, feature.scatter, lines)
        means = (chance * feature.games.get(count, 0) for count, chance in sight.items())
        mean = sum(means, Fraction(0))
        always = bool(sight) and sight.keys() <= feature.games.keys()
        if (feature.again == "adds" and mean >= 1) or (feature.again == "begins again" and always):
            found = f"'{feature.again}', where each changed game wins {exact(mean)} on average"
            yield Fault(("features", key, "again"), found, "nothing, or fewer games")
            return
