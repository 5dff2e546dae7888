"""The best and the worst wagering, against every rule of play that names a stake for each carry."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition
from reelwright.law.carried.wagering import wagering
from reelwright.law.moments import moments
from reelwright.law.rounds import Rounds
from reelwright.play.questions import Refused
from reelwright.play.state import Stake
from reelwright.play.wagers import priced
from tests.law.carried.games import CHANGED, FREE, KEYS, carrying
from tests.law.carried.walk import Carried, Game, game, shares

LOW, HIGH = Stake((1,), 100), Stake((1,), 200)
WAGERS: dict[str, Any] = {
    "at night": {"costs": "3/2", "strips": "night"},
    "a night": {"costs": 3, "starts": "night"},
}
FOR_THE_GAME = KEYS | {"kept for": "the game", "needed": 3}


def returned(
    games: Mapping[Carried, Mapping[Stake, Game]], rule: Mapping[Carried, Stake]
) -> Fraction:
    """What a rule of play returns of all that is staked."""
    chosen = {carry: games[carry][stake] for carry, stake in rule.items()}
    often = shares(chosen)
    won = sum(
        (
            often[carry] * cents * chance
            for carry in chosen
            for (_, cents), chance in chosen[carry].items()
        ),
        Fraction(),
    )
    return won / sum((often[carry] * stake.cost for carry, stake in rule.items()), Fraction())


def every_game(definition: Definition) -> dict[Carried, dict[Stake, Game]]:
    """Every carry that can come up at any stakes, with the game from it at each stake it takes."""
    games: dict[Carried, dict[Stake, Game]] = {}
    waiting: list[Carried] = [()]
    while waiting:
        carry = waiting.pop()
        if carry in games:
            continue
        games[carry] = {}
        for stake in stakes_of(definition):
            with suppress(Refused):
                games[carry][stake] = game(definition, stake, dict(carry), lambda c: c.options[0])
                waiting.extend(out for out, _ in games[carry][stake])
    return games


def stakes_of(definition: Definition) -> list[Stake]:
    """The stakes to choose from, each plain and by every wager."""
    return [
        priced(definition, replace(stake, wager=wager))
        for stake in (LOW, HIGH)
        for wager in ("", *definition.wagers)
    ]


def lasting(
    games: dict[Carried, dict[Stake, Game]], rule: dict[Carried, Stake]
) -> dict[Carried, Stake]:
    """Only the carries that come up under a rule of play."""
    found: dict[Carried, Stake] = {}
    waiting: list[Carried] = [()]
    while waiting:
        carry = waiting.pop()
        if carry not in found:
            found[carry] = rule[carry]
            waiting.extend(out for out, _ in games[carry][rule[carry]])
    return found


@pytest.mark.parametrize(
    "definition",
    [
        carrying(features={"night": CHANGED | {"again": "nothing"}}),
        carrying(
            features={"night": CHANGED | {"again": "nothing", "stake": "at most of the trigger"}}
        ),
        carrying(tokens={"keys": FOR_THE_GAME}, features={"night": FREE}),
        carrying(tokens={"keys": FOR_THE_GAME}, features={"night": FREE}, wagers=WAGERS),
        carrying(
            tokens={"keys": FOR_THE_GAME},
            features={"night": FREE},
            wagers={"a night": {"costs": 1, "starts": "night"}},
        ),
        carrying(
            features={"night": CHANGED | {"again": "nothing", "stake": "at most of the trigger"}},
            wagers={"at night": WAGERS["at night"]},
        ),
    ],
    ids=[
        "any stake",
        "a ceiling",
        "tokens for the game",
        "wagers",
        "bought for little",
        "wagers and a ceiling",
    ],
)
def test_that_no_rule_of_play_returns_more_or_less(definition: Definition) -> None:
    """Where a rule lets carries come round apart from each other, there is a rule for each."""
    games, returns = every_game(definition), []
    for stakes in product(*games.values()):
        with suppress(StopIteration):
            returns.append(returned(games, lasting(games, dict(zip(games, stakes, strict=True)))))
    found = wagering(definition)
    assert (found.best, found.worst) == (max(returns), min(returns))
    assert found.worst < found.best


def test_that_tokens_for_each_stake_return_the_same_at_each() -> None:
    definition = carrying(tokens={"keys": KEYS}, features={"night": FREE})
    rounds = Rounds(definition, Playing((1,), 100))
    found = wagering(definition)
    assert found.best == found.worst == moments(rounds).moments.mean / rounds.scale.stake


def test_that_a_game_that_carries_nothing_returns_what_it_returns() -> None:
    definition = carrying()
    found = wagering(definition)
    rounds = Rounds(definition, Playing((1,), min(definition.stakes.bets)))
    assert found.best == found.worst == moments(rounds).moments.mean / rounds.scale.stake
