"""What becomes of tokens at the most a round can win: as said, and refuted were play otherwise."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.tokens import TokensAtTheCap
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds
from reelwright.definition.files import parse_game
from reelwright.definition.model import Game, Look
from reelwright.play import tokens as of_play
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.definition.gardens import FILE, edited
from tests.definition.test_tokens import ROSE_GARDEN
from tests.random_definitions import definition_of
from tests.random_definitions.tokens import tokens_game

OPEN = profile("open")
CAP = ("stakes:\n", "win cap: {times: 20, of: total bet}\n\nstakes:\n")
CLAIM = TokensAtTheCap(tokens=("petals",))


def garden(*edits: tuple[str, str]) -> Rules:
    return Rules(parse_game(edited(ROSE_GARDEN, *edits), FILE).definition, OPEN)


def test_that_it_holds_of_rounds_that_end_there() -> None:
    found = decide(CLAIM, garden(CAP), NOTHING)
    assert isinstance(found, Holds)
    assert found.tried > 2


@pytest.mark.parametrize(
    ("claim", "rules"),
    [(CLAIM, garden()), (TokensAtTheCap(tokens=("petals", "leaves")), garden(CAP))],
)
def test_that_it_is_refuted_where_there_is_no_limit_or_no_such_token(
    claim: TokensAtTheCap, rules: Rules
) -> None:
    assert isinstance(decide(claim, rules, NOTHING), Counterexample)


def test_that_it_is_refuted_where_tokens_that_were_enough_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_play, "forfeit", lambda _turn: None)
    assert isinstance(decide(CLAIM, garden(CAP), NOTHING), Counterexample)


def test_what_is_said_of_it() -> None:
    game = parse_game(edited(ROSE_GARDEN, CAP), FILE)
    told = {one.id: one.words for one in statements(game, OPEN)}
    assert told["win-cap"] == (
        "A round wins 20 times the total bet at most: it ends when that is reached. A spin that "
        "reaches it before it starts a feature earns no Petals. Those that were enough to lead on "
        "are spent in that round, and what they lead to is not played."
    )


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 511])
def test_that_it_is_not_refuted_of_random_games(seed: int) -> None:
    plain = tokens_game(Random(seed)) | {"win cap": {"times": 20, "of": "total bet"}}  # noqa: S311
    game = Game(name="Random", definition=definition_of(plain), look=Look())
    claim = TokensAtTheCap(tokens=tuple(plain["tokens"]))
    found = decide(claim, Rules(game.definition, OPEN), NOTHING)
    assert not isinstance(found, Counterexample), found
