"""Artwork to look at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from reelwright.artwork import Artwork, arranged, pictures_of
from reelwright.artwork.model import Frame, Said
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game, Look
from reelwright.statements import Statement, statements
from tests.random_definitions import definition_of, sound_game
from tests.rounds import OPEN

ROOT = Path(__file__).parents[2]
BELLS = ROOT / "tests" / "cases" / "three_bells.yaml"
YACHT = ROOT / "tests" / "cases" / "fruit_yacht.yaml"
DIET = ROOT / "tests" / "cases" / "diet_lines.yaml"
PEARL = ROOT / "tests" / "cases" / "ocean_pearl.yaml"
GARDEN = ROOT / "docs" / "tutorial" / "lucky-garden.yaml"
GAMES = ("cinderella", *map(str, (BELLS, YACHT, DIET, PEARL, GARDEN)))


@cache
def game_of(name: str) -> Game:
    return read_game(find_game(name))


@cache
def said_of(name: str) -> tuple[Statement, ...]:
    return statements(game_of(name), OPEN)


@cache
def artwork_of(name: str) -> Artwork:
    game = game_of(name)
    return arranged(said_of(name), game, OPEN, pictures_of(game, find_game(name).parent))


def frame_of(artwork: Artwork, key: str) -> Frame:
    [found] = [frame for frame in artwork.frames if frame.key == key]
    return found


def said_as(artwork: Artwork, name: str) -> Said:
    [found] = [said for said in artwork.said if said.statement.id == name]
    return found


def random_game_of(seed: int) -> Game:
    definition = definition_of(sound_game(Random(seed))[0])  # noqa: S311
    return Game(name=f"Random {seed}", definition=definition, look=Look())
