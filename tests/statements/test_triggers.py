"""The words of statements on triggers, and that they are true of the games they are made from."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.verdicts import refuted
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import free_games, triggers
from reelwright.statements.about import About
from reelwright.statements.statement import Statement
from tests.claims.fairground import definition
from tests.claims.test_triggers import (
    APPLES,
    RUN_AND_WIN,
    SHARED,
    TABLE_ON_WINS,
    TWO_BELLS,
    Changes,
)
from tests.random_definitions import definition_of, sound_game
from tests.random_definitions.leading import leading_game

OPEN = profile("open")


def true_of(game: Game) -> list[Statement]:
    """The statements on triggers and free games of a game, none of them refuted."""
    about = About(game, OPEN)
    found = [*triggers.made(about), *free_games.made(about)]
    for statement in found:
        for claim in statement.claims:
            verdict = decide(claim, about.rules, NOTHING)
            assert not refuted(verdict), (statement.words, verdict)
    return found


def words_of(rules: Definition) -> dict[str, str]:
    """What is said, by the id of the statement."""
    game = Game(name="Fairground", definition=rules, look=Look())
    return {one.id: one.words for one in true_of(game)}


def said(*changes: tuple[str, object]) -> dict[str, str]:
    """What is said of the fairground with some rules otherwise."""
    return words_of(definition(*changes))


def test_cinderella_says_what_starts_its_features() -> None:
    found = {one.id: one.words for one in true_of(read_game(find_game("cinderella")))}
    assert found["trigger/free-games"] == "Free games: starts with 3, 4 or 5 Pumpkin in sight."
    assert found["trigger/glass-slipper"] == (
        "Glass slipper: starts with a win of 3 Prince on a line played."
    )
    assert "features-together/free-games+glass-slipper" not in found


def test_every_way_to_start_a_feature_is_told() -> None:
    found = said()
    assert {key: found[key] for key in found if key.startswith("trigger/")} == {
        "trigger/free-games": "Free games: starts with 2 or 3 Star in sight.",
        "trigger/moon-games": "Moon games: starts with 2 or 3 Moon in sight.",
        "trigger/chest": "Chest: starts when a line played shows exactly 2 or 3 Key in a row from "
        "reel 1 on, whether that wins or not. No other symbol stands in.",
        "trigger/wheel": "Wheel: starts with a win of 3 Bell on a line played.",
        "trigger/gift": "Gift: nothing that the reels show starts it; only Wheel can lead to it.",
        "trigger/table": "Table: starts when Plum stands in row 2 of reel 2.",
    }


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (TABLE_ON_WINS, "Table: starts with every spin that wins on a line or by scatters."),
        (
            APPLES,
            (
                "Table: starts with a win of 3 Apple on a line played. Of several wins of it in "
                "one spin only the longest is looked at."
            ),
        ),
        (
            [
                ("features > table > starts on", {"scatter": "star"}),
                ("features > table > pays", {2: 1, 3: 3}),
                ("features > table > with others", "yes"),
                ("features > free games > with others", "yes"),
                ("scatters > star > per reel", "once"),
            ],
            "Table: starts when 2 or 3 reels show Star.",
        ),
    ],
)
def test_the_table_says_what_it_waits_for(changes: Changes, words: str) -> None:
    assert said(*changes)["trigger/table"] == words


@pytest.mark.parametrize(
    ("changes", "key", "words"),
    [
        (
            SHARED,
            "table+free-games",
            "Table and Free games start together with 3 Star, and follow in this order.",
        ),
        (
            TWO_BELLS,
            "chest+wheel",
            "Chest and Wheel always start together, and follow in this order.",
        ),
        (
            RUN_AND_WIN,
            "chest+wheel",
            "Where one spin starts Chest and Wheel, they follow in this order.",
        ),
    ],
)
def test_features_on_one_trigger_are_told_together(changes: Changes, key: str, words: str) -> None:
    together = {k: w for k, w in said(*changes).items() if k.startswith("features-together")}
    assert together == {f"features-together/{key}": words}


def test_many_counts_in_a_row_are_told_as_a_range() -> None:
    about = About(Game(name="Fairground", definition=definition(), look=Look()), OPEN)
    assert triggers.told_counts(about, (6, 3, 4, 5)) == "3 to 6"
    assert triggers.told_counts(about, (3, 4, 6, 7)) == "3, 4, 6 or 7"
    assert triggers.told_counts(about, (3,)) == "3"


@pytest.mark.parametrize("seed", range(12))
def test_nothing_untrue_is_said_of_random_games(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    game = leading_game(random) if seed % 2 else sound_game(random)[0]
    true_of(Game(name="Random", definition=definition_of(game), look=Look()))
