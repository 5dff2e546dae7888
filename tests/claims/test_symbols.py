"""Claims on symbols and reels: true of the game that does so, refuted where it does otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.model import symbols as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.verdicts import Counterexample, Holds
from tests.claims.orchard import STRIP, orchard, symbols, verdict

NO_FIG = ["apple", "plum", "joker", "pear", "leaf", "pear"]
PEAR = {"pear": {"pays": {2: 1, 3: 4, 4: 20}, "on": "total bet"}}
FREE = {
    "kind": "free games",
    "starts on": {"scatter": "pear"},
    "awards": {3: 5, 4: 5},
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
}
AWARD = {"kind": "award", "starts on": {"any win": "yes"}, "on": "total bet", "pays": {1: 1}}
PICKS = {
    "kind": "picks",
    "starts on": {"line win": "apple"},
    "prizes on": "total bet",
    "stages": {"the picks": {"pick": 1, "from": [1, 2]}},
}
SOME_REELS = {"base": [STRIP, NO_FIG, STRIP, STRIP]}
BY_LINES: dict[str, Any] = {
    "strips": {"base": [STRIP] * 4, "rich": [STRIP, NO_FIG, STRIP, STRIP]},
    "paid_strips": {"by lines": {1: "base", 2: "rich"}},
}
DRAWN = {**BY_LINES, "paid_strips": {"drawn": {"base": 2, "rich": 1}}}
MYSTERY: dict[str, Any] = {
    "symbols": symbols(box={}),
    "strips": {"base": [["box", *STRIP, "box", "box"]] * 4},
    "mystery": {"box": {"becomes": {"apple": 1, "plum": 2}, "each": "cell"}},
}
TALL: dict[str, Any] = {
    "strips": {"base": [["apple", "apple", "plum", "fig", "joker", "pear", "leaf"]] * 4},
    "tall": {"apple": 2},
}
ORDER: dict[str, Any] = {"scatters": PEAR, "features": {"free": FREE, "picks": PICKS}}

DIFFERENT: list[tuple[Claim, dict[str, Any], dict[str, Any]]] = [
    (
        said.StandsOn(symbol="fig", reels=(1, 3, 4)),
        {"strips": SOME_REELS},
        {"strips": {"base": [STRIP] * 4}},
    ),
    (
        said.StandsOn(symbol="fig", reels=(1, 3, 4)),
        {"strips": SOME_REELS},
        {"strips": {"base": [STRIP, NO_FIG, NO_FIG, STRIP]}},
    ),
    (
        said.StandsOn(symbol="fig", reels=(1, 3, 4), phase="free"),
        {
            "strips": {"base": [STRIP] * 4, "other": SOME_REELS["base"]},
            "scatters": PEAR,
            "features": {"free": {**FREE, "strips": "other"}},
        },
        {"features": {"free": {**FREE, "strips": "base"}}},
    ),
    (
        said.StandsOn(symbol="fig", reels=(1, 3, 4), lines=(2, 2)),
        BY_LINES,
        {"paid_strips": {"by lines": {1: "base"}}},
    ),
    (
        said.StandsOn(symbol="fig", reels=(1, 3, 4), sometimes=(2,)),
        DRAWN,
        {"paid_strips": "rich"},
    ),
    (
        said.BothOnOnePlace(),
        {"strips": {"base": [[*STRIP, "apple+plum"]] * 4}},
        {"strips": {"base": [STRIP] * 4}},
    ),
    (
        said.MysteryBecomes(symbol="box", becomes=("apple", "plum"), each="cell"),
        MYSTERY,
        {"mystery": {"box": {"becomes": {"apple": 1, "plum": 2}, "each": "window"}}},
    ),
    (
        said.MysteryBecomes(symbol="box", becomes=("apple", "plum"), each="window"),
        {**MYSTERY, "mystery": {"box": {"becomes": {"apple": 1, "plum": 2}, "each": "window"}}},
        {"mystery": {"box": {"becomes": {"apple": 1, "plum": 2}, "each": "cell"}}},
    ),
    (
        said.MysteryBecomes(symbol="box", becomes=("apple", "plum"), each="cell"),
        MYSTERY,
        {"mystery": {"box": {"becomes": {"apple": 1, "plum": 2, "fig": 1}, "each": "cell"}}},
    ),
    (
        said.MysteryBecomes(symbol="box", becomes=("apple", "plum"), each="cell"),
        MYSTERY,
        {"mystery": {"box": {"becomes": {"apple": 1}, "each": "cell"}}},
    ),
    (
        said.TallStands(symbol="apple", height=2),
        TALL,
        {"strips": {"base": [["apple", "apple", "apple", "plum", "fig", "joker", "pear"]] * 4}},
    ),
    (
        said.TallOnLines(symbol="apple"),
        TALL,
        {"strips": {"base": [["plum", "fig", "joker", "pear", "leaf"]] * 4}},
    ),
    (
        said.ReelsByLines(alike={1: 1, 2: 2}),
        BY_LINES,
        {"paid_strips": {"by lines": {1: "rich", 2: "rich"}}},
    ),
    (said.ReelsByLines(alike={1: 1, 2: 2}), BY_LINES, {"paid_strips": DRAWN["paid_strips"]}),
    (said.ReelsDrawn(sets=2), DRAWN, {"paid_strips": "rich"}),
    (
        said.PlayedInOrder(wins=True, scatters=True, features=("free", "picks")),
        ORDER,
        {"features": {"picks": PICKS, "free": FREE}},
    ),
    (
        said.PlayedInOrder(wins=True, scatters=True, awards=("prize",), features=("free",)),
        {"scatters": PEAR, "features": {"free": FREE, "prize": AWARD}},
        {"features": {"free": FREE}},
    ),
]


@pytest.mark.parametrize(("claim", "rules", "other"), DIFFERENT)
def test_a_claim_holds_and_is_refuted_where_one_rule_is_another(
    claim: Claim, rules: dict[str, Any], other: dict[str, Any]
) -> None:
    held = verdict(claim, orchard(**rules))
    assert isinstance(held, Holds)
    assert held.tried
    found = verdict(claim, orchard(**{**rules, **other}))
    assert isinstance(found, Counterexample)
    assert found.said != found.found


def test_a_window_shows_the_symbol_where_it_is_said_not_to_stand() -> None:
    found = verdict(said.StandsOn(symbol="fig", reels=(1, 3, 4)), orchard())
    assert isinstance(found, Counterexample)
    assert found.situation.window is not None
    assert "fig" in found.situation.window[1]
    assert (found.said, found.found) == ("fig on reels 1, 3, 4", "on reels 1, 2, 3, 4")


def test_a_symbol_stands_where_a_mystery_symbol_becomes_it() -> None:
    rules = orchard(
        symbols=symbols(box={}),
        strips={"base": [STRIP, ["box", *NO_FIG], STRIP, STRIP]},
        mystery={"box": {"becomes": {"fig": 1, "leaf": 1}, "each": "window"}},
    )
    assert isinstance(verdict(said.StandsOn(symbol="fig", reels=(1, 2, 3, 4)), rules), Holds)


def test_a_scatter_counts_on_a_place_it_shares() -> None:
    rules = orchard(scatters=PEAR, strips={"base": [[*STRIP, "apple+pear"]] * 4})
    held = verdict(said.BothOnOnePlace(), rules)
    assert isinstance(held, Holds)
    assert held.tried


def test_a_mystery_of_free_games_alone_is_found_there() -> None:
    rules = orchard(
        symbols=symbols(box={}),
        scatters=PEAR,
        strips={"base": [STRIP] * 4, "other": [["box", *STRIP, "box"]] * 4},
        mystery={"box": {"becomes": {"apple": 1, "plum": 1}, "each": "cell"}},
        features={"free": {**FREE, "strips": "other"}},
    )
    becomes = said.MysteryBecomes(symbol="box", becomes=("apple", "plum"), each="cell")
    assert isinstance(verdict(becomes, rules), Holds)
    found = verdict(becomes.model_copy(update={"each": "window"}), rules)
    assert isinstance(found, Counterexample)
    assert found.situation.phase == "free"


def test_the_order_of_two_features_is_seen_in_a_round_that_starts_both() -> None:
    claim = said.PlayedInOrder(wins=True, scatters=True, features=("picks", "free"))
    found = verdict(claim, orchard(**ORDER))
    assert isinstance(found, Counterexample)
    assert found.situation.answers
    assert found.found == "there came free, picks"


def test_an_order_names_every_feature_that_a_spin_starts() -> None:
    leading = {**PICKS, "stages": {"the picks": {"pick": 1, "from": [1, {"enter": "free"}]}}}
    rules = orchard(scatters=PEAR, features={"free": FREE, "picks": leading})
    both = said.PlayedInOrder(wins=True, scatters=True, features=("free", "picks"))
    assert isinstance(verdict(both, rules), Holds)
    found = verdict(both.model_copy(update={"features": ("picks",)}), rules)
    assert isinstance(found, Counterexample)
    assert found.found == "started besides: free"
