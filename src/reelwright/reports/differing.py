"""Two PAR sheets side by side: which figures differ."""

from __future__ import annotations

from dataclasses import dataclass
from math import isclose
from typing import TYPE_CHECKING, Any

from reelwright.reports.as_json import data

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Par

LEFT_OUT = ("game", "digest", "obtained", "quantiles", "distribution", "curve", "bands")
"""Keys of a sheet that are no figures, or whole laws."""

NOISE = 1e-12
"""Figures no further apart than this part of them are the same: floats are off by as much."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure by its keys in the JSON of a sheet; `None` where one of the two has none."""

    place: tuple[str, ...]
    before: float | None
    after: float | None


def figures(before: Par, after: Par) -> list[Figure]:
    """Return the figures that differ by more than floats are off, in the order of a sheet."""
    one, other = dict(_flat((), data(before))), dict(_flat((), data(after)))
    places = dict.fromkeys((*one, *other))
    return [
        Figure(place, one.get(place), other.get(place))
        for place in places
        if not _alike(one.get(place), other.get(place))
    ]


def _alike(one: float | None, other: float | None) -> bool:
    if one is None or other is None:
        return one is other
    return isclose(one, other, rel_tol=NOISE)


def _flat(place: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if str(key) not in LEFT_OUT:
                yield from _flat((*place, str(key)), inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _flat((*place, _name(inner) or str(number)), inner)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield place, value


def _name(inner: Any) -> str:
    """Name a row of a list by what tells it from the others: words and whole numbers."""
    if not isinstance(inner, dict):
        return ""
    keys = (
        "name",
        "symbol",
        "phase",
        "rule",
        "count",
        "with_substitute",
        "multiplier",
        "games",
        "level",
    )
    said = [(key, inner[key]) for key in keys if key in inner]
    words = (
        "with substitute" if key == "with_substitute" else str(v)
        for key, v in said
        if v is not False
    )
    return " ".join(words)
