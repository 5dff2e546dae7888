"""The words of statements on symbols and reels, and that they are true of their games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Holds
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements.about import About
from reelwright.statements.scatters import made as made_of_scatters
from reelwright.statements.symbols import made
from tests.claims.orchard import STRIP, orchard, symbols
from tests.claims.test_symbols import (
    AWARD,
    BY_LINES,
    DRAWN,
    FREE,
    MYSTERY,
    NO_FIG,
    ORDER,
    PEAR,
    TALL,
)
from tests.random_definitions import definition_of, sound_game

OPEN = profile("open")


def told(game: Game) -> dict[str, str]:
    """What is said, by the id of the statement; each of it true."""
    rules = Rules(game.definition, OPEN)
    about = About(game, OPEN)
    found = {}
    for statement in (*made_of_scatters(about), *made(about)):
        for claim in statement.claims:
            assert isinstance(decide(claim, rules, NOTHING), Holds), statement.words
        found[statement.id] = statement.words
    return found


def words(**rules: Any) -> dict[str, str]:
    return told(Game(name="Orchard", definition=orchard(**rules).definition, look=Look()))


def test_cinderella_says_where_symbols_stand_and_what_comes_first() -> None:
    found = told(read_game(find_game("cinderella")))
    assert found["reels-of-a-symbol/prince"] == "Prince stands on reels 1, 2 and 3 only."
    assert found["reels-of-a-symbol/sisters"] == "Sisters stands on reels 2, 3, 4 and 5 only."
    assert found["order-of-play"] == (
        "What a game wins is paid and played in this order: first line wins, then the prizes of "
        "scatters, then Free games, then Glass slipper."
    )


def test_a_symbol_on_other_reels_in_free_games() -> None:
    free = {**FREE, "strips": "other"}
    others = [STRIP, ["plum", *NO_FIG[2:]], STRIP, STRIP]
    said = words(
        strips={"base": [STRIP] * 4, "other": others}, scatters=PEAR, features={"free": free}
    )
    assert said["reels-of-a-symbol/apple"] == (
        "Where Apple stands: in paid games on every reel; in the free games on reels 1, 3 and 4."
    )


def test_reels_that_depend_on_the_number_of_lines() -> None:
    said = words(**{**BY_LINES, "symbols": symbols(fig={"pays": {1: 2, 2: 3, 3: 6}})})
    assert said["strips-of-paid-games"] == (
        "On which reels paid games are played depends on the number of lines: reels A with 1 line, "
        "reels B with 2 lines. Where Fig stands: in paid games with 1 line on every reel; in paid "
        "games with 2 lines on reels 1, 3 and 4."
    )
    assert said["reels-of-a-symbol/fig"].startswith("Where Fig stands: in paid games with 1 line")


def test_reels_that_are_drawn() -> None:
    assert words(**DRAWN)["strips-of-paid-games"] == (
        "Before each paid game one of 2 sets of reels is drawn, on which it is played. "
        "Fig stands on reels 1, 3 and 4, and in some games on reel 2, and on no other reel."
    )


def test_sets_alike_in_all_are_not_told_apart() -> None:
    alike = {"strips": {"base": [STRIP] * 4, "rich": [STRIP] * 4}}
    assert "strips-of-paid-games" not in words(**{**DRAWN, **alike})
    assert "strips-of-paid-games" not in words(**{**BY_LINES, **alike})


def test_mystery_and_tall_symbols_and_places_with_two() -> None:
    assert words(**MYSTERY)["mystery-symbol/box"] == (
        "Once the reels have stopped each Box becomes another symbol, drawn for each by itself: "
        "Apple or Plum."
    )
    one = {**MYSTERY, "mystery": {"box": {"becomes": {"apple": 1}, "each": "window"}}}
    assert words(**one)["mystery-symbol/box"].endswith("each Box becomes Apple.")
    assert words(**TALL)["tall-symbol/apple"] == (
        "Apple takes 2 places of a reel, one below the other; each of these places counts by "
        "itself."
    )
    two = words(strips={"base": [[*STRIP, "apple+plum"]] * 4})
    assert (
        two["two-symbols-on-one-place"] == "A place that shows two symbols counts as each of them."
    )


def test_an_award_is_paid_before_any_feature_is_played() -> None:
    said = words(scatters=PEAR, features={"free": FREE, "prize": AWARD})["order-of-play"]
    assert said.endswith("then the prizes of scatters, then Prize, then Free.")


def test_one_kind_of_win_has_no_order() -> None:
    assert "order-of-play" not in words()
    assert "order-of-play" in words(**ORDER)


@pytest.mark.parametrize("seed", range(40))
def test_all_that_is_said_of_a_random_game_is_true(seed: int) -> None:
    plain, _ = sound_game(Random(seed))  # noqa: S311
    told(Game(name="Random", definition=definition_of(plain), look=Look()))
