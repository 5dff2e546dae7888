"""What artwork says of the limits it is made under: each where it is set, and true of it."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Holds
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from reelwright.statements import statements

KINDS = ("limit of play", "round left open", "time limit", "automatic play")


def game(name: str = "cinderella") -> Game:
    return read_game(find_game(name))


def under(**limits: Any) -> Profile:
    return Profile(name="limited", description="for tests", **limits)


def said(profile: Profile, name: str = "cinderella", kind: str = "limit of play") -> list[str]:
    """The words of a kind of statement, every claim of which must hold."""
    found = [one for one in statements(game(name), profile) if one.kind == kind]
    rules = Rules(game(name).definition, profile)
    for one in found:
        for claim in one.claims:
            assert isinstance(decide(claim, rules, NOTHING), Holds), (one.words, claim)
    return [one.words for one in found]


def test_without_limits_nothing_is_said_of_them() -> None:
    assert said(profile("open")) == []
    assert said(profile("open"), kind="round left open") == []
    assert said(profile("open"), kind="time limit") == []


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        (
            {"minimum_round_ms": 2500},
            "A game begins no sooner than 2.5 seconds after the one before it began.",
        ),
        (
            {"minimum_round_ms": 3000},
            "A game begins no sooner than 3 seconds after the one before it began.",
        ),
        ({"largest_bet": 250}, "A game can cost $2.50 at most."),
        (
            {"most_lost_in_a_day": 10_000},
            "No game is begun that could bring the losses of 24 hours above $100.00.",
        ),
        (
            {"longest_session_minutes": 90},
            (
                "A session in which 90 minutes have passed begins no further game: "
                "a new session is needed."
            ),
        ),
        (
            {"reality_check_minutes": 30},
            (
                "After every 30 minutes of play it is shown how long the play has lasted and "
                "what it has won or lost."
            ),
        ),
    ],
)
def test_each_limit_is_said_by_its_figure(limits: dict[str, Any], words: str) -> None:
    assert said(under(**limits)) == [words]


def test_auto_is_said_not_to_be_there_and_its_buttons_are_not() -> None:
    pressed = said(under(autoplay=False), kind="automatic play")
    assert pressed == ["Each game is started by a press of its own: none starts by itself."]
    buttons = said(under(autoplay=False), kind="buttons")
    assert [words for words in buttons if words.startswith(("Auto", "Stop"))] == []
    assert len(said(under(), kind="buttons")) == len(buttons) + 2


def test_what_becomes_of_a_game_left_open() -> None:
    left = {"lapse_hours": 24, "pick_lapses": True}
    assert said(under(**left), kind="round left open") == [
        (
            "A game that is still open 24 hours after it began is completed without the player, "
            "each choice in it made at random; no win is gambled then. All that it won is credited."
        )
    ]
    void = under(lapse_hours=1, lapsed_rounds="void")
    assert said(void, kind="round left open") == [
        (
            "A game that is still open 1 hour after it began is void: its cost is returned, and "
            "what it had won is taken back."
        )
    ]


def test_a_choice_is_said_to_stand_open_for_the_time_of_the_profile() -> None:
    slow = under(pick_lapses=True, pick_seconds=120)
    assert said(slow, kind="time limit") == [
        (
            "Glass slipper: the player has 120 seconds for each pick; after that the pick is made "
            "at random."
        )
    ]
    offers = said(slow, "lightkeeper", "time limit")
    assert any("120 seconds to choose" in words for words in offers)


@pytest.mark.parametrize("name", ["cinderella", "lightkeeper", "molehill", "chrysalis"])
def test_the_whole_artwork_of_a_jurisdiction_is_true(name: str) -> None:
    for kind in KINDS:
        said(profile("anz"), name, kind)
