"""Scatter prizes: for every number that can be in sight, and for no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import Award, FreeGames, ScatterTrigger
from reelwright.definition.soundness.tables import falls, left_out

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield numbers never in sight, gaps, prizes that fall, and what is left open."""
    yield from _coinciding(definition, reach)
    yield from _taking_part(definition)
    for path, scatter, table in _tables(definition):
        yield from falls(path, table)
        possible = reach.counts(scatter)
        if possible:
            yield from left_out(path, table, possible)
            for count in table:
                if count not in possible:
                    found = f"an entry for {count} of {scatter} in sight"
                    allowed = f"numbers that can be in sight: {_listed(possible)}"
                    yield Fault((*path, str(count)), found, allowed)


def _tables(
    definition: Definition,
) -> Iterator[tuple[Path, str, Mapping[int, Fraction | int]]]:
    for key, scatter in definition.scatters.items():
        yield ("scatters", key, "pays"), key, scatter.pays
    for key, feature in definition.features.items():
        match feature:
            case FreeGames(starts_on=ScatterTrigger()) if feature.offers:
                counts = dict.fromkeys(feature.counts, 1)
                yield ("features", key, "offers"), feature.scatter, counts
            case FreeGames(starts_on=ScatterTrigger()):
                yield ("features", key, "awards"), feature.scatter, feature.awards
            case Award(starts_on=ScatterTrigger()):
                yield ("features", key, "pays"), feature.scatter, feature.pays


def _listed(counts: set[int]) -> str:
    return ", ".join(map(str, sorted(counts)))


def _coinciding(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield that it is open, or said without need, what two scatters that win at once pay."""
    paying = [
        key
        for key, scatter in definition.scatters.items()
        if any(count >= min(scatter.pays) for count in reach.counts(key) if scatter.pays)
    ]
    if len(paying) > 1 and definition.coinciding_scatters is None:
        found = f"nothing, where {paying[0]} and {paying[1]} can win at once"
        yield Fault(("coinciding scatters",), found, "all, highest only")
    if len(paying) < 2 and definition.coinciding_scatters is not None:
        found = f"'{definition.coinciding_scatters}', where no two scatters can win at once"
        yield Fault(("coinciding scatters",), found, "the key left out")


def _taking_part(definition: Definition) -> Iterator[Fault]:
    """Yield what is open, wrong or idle about substitutes that take part in scatters."""
    for key, rule in definition.substitutes.items():
        path = ("substitutes", key)
        if rule.scatters == "none":
            if rule.with_none_showing is not None:
                found = "a rule for scatters it takes no part in"
                yield Fault((*path, "with none showing"), found, "the key left out")
            continue
        for place, name in enumerate(rule.scatters if isinstance(rule.scatters, tuple) else ()):
            for symbol in definition.expand((name,)):
                if symbol in definition.symbols and symbol not in definition.scatters:
                    found = f"'{symbol}', which is no scatter"
                    allowed = one_of(definition.scatters) or "none"
                    yield Fault((*path, "scatters", place), found, allowed)
        if rule.with_none_showing is None:
            found = "nothing, where it takes part in scatters"
            yield Fault((*path, "with none showing"), found, "counts, does not count")
