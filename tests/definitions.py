"""Random small definitions, for tests that hold two readings of the rules against each other.

They are valid part by part; they need not make sense as a whole (a symbol that no strip holds,
say), except that the same rules never come in two orders.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from hypothesis import strategies as st

from reelwright.definition.model import Definition, Strip
from reelwright.play.events import Window

KEYS = ("ant", "bee", "cat", "dog", "elk", "fox")
AMOUNTS = [Fraction(1, 2), *map(Fraction, (1, 2, 3, 4, 6, 8, 10, 25))]


def windows(strips: tuple[Strip, ...], rows: int) -> Iterator[Window]:
    """Every window of a spin, by stops, each once."""
    columns = (
        [tuple((strip * rows)[stop : stop + rows]) for stop in range(len(strip))]
        for strip in strips
    )
    return product(*columns)


@st.composite
def definitions(draw: st.DrawFn, *, most_reels: int = 4, most_stops: int = 5) -> Definition:
    """Definitions of format 1 with few enough windows to look at each."""
    reels = draw(st.integers(3, most_reels))
    rows = draw(st.integers(1, 3))
    keys = KEYS[: draw(st.integers(2, len(KEYS)))]
    some = st.lists(st.sampled_from(keys), unique=True, max_size=2)
    sets = ["base", *draw(st.sampled_from([[], ["night"]]))]
    data: dict[str, Any] = {
        "window": {"reels": reels, "rows": rows},
        "symbols": {key: draw(_symbols(reels)) for key in keys},
        "substitutes": {key: draw(_substitutes(keys)) for key in sorted(draw(some))},
        "scatters": {key: draw(_scatters(reels)) for key in sorted(draw(some))},
        "lines": {
            "read": "left to right",
            "on one line": "highest only",
            "rows": draw(
                st.lists(
                    st.tuples(*[st.integers(0, rows - 1)] * reels),
                    unique=True,
                    min_size=1,
                    max_size=4,
                )
            ),
        },
        "strips": {
            name: [
                draw(st.lists(st.sampled_from(keys), min_size=3, max_size=most_stops))
                for _ in range(reels)
            ]
            for name in sets
        },
        "stakes": {"line bets": [1, 2], "lines": "any selection"},
    }
    data["features"] = _features(draw, keys, list(data["scatters"]), sets)
    return Definition.model_validate(data)


def _symbols(reels: int) -> st.SearchStrategy[dict[str, Any]]:
    pays = st.dictionaries(st.integers(1, reels), st.sampled_from(AMOUNTS), max_size=3)
    return pays.map(lambda pays: {"pays": dict(sorted(pays.items()))})


@st.composite
def _substitutes(draw: st.DrawFn, keys: tuple[str, ...]) -> dict[str, Any]:
    some = st.lists(st.sampled_from(keys), unique=True, min_size=1, max_size=3)
    rule: dict[str, Any] = {"for": "all"}
    if draw(st.booleans()):
        rule["for"] = draw(some)
    if draw(st.booleans()):
        rule["except"] = draw(some)
    if draw(st.booleans()):
        rule["multiplies"] = {"by": draw(st.sampled_from([2, 3])), "count": "once"}
        if draw(st.booleans()):
            rule["multiplies"]["except"] = draw(some)
    return rule


def _scatters(reels: int) -> st.SearchStrategy[dict[str, Any]]:
    pays = st.dictionaries(st.integers(1, 2 * reels), st.sampled_from(AMOUNTS), max_size=3)
    return pays.map(lambda pays: {"pays": dict(sorted(pays.items())), "on": "total bet"})


def _features(
    draw: st.DrawFn, keys: tuple[str, ...], scatters: list[str], sets: list[str]
) -> dict[str, Any]:
    features: dict[str, Any] = {}
    if draw(st.booleans()) and scatters:
        features["free games"] = {
            "kind": "free games",
            "starts on": {"scatter": draw(st.sampled_from(scatters))},
            "awards": draw(
                st.dictionaries(st.integers(1, 4), st.integers(1, 3), min_size=1, max_size=2)
            ),
            "strips": draw(st.sampled_from(sets)),
            "stake": "of the trigger",
            "re-trigger": "adds and pays",
            "at most left": draw(st.one_of(st.none(), st.integers(1, 4))),
            "at most played": draw(st.integers(1, 4)),
        }
    if draw(st.booleans()):
        features["den"] = {
            "kind": "picks",
            "starts on": {"line win": draw(st.sampled_from(keys))},
            "prizes on": "line bet",
            "once for each": "winning line",
            "stages": {"the den": {"pick": draw(st.integers(1, 2)), "from": [1, 4, 4]}},
        }
    return features
