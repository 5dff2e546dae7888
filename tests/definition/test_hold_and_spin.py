"""What is wrong with a game of hold and spin, and what is odd but sound."""

from __future__ import annotations

from typing import Any

import pytest

from tests.holding import BASE, changed, vault
from tests.random_definitions.reading import refusal

AT = "features > vault > "
BY_LINE = {"line win": "apple", "counts": [3]}
COINS = ["coin", "coin", "star", "apple", "plum"]

BROKEN: dict[str, tuple[list[tuple[str, Any]], str]] = {
    "a line that starts it": (
        [(AT + "starts on", BY_LINE), ("scatters > coin > pays", {3: 1})],
        (
            "starts on: found no scatter, whose symbols would be held; "
            "allowed: a scatter with the counts that start it"
        ),
    ),
    "no counts": (
        [(AT + "starts on", {"scatter": "coin"})],
        (
            "starts on: found no key 'counts', by which a scatter starts it; "
            "allowed: the numbers in sight that start it"
        ),
    ),
    "a count that cannot be in sight": (
        [(AT + "starts on > counts", [3, 4, 5])],
        (
            "starts on > counts > #3: found 5 of coin in sight; "
            "allowed: numbers that can be in sight: 1, 2, 3, 4"
        ),
    ),
    "once for each line": (
        [(AT + "once for each", "winning line")],
        "once for each: found 'winning line', where no line starts it; allowed: the key left out",
    ),
    "reels that count once": (
        [("scatters > coin > per reel", "once"), (AT + "starts on > counts", [3])],
        (
            "starts on > scatter: found 'coin', of which not every one in sight counts; "
            "allowed: a symbol of which every one in sight counts by itself"
        ),
    ),
    "a scatter counted from the left": (
        [("scatters > coin > counted", "left adjacent reels"), (AT + "starts on > counts", [3])],
        (
            "starts on > scatter: found 'coin', of which not every one in sight counts; "
            "allowed: a symbol of which every one in sight counts by itself"
        ),
    ),
    "a value of nothing": (
        [(AT + "values > drawn", {0: 1, 5: 1})],
        "values > drawn > 0: found a value of 0; allowed: 1 or more",
    ),
    "a full window of nothing": (
        [(AT + "full window", 0)],
        "full window: found 0; allowed: more than 0, or the key left out",
    ),
    "a full window in parts of a cent": (
        [(AT + "full window", "1/20")],
        (
            "full window: found 0.05, which is 0.5 cents at a line bet of 0.10; "
            "allowed: whole cents at every stake"
        ),
    ),
}
NO_PRICE = ("wagers > the vault", {"costs": 12, "starts": "vault"})


@pytest.mark.parametrize("case", BROKEN)
def test_it_is_refused(case: str) -> None:
    changes, says = BROKEN[case]
    said = refusal(changed(NO_PRICE, *changes))
    assert f"random: features > vault > {says}" in said


def test_a_tall_symbol_is_not_held() -> None:
    strip = ["apple", "coin", "coin", "plum", "star", "plum"]
    said = refusal(
        changed(
            ("tall", {"coin": 2}), ("strips > base", [strip] * 3), ("strips > rich", [strip] * 3)
        )
    )
    assert any("found 'coin', which stands on several cells" in line for line in said)


def test_a_symbol_others_stand_for_is_not_held() -> None:
    joker = {"for": ["apple"], "alone": "not", "scatters": ["coin"], "with none showing": "counts"}
    said = refusal(
        changed(
            ("symbols > joker", {}),
            ("substitutes", {"joker": joker}),
            ("strips > base > 2", ["apple", "coin", "coin", "star", "joker", "plum"]),
        )
    )
    assert any("found 'coin', as which joker counts, too" in line for line in said)


def test_one_count_or_more_leaves_a_cell_open() -> None:
    reel = ["coin", "coin", "apple", "star", "plum", "apple"]
    every = [("strips > base", [reel] * 3), (AT + "starts on > counts", [6]), NO_PRICE]
    said = refusal(changed(*every))
    assert said == [
        (
            "random: features > vault > starts on > counts: "
            "found 6 at the least, which leaves no cell open; allowed: one or more below 6"
        )
    ]
    every[1] = (AT + "starts on > counts", [5, 6])
    assert not refusal(changed(*every))


@pytest.mark.parametrize(
    "change",
    [
        ("full window", None),
        ("new symbol", "changes nothing"),
        ("re-spins", 1),
        ("values > drawn", {7: 1}),
        ("prizes on", "fixed"),
    ],
)
def test_it_is_sound_with(change: tuple[str, Any]) -> None:
    assert vault((AT + change[0], change[1]), ("strips > base > 0", BASE)).features


@pytest.mark.parametrize("number", [0, 101])
def test_re_spins_are_1_to_100(number: int) -> None:
    said = refusal(changed((AT + "re-spins", number)))
    assert len(said) == 1
    assert "re-spins" in said[0]


@pytest.mark.parametrize("key", ["lands", "stays open"])
def test_each_cell_may_be_taken_and_may_stay_open(key: str) -> None:
    said = refusal(changed((AT + f"each cell > {key}", 0)))
    assert len(said) == 1
    assert f"'each cell', '{key}'" in said[0]
