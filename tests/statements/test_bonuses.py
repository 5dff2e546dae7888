"""Statements on bonuses: what is said, when, and that it is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import refuted
from reelwright.definition.files import find_game, parse_game, read_game
from reelwright.definition.model import Game
from reelwright.definition.model.game import Look
from reelwright.profiles.files import profile
from reelwright.statements import bonuses
from reelwright.statements.about import About
from reelwright.statements.statement import Statement
from tests.definition.gardens import UNUSUAL
from tests.play.market import FREE_GAMES, game
from tests.random_definitions import definition_of, sound_game

ON_KEYS = {"on a line": "key", "counts": [3]}


def made(of: Game, under: str = "open") -> dict[str, Statement]:
    return {one.id: one for one in bonuses.made(About(of, profile(under)))}


def market(**features: Any) -> Game:
    rules = game(features={name.replace("_", " "): rule for name, rule in features.items()})
    return Game(name="Market", definition=rules.definition, look=Look())


def unusual(name: str) -> Game:
    [text] = [one.text for one in UNUSUAL if name in one.name]
    return parse_game(text, "garden")


def words(of: Game, under: str = "open") -> dict[str, str]:
    return {key: one.words for key, one in made(of, under).items()}


def test_the_glass_slipper_reads_as_it_is_played() -> None:
    said = words(read_game(find_game("cinderella")), "anz")
    assert said == {
        "bonus/glass-slipper": (
            "Glass slipper: a bonus of 2 stages, played in this order. "
            "The ball: 9 things are shown, and the player picks 3 of them. "
            "They hide the prizes 10 (2 of them), 15, 20, 25, 30, 40, 50 and 70. "
            "The slipper: 5 things are shown, and the player picks 1 of them. "
            "They hide the prizes 20, 30, 40, 60 and 100. "
            "Each thing picked shows what it hides, and a prize found is paid at once."
        ),
        "choices-of-a-bonus/glass-slipper": (
            "Glass slipper: the player chooses which things to pick. What a thing hides is drawn "
            "from all that is left only after it was picked, so every way of picking wins the "
            "same on average."
        ),
        "base-of-bonus-prizes/glass-slipper": (
            "Glass slipper: its prizes are multiplied by the bet per line, and paid once for "
            "each line that won it."
        ),
        "time-limit/glass-slipper": (
            "Glass slipper: the player has 120 seconds for each pick; after that the pick is made "
            "at random."
        ),
        "greatest-random-prize/glass-slipper": (
            "Glass slipper: the most it can pay is 260 times the bet per line for each line "
            "that won it."
        ),
    }


def test_what_waits_for_the_player_has_no_time_limit() -> None:
    assert "time-limit/glass-slipper" not in made(read_game(find_game("cinderella")), "open")


def test_stages_wheels_and_trails_that_lead_on_are_told_whole() -> None:
    said = words(unusual("a stage until the end"))
    assert (
        "They also hide 1 or 9 by a draw, a factor of 2 for all that the stage has paid so"
        in (said["bonus/bouquet"])
    )
    assert said["time-limit/bouquet"] == (
        "Bouquet: the player has 30 seconds for each pick; after that the pick is made at random."
    )
    assert said["way-into-a-feature/fair"] == (
        "Fair: the wheel can stop on the way to Night walk as for 3 Snail or Lane, "
        "played when Fair has ended."
    )
    assert said["consolation/fair"] == (
        "Fair: where it ends with nothing won and leads to nothing, it pays $0.50."
    )
    assert said["greatest-random-prize/fair"] == (
        "Fair: the most it can pay is $0.50, whatever the bet. What it leads to pays on top."
    )
    assert said["bonus/lane"] == (
        "Lane: a trail of 4 cells. It begins before cell 1. A die with the faces 1, 2 and 3, all "
        "equally likely, is thrown 3 times; each throw moves as many cells on as it shows, and "
        "the cell reached pays. A throw that goes beyond the last cell ends the bonus. Cell 1 "
        "pays 5; 2 leads to cell 1; 3 pays 2 times what the die shows; 4 pays nothing."
    )
    assert said["greatest-random-prize/lane"] == (
        "Lane: the most it can pay is 15 times the total bet."
    )
    # from before cell 1 no three throws come to nothing, so what is paid for that is never paid
    assert "consolation/lane" not in said


def test_offers_and_awards_are_told() -> None:
    assert words(unusual("offers and a drawn factor"))["choices-of-a-bonus/night-walk"] == (
        "Night walk: the player chooses one of 2 series for 3 Snail. They are not alike, so the "
        "choice can change what is won."
    )
    said = words(unusual("three features on one trigger"))
    assert said["bonus/prize"] == "Prize: 3 Daisy pay 4."
    assert said["bonus/shower"] == "Shower: pays $0.01."
    assert said["base-of-bonus-prizes/shower"] == (
        "Shower: its prizes are amounts of money, whatever the bet, and paid once."
    )


def test_odds_of_segments_and_limits_of_a_round_are_told() -> None:
    segments = [{"prize": 10, "weight": 3}, {"prize": 0}]
    wheel = {"kind": "wheel", "starts on": ON_KEYS, "prizes on": "total bet", "segments": segments}
    rules = game(features={"wheel": wheel}, win_cap={"times": 50, "of": "total bet"})
    said = words(Game(name="Market", definition=rules.definition, look=Look()))
    assert said["bonus/wheel"] == (
        "Wheel: a wheel of 2 segments is spun once, and pays what the segment it stops on shows. "
        "The segments show nothing and 10. The segments are not all equally likely."
    )
    assert said["greatest-random-prize/wheel"] == (
        "Wheel: the most it can pay is 10 times the total bet. No round wins more than its limit."
    )


def test_a_factor_of_free_games_is_told_where_it_covers_bonuses() -> None:
    games = FREE_GAMES | {
        "multiplier": 3,
        "multiplier covers": {"scatters": "no", "bonuses": "yes"},
    }
    stages = {"shelf": {"pick": 1, "from": [5, 20]}}
    chest = {"kind": "picks", "starts on": ON_KEYS, "prizes on": "line bet", "stages": stages}
    said = words(market(free_games=games, chest=chest))
    assert said["greatest-random-prize/chest"] == (
        "Chest: the most it can pay is 20 times the bet per line. "
        "Won in free games whose factor covers bonuses, it is multiplied by that factor."
    )


@pytest.mark.parametrize("name", [one.name for one in UNUSUAL])
def test_all_that_is_said_of_an_unusual_game_is_true(name: str) -> None:
    [text] = [one.text for one in UNUSUAL if one.name == name]
    of = parse_game(text, "garden")
    rules = Rules(of.definition, profile("open"))
    for one in made(of).values():
        assert not any(refuted(decide(claim, rules, NOTHING)) for claim in one.claims), one.words


def test_all_that_is_said_of_random_games_is_true() -> None:
    told = 0
    for seed in range(50):
        definition = definition_of(sound_game(Random(seed))[0])  # noqa: S311
        of = Game(name="Random", definition=definition, look=Look())
        rules = Rules(definition, profile("anz"))
        for one in made(of, "anz").values():
            told += 1
            verdicts = [decide(claim, rules, NOTHING) for claim in one.claims]
            assert not any(map(refuted, verdicts)), (seed, one.words, verdicts)
    assert told > 40
