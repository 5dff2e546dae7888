"""How many bytes the answers of a round take: written out, and packed. Golden rounds of all games.

`python -m bench.packing` prints one object of JSON, and a table on stderr.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.table import Table

from reelwright.definition.files import find_game, shipped_games
from reelwright.play.codec import answer_data
from reelwright.record import read_record
from reelwright.store.packing import packed


@dataclass(slots=True)
class Sizes:
    """How many bytes the answers of so many rounds take."""

    game: str
    rounds: int = 0
    written: int = 0
    packed: int = 0


def sizes(game: str) -> Sizes:
    """Measure the golden rounds of a game."""
    found = Sizes(game)
    for file in find_game(game).parent.joinpath("golden").glob("*.jsonl"):
        for one in read_record(file).rounds:
            answers = [answer_data(step.answer) for step in one.steps if step.answer is not None]
            found.rounds += 1
            found.written += len(json.dumps(answers))
            found.packed += len(packed(answers))
    return found


def main() -> None:
    """Measure every game and print it."""
    games = [sizes(game) for game in shipped_games()]
    every = Sizes("all", *(sum(getattr(one, name) for one in games) for name in FIELDS))
    table = Table("game", "rounds", "written, bytes a round", "packed, bytes a round", "ratio")
    for one in (*games, every):
        bytes_a_round = (f"{total / one.rounds:.1f}" for total in (one.written, one.packed))
        table.add_row(one.game, str(one.rounds), *bytes_a_round, f"{one.written / one.packed:.1f}")
    Console(stderr=True).print(table)
    json.dump([asdict(one) for one in (*games, every)], sys.stdout)
    print()


FIELDS = ("rounds", "written", "packed")

if __name__ == "__main__":
    main()
