"""Writes the golden rounds of every shipped game anew: `python -m tests.games.make_golden`.

The rounds are dealt by what they must show, so they can be made again whenever strips change. Those
of a game are in the module here that has the game's name; `scenarios` in it says which there are.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from reelwright.definition.files import find_game, read_game, shipped_games
from tests.games.dealer import Dealer, Scenario

if TYPE_CHECKING:
    from reelwright.definition.model import Definition


def golden_folder(game: str) -> Path:
    """The folder of a game's golden rounds."""
    return find_game(game).parent / "golden"


def scenarios(game: str, definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds that a game's strips allow, by profile and name."""
    module = import_module(f"tests.games.{game.replace('-', '_')}")
    return cast("dict[str, dict[str, Scenario]]", module.scenarios(definition))


def make_golden(game: str, folder: Path) -> None:
    """Write the golden rounds of a game, a file each, in place of those there."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    definition = read_game(find_game(game)).definition
    for limits, named in scenarios(game, definition).items():
        for name, scenario in named.items():
            with Dealer(game, limits, folder / f"{name}.jsonl") as deal:
                scenario(deal)


if __name__ == "__main__":
    for name in sys.argv[1:] or shipped_games():
        make_golden(name, golden_folder(name))
