"""The words of statements on changed games, and that all a game with them says is true."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.definition.files import parse_game
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import Statement, statements
from tests.claims.test_changed_games import AGAIN, ENTERED, TWO, WITHOUT_FACTOR
from tests.definition.gardens import FILE, edited
from tests.definition.test_changed_games import SCATTERED, SOUND
from tests.random_definitions import definition_of
from tests.random_definitions.changed_games import changing_game
from tests.statements.test_random_games import untrue

ADDS = "    again: adds\n"
PLAIN = (
    ("    anywhere: pays the starting prize\n", ""),
    ("    special pays: {rose: {2: 6, 3: 30}}\n", ""),
    *WITHOUT_FACTOR,
)


def made(*edits: tuple[str, str]) -> tuple[Statement, ...]:
    game = parse_game(edited(SOUND, *edits), FILE)
    assert list(untrue(game)) == []
    return statements(game, profile("open"))


def words(*edits: tuple[str, str]) -> dict[str, str]:
    """What is said of changed games, by the id of each statement."""
    return {one.id: one.words for one in made(*edits) if "changed" in one.kind}


def test_all_that_the_garden_says_of_them() -> None:
    assert words() == {
        "changed-games-won/midnight": "Midnight: after 3 Tulip the next 4 paid games are changed "
        "ones. Each of these games costs its bet like any other, and differs from the usual ones "
        "only as said here. They are won in paid games alone, not in the free games.",
        "changed-games-won-again/midnight": "Midnight: won again in one of these games, as many "
        "games as told above are added to those that are left.",
        "stake-of-changed-games/midnight": "Midnight: these games can be played on no more lines, "
        "and at no higher bet per line, than the game that won them.",
        "starting-prize-of-changed-games/midnight": "Midnight: as many Tulip in sight as won these "
        "games, or more, pay the prize of that number once more in each of them, wherever they "
        "stand and beside all other prizes: 3 Tulip pay 8 times the bet per line. No other symbol "
        "stands in for them.",
        "factor-of-changed-games/midnight": "Midnight: the factor of these games is 2.",
        "what-a-factor-of-changed-games-covers/midnight": "Midnight: the factor multiplies line "
        "wins and prizes of bonuses won in these games. It does not multiply wins of Rose or "
        "scatter prizes.",
        "pays-of-changed-games/midnight": "Midnight: in these games Rose: 3 of a kind pay 30, 2 of "
        "a kind pay 6.",
        "strips-of-changed-games/midnight": "Midnight: these games are played on other reels than "
        "the usual paid games. There Stone stands also on reels 2 and 3.",
    }


def test_what_differs_in_nothing_else_is_not_told() -> None:
    assert list(words(*PLAIN)) == [
        f"{kind}/midnight"
        for kind in (
            "changed-games-won",
            "changed-games-won-again",
            "stake-of-changed-games",
            "strips-of-changed-games",
        )
    ]


@pytest.mark.parametrize(
    ("edits", "kind", "told"),
    [
        (
            SCATTERED,
            "changed-games-won",
            (
                "Midnight: after 2 Snail the next paid game is a changed one, after 3 Snail the "
                "next 2 "
                "paid games are changed ones. "
            ),
        ),
        (ENTERED, "changed-games-won", "Midnight: the next 4 paid games are changed ones. "),
        (
            ((ADDS, AGAIN),),
            "changed-games-won-again",
            (
                "Midnight: won again in one of these games, the number of games begins again: "
                "just as "
                "many as told above are then left."
            ),
        ),
        (
            ((ADDS, "    again: nothing\n"),),
            "changed-games-won-again",
            "Midnight: winning them again in one of these games adds none.",
        ),
        (
            (("    stake: at most of the trigger\n", "    stake: any\n"),),
            "stake-of-changed-games",
            "Midnight: these games can be played at any bet on offer.",
        ),
    ],
)
def test_what_is_told_where_a_rule_is_another(
    edits: tuple[tuple[str, str], ...], kind: str, told: str
) -> None:
    assert words(*edits)[f"{kind}/midnight"].startswith(told)


def test_games_that_cannot_win_more_of_them_say_so() -> None:
    reel = "    - [rose, daisy, stone, snail, rose]\n"
    night = f"  night:\n{reel}{reel}    - [rose, daisy, stone, snail, tulip]\n"
    edits = (
        ("\nfeatures:\n", f"{night}\nfeatures:\n"),
        ("    strips: moonlight\n    stake: at most", "    strips: night\n    stake: at most"),
        ("    anywhere: pays the starting prize\n", ""),
    )
    told = words(*edits)["changed-games-won-again/midnight"]
    assert told == "Midnight: none of these games wins more of them."


def test_of_several_one_runs_at_a_time() -> None:
    assert words(*TWO)["one-of-several-changed-games/midnight+dawn"] == (
        "One of Midnight or Dawn runs at a time: while one does, no other is won. Where one spin "
        "wins several of them, only the first of this list is."
    )


def test_paid_games_are_the_usual_ones_where_some_are_changed() -> None:
    bee = "  bee: {for: all, except: [snail],"
    told = {one.id: one.words for one in made((bee, f"{bee} phases: [paid, midnight],"))}
    assert "the usual paid games and the games of Midnight" in told["phases-of-a-substitute/bee"]


@pytest.mark.parametrize("seed", range(7000, 7008))
def test_all_that_the_artwork_of_a_random_game_says_is_true(seed: int) -> None:
    definition = definition_of(changing_game(Random(seed)))  # noqa: S311
    game = Game(name="Random", definition=definition, look=Look())
    assert list(untrue(game)) == []
    said = [
        (one.kind, subject) for one in statements(game, profile("open")) for subject in one.subjects
    ]
    assert len(set(said)) == len(said)
