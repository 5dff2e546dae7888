"""Random sound games: artwork is made, all of it is true, and no clause fails for want of a word.

`python -m tests.statements.test_random_games FIRST LAST` tries the games of many seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Pending, refuted
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.random_definitions import definition_of, sound_game
from tests.random_definitions.cascades import cascading_game

OPEN = profile("open")
SEEDS = range(3000, 3024)


def random_game(seed: int) -> Game:
    """The sound game of a seed."""
    plain, _ = sound_game(Random(seed))  # noqa: S311
    return Game(name="Random", definition=definition_of(plain), look=Look())


def untrue(game: Game) -> Iterator[str]:
    """Each statement of a game's own artwork that is untrue, or that cannot be decided."""
    rules = Rules(game.definition, OPEN)
    for statement in statements(game, OPEN):
        for claim in statement.claims:
            found = decide(claim, rules, NOTHING)
            if refuted(found):
                yield f"{statement.id}: {statement.words}: {found}"
            elif isinstance(found, Pending) and not found.needs.startswith(WAITS):
                yield f"{statement.id}: {found.needs}"


WAITS = ("the name of the game", "a server that makes a round void", "a round")


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_the_artwork_of_a_random_game_says_is_true(seed: int) -> None:
    game = random_game(seed)
    assert list(untrue(game)) == []
    said = [(one.kind, subject) for one in statements(game, OPEN) for subject in one.subjects]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("seed", [220, 222])
def test_all_is_decided_where_few_spins_win_after_their_last_fall(seed: int) -> None:
    """In the first game one fall is the most there is, and most windows after it win nothing."""
    definition = definition_of(cascading_game(Random(seed)))  # noqa: S311
    assert list(untrue(Game(name="Random", definition=definition, look=Look()))) == []


def main(first: int, last: int) -> int:
    """Try the games of many seeds; tell what is untrue, and return 1 where something is."""
    found = 0
    for seed in range(first, last):
        for sentence in untrue(random_game(seed)):
            sys.stderr.write(f"{seed} {sentence}\n")
            found += 1
        if seed % 50 == 0:
            sys.stderr.write(f"up to {seed}: {found}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
