"""What starts features: counters and what is read from them, by hand."""

from __future__ import annotations

from typing import Any

from reelwright.automaton.scatters import Sighting
from reelwright.automaton.tally import Packing
from reelwright.automaton.triggers import Found, Start, limits, of_column, of_wins, started
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

LINES = 5
FREE: Plain = {
    "kind": "free games",
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
WHEEL: Plain = {
    "kind": "wheel",
    "prizes on": "line bet",
    "segments": [{"prize": 1}] * 2,
    "spins": 1,
}
TABLE: Plain = {"kind": "award", "on": "line bet"}


def features(**of: Plain) -> Definition:
    return definition_of(
        game(
            window={"reels": 3, "rows": 2},
            lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
            symbols={
                "ant": {"pays": {2: 1, 3: 5}, "patterns": {"X_X": 2}},
                "bee": {"pays": {3: 5}},
                "star": {},
            },
            scatters={"star": {"on": "line bet", "pays": {2: 1, 3: 1}}},
            strips={"base": [["ant", "bee", "star"]] * 3},
            features=of,
        )
    )


ON_ANT: Plain = {"starts on": {"line win": "ant"}}
ON_THREE_ANTS: Plain = {"starts on": {"line win": "ant", "counts": [3]}}
ON_RUN: Plain = {"starts on": {"on a line": "ant", "counts": [2, 3]}}
ON_STAR: Plain = {"starts on": {"scatter": "star"}}
ON_PLACE: Plain = {"starts on": {"position": {"symbol": "bee", "reel": 2, "row": 1}}}
ON_ANY: Plain = {"starts on": {"any win": "yes"}}


def test_that_each_trigger_has_the_counters_it_needs() -> None:
    """Tables have one for each count (two ants, three, or the two of a pattern), others one."""
    definition = features(
        wheel=WHEEL | ON_ANT,
        run=WHEEL | ON_RUN,
        free=FREE | ON_ANT | {"awards": {2: 5}, "special pays": {"ant": {1: 3}}},
        table=TABLE | ON_THREE_ANTS | {"pays": {3: 1}},
        star=WHEEL | {"starts on": {"scatter": "star", "counts": [3]}},
        place=WHEEL | ON_PLACE,
        any=WHEEL | ON_ANY,
    )
    counters = {
        "start wheel": LINES,
        "start run": LINES,
        "start free: 1": LINES,
        "start free: 2": LINES,
        "start free: 3": LINES,
        "start table: 3": LINES,
        "start place": 1,
    }
    assert limits(definition, LINES) == counters
    assert limits(definition, 0) == dict.fromkeys(counters, 1)


def packed(definition: Definition) -> Packing:
    return Packing.of(limits(definition, LINES))


def counted(definition: Definition, added: int) -> dict[str, int]:
    """The counters of a tally that are not 0."""
    packing = packed(definition)
    found = {}
    for name, (lowest, bits) in packing.places.items():
        value = (added >> lowest) & ((1 << bits) - 1)
        if value:
            found[name] = value
    return found


def of(definition: Definition, *wins: tuple[str, int], run: int = 0) -> dict[str, int]:
    runs = [("ant", run)] if run else []
    return counted(definition, of_wins(definition, packed(definition), wins, runs))


def test_that_a_line_counts_once_by_its_highest_count() -> None:
    definition = features(
        place=WHEEL | ON_PLACE,
        wheel=WHEEL | ON_ANT,
        free=FREE | ON_ANT | {"awards": {2: 5, 3: 8}},
        table=TABLE | ON_THREE_ANTS | {"pays": {3: 1}},
    )
    assert of(definition, ("ant", 2)) == {"start wheel": 1, "start free: 2": 1}
    three = {"start wheel": 1, "start free: 3": 1, "start table: 3": 1}
    assert of(definition, ("bee", 3), ("ant", 2), ("ant", 3)) == three
    assert of(definition, ("bee", 3)) == {}
    assert counted(definition, of_wins(definition, packed(definition), [("ant", 3)])) == three


def test_that_runs_count_by_length_whatever_they_pay() -> None:
    definition = features(run=WHEEL | ON_RUN, table=TABLE | ON_RUN | {"pays": {2: 1, 3: 4}})
    assert of(definition, ("ant", 3)) == {}
    assert of(definition, run=2) == {"start run": 1, "start table: 2": 1}
    assert of(definition, run=3) == {"start run": 1, "start table: 3": 1}
    assert of(definition, run=1) == {}
    packing = packed(definition)
    assert of_wins(definition, packing, [], [("bee", 3)]) == 0


def test_that_a_symbol_counts_at_its_place_only() -> None:
    """A bee in the lower row of reel 2, alone or with another on its stop."""
    definition = features(
        wheel=WHEEL | ON_ANT,
        place=WHEEL | ON_PLACE,
        other=WHEEL | {"starts on": {"position": {"symbol": "bee", "reel": 3, "row": 1}}},
        third=WHEEL | {"starts on": {"position": {"symbol": "ant", "reel": 2, "row": 0}}},
    )
    packing = packed(definition)
    for reel, column, names in (
        (2, ("star", "bee"), ["start place"]),
        (2, ("ant", "ant+bee"), ["start place", "start third"]),
        (2, ("bee", "star"), []),
        (3, ("star", "bee"), ["start other"]),
        (1, ("star", "bee"), []),
    ):
        added = of_column(definition, packing, reel, column)
        assert counted(definition, added) == dict.fromkeys(names, 1)


def starts(
    definition: Definition,
    *,
    stars: int = 0,
    paid: bool = False,
    phase: str = "paid",
    **tally: int,
) -> list[Start]:
    counters = dict.fromkeys(limits(definition, LINES), 0)
    told = {name.replace("_", " ", 1).replace("_", ": "): value for name, value in tally.items()}
    assert told.keys() <= counters.keys()
    found = Found(counters | told, {"star": Sighting(stars, {})}, paid)
    return list(started(definition, phase, found))


def test_that_scatters_start_by_how_many_are_in_sight() -> None:
    definition = features(
        any=WHEEL | {"starts on": {"scatter": "star", "counts": [2, 3]}, "with others": "yes"},
        free=FREE | ON_STAR | {"awards": {2: 5, 3: 8}, "with others": "yes"},
        table=TABLE | ON_STAR | {"pays": {3: 1}, "with others": "yes"},
    )
    assert starts(definition) == []
    assert starts(definition, stars=1) == []
    assert starts(definition, stars=2) == [Start("any", 1, 1), Start("free", 2, 1)]
    three = [Start("any", 1, 1), Start("free", 3, 1), Start("table", 3, 1)]
    assert starts(definition, stars=3) == three
    assert starts(definition, stars=4) == []


def test_that_lines_start_a_bonus_once_or_for_each() -> None:
    once = features(wheel=WHEEL | ON_ANT)
    each = features(wheel=WHEEL | ON_ANT | {"once for each": "winning line"})
    assert starts(once) == starts(each) == []
    assert starts(once, start_wheel=3) == [Start("wheel", 1, 1)]
    assert starts(each, start_wheel=3) == [Start("wheel", 1, 3)]


def test_that_lines_start_a_table_by_their_highest_count() -> None:
    definition = features(
        free=FREE | ON_ANT | {"awards": {3: 5}}, table=TABLE | ON_RUN | {"pays": {2: 1, 3: 4}}
    )
    assert starts(definition) == []
    assert starts(definition, start_free_3=1, start_free_2=4) == [Start("free", 3, 1)]
    assert starts(definition, start_free_2=4) == []
    assert starts(definition, start_table_2=4) == [Start("table", 2, 1)]


def test_that_a_place_and_any_win_start_once() -> None:
    definition = features(place=WHEEL | ON_PLACE, any=WHEEL | ON_ANY)
    assert starts(definition) == []
    assert starts(definition, start_place=1) == [Start("place", 1, 1)]
    assert starts(definition, paid=True) == [Start("any", 1, 1)]


def test_that_free_games_start_again_where_games_are_added() -> None:
    """Two stars win five games, or an offer; in the games three add two, and two nothing."""
    rules: dict[str, Any] = {"awards": {2: 5, 3: 8}, "re-trigger": "adds"}
    added = features(free=FREE | ON_STAR | rules | {"re-trigger awards": {3: 2}})
    assert starts(added, stars=2) == [Start("free", 2, 1)]
    assert starts(added, stars=2, phase="free") == []
    assert starts(added, stars=3, phase="free") == [Start("free", 3, 1)]
    none = features(free=FREE | ON_STAR | {"awards": {2: 5}})
    assert starts(none, stars=2, phase="free") == []
    offers = {"offers": {2: [{"games": 5}, {"games": 9}]}, "awards": {3: 8}}
    offered = features(free=FREE | ON_STAR | offers)
    assert starts(offered, stars=2) == [Start("free", 2, 1)]
    assert starts(offered, stars=3) == [Start("free", 3, 1)]
