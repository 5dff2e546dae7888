"""Writes the golden rounds of every shipped game anew: `python -m tests.games.make_golden`.

The rounds are dealt by what they must show, so they can be made again whenever strips change.
"""

from __future__ import annotations

from pathlib import Path

from reelwright.definition.files import find_game, read_game
from tests.games import cinderella
from tests.games.dealer import Dealer

SCENARIOS = {"cinderella": cinderella.scenarios}
"""By game: the rounds its definition allows, by profile and name."""


def golden_folder(game: str) -> Path:
    """The folder of a game's golden rounds."""
    return find_game(game).parent / "golden"


def make_golden(game: str, folder: Path) -> None:
    """Write the golden rounds of a game, a file each, in place of those there."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    definition = read_game(find_game(game)).definition
    for limits, scenarios in SCENARIOS[game](definition).items():
        for name, scenario in scenarios.items():
            with Dealer(game, limits, folder / f"{name}.jsonl") as deal:
                scenario(deal)


if __name__ == "__main__":
    for name in SCENARIOS:
        make_golden(name, golden_folder(name))
