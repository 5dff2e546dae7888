"""Which prizes are judged together, by hand."""

from __future__ import annotations

from typing import Any

from reelwright.automaton.line_groups import groups_of, standing_apart
from reelwright.automaton.line_prizes import prizes_of
from reelwright.definition.model import Definition
from tests.automaton.lines.test_line_prizes import game
from tests.random_definitions.taking import Plain

WOLF: Plain = {"for": ["ant"], "own prizes": "beside"}
WHEEL: Plain = {
    "kind": "wheel",
    "starts on": {"line win": "cat"},
    "prizes on": "line bet",
    "segments": [{"prize": 1}] * 2,
    "spins": 1,
}
TOLD = ("ant", "ant pattern", "bee", "cat", "wolf")
Told = list[tuple[list[str], str]]


def lined(lines: Plain, wolf: Plain | None = None, **rules: Any) -> Definition:
    """Ants, with a pattern, bees, cats, and wolves that stand for ants; each has a prize."""
    symbols: Plain = {key: {"pays": {3: 5}} for key in ("ant", "bee", "cat", "wolf")}
    symbols["ant"]["patterns"] = {"X__X": 2}
    return game(lines=lines, symbols=symbols, substitutes={"wolf": WOLF | (wolf or {})}, **rules)


def told(definition: Definition, phase: str = "paid") -> Told:
    prizes = prizes_of(definition, phase)
    names = {
        prize.number: prize.name + (f" {prize.kind}" if prize.kind != "straight" else "")
        for prize in prizes
    }
    return [
        ([names[prize.number] for prize in group.prizes], group.lone)
        for group in groups_of(definition, phase, prizes)
    ]


def singly(lone: list[str]) -> Told:
    """Claims of substitutes alone together, all else by itself."""
    return [(lone, "only"), *(([name], "without") for name in TOLD)]


def test_that_all_prizes_meet_where_one_is_paid_or_a_place_is_used_once() -> None:
    for lines in (
        {"on one line": "highest only"},
        {"on one line": "all of different symbols", "each symbol": "once"},
        {"on one line": "all", "shared substitute": "one"},
    ):
        assert told(lined(lines)) == [([*TOLD], "with")]


def test_that_only_substitutes_alone_meet_where_everything_is_paid() -> None:
    """A wolf alone may be an ant; a cat only where a fox stands for it, too."""
    lines = {"on one line": "all"}
    assert told(lined(lines)) == singly(["ant", "ant pattern"])
    assert told(lined(lines, {"alone": "as one symbol"})) == singly(["ant", "ant pattern"])
    for alone in ("not", "as every symbol"):
        assert told(lined(lines, {"alone": alone})) == singly([])
    free = lined(lines, {"phases": ["free"]})
    assert told(free) == singly([])
    assert told(free, "free") == singly(["ant", "ant pattern"])


def test_that_a_better_own_prize_meets_what_its_substitute_completes() -> None:
    better: Plain = {"own prizes": "better", "alone": "not"}
    definition = lined({"on one line": "all"}, better)
    together = ["ant", "ant pattern", "wolf"]
    assert told(definition) == [(together, "with"), (["bee"], "with"), (["cat"], "with")]
    in_free = lined({"on one line": "all"}, better | {"phases": ["free"]})
    assert told(in_free) == singly([])
    assert told(in_free, "free") == [(together, "with"), (["bee"], "with"), (["cat"], "with")]
    prizes = prizes_of(definition, "paid")
    apart = standing_apart(definition, "paid", prizes)
    assert [(a.name, b.name, b.kind) for a, b in apart] == [
        ("wolf", "ant", "straight"),
        ("wolf", "ant", "pattern"),
    ]


def test_that_prizes_of_one_symbol_meet_where_only_the_highest_of_each_is_paid() -> None:
    definition = lined({"on one line": "all of different symbols"}, {"alone": "not"})
    assert told(definition) == [
        (["ant", "ant pattern"], "with"),
        (["bee"], "with"),
        (["cat"], "with"),
        (["wolf"], "with"),
    ]


def test_that_prizes_meet_which_substitutes_alone_may_make() -> None:
    """Wolves stand for ants and cats: one of those is what they make alone."""
    definition = lined({"on one line": "all of different symbols"}, {"for": ["ant", "cat"]})
    assert told(definition) == [
        (["ant", "ant pattern", "cat"], "with"),
        (["bee"], "with"),
        (["wolf"], "with"),
    ]


def test_that_prizes_of_one_symbol_meet_where_a_line_starts_a_feature() -> None:
    definition = lined({"on one line": "all"}, {"alone": "not"}, features={"wheel": WHEEL})
    assert told(definition) == [
        (["ant", "ant pattern"], "with"),
        (["bee"], "with"),
        (["cat"], "with"),
        (["wolf"], "with"),
    ]


def test_that_a_mixed_prize_meets_straight_ones_it_may_not_stand_beside() -> None:
    mixed: Plain = {
        "pair": {"of": ["bee", "cat"], "pays": {3: 1}, "beside straight": "no"},
        "trio": {"of": ["bee", "cat"], "pays": {3: 2}, "beside straight": "yes"},
    }
    definition = lined({"on one line": "all"}, {"alone": "not"}, mixed=mixed)
    assert told(definition) == [([*TOLD, "pair mixed"], "with"), (["trio mixed"], "with")]
    beside: Plain = {key: rule | {"beside straight": "yes"} for key, rule in mixed.items()}
    assert told(lined({"on one line": "all"}, {"alone": "not"}, mixed=beside)) == [
        *singly([]),
        (["pair mixed"], "without"),
        (["trio mixed"], "without"),
    ]
