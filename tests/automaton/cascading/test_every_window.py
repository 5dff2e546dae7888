"""Cascades counted by tables, against each window followed by hand with the engine's judging."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from reelwright.automaton.counting import spin_of
from reelwright.automaton.prizes import prizes
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition
from reelwright.play.judging import judge
from reelwright.play.state import Stake

BASE = [
    ["rose", "rose", "snail", "tulip", "bee"],
    ["tulip", "rose", "rose", "bee", "snail", "rose"],
    ["rose", "tulip", "snail", "rose", "tulip"],
]
PLAYING = Playing((1, 2, 3), 100)
STAKE = Stake((1, 2, 3), 100)


def falling(**more: Any) -> Definition:
    data: dict[str, Any] = {
        "window": {"reels": 3, "rows": 3},
        "symbols": {
            "rose": {"pays": {2: 1, 3: 3}},
            "tulip": {"pays": {3: 9}},
            "bee": {},
            "snail": {},
        },
        "substitutes": {
            "bee": {
                "for": "all",
                "except": ["snail"],
                "multiplies": {"by": 2, "count": "once"},
            }
        },
        "scatters": {"snail": {"pays": {2: 1, 3: 4}, "on": "total bet"}},
        "lines": {
            "read": "left to right",
            "on one line": "highest only",
            "rows": ["000", "111", "210"],
        },
        "strips": {"base": BASE},
        "cascades": {"multipliers": [1, 2, 3], "at most": 4},
        "stakes": {"line bets": [1], "lines": "all"},
    }
    return Definition.model_validate(data | more)


def followed(definition: Definition) -> Iterator[tuple[int, Fraction, int]]:
    """The weight, the line bets of line wins and the scatters of each window at its end."""
    cascades = definition.cascades
    assert cascades is not None
    strips = definition.strips["base"]
    weights = definition.stop_weights.get("base") or tuple((1,) * len(s) for s in strips)
    for stops in product(*(range(len(strip)) for strip in strips)):
        weight = 1
        reels, above = [], []
        for strip, stop, of_reel in zip(strips, stops, weights, strict=True):
            weight *= of_reel[stop]
            reels.append([strip[(stop + row) % len(strip)] for row in range(3)])
            above.append(stop - 1)
        won, falls = Fraction(), 0
        while True:
            judged = judge(definition, tuple(map(tuple, reels)), STAKE)
            won += sum(win.amount for win in judged.line_wins) * cascades.factor(falls)
            left = {place for win in judged.line_wins for place in win.positions}
            if not left or falls == cascades.at_most:
                break
            falls += 1
            for reel, strip in enumerate(strips):
                kept = [s for row, s in enumerate(reels[reel]) if (reel + 1, row) not in left]
                while len(kept) < 3:
                    kept.insert(0, strip[above[reel] % len(strip)])
                    above[reel] -= 1
                reels[reel] = kept
        yield weight, won, judged.sightings["snail"].count


GAMES = {
    "a substitute that doubles": falling(),
    "one fall at most": falling(cascades={"at most": 1}),
    "weighted stops": falling(
        **{"stop weights": {"base": [[1, 2, 3, 1, 1], [2, 1, 1, 1, 1, 4], [1, 1, 5, 1, 1]]}}
    ),
    "coinciding wins": falling(
        lines={
            "read": "both ways",
            "on one line": "all of different symbols",
            "full line": "once",
            "shared substitute": "both",
            "rows": ["000", "111", "210"],
        }
    ),
    "a substitute all over its reel": falling(
        substitutes={
            "bee": {"for": "all", "except": ["snail"], "acts": "on its whole reel"},
        }
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_that_each_window_is_followed_to_its_end(name: str) -> None:
    definition = GAMES[name]
    right: Counter[Fraction] = Counter()
    pays = definition.scatters["snail"].pays
    for weight, won, snails in followed(definition):
        right[won + 3 * pays.get(snails, Fraction())] += weight
    spin = spin_of(definition, "paid", PLAYING)
    (found,) = spin.outcomes.values()
    assert spin.windows == sum(right.values())
    assert found == dict(right)


@pytest.mark.parametrize("name", GAMES)
def test_that_its_prizes_add_up_to_what_it_pays(name: str) -> None:
    definition = GAMES[name]
    spin = spin_of(definition, "paid", PLAYING)
    paid = sum(pay * ways for of in spin.outcomes.values() for pay, ways in of.items())
    assert sum(prize.grains for prize in prizes(definition, "paid", PLAYING)) == paid


def test_that_too_many_windows_are_refused_by_name() -> None:
    strip = ["rose", "tulip", "bee", "snail"] * 100
    with pytest.raises(NotCountable, match="64,000,000 windows"):
        spin_of(falling(strips={"base": [strip] * 3}), "paid", PLAYING)
