"""Lines read for each group of prizes and for runs, by hand; wins are told by name and count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from reelwright.automaton.diagrams import Diagram
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.line_wins import LineResult
from reelwright.automaton.machine import SETTLED
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from tests.automaton.lines.test_line_prizes import game
from tests.random_definitions.taking import Plain

NOTHING = LineResult(())
Told = list[tuple[str, int]]
SHOWN = ("ant", "bee", "cat", "wolf", "dog")


def itself(result: LineResult) -> LineResult:
    return result


class Reader:
    """Reads lines of four reels on which each of some symbols may show."""

    def __init__(
        self, definition: Definition, shown: Sequence[str] = SHOWN, phase: str = "paid"
    ) -> None:
        self.places = [Place(tuple(cell.split("+"))) for cell in shown]
        readings = Readings(definition, phase, [self.places] * 4, itself)
        self.diagrams: list[Diagram[LineResult]] = list(readings.groups())

    def results(self, line: str | Sequence[Place]) -> list[LineResult]:
        """What a line comes to in each diagram."""
        met = [Place(tuple(c.split("+"))) for c in line.split()] if isinstance(line, str) else line
        found = []
        for diagram in self.diagrams:
            node = diagram.start
            for steps, place in zip(diagram.steps, met, strict=True):
                node = int(steps[node, self.places.index(place)])
            found.append(diagram.ends[node])
        return found

    def wins(self, line: str) -> Told:
        return [(win.name, win.count) for each in self.results(line) for win in each.wins]


def game_of(on_one_line: str = "all", lines: Plain | None = None, **rules: Any) -> Definition:
    symbols: Plain = {"ant": {"pays": {2: 2, 3: 9}}, "bee": {"pays": {3: 5}}}
    symbols |= {"cat": {}, "wolf": {}, "dog": {}}
    symbols |= rules.pop("symbols", {})
    return game(lines={"on one line": on_one_line} | (lines or {}), symbols=symbols, **rules)


WOLF: Plain = {"for": ["ant", "bee"]}


def test_that_each_prize_is_read_by_itself_where_all_are_paid() -> None:
    reader = Reader(game_of())
    assert len(reader.diagrams) == 2
    assert reader.wins("ant ant ant bee") == [("ant", 3)]
    assert reader.wins("ant ant bee ant") == [("ant", 2)]
    assert reader.wins("bee bee bee ant") == [("bee", 3)]
    assert reader.wins("ant bee bee bee") == []
    assert reader.results("cat cat cat cat") == [NOTHING, NOTHING]
    assert [diagram.ends[SETTLED] for diagram in reader.diagrams] == [NOTHING, NOTHING]


def test_that_prizes_of_a_group_are_read_together() -> None:
    """Two ants pay 2, three bees 5 on what shows both."""
    highest = Reader(game_of("highest only"), ("ant", "ant+bee", "bee"))
    assert len(highest.diagrams) == 1
    assert highest.diagrams[0].ends[SETTLED] == NOTHING
    assert highest.wins("ant+bee ant+bee bee bee") == [("bee", 3)]
    assert highest.wins("ant+bee ant ant bee") == [("ant", 3)]
    assert highest.wins("bee ant bee bee") == []
    once = Reader(game_of(lines={"each symbol": "once"}), ("ant", "ant+bee", "bee"))
    assert once.wins("ant+bee ant+bee bee bee") == [("bee", 3)]
    assert len(once.diagrams) == 1


def test_that_all_wins_of_a_group_are_paid_from_the_greatest_down() -> None:
    shared: Plain = {"shared substitute": "both"}
    different = game_of("all of different symbols", shared, substitutes={"wolf": WOLF})
    both = Reader(different, ("ant", "ant+bee", "wolf"))
    assert both.wins("ant+bee ant+bee ant+bee ant") == [("ant", 3), ("bee", 3)]
    assert both.wins("ant+bee wolf wolf ant") == [("ant", 3), ("bee", 3)]


def test_that_shapes_are_found_wherever_the_line_shows_them() -> None:
    """A pattern of the first and last reel, and one of the middle two; both, on a full line."""
    symbols: Plain = {"ant": {"patterns": {"X__X": 3, "_XX_": 4}}, "bee": {}}
    reader = Reader(game_of(lines={"shorter": "also paid"}, symbols=symbols))
    assert reader.wins("ant bee cat ant") == [("ant", 2)]
    assert reader.wins("bee ant ant bee") == [("ant", 2)]
    found = [int(win.pay) for each in reader.results("ant ant ant ant") for win in each.wins]
    assert found == [4, 3]
    assert reader.wins("ant ant cat bee") == []


def test_that_any_positions_are_remembered_as_long_as_they_can_win() -> None:
    """Three of four reels: a gap may be anywhere, but only one."""
    reader = Reader(game_of(symbols={"ant": {"pays": {3: 9}, "read": "any position"}}))
    for line in ("cat ant ant ant", "ant cat ant ant", "ant ant cat ant", "ant ant ant cat"):
        assert reader.wins(line) == [("ant", 3)]
    assert reader.wins("ant cat cat ant") == []
    assert len(reader.results("ant ant ant ant")[0].wins) == 4


def test_that_a_gap_settles_what_can_no_longer_win() -> None:
    """Before each reel no more than what can matter is told apart, settled or not."""
    (ants, _) = Reader(game_of(symbols={"ant": {"pays": {3: 9}}})).diagrams
    assert [steps.shape[0] for steps in ants.steps] == [2, 2, 2, 2]


def test_that_substitutes_serve_on_their_reels_in_their_phases() -> None:
    definition = game_of(substitutes={"wolf": WOLF | {"reels": [2], "phases": ["paid"]}})
    assert Reader(definition).wins("ant wolf ant cat") == [("ant", 3)]
    assert Reader(definition).wins("ant ant wolf cat") == [("ant", 2)]
    assert Reader(definition).wins("wolf ant ant cat") == []
    assert Reader(definition, phase="free").wins("ant wolf ant cat") == []


def test_that_substitutes_alone_win_once_beside_all_else() -> None:
    """Alone as one symbol, they are three ants; beside bees they complete two ants, too."""
    reader = Reader(game_of(substitutes={"wolf": WOLF | {"alone": "as one symbol"}}))
    assert len(reader.diagrams) == 3
    assert reader.wins("wolf wolf wolf cat") == [("ant", 3)]
    assert [len(each.wins) for each in reader.results("wolf wolf wolf cat")] == [1, 0, 0]
    assert reader.wins("wolf wolf bee cat") == [("ant", 2), ("bee", 3)]
    assert [len(each.wins) for each in reader.results("wolf wolf bee cat")] == [1, 0, 1]
    assert [len(each.wins) for each in reader.results("ant wolf wolf cat")] == [0, 1, 0]
    in_free = {"wolf": WOLF | {"phases": ["free"]}}
    assert Reader(game_of(substitutes=in_free), phase="free").wins("wolf wolf wolf cat") == [
        ("ant", 3)
    ]
    highest = Reader(game_of("highest only", substitutes={"wolf": WOLF}))
    assert highest.wins("wolf wolf wolf cat") == [("ant", 3)]
    every = Reader(game_of(substitutes={"wolf": WOLF | {"alone": "as every symbol"}}))
    assert len(every.diagrams) == 2
    assert every.wins("wolf wolf wolf cat") == [("ant", 3), ("bee", 3)]


@pytest.mark.parametrize(("tie", "won"), [("own", "wolf"), ("completed", "ant")])
def test_that_a_tie_between_claims_that_stand_apart_is_the_games_to_decide(
    tie: str, won: str
) -> None:
    """Two wolves pay 9, as three ants that they complete do; without the tie, ants are longer."""
    better = WOLF | {"own prizes": "better", "on a tie": tie, "phases": ["paid"]}
    definition = game_of(
        "highest only", symbols={"wolf": {"pays": {2: 9}}}, substitutes={"wolf": better}
    )
    assert [name for name, _ in Reader(definition).wins("wolf wolf ant cat")] == [won]


def test_that_free_games_have_prizes_of_their_own() -> None:
    free: Plain = {
        "kind": "free games",
        "starts on": {"scatter": "dog"},
        "awards": {3: 1},
        "strips": "base",
        "stake": "of the trigger",
        "re-trigger": "nothing",
        "special pays": {"cat": {3: 4}},
    }
    definition = game_of(
        features={"free": free}, scatters={"dog": {"on": "line bet", "pays": {3: 1}}}
    )
    assert Reader(definition).wins("cat cat cat ant") == []
    assert Reader(definition, phase="free").wins("cat cat cat ant") == [("cat", 3)]


def on_a_run(symbol: str, *counts: int) -> Plain:
    return {
        "kind": "wheel",
        "starts on": {"on a line": symbol, "counts": [*counts]},
        "prizes on": "line bet",
        "segments": [{"prize": 1}] * 2,
        "spins": 1,
    }


RUNS: Plain = {"one": on_a_run("ant", 2), "two": on_a_run("cat", 3), "three": on_a_run("ant", 4)}


def test_that_runs_that_start_features_are_read_for_each_symbol() -> None:
    """Of ants two or four, not three; of cats three; only from the first reel on."""
    symbols: Plain = {"ant": {}, "bee": {"pays": {3: 5}}}
    reader = Reader(game_of(symbols=symbols, features=RUNS))
    assert len(reader.diagrams) == 3
    nothing, two, four = NOTHING, LineResult((), (("ant", 2),)), LineResult((), (("ant", 4),))
    cats = LineResult((), (("cat", 3),))
    assert reader.results("ant ant bee ant") == [nothing, two, nothing]
    assert reader.results("ant ant ant bee") == [nothing] * 3
    assert reader.results("ant ant ant ant") == [nothing, four, nothing]
    assert reader.results("cat cat cat bee") == [nothing, nothing, cats]
    assert reader.results("bee ant ant cat") == [nothing] * 3
    assert [diagram.ends[SETTLED] for diagram in reader.diagrams] == [nothing] * 3


def test_that_a_run_is_of_what_stood_where_a_reel_is_filled() -> None:
    symbols: Plain = {"ant": {}, "bee": {"pays": {3: 5}}}
    reader = Reader(game_of(symbols=symbols, features={"one": on_a_run("ant", 2)}))
    ant, bee = Place(("ant",)), Place(("bee",))
    over_ant, over_bee = Place(("wolf",), (), ("ant",)), Place(("ant",), (), ("bee",))
    reader.places = [ant, bee, over_ant, over_bee]
    readings = Readings(
        game_of(symbols=symbols, features={"one": on_a_run("ant", 2)}),
        "paid",
        [reader.places] * 4,
        itself,
    )
    reader.diagrams = list(readings.groups())
    assert reader.results([ant, over_ant, bee, bee])[1].runs == (("ant", 2),)
    assert reader.results([ant, ant, over_bee, bee])[1].runs == (("ant", 2),)
    assert reader.results([ant, over_bee, bee, bee])[1].runs == ()
