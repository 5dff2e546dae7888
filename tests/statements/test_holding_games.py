"""Random games with hold and spin and wagers: all that their artwork says is true.

`python -m tests.statements.test_holding_games FIRST LAST` tries the games of many seeds.
"""

from __future__ import annotations

import sys
from random import Random

import pytest

from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.random_definitions import definition_of
from tests.random_definitions.holding import holding_game
from tests.statements.test_random_games import untrue

SEEDS = range(12)


def game_of(seed: int) -> Game:
    """The game of a seed."""
    plain = holding_game(Random(f"holding {seed}"), leading=False)  # noqa: S311
    return Game(name="Random", definition=definition_of(plain), look=Look())


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_the_artwork_says_is_true(seed: int) -> None:
    game = game_of(seed)
    assert list(untrue(game)) == []
    said = [
        (one.kind, subject) for one in statements(game, profile("open")) for subject in one.subjects
    ]
    assert len(set(said)) == len(said)


def main(first: int, last: int) -> int:
    """Try the games of many seeds; tell what is untrue, and return 1 where something is."""
    found = 0
    for seed in range(first, last):
        for sentence in untrue(game_of(seed)):
            sys.stderr.write(f"{seed} {sentence}\n")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
