"""Rounds steered into features: they begin as wished, and can be played again answer by answer."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.claims.rules import Rules
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stands import Stand, begins, starts
from reelwright.claims.trials.played.steering import (
    afterwards,
    begun,
    calm,
    leads,
    led_to,
    standing,
)
from reelwright.definition.files import find_game, read_game
from reelwright.play import begin, step
from reelwright.play.events import (
    AwardWon,
    BonusBegun,
    Event,
    FreeGameBegun,
    FreeGamesEnded,
    FreeGamesWon,
    OffersMade,
    WheelBegun,
)
from reelwright.play.questions import Chosen
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from tests.claims.fairground import fairground
from tests.claims.substitutes_games import PLAIN, meadow, rules_of
from tests.random_definitions import definition_of
from tests.random_definitions.leading import leading_game

OPEN = profile("open")
CINDERELLA = Rules(read_game(find_game("cinderella")).definition, OPEN)


def replayed(rules: Rules, stand: Stand) -> tuple[Event, ...]:
    """What a round tells whose answers are given again."""
    now = begin(rules.definition, rules.profile, stand.stake)
    told = list(now.events)
    for answer in stand.answers:
        now = step(now.state, answer)
        told.extend(now.events)
    assert now.question == stand.question
    return tuple(told)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_cinderellas_free_games_begin_by_each_count(count: int) -> None:
    stand = begun(CINDERELLA, "free games", count)
    assert stand is not None
    won = [one for one in stand.told if isinstance(one, FreeGamesWon)]
    assert [one.count for one in won] == [count]
    assert stand.phase == "free games"
    assert replayed(CINDERELLA, stand) == stand.events


@pytest.mark.parametrize("count", [1, 2, 6])
def test_no_other_count_begins_them(count: int) -> None:
    assert begun(CINDERELLA, "free games", count) is None


def test_the_stake_is_the_one_wished_for() -> None:
    stand = begun(CINDERELLA, "glass slipper", 3, Stake((2, 5), 100))
    assert stand is not None
    assert (stand.stake.lines, stand.stake.line_bet) == ((2, 5), 100)
    assert [one.lines for one in stand.events if isinstance(one, BonusBegun)] == [(2,)]


@pytest.mark.parametrize(
    ("feature", "count", "kind"),
    [
        ("free games", 2, FreeGamesWon),
        ("moon games", 3, OffersMade),
        ("chest", 2, BonusBegun),
        ("chest", 3, BonusBegun),
        ("wheel", 3, WheelBegun),
        ("gift", 1, AwardWon),
        ("table", 1, AwardWon),
    ],
)
def test_every_feature_of_the_fairground_begins(
    feature: str, count: int, kind: type[Event]
) -> None:
    rules = fairground()
    stand = begun(rules, feature, count)
    assert stand is not None
    told = [one for one in stand.events if begins(one, feature)]
    assert [type(one) for one in told] == [kind]
    assert getattr(told[0], "count", count) == count
    assert replayed(rules, stand) == stand.events


def test_a_gift_comes_through_the_wheel_alone() -> None:
    rules = fairground()
    assert list(leads(rules.definition)) == [("wheel", "gift")]
    wheel = begun(rules, "wheel")
    chest = begun(rules, "chest")
    assert wheel is not None
    assert chest is not None
    led = led_to(wheel, "gift")
    assert led is not None
    assert [one.prize for one in led.told if isinstance(one, AwardWon)] == [7]
    assert led_to(chest, "gift") is None


def test_a_series_is_begun_by_a_spin_short_of_the_win_cap_where_most_reach_it() -> None:
    pays = {key: {"pays": {1: 50}} for key in ("hare", "mole", "owl")}
    first = ["hare", "mole", "owl", "hare", "mole", "hare", "owl", "mole", "star", "leaf", "star"]
    other = ["moon", "leaf", "hare", "mole", "owl", "star"]
    game = meadow(
        symbols=pays,
        strips={"base": [[*first, "fox"], *[other] * 4]},
        scatters={
            "moon": {"pays": {3: 2, 4: 5}, "on": "line bet"},
            "star": {"pays": {5: 7}, "on": "line bet", "per reel": "once"},
        },
        features={"free games": {**PLAIN["features"]["free games"], "awards": {3: 5, 4: 5}}},
        win_cap={"times": 20, "of": "line bet"},
    )
    stand = begun(rules_of(game), "free games")
    assert stand is not None
    assert [type(one) for one in stand.events if begins(one, "free games")] == [FreeGamesWon]


def test_any_win_starts_a_feature_too() -> None:
    rules = fairground(("features > table > starts on", {"any win": "yes"}))
    stand = begun(rules, "table")
    assert stand is not None
    assert any(isinstance(one, AwardWon) for one in stand.told)


def test_a_round_waits_for_a_spin_of_the_phase() -> None:
    rules = fairground()
    for phase in ("paid", "free games", "moon games"):
        stand = standing(rules, phase)
        assert stand is not None
        assert stand.phase == phase
        assert getattr(stand.question, "of", "") == "stops"


def test_what_is_tried_leaves_a_round_where_it_stands() -> None:
    stand = standing(CINDERELLA, "free games")
    assert stand is not None
    before = (stand.state, stand.answers, stand.events)
    over = afterwards(CINDERELLA, stand, "free games")
    assert isinstance(over.events[-1], FreeGamesEnded) or over.question is not None
    assert (stand.state, stand.answers, stand.events) == before


def test_quiet_games_win_nothing_and_are_played_to_the_end() -> None:
    stand = begun(CINDERELLA, "free games", 4)
    assert stand is not None
    over = afterwards(CINDERELLA, stand, "free games")
    ended = [one for one in over.events if isinstance(one, FreeGamesEnded)]
    assert [(one.played, one.feature_won) for one in ended] == [(20, 0)]
    assert sum(isinstance(one, FreeGameBegun) for one in over.events) == 20


def test_a_gamble_is_declined_and_the_round_ends() -> None:
    stand = begun(CINDERELLA, "glass slipper")
    assert stand is not None
    over = stand.on(calm(CINDERELLA))
    assert over.question is None
    assert over.answers[-1] == Chosen("collect")


def test_what_a_spin_started_is_told_from_what_waited_before() -> None:
    rules = fairground(
        ("features > chest > starts on", {"scatter": "star", "counts": [2]}),
        ("features > chest > with others", "yes"),
        ("features > free games > with others", "yes"),
    )
    began = begun(rules, "free games", 2)
    assert began is not None
    assert began.phase == "free games"
    quiet = began.after(calm(rules)(began))
    assert starts(began, quiet) == ()
    over = began.on(calm(rules))
    assert [one.feature for one in over.events if isinstance(one, BonusBegun)] == ["chest"]


@pytest.mark.parametrize("seed", range(12))
def test_rounds_of_random_games_can_be_played_again(seed: int) -> None:
    rules = Rules(definition_of(leading_game(Random(seed))), OPEN)  # noqa: S311
    for feature in rules.definition.features:
        stand = begun(rules, feature)
        if stand is not None:
            assert any(begins(one, feature) for one in stand.events)
            assert replayed(rules, stand) == stand.events
            assert stand.stake.line_bet == every_line(rules).line_bet
