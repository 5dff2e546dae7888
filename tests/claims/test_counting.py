"""Windows made for each number of a scatter: none that the strips can show is left out."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from reelwright.claims.rules import Rules
from reelwright.claims.trials.windows.boards import columns_of
from reelwright.claims.trials.windows.counting import by_count, count_of
from reelwright.claims.trials.windows.sights import helped, sights
from reelwright.profiles.files import profile
from tests.claims.substitutes_games import PLAIN
from tests.random_definitions import definition_of, sound_game

MOST = 3000
"""Of how many windows the strips may be at most to look at every one."""
JOINT = ["moon+fox", "leaf", "hare", "moon+fox", "owl", "mole", "moon", "fox", "leaf", "mole"]
OWL = {"for": ["hare"], "alone": "not", "scatters": "all", "with none showing": "does not count"}
FOX = {"scatters": "all", "with none showing": "counts"}
BOTH = {
    "fox": {"for": "all", "except": ["moon", "star", "owl"], "alone": "not", **FOX},
    "owl": OWL,
}
PAYS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}


def numbers(rules: Rules, phase: str, strips: str, scatter: str) -> set[int]:
    """Every number of a scatter that counts in any window of a set of strips."""
    every = product(*columns_of(rules.definition, strips))
    return {count_of(rules.definition, phase, scatter, window) for window in every}


def tried(rules: Rules, phase: str, strips: str, scatter: str) -> list[set[int]]:
    """The numbers that come up among the windows to start a feature, and those to win a prize."""
    definition = rules.definition
    told = by_count(definition, phase, scatter, columns_of(definition, strips))
    seen = (rules, phase, strips, scatter)
    windows = (*sights(*seen), *helped(*seen))
    return [
        {count for count, _ in told},
        {count_of(definition, phase, scatter, window) for window in windows},
    ]


@pytest.mark.parametrize(
    "rule",
    [
        {"counted": "left adjacent reels", "pays": PAYS},
        {"per reel": "once", "pays": PAYS},
        {"pays": PAYS},
    ],
)
@pytest.mark.parametrize(
    "strip",
    [
        JOINT,
        [*JOINT, "owl", "leaf"],
        ["owl", "owl", "fox", "leaf", "leaf", "moon", "star", "hare"],
    ],
)
def test_every_number_of_a_scatter_comes_up(rule: dict[str, Any], strip: list[str]) -> None:
    short = ["leaf", "hare", "owl"]
    data = {
        **PLAIN,
        "strips": {"base": [strip, strip, ["fox", *short], short, ["leaf"] * 3]},
        "substitutes": BOTH,
        "scatters": {**PLAIN["scatters"], "moon": {"on": "total bet", **rule}},
    }
    rules = Rules(definition_of(data), profile("open"))
    due = numbers(rules, "paid", "base", "moon")
    assert tried(rules, "paid", "base", "moon") == [due, due]


@pytest.mark.parametrize("seed", range(40))
def test_every_number_of_a_random_games_scatters_comes_up(seed: int) -> None:
    data, _ = sound_game(Random(seed))  # noqa: S311
    definition = definition_of(data)
    rules = Rules(definition, profile("open"))
    for phase in rules.phases:
        for strips in rules.sets(phase):
            if prod(map(len, columns_of(definition, strips))) <= MOST:
                for scatter in definition.scatters:
                    due = numbers(rules, phase, strips, scatter)
                    assert tried(rules, phase, strips, scatter) == [due, due]
