"""What is wrong with a game of re-spins, and what is odd but sound."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.re_spun import GAME, RULES
from tests.random_definitions.reading import refusal

STRIPS = [
    ["bell", "plum", "blank", "star", "key"],
    ["bell", "plum", "blank", "key", "star", "blank"],
    ["bell", "plum", "blank", "star", "key"],
    ["bell", "plum", "blank", "star", "key"],
    ["bell", "plum", "blank", "key", "key"],
]
STARS = {"scatter": "star", "counts": [2, 3]}
PLACE = {"position": {"symbol": "key", "reel": 4, "row": 0}}
AWARD = {
    "kind": "award",
    "starts on": {"line win": "plum"},
    "pays": {4: 3, 5: 6},
    "on": "line bet",
}
WHEEL = {
    "kind": "wheel",
    "starts on": {"line win": "plum"},
    "prizes on": "line bet",
    "segments": [{"prize": 3}, {"enter": "ringing"}],
}
LINES = GAME["lines"]


def belfry(rules: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """The belfry as a file holds it, changed."""
    ringing = {key: rule for key, rule in {**RULES, **rules}.items() if rule is not None}
    symbols = {**GAME["symbols"], "wild": {"reels": [2]}}
    strips = {"base": [[*STRIPS[0]], [*STRIPS[1], "wild"], *STRIPS[2:]]}
    features = {"ringing": ringing, **more.pop("features", {})}
    game = {"format": 1, "game": "Belfry", **GAME, "symbols": symbols, "strips": strips}
    game["scatters"] = {"star": {"pays": {3: 1, 4: 2}, "on": "total bet"}}
    return {**game, **more, "features": features}


AT = "random: features > ringing > "
BROKEN: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "nothing that a paid game shows": (
        {"starts on": {"entered": "yes"}, "holds": [1]},
        {"features": {"wheel": WHEEL}},
        AT + "starts on: found no reels that a game before them shows; "
        "allowed: what a paid game shows or wins",
    ),
    "a wheel that leads to them": (
        {},
        {"features": {"wheel": WHEEL}},
        (
            "random: features > wheel > segments > #2 > enter: found 'ringing', which holds no "
            "reels that a game before them shows; allowed: another feature"
        ),
    ),
    "a reel there is not": (
        {"holds": [1, 6]},
        {},
        AT + "holds > #2: found reel 6; allowed: 1 to 5",
    ),
    "a reel twice": (
        {"holds": [1, 2, 1]},
        {},
        AT + "holds > #3: found reel 1 twice; allowed: each reel once",
    ),
    "every reel": (
        {"holds": [1, 2, 3, 4, 5]},
        {},
        AT + "holds: found every reel, so that none is left to spin; allowed: fewer",
    ),
    "reels with any win": (
        {"starts on": {"any win": "yes"}},
        {},
        AT + "holds: found 'reels with it', where any win starts them; allowed: a list of reels",
    ),
    "reels with a win that is read both ways": (
        {},
        {"lines": {**LINES, "read": "both ways", "full line": "once"}},
        AT + "holds: found 'reels with it', where two lines can win bell on unlike reels; "
        "allowed: a list of reels",
    ),
    "after a win, where a win starts them": (
        {"only after": "a win"},
        {},
        AT + "only after: found 'a win', which there always is where a win starts them; "
        "allowed: the key left out",
    ),
    "after no win, where a win starts them": (
        {"starts on": {"any win": "yes"}, "holds": [1], "only after": "no win"},
        {},
        AT + "only after: found 'no win', which there never is where a win starts them; "
        "allowed: the key left out",
    ),
    "after a win, where every number pays": (
        {"starts on": {**STARS, "counts": [3, 4]}, "only after": "a win"},
        {},
        AT + "only after: found 'a win', which every number of star that starts them is; "
        "allowed: the key left out",
    ),
    "after no win, where a number pays": (
        {"starts on": STARS, "only after": "no win"},
        {},
        AT + "starts on > counts > #2: found 3, which pays, where they follow 'no win' only; "
        "allowed: numbers that pay nothing",
    ),
    "other features where there are none": (
        {"other features": "start"},
        {},
        AT + "other features: found 'start', where there is no other feature that a re-spin could "
        "start; allowed: do not start",
    ),
    "an improvement of one place": (
        {"starts on": PLACE, "improved": {"adds": 1}},
        {},
        AT + "improved: found a rule for further reels with it, where it stands on no reels or on "
        "one place; allowed: the key left out",
    ),
    "an improvement of any win": (
        {"starts on": {"any win": "yes"}, "holds": [1], "improved": {"adds": 1}},
        {},
        AT + "improved: found a rule for further reels with it, where it stands on no reels or on "
        "one place; allowed: the key left out",
    ),
    "an improvement no number can bring": (
        {"starts on": {"line win": "bell", "counts": [3]}, "improved": {"adds": 1}},
        {},
        AT + "improved: found a rule for further reels with it, which no number that starts them "
        "can bring; allowed: the key left out",
    ),
    "an improvement on no more reels than are held": (
        {"starts on": STARS, "holds": [1, 2, 3], "improved": {"adds": 1}},
        {},
        AT + "improved: found a rule for further reels with it, which no number that starts them "
        "can bring; allowed: the key left out",
    ),
    "added and begun again": (
        {"improved": {"adds": 1, "begins again": "yes"}},
        {},
        AT + "improved > begins again: found 'yes' beside re-spins that are added; "
        "allowed: one of the two",
    ),
    "held for nothing": (
        {"re-spins": 1, "improved": {"without": "ends"}},
        {},
        AT + "improved: found a rule for further reels, which no re-spin follows to hold; "
        "allowed: re-spins that it adds, or more than one re-spin",
    ),
    "an end that comes anyway": (
        {"re-spins": 1, "improved": {"begins again": "yes", "without": "ends"}},
        {},
        AT + "improved > without: found 'ends', where the re-spin is the last in any case; "
        "allowed: the key left out",
    ),
    "cascades where reels are held": (
        {},
        {"cascades": {"at most": 5}},
        (
            "random: cascades > phases: found cascades in paid games, of which 'ringing' holds "
            "reels as they stopped; allowed: phases in which no reels are held"
        ),
    ),
    "cascades in the re-spins": (
        {},
        {"cascades": {"at most": 5, "phases": ["ringing"]}},
        (
            "random: cascades > phases: found cascades in games of 'ringing', of which 'ringing' "
            "holds reels as they stopped; allowed: phases in which no reels are held"
        ),
    ),
    "a number that paid games never show": (
        {"starts on": {"scatter": "star", "counts": [4]}, "strips": "four"},
        {
            "strips": {
                "base": [*STRIPS[:3], STRIPS[4], STRIPS[4]],
                "four": [[*STRIPS[0]]] * 5,
            },
            "scatters": {"star": {"pays": {3: 1, 4: 2, 5: 3}, "on": "total bet"}},
            "substitutes": {},
            "symbols": {k: v for k, v in GAME["symbols"].items() if k != "wild"},
        },
        AT + "starts on > counts: found star, of which no paid game shows a number that starts "
        "them; allowed: 1, 2, 3",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_it_says_what_is_wrong(name: str) -> None:
    rules, more, says = BROKEN[name]
    assert says in refusal(belfry(rules, dict(more)))


SOUND: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "as it is": ({}, {}),
    "some reels": ({"holds": [2, 1]}, {}),
    "five of five in a list": ({"starts on": {"line win": "bell", "counts": [2, 3, 4, 5]}}, {}),
    "read from the right": ({}, {"lines": {**LINES, "read": "right to left"}}),
    "a place": ({"starts on": PLACE, "only after": "no win"}, {}),
    "a run": ({"starts on": {"on a line": "key", "counts": [2, 3]}, "only after": "a win"}, {}),
    "stars after no win": (
        {"starts on": {"scatter": "star", "counts": [1, 2]}, "only after": "no win"},
        {},
    ),
    "improved by the number itself": (
        {"starts on": STARS, "holds": [3], "improved": {"without": "ends"}},
        {},
    ),
    "one that adds many": ({"re-spins": 1, "improved": {"adds": 3, "without": "ends"}}, {}),
    "an award in them": ({"other features": "start"}, {"features": {"award": AWARD}}),
}


@pytest.mark.parametrize("name", SOUND)
def test_it_is_sound(name: str) -> None:
    rules, more = SOUND[name]
    assert refusal(belfry(rules, dict(more))) == []


def test_what_stands_on_held_reels_and_on_other_strips_together_is_looked_at() -> None:
    """Paid games show three stars at most; beside two of them held, others show two more."""
    starless, star = ["bell", "plum", "blank", "key"], ["star", "star", "star"]
    strips = {
        "base": [STRIPS[0], STRIPS[2], STRIPS[3], starless, starless],
        "late": [starless, starless, starless, star, star],
    }
    more = {
        "strips": strips,
        "scatters": {"star": {"pays": {3: 1}, "on": "total bet"}},
        "symbols": {k: v for k, v in GAME["symbols"].items() if k != "wild"},
        "substitutes": {},
    }
    rules = {"starts on": {"scatter": "star", "counts": [2]}, "strips": "late"}
    said = refusal(belfry(rules, dict(more)))
    assert said == [
        (
            "random: scatters > star > pays: found no entry for 4, which can come up; "
            "allowed: an entry for each count that can, from 3"
        )
    ]
