"""The words of statements on free games, and that they are true of the games they are made from."""

from __future__ import annotations

import pytest

from reelwright.definition.files import find_game, read_game
from tests.claims.fairground import NIGHT
from tests.claims.test_free_games import BY_LINES, DRAWN, LEADING, MOONS, RULE
from tests.claims.test_triggers import Changes
from tests.statements.test_triggers import said, true_of

ON_OWN = "the games are added to those that are left"


def test_cinderella_says_all_of_its_free_games() -> None:
    found = {one.id: one.words for one in true_of(read_game(find_game("cinderella")))}
    assert {key: words for key, words in found.items() if not key.startswith("trigger")} == {
        "free-games-won/free-games": "Free games: 3 Pumpkin win 15 games, 4 Pumpkin win 20 games, "
        "5 Pumpkin win 25 games.",
        "stake-of-free-games/free-games": "Free games: all games are played on the same lines, "
        "and at the same bet per line, as the game that won them.",
        "re-trigger/free-games": "Free games: they can be won again by a spin of these games, "
        "which adds the same numbers of games, as told above, to those that are left. The prize of "
        "Pumpkin is paid as always.",
        "other-features-in-free-games/free-games": "Free games: these games can also win Glass "
        "slipper, which is played before the next of these games.",
        "limit-of-free-games/free-games": "Free games: no more than 997 games can be left to "
        "play; games won beyond that are forfeited.",
    }


def test_the_fairground_says_what_its_free_games_have_of_their_own() -> None:
    found = said()
    assert {key: found[f"{key}/free-games"] for key in OWN} == OWN


OWN = {
    "re-trigger": "Free games: they can be won again by a spin of these games, which adds the "
    "same numbers of games, as told above, to those that are left. The prize of 2 or 3 Star is "
    "not paid in these games.",
    "limit-of-free-games": "Free games: no more than 8 games can be left to play, and no more than "
    "20 can be played in a row; games won beyond that are forfeited.",
    "factor-of-free-games": "Free games: the factors of the games are, one after the other, 1, 2 "
    "and 3; from then on it is 3.",
    "what-a-factor-of-free-games-covers": "Free games: the factor multiplies line wins. It does "
    "not multiply wins of Plum or prizes of bonuses won in these games.",
    "pays-of-free-games": "Free games: in these games Apple: 3 of a kind pay 8, 2 of a kind pay 2.",
    "pay-of-a-losing-free-game": "Free games: a game that wins nothing pays 1 times the bet per "
    "line, for each line played.",
    "strips-of-free-games": "Free games: these games are played on other reels than paid games. "
    "There Moon stands on no reel; Owl does not stand on reel 3.",
}


def test_series_on_offer_are_told_with_their_factors() -> None:
    found = said()
    assert found["free-games-on-offer/moon-games"] == (
        "Moon games: the player chooses. For 2 Moon there are 2 games at a factor of 2 or 1 game "
        "at a factor of 3 on offer. For 3 Moon there are 4 games at a factor of 2 or 2 games at a "
        "factor of 5 on offer."
    )
    assert found["factor-of-free-games/moon-games"] == (
        "Moon games: the factor of every game is the one chosen when the games began."
    )
    assert found["re-trigger/moon-games"] == (
        "Moon games: they can be won again by a spin of these games: 2 Moon add 1 game, 3 Moon add "
        "2 games. The prize of Moon is paid as always."
    )
    assert "free-games-won/moon-games" not in found


@pytest.mark.parametrize(
    ("changes", "key", "ending"),
    [
        ([(RULE + "multiplier", 4)], "factor-of-free-games", "the factor of every game is 4."),
        (
            [(RULE + "multiplier", {"drawn": {4: 1, 2: 3}})],
            "factor-of-free-games",
            "before each game its factor is drawn: 2 or 4.",
        ),
        (
            [(RULE + "multiplier covers > not on", [{"win": "apple", "count": 3}])],
            "what-a-factor-of-free-games-covers",
            "It does not multiply wins of 3 Apple or prizes of bonuses won in these games.",
        ),
        (
            [(RULE + "re-trigger", "nothing")],
            "re-trigger",
            "The prize of 2 or 3 Star is not paid in these games.",
        ),
        (
            LEADING,
            "re-trigger",
            "Where Wheel, won in these games, leads to Free games, " + ON_OWN + ".",
        ),
        (
            MOONS,
            "other-features-in-free-games",
            "games of Moon games that are won meanwhile are added to those that wait.",
        ),
        (DRAWN, "strips-of-free-games", "before each game one of 2 sets of reels is drawn."),
        (
            BY_LINES,
            "strips-of-free-games",
            "the reels depend on the number of lines played; they are others from 2 lines on.",
        ),
        (
            [(RULE + "losing game pays > on", "total bet")],
            "pay-of-a-losing-free-game",
            "a game that wins nothing pays 1 times the total bet.",
        ),
    ],
)
def test_another_rule_is_told_in_other_words(changes: Changes, key: str, ending: str) -> None:
    assert said(*changes)[f"{key}/free-games"].endswith(ending)


def test_what_is_as_in_paid_games_is_left_unsaid() -> None:
    found = said(
        (RULE + "multiplier", None),
        (RULE + "multiplier covers", None),
        (RULE + "losing game pays", None),
        (RULE + "special pays", None),
        (RULE + "at most left", None),
        (RULE + "strips", "base"),
        ("strips > night", None),
    )
    for key in OWN.keys() - {"re-trigger", "limit-of-free-games"}:
        assert f"{key}/free-games" not in found
    assert found["limit-of-free-games/free-games"] == (
        "Free games: no more than 20 games can be played in a row; games won beyond that are "
        "forfeited."
    )


def test_a_scatter_that_the_games_cannot_show_wins_none_of_them_again() -> None:
    night = [[stop for stop in NIGHT if stop != "star"] for _ in range(3)]
    found = said(("strips > night", night), (RULE + "at most left", None))
    assert found["re-trigger/free-games"] == "Free games: no spin of these games wins more of them."
