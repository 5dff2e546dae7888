"""The law of paid games that bear on later ones is that of every game played, in fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition
from reelwright.law.moments import moments
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from reelwright.play.questions import Choice
from reelwright.play.state import Stake
from tests.law.carried.games import CHANGED, FREE, KEYS, carrying
from tests.law.carried.walk import chain, long_run

BET = 100
SUB_TOKENS = KEYS | {"sub tokens": 2, "needed": 2}
PICKS: dict[str, Any] = {
    "kind": "picks",
    "starts on": {"entered": "yes"},
    "prizes on": "line bet",
    "stages": {"the chest": {"pick": 1, "from": [1, 4]}},
}
WHEEL: dict[str, Any] = {
    "kind": "wheel",
    "starts on": {"line win": "snail", "counts": [2]},
    "prizes on": "line bet",
    "segments": [{"enter": "night"}, {"prize": 2}],
}
LED_TO = CHANGED | {"again": "nothing", "starts on": {"entered": "yes"}}


def token_game(keys: dict[str, Any], **features: Any) -> Definition:
    return carrying(tokens={"keys": keys}, features={"night": FREE, **features})


def changed(**more: Any) -> Definition:
    return carrying(features={"night": CHANGED | more})


GAMES = {
    "tokens": token_game(KEYS),
    "sub-tokens": token_game(SUB_TOKENS),
    "some at first": token_game(KEYS | {"begins with": 3}),
    "kept for the game": token_game(KEYS | {"kept for": "the game", "stake": "average"}),
    "a fixed stake": token_game(KEYS | {"stake": {"lines": 1, "line bet": 2}}),
    "earned by a win": token_game(
        KEYS | {"earned": {"a win": {"starts on": {"line win": "snail"}, "gives": {2: 1, 3: 4}}}}
    ),
    "two events": token_game(
        KEYS
        | {
            "earned": {
                "a key": {"starts on": {"scatter": "key"}, "gives": {1: 1, 2: 2, 3: 3}},
                "a win": {"starts on": {"any win": "yes"}, "gives": {1: 1}},
            }
        }
    ),
    "to a bonus": carrying(
        tokens={"keys": KEYS | {"leads to": ["chest"]}}, features={"chest": PICKS}
    ),
    "changed games": changed(again="nothing"),
    "changed, begun again": changed(again="begins again"),
    "changed, multiplied": changed(
        again="nothing", multiplier=3, **{"multiplier covers": {"scatters": "yes", "bonuses": "no"}}
    ),
    "changed, pays of their own": changed(
        again="nothing", **{"special pays": {"tulip": {2: 2, 3: 20}}}
    ),
    "changed, the prize anywhere": changed(again="nothing", anywhere="pays the starting prize"),
    "two runs of changed games": carrying(
        features={
            "night": CHANGED | {"again": "nothing"},
            "dusk": CHANGED
            | {"starts on": {"line win": "snail", "counts": [2]}, "games": {2: 1}, "multiplier": 2}
            | {"multiplier covers": {"scatters": "no", "bonuses": "no"}, "strips": "base"}
            | {"again": "begins again"},
        }
    ),
    "tokens to changed games": carrying(tokens={"keys": KEYS}, features={"night": LED_TO}),
    "a wheel to changed games": carrying(features={"wheel": WHEEL, "night": LED_TO}),
    "tokens and changed games": carrying(
        tokens={"keys": KEYS | {"leads to": ["chest"]}},
        features={"night": CHANGED | {"again": "begins again"}, "chest": PICKS},
    ),
}


WAGERS = {
    "at night": {"costs": "3/2", "strips": "night"},
    "a night": {"costs": 5, "starts": "night"},
}


@pytest.mark.parametrize("name", GAMES)
def test_that_the_long_run_is_that_of_every_game_played(name: str) -> None:
    check(GAMES[name], "")


@pytest.mark.parametrize("wager", WAGERS)
@pytest.mark.parametrize("stake", ["of the last game", {"lines": 1, "line bet": 2}])
def test_that_a_wager_without_end_is_that_of_every_game_played(wager: str, stake: object) -> None:
    keys = KEYS | {"stake": stake}
    check(carrying(tokens={"keys": keys}, features={"night": FREE}, wagers=WAGERS), wager)


def check(definition: Definition, wager: str) -> None:
    """Hold the law of a game without end against every game played."""
    rounds = Rounds(definition, Playing((1,), BET, wager))
    stake = Stake((1,), rounds.playing.line_bet, wager=wager)
    cent = Fraction(rounds.scale.grains, stake.line_bet)
    right = long_run(chain(definition, stake))
    found = round_law(rounds, Polynomials()).masses
    assert found == {cents * cent: chance for cents, chance in right.items()}
    mean = sum((cents * chance for cents, chance in right.items()), Fraction())
    assert moments(rounds).moments.mean == mean * cent


def test_that_the_feature_with_the_greatest_mean_is_chosen() -> None:
    definition = carrying(
        tokens={"keys": KEYS | {"leads to": ["chest", "night"]}},
        features={"night": FREE, "chest": PICKS},
    )
    rounds = Rounds(definition, Playing((1,), BET))

    def law(option: str) -> dict[int, Fraction]:
        def choose(choice: Choice) -> str:
            return option if choice.of == "feature" else choice.options[0]

        return long_run(chain(definition, Stake((1,), BET), choose))

    means = {
        option: sum((cents * chance for cents, chance in law(option).items()), Fraction())
        for option in ("chest", "night")
    }
    assert means["night"] != means["chest"]
    assert moments(rounds).moments.mean == max(means.values()) * rounds.scale.grains / BET


def test_that_games_that_are_added_come_on_top() -> None:
    """Three roses on the night strips: 3/4 x 2/3 x 2/3 = 1/3, each winning 2 more games of which
    each wins 2/3 of a game: 2 / (1 - 2/3) = 6 changed games on each plain one that wins them, which
    is one in 2/4 x 2/4 x 1/4 = 1/16: 6/16 = 3/8 of a changed game on a plain one."""
    rounds = Rounds(changed(), Playing((1,), BET))
    assert rounds.run.phases == {"paid": Fraction(8, 11), "night": Fraction(3, 11)}


def test_that_games_without_end_are_refused_by_name() -> None:
    definition = changed(games={3: 3})
    with pytest.raises(NotCountable, match="without end"):
        moments(Rounds(definition, Playing((1,), BET)))


def test_that_a_win_cap_is_refused_by_name() -> None:
    definition = token_game(KEYS).model_copy(
        update={"win_cap": carrying(**{"win cap": {"times": 5, "of": "total bet"}}).win_cap}
    )
    with pytest.raises(NotCountable, match="win cap"):
        moments(Rounds(definition, Playing((1,), BET)))
