"""The four public games as definitions, and their windows worked by hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from reelwright.definition.files import read_game
from reelwright.definition.model import Definition
from tests.slow_judge.wins import PAID, Columns, Plain

HERE = Path(__file__).parent
GAMES = ("diet_lines", "ocean_pearl", "fruit_yacht", "three_bells")


@cache
def definition(name: str) -> Definition:
    """One of the games as the engine reads it."""
    return read_game(HERE / f"{name}.yaml").definition


@cache
def plain(name: str) -> Plain:
    """One of the games as its file holds it."""
    data: Plain = YAML(typ="safe").load(HERE / f"{name}.yaml")
    return data


@dataclass(frozen=True)
class Case:
    """A window and what its line 1 and its scatters win."""

    game: str
    name: str
    window: Columns
    phase: str
    wins: tuple[tuple[str, int, int], ...]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def _case(game: str, name: str, told: dict[str, Any]) -> Case:
    rows = [row.split() for row in told["rows"]]
    wins = tuple((symbol, count, pay) for symbol, count, pay in told["wins"])
    columns = tuple(zip(*rows, strict=True))
    return Case(game, name, columns, told.get("phase", PAID), wins)


CASES = [
    _case(game, name, told)
    for game, windows in YAML(typ="safe").load(HERE / "windows.yaml").items()
    for name, told in windows.items()
]
