"""What reels can show, and how likely, on strips of three stops."""

from __future__ import annotations

from typing import Any

from reelwright.automaton.columns import Column, Setting, filled, places, settings, shares
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

ONE: Column = ("ant",)
WEIGHTED: dict[Column, int] = {("ant",): 1, ("bee",): 2}
LINES = 1


def windows(strips: dict[str, list[list[str]]], rows: Any = 1, **rules: Any) -> Definition:
    """A game of three reels whose strips show these symbols."""
    shown = {
        key for of in strips.values() for strip in of for stop in strip for key in stop.split("+")
    }
    faces = {key for rule in rules.get("mystery", {}).values() for key in rule["becomes"]}
    mystery = rules.get("mystery", {})
    symbols: Plain = {
        key: {} for key in sorted({"ant", "bee"} | shown | faces) if key not in mystery
    }
    symbols["ant"] = {"pays": {3: 1}}
    plain = game(
        window={"reels": 3, "rows": rows},
        lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        symbols=symbols,
        strips=strips,
    )
    plain |= {key.replace("_", " "): value for key, value in rules.items()}
    return definition_of(plain)


AAB = ["ant", "bee", "bee"]
BASE = {"base": [AAB] * 3}


def test_that_columns_go_round_the_strip_as_high_as_the_window() -> None:
    (setting,) = settings(windows(BASE, rows=[2, 1, 3]), "paid", LINES)
    assert setting == Setting(
        1,
        (
            {("ant", "bee"): 1, ("bee", "bee"): 1, ("bee", "ant"): 1},
            {("ant",): 1, ("bee",): 2},
            {("ant", "bee", "bee"): 1, ("bee", "bee", "ant"): 1, ("bee", "ant", "bee"): 1},
        ),
    )
    assert setting.windows == 27


def test_that_the_top_row_shows_the_stop_and_the_rows_below_what_follows() -> None:
    (setting,) = settings(windows({"base": [["ant", "bee", "cat"]] * 3}, rows=2), "paid", LINES)
    assert setting.reels[0] == {("ant", "bee"): 1, ("bee", "cat"): 1, ("cat", "ant"): 1}


def test_that_stops_weigh_what_is_said_of_them() -> None:
    weights = {"base": [[1, 2, 3], [4, 1, 1], [1, 1, 1]]}
    (setting,) = settings(windows(BASE, stop_weights=weights), "paid", LINES)
    assert setting.reels == ({ONE: 1, ("bee",): 5}, {ONE: 4, ("bee",): 2}, WEIGHTED)
    assert setting.windows == 6 * 6 * 3


TWO_SETS = {"base": [AAB] * 3, "rich": [["ant", "ant", "bee"], AAB, [*AAB, "bee"]]}


def test_that_drawn_strips_are_settings_with_their_weights() -> None:
    definition = windows(TWO_SETS, paid_strips={"drawn": {"base": 3, "rich": 2}})
    base, rich = settings(definition, "paid", LINES)
    assert (base.weight, rich.weight) == (3, 2)
    assert base.reels == (WEIGHTED,) * 3
    assert rich.reels == ({ONE: 2, ("bee",): 1}, WEIGHTED, {ONE: 1, ("bee",): 3})


def test_that_settings_of_fewer_windows_stand_for_more_of_each() -> None:
    """27 windows with weight 3 and 36 with weight 2: of 108 together, 4 and 3 of each."""
    definition = windows(TWO_SETS, paid_strips={"drawn": {"base": 3, "rich": 2}})
    found = shares(definition, "paid", LINES)
    assert [share for share, _ in found] == [3 * 4, 2 * 3]
    assert {type(share) for share, _ in found} == {int}
    assert tuple(setting for _, setting in found) == settings(definition, "paid", LINES)


def test_that_strips_are_chosen_by_the_lines_played() -> None:
    definition = windows(TWO_SETS, paid_strips={"by lines": {1: "base", 3: "rich"}})
    found = [settings(definition, "paid", lines) for lines in (1, 2, 3)]
    assert [[setting.weight for setting in of] for of in found] == [[1]] * 3
    base, rich = settings(windows(BASE), "paid", 1), found[2]
    assert found == [base, base, rich]
    assert [setting for _, setting in shares(definition, "paid", 3)] == [*rich]
    assert rich[0].reels[0] == {ONE: 2, ("bee",): 1}


def test_that_free_games_have_strips_of_their_own() -> None:
    strips = {"base": [[*AAB, "star"]] * 3, "rich": [["ant", "ant", "star"]] * 3}
    free = {
        "kind": "free games",
        "starts on": {"scatter": "star"},
        "awards": {3: 1},
        "strips": "rich",
        "stake": "of the trigger",
        "re-trigger": "nothing",
    }
    definition = windows(
        strips,
        scatters={"star": {"on": "line bet", "pays": {3: 1}}},
        features={"free": free},
    )
    (paid,), (in_free,) = (settings(definition, phase, LINES) for phase in ("paid", "free"))
    assert paid.reels[0] == {ONE: 1, ("bee",): 2, ("star",): 1}
    assert in_free.reels[0] == {ONE: 2, ("star",): 1}
    assert shares(definition, "free", LINES) == [(1, in_free)]


def test_that_a_mystery_symbol_of_the_window_is_one_symbol_on_all_reels() -> None:
    """Of 5 draws 2 make it an ant, 3 a bee; another mystery symbol is on no strip, of 7 draws."""
    definition = windows(
        {"base": [["egg", "bee", "bee"], ["egg", "egg", "bee"], AAB]},
        mystery={
            "egg": {"becomes": {"ant": 2, "bee": 3}, "each": "window"},
            "jar": {"becomes": {"ant": 3, "bee": 4}, "each": "window"},
        },
    )
    assert settings(definition, "paid", LINES) == (
        Setting(14, ({ONE: 1, ("bee",): 2}, {ONE: 2, ("bee",): 1}, WEIGHTED)),
        Setting(21, ({("bee",): 3}, {("bee",): 3}, WEIGHTED)),
    )


def test_that_two_mystery_symbols_of_the_window_fall_by_themselves() -> None:
    definition = windows(
        {"base": [["egg", "bee", "bee"], ["jar", "bee", "bee"], AAB]},
        mystery={
            "egg": {"becomes": {"ant": 2, "bee": 3}, "each": "window"},
            "jar": {"becomes": {"ant": 1, "bee": 4}, "each": "window"},
        },
    )
    found = settings(definition, "paid", LINES)
    assert [setting.weight for setting in found] == [2, 8, 3, 12]
    assert [(ONE in s.reels[0], ONE in s.reels[1]) for s in found] == [
        (True, True),
        (True, False),
        (False, True),
        (False, False),
    ]


def test_that_a_mystery_symbol_of_a_cell_is_drawn_for_each_cell() -> None:
    """Two rows of egg, egg, bee: one stop has two eggs and two have one, of five draws each.

    Those of one egg weigh 5 for each draw, so that every window is drawn out of 25.
    """
    definition = windows(
        {"base": [["egg", "egg", "bee"], AAB, AAB]},
        rows=[2, 1, 1],
        mystery={"egg": {"becomes": {"ant": 2, "bee": 3}, "each": "cell"}},
    )
    (setting,) = settings(definition, "paid", LINES)
    assert setting.weight == 1
    assert setting.reels == (
        {
            ("ant", "ant"): 4,
            ("ant", "bee"): 6 + 10,
            ("bee", "ant"): 6 + 10,
            ("bee", "bee"): 9 + 15 + 15,
        },
        WEIGHTED,
        WEIGHTED,
    )


def test_that_columns_alike_once_revealed_are_one() -> None:
    """An egg and a jar, by themselves on the stops of a reel; a bee may be any of the three."""
    definition = windows(
        {"base": [["egg", "jar", "bee"], AAB, AAB]},
        mystery={
            "egg": {"becomes": {"ant": 1, "bee": 1}, "each": "cell"},
            "jar": {"becomes": {"ant": 1, "bee": 2}, "each": "cell"},
        },
    )
    (setting,) = settings(definition, "paid", LINES)
    assert setting.reels[0] == {ONE: 3 + 2, ("bee",): 3 + 4 + 6}


def test_that_reels_may_have_different_mystery_symbols() -> None:
    """Reel 1 has an egg and no jar, reel 2 a jar and no egg, reel 3 neither."""
    definition = windows(
        {"base": [["egg", "bee", "bee"], ["jar", "bee", "bee"], AAB]},
        mystery={
            "egg": {"becomes": {"ant": 1, "bee": 1}, "each": "cell"},
            "jar": {"becomes": {"ant": 1, "bee": 2}, "each": "cell"},
        },
    )
    (setting,) = settings(definition, "paid", LINES)
    assert setting.reels == ({ONE: 1, ("bee",): 1 + 4}, {ONE: 1, ("bee",): 2 + 6}, WEIGHTED)


def substituted(acts: str, **rules: Any) -> Definition:
    """A wolf that acts so on reels 1 and 2 of the paid game, and a fox in its own cell."""
    wolf = {"for": ["ant"], "acts": acts, "reels": [1, 2], "phases": ["paid"]}
    return windows(
        {"base": [["ant", "bee", "wolf", "fox"]] * 3},
        rows=3,
        substitutes={"fox": {"for": ["ant"]}, "wolf": wolf},
        **rules,
    )


SEEN: Column = ("ant", "bee+wolf", "fox")
ON_RUN: Plain = {
    "kind": "wheel",
    "starts on": {"on a line": "ant", "counts": [3]},
    "prizes on": "line bet",
    "segments": [{"prize": 1}] * 2,
    "spins": 1,
}


def test_that_an_expanding_substitute_fills_its_reel_where_it_acts() -> None:
    definition = substituted("expanding")
    assert filled(definition, "paid", 1, SEEN) == ("wolf",) * 3
    assert filled(definition, "paid", 3, SEEN) == SEEN
    assert filled(definition, "free", 1, SEEN) == SEEN
    assert filled(definition, "paid", 1, ("ant", "bee", "fox")) == ("ant", "bee", "fox")
    assert filled(substituted("in place"), "paid", 1, SEEN) == SEEN
    full = (Place(("wolf",)),) * 3
    assert places(definition, "paid", 1, SEEN) == full
    assert places(definition, "paid", 3, SEEN) == (
        Place(("ant",)),
        Place(("bee", "wolf")),
        Place(("fox",)),
    )


def test_that_runs_are_told_what_stood_on_a_reel_that_was_filled() -> None:
    definition = substituted("expanding", features={"wheel": ON_RUN})
    assert places(definition, "paid", 1, SEEN) == (
        Place(("wolf",), (), ("ant",)),
        Place(("wolf",), (), ("bee", "wolf")),
        Place(("wolf",), (), ("fox",)),
    )
    assert places(definition, "paid", 3, ("ant",) * 3) == (Place(("ant",)),) * 3


def test_that_a_substitute_acts_all_over_its_reel_where_it_shows() -> None:
    definition = substituted("on its whole reel")
    assert places(definition, "paid", 1, SEEN) == (
        Place(("ant",), ("wolf",)),
        Place(("bee", "wolf"), ("wolf",)),
        Place(("fox",), ("wolf",)),
    )
    assert places(definition, "paid", 3, SEEN)[0] == Place(("ant",))
    assert places(definition, "paid", 1, ("ant", "fox", "fox"))[0] == Place(("ant",))
