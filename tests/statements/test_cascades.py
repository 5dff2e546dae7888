"""The words of statements on cascades, and that all that random games with them say is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.cascades import LastWindowCounts
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Holds, refuted
from reelwright.definition.model import Definition, Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.claims.test_cascades import game as falling
from tests.random_definitions import definition_of
from tests.random_definitions.cascades import cascading_game
from tests.statements.test_random_games import untrue

OPEN = profile("open")
PLACE: dict[str, Any] = {
    "kind": "award",
    "starts on": {"position": {"symbol": "rose", "reel": 1, "row": 2}},
    "on": "line bet",
    "pays": {1: 3},
}
RUN: dict[str, Any] = PLACE | {
    "starts on": {"on a line": "daisy", "counts": [1, 2]},
    "pays": {1: 1, 2: 2},
}
WIN: dict[str, Any] = PLACE | {"starts on": {"line win": "rose"}, "pays": {3: 3}}
SEEDS = (1, 3, 8, 10, 11, 15)
"""Places, runs and starting prizes are looked for once symbols are at rest in these."""


def with_feature(feature: dict[str, Any]) -> Definition:
    plain = falling().model_dump(by_alias=True, exclude_none=True)
    return Definition.model_validate(plain | {"features": {"find": feature}})


def words(definition: Definition) -> str:
    """What is said of the window that counts."""
    made = statements(Game(name="Roses", definition=definition, look=Look()), OPEN)
    return next((one.words for one in made if one.kind == "windows of scatters"), "")


def test_which_window_counts_is_said_of_scatters_alone_where_no_place_matters() -> None:
    assert words(with_feature(WIN)).startswith("Scatters are counted in the window after symbols")


@pytest.mark.parametrize("feature", [PLACE, RUN])
def test_it_is_said_of_what_stands_somewhere_too(feature: dict[str, Any]) -> None:
    definition = with_feature(feature)
    assert words(definition) == (
        "Scatters are counted, and symbols looked for that do something by where they stand "
        "without a win, in the window after symbols have fallen for the last time. Wins of every "
        "window of the spin count for the features that they start."
    )
    rules = Rules(definition, OPEN)
    assert isinstance(decide(LastWindowCounts(), rules, NOTHING), Holds)
    made = statements(Game(name="Roses", definition=definition, look=Look()), OPEN)
    told = [claim for one in made for claim in one.claims if one.kind in ("trigger", "bonus")]
    assert not any(refuted(decide(claim, rules, NOTHING)) for claim in told)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_the_artwork_of_a_random_game_says_is_true(seed: int) -> None:
    plain = cascading_game(Random(seed))  # noqa: S311
    game = Game(name="Random", definition=definition_of(plain), look=Look())
    assert list(untrue(game)) == []
    said = [(one.kind, subject) for one in statements(game, OPEN) for subject in one.subjects]
    assert len(set(said)) == len(said)
