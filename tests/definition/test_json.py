"""A definition comes back from its own JSON as it was: the archive of rounds reads it so."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition
from reelwright.definition.values import IN_CENTS
from tests.play.market import RULES
from tests.random_definitions import definition_of, sound_game


def back(definition: Definition) -> Definition:
    """The definition read from the JSON it writes."""
    return Definition.model_validate_json(definition.model_dump_json(), context=IN_CENTS)


def test_cinderella_comes_back() -> None:
    definition = read_game(find_game("cinderella")).definition
    assert back(definition) == definition


@pytest.mark.parametrize(
    "choice", ["base", {"by lines": {1: "base", 2: "night"}}, {"drawn": {"base": 2, "night": 1}}]
)
def test_every_choice_of_strips_comes_back(choice: object) -> None:
    strips = {"base": RULES["strips"]["base"], "night": RULES["strips"]["base"]}
    data = {**RULES, "strips": strips, "paid strips": choice}
    definition = Definition.model_validate(data)
    assert back(definition) == definition


@pytest.mark.parametrize("seed", range(40))
def test_random_games_come_back(seed: int) -> None:
    plain, _ = sound_game(Random(seed))  # noqa: S311
    definition = definition_of(plain)
    assert back(definition) == definition
