"""Worked examples are replayed: true as told, refuted where anything is otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.examples import Example, Won
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds
from reelwright.play.questions import Chosen, Drawn
from reelwright.profiles.files import profile
from tests.play.market import WINDOWS, game

OPEN = profile("open")
CHEST = {
    "kind": "picks",
    "starts on": {"on a line": "key", "counts": [3]},
    "prizes on": "line bet",
    "stages": {"shelf": {"pick": 2, "from": [5, 20, {"times": 3}]}},
}
RIGGED = game(features={"chest": CHEST})
RULES = Rules(RIGGED.definition, OPEN)


def stops(window: str) -> Drawn:
    return RIGGED.stops([*WINDOWS].index(window))


APPLES = Example(
    lines=(1, 2),
    line_bet=10,
    total=20,
    answers=(stops("with joker"),),
    phase="paid",
    window=WINDOWS["with joker"],
    wins=(
        Won(
            of="apple",
            count=3,
            line=1,
            substitutes=("joker",),
            pay=Fraction(4),
            factor=1,
            bet=10,
            amount=40,
        ),
    ),
    starts=(),
    games=0,
    finds=(),
    factors=(),
    amount=40,
)
KEYS = Example(
    lines=(1, 2),
    line_bet=100,
    total=200,
    # the pool is 5, 20, x3: 20 is found, then of 5 and x3 the factor
    answers=(stops("keys"), Chosen("1"), Drawn((1,)), Chosen("3"), Drawn((1,))),
    phase="paid",
    window=WINDOWS["keys"],
    wins=(),
    starts=("chest",),
    games=0,
    finds=(20,),
    factors=(3,),
    amount=20 * 3 * 100,
)
STARS = Example(
    lines=(1,),
    line_bet=100,
    total=100,
    answers=(stops("stars"),),
    phase="paid",
    window=WINDOWS["stars"],
    wins=(Won(of="star", count=3, pay=Fraction(5), factor=1, bet=100, amount=500),),
    starts=(),
    games=0,
    finds=(),
    factors=(),
    amount=500,
)


@pytest.mark.parametrize("claim", [APPLES, KEYS, STARS])
def test_an_example_is_true_as_told(claim: Example) -> None:
    assert decide(claim, RULES, NOTHING) == Holds(1)
    read = Example.model_validate_json(claim.model_dump_json())
    assert read == claim


@pytest.mark.parametrize(
    ("claim", "change", "said"),
    [
        (APPLES, {"amount": 41}, "amount: 41"),
        (APPLES, {"total": 21}, "total: 21"),
        (APPLES, {"window": WINDOWS["apples"]}, "window: "),
        (APPLES, {"wins": ()}, "wins: nothing"),
        (APPLES, {"answers": (stops("plums"),)}, "window: "),
        (APPLES, {"phase": "chest"}, "phase: chest"),
        (APPLES, {"answers": ()}, "window: "),
        (KEYS, {"starts": ()}, "starts: nothing"),
        (KEYS, {"finds": (5,)}, "finds: 5"),
        (KEYS, {"factors": ()}, "factors: nothing"),
        (KEYS, {"games": 2}, "games: 2"),
        (KEYS, {"line_bet": 10}, "total: 200"),
        (KEYS, {"line_bet": 7}, "the example can be played"),
        (KEYS, {"answers": (*KEYS.answers, Chosen("2"))}, "the example can be played"),
    ],
)
def test_an_example_is_refuted_where_it_tells_anything_else(
    claim: Example, change: dict[str, Any], said: str
) -> None:
    verdict = decide(claim.model_copy(update=change), RULES, NOTHING)
    assert isinstance(verdict, Counterexample)
    assert verdict.said.startswith(said)
    assert verdict.said != verdict.found


def test_an_example_is_refuted_by_a_game_that_pays_otherwise() -> None:
    dearer = game(
        symbols={
            "apple": {"pays": {3: 6}},
            "plum": {"pays": {3: 2}},
            "joker": {"pays": {3: 50}},
            "pear": {},
            "key": {},
            "star": {},
        },
        features={"chest": CHEST},
    )
    verdict = decide(APPLES, Rules(dearer.definition, OPEN), NOTHING)
    assert isinstance(verdict, Counterexample)
    assert verdict.situation.answers == APPLES.answers
