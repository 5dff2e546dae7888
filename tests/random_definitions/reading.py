"""What the engine makes of a random game: a definition, or the faults that refuse it."""

from __future__ import annotations

from decimal import Decimal
from random import Random
from typing import Any

from pydantic import ValidationError

from reelwright.definition.model import Definition, GameFile
from reelwright.definition.soundness import faults_of
from tests.random_definitions.game import random_game
from tests.random_definitions.taking import Plain

MOST_TRIES = 50


def definition_of(game: Plain) -> Definition:
    """The definition a game's plain data stand for; raises where a part of it is not valid."""
    return _read(game).as_game().definition


def refusal(game: Plain) -> list[str]:
    """What `check` says against a game; nothing where it is sound."""
    try:
        return [fault.words("random") for fault in faults_of(_read(game).as_game())]
    except ValidationError as error:
        return [str(one) for one in error.errors()]


def _read(game: Plain) -> GameFile:
    return GameFile.model_validate(_exact(game), by_alias=True, by_name=False)


def _exact(data: Any) -> Any:
    """Plain data as the YAML reader gives them, with exact decimals."""
    if isinstance(data, dict):
        return {key: _exact(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_exact(value) for value in data]
    return Decimal(str(data)) if isinstance(data, float) else data


def sound_game(random: Random) -> tuple[Plain, int]:
    """A game that `check` does not refuse, and how many were refused before it."""
    for refused in range(MOST_TRIES):
        game = random_game(random)
        if not refusal(game):
            return game, refused
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")
