"""Claims that stand against each other, decided by hand; they are named by what they pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from reelwright.automaton.line_claims import Claim
from reelwright.automaton.line_judge import Judge
from tests.automaton.lines.test_line_prizes import game
from tests.random_definitions.taking import Plain

WOLF: Plain = {"for": ["ant"], "own prizes": "better"}
MIXED: Plain = {
    "pair": {"of": ["bee", "cat"], "pays": {3: 1}, "beside straight": "no"},
    "trio": {"of": ["bee", "cat"], "pays": {3: 2}, "beside straight": "yes"},
}


def judge(on_one_line: str = "all", *, apart: bool = True, tie: str = "own") -> Judge[int]:
    definition = game(
        lines={"on one line": on_one_line},
        symbols={key: {"pays": {3: 5}} for key in ("ant", "bee", "cat", "wolf")},
        substitutes={"wolf": WOLF | {"on a tie": tie}},
        mixed=MIXED,
    )
    return Judge(definition, apart)


def claim(
    pays: int, name: str = "ant", *, places: int = 3, number: int = 0, **of: Any
) -> Claim[int]:
    rules: dict[str, Any] = {
        "mixed": False,
        "lone": False,
        "own": "",
        "itself": 0,
        "filled": (),
        "reels": 0,
        "taken": 0,
    }
    return Claim(rank=(-pays, -places, number), name=name, paid=pays, wins=(), **(rules | of))


def names(claims: Iterable[Claim[int]]) -> list[tuple[str, int]]:
    return [(each.name, each.paid) for each in claims]


HIGHEST, DIFFERENT = "highest only", "all of different symbols"
SEVERAL = [
    claim(5, "ant"),
    claim(9, "bee"),
    claim(9, "cat", number=1),
    claim(7, "ant"),
    claim(9, "wolf", places=4, number=3),
]


@pytest.mark.parametrize(
    ("on_one_line", "apart", "kept"),
    [
        (HIGHEST, False, ["wolf 9"]),
        (HIGHEST, True, ["wolf 9", "bee 9", "cat 9"]),
        (DIFFERENT, False, ["wolf 9", "bee 9", "cat 9", "ant 7"]),
        (DIFFERENT, True, ["wolf 9", "bee 9", "cat 9", "ant 7", "ant 5"]),
        ("all", False, ["wolf 9", "bee 9", "cat 9", "ant 7", "ant 5"]),
        ("all", True, ["wolf 9", "bee 9", "cat 9", "ant 7", "ant 5"]),
    ],
)
def test_that_claims_are_kept_that_may_be_paid(
    on_one_line: str, *, apart: bool, kept: list[str]
) -> None:
    made = judge(on_one_line, apart=apart)
    assert [f"{name} {pays}" for name, pays in names(made.kept(SEVERAL))] == kept
    assert made.kept(()) == ()
    assert isinstance(made.kept(SEVERAL), tuple)


def test_that_substitutes_alone_make_the_first_claim_only() -> None:
    lone = [
        claim(3, "ant", lone=True),
        claim(6, "bee", lone=True),
        claim(8, "cat", lone=True, places=2),
        claim(8, "wolf", lone=True),
        claim(7, "wolf"),
    ]
    assert names(judge().kept(lone)) == [("wolf", 8), ("wolf", 7)]
    assert names(judge(DIFFERENT, apart=False).kept(lone)) == [("wolf", 8), ("wolf", 7)]
    same = [claim(8, "ant", lone=True), claim(7, "ant"), claim(6, "ant")]
    assert names(judge(DIFFERENT, apart=False).kept(same)) == [("ant", 8), ("ant", 7)]


@pytest.mark.parametrize(
    ("on_one_line", "paid"),
    [
        (HIGHEST, [("bee", 9)]),
        (DIFFERENT, [("bee", 9), ("ant", 7)]),
        ("all", [("bee", 9), ("ant", 7), ("ant", 5)]),
    ],
)
def test_that_as_many_are_paid_as_the_game_says(
    on_one_line: str, paid: list[tuple[str, int]]
) -> None:
    ranked = [claim(9, "bee"), claim(7, "ant"), claim(5, "ant")]
    assert names(judge(on_one_line).paid(ranked)) == paid
    assert judge(on_one_line).paid([]) == []


def test_that_a_place_is_used_once_by_those_that_come_first() -> None:
    ranked = [
        claim(9, taken=0b0011),
        claim(8, taken=0b0110),
        claim(7, taken=0b0100),
        claim(6, taken=0b1100),
        claim(5, taken=0b1000),
        claim(4, taken=0),
    ]
    assert [each.paid for each in judge().paid(ranked)] == [9, 7, 5, 4]


def own(pays: int, itself: int) -> Claim[int]:
    return claim(pays, "wolf", own="wolf", itself=itself)


def completed(pays: int, where: int, by: str = "wolf") -> Claim[int]:
    return claim(pays, "ant", filled=((by, where),))


@pytest.mark.parametrize(
    ("ranked", "paid"),
    [
        ([own(9, 0b011), completed(5, 0b001)], [9]),
        ([completed(9, 0b001), own(5, 0b011)], [9]),
        ([own(9, 0b011), completed(5, 0b100)], [9, 5]),
        ([completed(9, 0b100), own(5, 0b011)], [9, 5]),
        ([own(9, 0b011), completed(5, 0b011, by="fox")], [9, 5]),
        ([own(9, 0b011), claim(5)], [9, 5]),
        ([own(9, 0b011), own(5, 0b011)], [9, 5]),
        ([completed(9, 0b011), completed(5, 0b011)], [9, 5]),
        ([completed(9, 0b001), own(8, 0b011), completed(5, 0b010)], [9, 5]),
        ([claim(10), own(9, 0b011), completed(5, 0b001), claim(4)], [10, 9, 4]),
    ],
)
def test_that_the_better_of_an_own_win_and_a_completed_one_is_paid(
    ranked: list[Claim[int]], paid: list[int]
) -> None:
    for tie in ("own", "completed"):
        assert [each.paid for each in judge(tie=tie).paid(ranked)] == paid


def test_that_the_game_says_which_of_an_own_win_and_a_completed_one_wins_a_tie() -> None:
    """A third that the loser completes from another place is paid beside the winner."""
    for ranked in (
        [own(5, 0b011), completed(5, 0b001)],
        [completed(5, 0b001), own(5, 0b011)],
    ):
        assert names(judge(tie="own").paid(ranked)) == [("wolf", 5)]
        assert names(judge(tie="completed").paid(ranked)) == [("ant", 5)]
    several = [own(5, 0b011), completed(5, 0b001), completed(5, 0b010), completed(5, 0b100)]
    assert names(judge(tie="own").paid(several)) == [("wolf", 5), ("ant", 5)]
    assert names(judge(tie="completed").paid(several)) == [("ant", 5)] * 3


def mixed(pays: int, reels: int, name: str = "pair") -> Claim[int]:
    return claim(pays, name, mixed=True, reels=reels)


def straight(pays: int, reels: int) -> Claim[int]:
    return claim(pays, "bee", reels=reels)


@pytest.mark.parametrize(
    ("ranked", "paid"),
    [
        ([mixed(9, 0b011), straight(5, 0b001)], [9]),
        ([straight(9, 0b011), mixed(5, 0b001)], [9]),
        ([straight(5, 0b011), mixed(5, 0b001)], ["bee"]),
        ([mixed(5, 0b011), straight(5, 0b001)], ["bee"]),
        ([mixed(9, 0b011), straight(5, 0b100)], [9, 5]),
        ([mixed(9, 0b011, "trio"), straight(5, 0b001)], [9, 5]),
        ([mixed(9, 0b011), mixed(5, 0b011)], [9, 5]),
        ([straight(9, 0b011), straight(5, 0b011)], [9, 5]),
        ([straight(9, 0b011), mixed(8, 0b001), straight(5, 0b001)], [9, 5]),
    ],
)
def test_that_the_better_of_a_mixed_win_and_a_straight_one_is_paid(
    ranked: list[Claim[int]], paid: list[int | str]
) -> None:
    found = judge().paid(ranked)
    assert [each.name if paid == ["bee"] else each.paid for each in found] == paid
