"""How many scatters count, and what they pay, by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from reelwright.automaton.columns import Column
from reelwright.automaton.scale import Scale
from reelwright.automaton.scatters import ScatterCount, ScatterPrize, Sighting, scatter_prizes
from reelwright.automaton.tally import Packing
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

STAR: Plain = {"on": "line bet", "pays": {2: 1, 3: 5, 4: 9}}
WOLF: Plain = {"for": ["ant"], "scatters": "all", "with none showing": "counts"}
Seen = tuple[int, dict[str, int]]


def scattered(
    star: Plain | None = None, moon: Plain | None = None, lines: Plain | None = None, **rules: Any
) -> Definition:
    """Three reels of three rows with stars and moons; `rules` are of the game."""
    substitutes = rules.pop("substitutes", {})
    return definition_of(
        game(
            window={"reels": 3, "rows": 3},
            lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]}
            | (lines or {}),
            symbols={"ant": {"pays": {3: 1}}, "star": {}, "moon": {}}
            | {key: {} for key in substitutes},
            substitutes=substitutes,
            scatters={"star": STAR | (star or {}), "moon": STAR | (moon or {})},
            strips={"base": [["ant", "star", "moon", "ant"]] * 3},
            **rules,
        )
    )


def seen(definition: Definition, *window: Column, phase: str = "paid") -> Seen:
    """What counts for the star in a window, by the counters of its columns and its readers."""
    counted = ScatterCount(definition, phase, "star")
    reels = [[column] for column in window]
    packing = Packing.of(counted.limits([reels]))
    tally = sum(counted.emits(packing, reel, column) for reel, column in enumerate(window, 1))
    for reader in counted.readers(packing, reels):
        node = reader.machine.start
        tables = zip(reader.machine.steps, reader.machine.emits, reader.letters, strict=True)
        for steps, emits, letters in tables:
            assert (letters.dtype, letters.tolist()) == (np.int32, [0])
            tally += int(emits[node, letters[0]])
            node = int(steps[node, letters[0]])
    counters = {
        name: (tally >> lowest) & ((1 << bits) - 1)
        for name, (lowest, bits) in packing.places.items()
    }
    sighting = counted.sighting(counters)
    return sighting.count, dict(sighting.substitutes)


NONE, ONE, TWO = ("ant",) * 3, ("ant", "star", "ant"), ("star", "ant", "ant+star")
WILD, BOTH = ("ant", "wolf", "wolf"), ("wolf", "star", "ant+wolf")


def test_that_every_scatter_counts_or_one_of_a_reel() -> None:
    assert seen(scattered(), ONE, NONE, TWO) == (3, {})
    assert seen(scattered({"per reel": "once"}), ONE, NONE, TWO) == (2, {})
    assert seen(scattered(), NONE, NONE, NONE) == (0, {})


def test_that_reels_count_from_the_left_to_the_first_gap() -> None:
    left = scattered({"counted": "left adjacent reels"})
    assert seen(left, ONE, TWO, NONE) == (2, {})
    assert seen(left, ONE, NONE, TWO) == (1, {})
    assert seen(left, NONE, TWO, TWO) == (0, {})
    assert seen(left, TWO, ONE, TWO) == (3, {})


def test_that_a_tall_symbol_counts_once_where_its_parts_stand_together() -> None:
    tall = scattered(tall={"star": 2})
    assert seen(tall, ("star", "star", "ant"), ("ant", "ant", "star"), NONE) == (2, {})


def test_that_substitutes_count_in_their_own_cells() -> None:
    wild = scattered(substitutes={"wolf": WOLF})
    assert seen(wild, ONE, WILD, NONE) == (3, {"wolf": 2})
    assert seen(wild, NONE, WILD, NONE) == (2, {"wolf": 2})
    assert seen(wild, BOTH, NONE, ("star+wolf", "ant", "ant")) == (4, {"wolf": 2})


def test_that_a_reel_that_counts_once_counts_the_scatter_before_a_substitute() -> None:
    once = scattered({"per reel": "once"}, substitutes={"wolf": WOLF})
    assert seen(once, BOTH, WILD, NONE) == (2, {"wolf": 1})
    left = scattered({"counted": "left adjacent reels"}, substitutes={"wolf": WOLF})
    assert seen(left, BOTH, WILD, ONE) == (3, {"wolf": 1})
    assert seen(left, WILD, NONE, ONE) == (1, {"wolf": 1})


def test_that_a_substitute_may_need_a_scatter_that_shows() -> None:
    wild = scattered(substitutes={"wolf": WOLF | {"with none showing": "does not count"}})
    assert seen(wild, NONE, WILD, NONE) == (0, {})
    assert seen(wild, ONE, WILD, NONE) == (3, {"wolf": 2})
    left = scattered(
        {"counted": "left adjacent reels"},
        substitutes={"wolf": WOLF | {"with none showing": "does not count"}},
    )
    assert seen(left, WILD, WILD, NONE) == (0, {})
    assert seen(left, ONE, WILD, NONE) == (2, {"wolf": 1})
    assert seen(left, ONE, NONE, WILD) == (1, {})
    assert seen(left, WILD, WILD, TWO) == (3, {"wolf": 2})
    assert seen(left, WILD, NONE, TWO) == (1, {"wolf": 1})


def test_that_of_two_substitutes_one_may_count_with_none_showing() -> None:
    rules = {"wolf": WOLF | {"with none showing": "does not count"}, "fox": WOLF}
    both = scattered(substitutes=rules)
    assert seen(both, WILD, ("fox", "ant", "ant"), NONE) == (1, {"fox": 1})
    assert seen(both, WILD, ("fox", "ant", "ant"), ONE) == (4, {"wolf": 2, "fox": 1})
    assert seen(both, NONE, ("fox+wolf", "ant", "ant"), ONE) == (2, {"wolf": 1})
    left = scattered({"counted": "left adjacent reels"}, substitutes=rules)
    assert seen(left, ("fox", "ant", "ant"), WILD, NONE) == (1, {"fox": 1})
    assert seen(left, ("fox", "ant", "ant"), WILD, ONE) == (3, {"wolf": 1, "fox": 1})


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        ({"scatters": "all"}, 2),
        ({"scatters": ["star"]}, 2),
        ({"scatters": ["moon"]}, 0),
        ({"reels": [2]}, 2),
        ({"reels": [1, 3]}, 0),
        ({"phases": ["paid"]}, 2),
        ({"phases": ["free"]}, 0),
    ],
)
def test_that_substitutes_count_for_their_scatters_where_they_act(
    rules: Plain, counts: int
) -> None:
    definition = scattered(substitutes={"wolf": WOLF | rules})
    assert seen(definition, ONE, WILD, NONE) == (1 + counts, {"wolf": 2} if counts else {})
    left = scattered({"counted": "left adjacent reels"}, substitutes={"wolf": WOLF | rules})
    once = (2, {"wolf": 1}) if counts else (1, {})
    assert seen(left, ONE, WILD, NONE) == once


def test_that_a_substitute_that_takes_no_part_does_not_count() -> None:
    definition = scattered(substitutes={"wolf": {"for": ["ant"]}})
    assert seen(definition, ONE, WILD, NONE) == (1, {})


def test_that_counters_have_room_for_the_most_of_any_windows() -> None:
    """Two stars on reel 1 and one on reel 2, or one on each of three reels and more wolves."""
    counted = ScatterCount(scattered(substitutes={"wolf": WOLF}), "paid", "star")
    assert counted.limits([[[TWO, ONE], [ONE, NONE]]]) == {
        "scatter star: shown ": 3,
        "scatter star: shown wolf": 0,
    }
    settings = [[[TWO], [NONE]], [[ONE], [ONE], [ONE, WILD]]]
    for windows in (settings, settings[::-1]):
        assert counted.limits(windows) == {
            "scatter star: shown ": 3,
            "scatter star: shown wolf": 2,
        }
    none = WOLF | {"with none showing": "does not count"}
    telling = ScatterCount(scattered(substitutes={"wolf": none}), "paid", "star")
    assert telling.limits([[[TWO], [BOTH]]]) == {
        "scatter star: shown ": 3,
        "scatter star: shown wolf": 2,
        "scatter star: showing": 3,
    }


SCALE = Scale(grains=2, stake=40, line_bet=5, cost=40)


def paid(definition: Definition, phase: str = "paid", **of: Sighting) -> list[ScatterPrize]:
    none = Sighting(0, {})
    return scatter_prizes(definition, phase, SCALE, {"star": none, "moon": none} | of)


def test_that_scatters_pay_by_how_many_count() -> None:
    assert paid(scattered()) == []
    assert paid(scattered(), star=Sighting(3, {})) == [ScatterPrize("star", 3, False, 1, 10)]
    on_total = scattered({"on": "total bet"})
    assert paid(on_total, star=Sighting(3, {})) == [ScatterPrize("star", 3, False, 1, 200)]
    silent = scattered({"pays": {}})
    one, three = Sighting(1, {}), Sighting(3, {})
    assert paid(scattered(), star=one, moon=three) == [ScatterPrize("moon", 3, False, 1, 10)]
    assert paid(silent, star=three, moon=three) == [ScatterPrize("moon", 3, False, 1, 10)]


def test_that_scatters_that_coincide_are_all_paid_or_the_highest() -> None:
    of = {"star": Sighting(2, {}), "moon": Sighting(3, {})}
    star, moon = ScatterPrize("star", 2, False, 1, 2), ScatterPrize("moon", 3, False, 1, 10)

    def coinciding(how: str) -> Definition:
        rules: Plain = {"coinciding scatters": how}
        return scattered(**rules)

    highest = coinciding("highest only")
    assert paid(coinciding("all"), star=of["star"], moon=of["moon"]) == [star, moon]
    assert paid(highest, star=of["star"], moon=of["moon"]) == [moon]
    assert paid(highest, star=of["star"]) == [star]
    assert paid(highest, star=of["moon"], moon=of["star"])[0].symbol == "star"
    assert paid(highest) == []


def test_that_free_games_may_pay_scatters_otherwise() -> None:
    free: Plain = {
        "kind": "free games",
        "starts on": {"scatter": "moon"},
        "awards": {3: 1},
        "strips": "base",
        "stake": "of the trigger",
        "re-trigger": "nothing",
        "special pays": {"star": {3: 50}},
    }
    definition = scattered(features={"free": free})
    assert [prize.grains for prize in paid(definition, star=Sighting(3, {}))] == [10]
    assert [p.grains for p in paid(definition, "free", star=Sighting(3, {}))] == [100]
    assert paid(definition, "free", star=Sighting(2, {})) == []


def factor(multipliers: str = "product", **rules: Any) -> int:
    """The factor of four stars of which two are wolves and one is a fox, which is times 5."""
    wolf = {"by": 2, "count": "once", "scatters": "yes"} | {
        key.replace("_", " "): value for key, value in rules.items()
    }
    definition = scattered(
        lines={"multipliers": multipliers},
        substitutes={
            "wolf": WOLF | {"multiplies": wolf},
            "fox": WOLF | {"multiplies": {"by": 5, "count": "each", "scatters": "yes"}},
            "owl": WOLF,
        },
    )
    (prize,) = paid(definition, star=Sighting(4, {"wolf": 2, "fox": 1, "owl": 1}))
    assert prize.with_substitute
    assert prize.grains == 9 * 2 * prize.multiplier
    return prize.multiplier


def test_that_substitutes_multiply_scatter_prizes_where_they_say_so() -> None:
    assert factor() == 2 * 5
    assert factor(count="each") == 2 * 2 * 5
    assert factor("sum", count="each") == 2 + 2 + 5
    assert factor("greatest") == 5
    assert factor(scatters="no") == 5
    assert factor(by=5, count="each") == 5**3
    assert factor(phases=["free"]) == 5
    assert factor(phases=["paid"]) == 10
    assert factor(not_on=[{"win": "star", "count": 4}]) == 5
    assert factor(not_on=[{"win": "star", "count": 3}]) == 10
