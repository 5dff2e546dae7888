"""From stops to the window that is judged: weights, choices of strips, mysteries, stops of two."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.play import Step, begin, step
from reelwright.play.codec import event_data
from reelwright.play.events import LineWon, MysteryRevealed, ReelsStopped, StripsDrawn
from reelwright.play.questions import Draw, Drawn, Even, Refused, Weighted
from reelwright.play.state import Stake
from reelwright.play.window import window_at
from tests.play.pond import ONE_LINE, RULES, by_reel, judged, pond
from tests.rounds import OPEN, Table

REELS = [["koi", "newt", "reed", "moss"]] * 5
RICH = [["koi", "koi", "newt", "moss"]] * 5


def stopped(table: Table) -> ReelsStopped:
    return table.told(ReelsStopped)[-1]


# --- rows by reel -----------------------------------------------------------------------------


def diamond(**more: Any) -> Definition:
    lines = {**RULES["lines"], "rows": ["00000", "11111", "12321"]}
    return pond(window={"reels": 5, "rows": [2, 3, 4, 3, 2]}, lines=lines, **more)


def test_each_reel_shows_its_own_rows() -> None:
    window = window_at(diamond(), "paid", (0, 1, 0, 2, 3))
    assert window == by_reel(
        "koi newt", "newt reed moss", "koi newt reed moss", "reed moss koi", "moss koi"
    )


def test_a_line_runs_over_reels_of_unlike_height() -> None:
    table = Table(diamond(), (3,), 100).answer(Drawn((3, 2, 1, 2, 3)))
    assert stopped(table).window == by_reel(
        "moss koi", "reed moss koi", "newt reed moss koi", "reed moss koi", "moss koi"
    )
    [win] = table.told(LineWon)
    assert (win.symbol, win.count, win.amount) == ("koi", 5, 20 * 100)
    assert win.positions == ((1, 1), (2, 2), (3, 3), (4, 2), (5, 1))


# --- stop weights -----------------------------------------------------------------------------


def test_stops_without_weights_are_equally_likely() -> None:
    assert Table(pond(), (1,), 100).draw == Draw("stops", (Even(4),) * 5)


def test_weighted_stops_are_as_likely_as_their_weights_say() -> None:
    weights = [[1, 2, 3, 4], [4, 3, 2, 1], [1, 1, 1, 1], [10, 1, 1, 1], [1, 1, 1, 9]]
    definition = pond(stop_weights={"base": weights})
    question = Table(definition, (1,), 100).draw
    assert question == Draw("stops", tuple(Weighted(tuple(reel)) for reel in weights))
    chance = Fraction(0)
    for stops in product(range(4), repeat=5):
        ways = Fraction(1)
        for part, stop in zip(question.parts, stops, strict=True):
            ways *= Fraction(part.weight(stop), part.total)
        middle = [reel[(stop + 1) % 4] for reel, stop in zip(REELS, stops, strict=True)]
        if middle[:3] == ["koi"] * 3:
            chance += ways
    assert chance == Fraction(4, 10) * Fraction(1, 10) * Fraction(1, 4)


# --- which strips are spun --------------------------------------------------------------------


def by_lines() -> Definition:
    lines = {**RULES["lines"], "rows": ["11111", "00000", "22222", "01210"]}
    sets = {"base": REELS, "rich": [["koi", "koi", "newt"]] * 5}
    return pond(lines=lines, strips=sets, paid_strips={"by lines": {1: "base", 3: "rich"}})


@pytest.mark.parametrize(("lines", "strips"), [(1, "base"), (2, "base"), (3, "rich"), (4, "rich")])
def test_the_strips_follow_how_many_lines_are_played(lines: int, strips: str) -> None:
    table = Table(by_lines(), range(1, lines + 1), 100)
    assert table.draw.parts == (Even(4 if strips == "base" else 3),) * 5
    table.answer(Drawn((0,) * 5))
    assert stopped(table).strips == strips
    assert event_data(stopped(table))["strips"] == strips


def test_it_is_the_number_of_lines_that_counts_not_which() -> None:
    assert Table(by_lines(), (4,), 100).draw.parts == (Even(4),) * 5


def test_strips_drawn_for_each_spin() -> None:
    definition = pond(
        strips={"base": REELS, "rich": RICH}, paid_strips={"drawn": {"base": 3, "rich": 1}}
    )
    table = Table(definition, (1,), 100)
    assert table.draw == Draw("strips", (Weighted((3, 1)),))
    table.answer(Drawn((1,)))
    assert table.told(StripsDrawn) == [StripsDrawn(phase="paid", strips="rich")]
    assert table.draw == Draw("stops", (Even(4),) * 5)
    table.answer(Drawn((0,) * 5))
    assert stopped(table).window == by_reel(*["koi koi newt"] * 5)
    assert (stopped(table).strips, table.won) == ("rich", 20 * 100)


def test_one_set_needs_no_draw_and_no_word_of_it() -> None:
    table = Table(pond(), (1,), 100).answer(Drawn((0,) * 5))
    assert stopped(table).strips is None
    assert "strips" not in event_data(stopped(table))


# --- mystery symbols --------------------------------------------------------------------------


def boxes(each: str, **more: Any) -> Definition:
    return pond(
        symbols={"box": {}, **more.pop("symbols", {})},
        strips={"base": [["box", "box", "reed", "moss"]] * 3 + [["moss", "reed", "newt"]] * 2},
        mystery={"box": {"becomes": {"koi": 3, "newt": 5}, "each": each}},
        **more,
    )


def test_each_cell_of_a_mystery_is_drawn_by_itself() -> None:
    table = Table(boxes("cell"), (2,), 100).answer(Drawn((1, 0, 2, 0, 0)))
    part = Weighted((3, 5))
    assert table.draw == Draw("mystery", (part,) * 4)
    table.answer(Drawn((0, 1, 1, 0)))
    [revealed] = table.told(MysteryRevealed)
    assert revealed.positions == ((1, 0), (2, 0), (2, 1), (3, 2))
    assert revealed.becomes == ("koi", "newt", "newt", "koi")
    assert revealed.window[:3] == by_reel("koi reed moss", "newt newt reed", "reed moss koi")


def test_the_window_is_judged_once_everything_is_revealed() -> None:
    table = Table(boxes("cell"), (2,), 100).answer(Drawn((1, 1, 1, 0, 0)))
    assert table.won == 0
    table.answer(Drawn((0, 0, 0)))
    assert [(win.symbol, win.count, win.amount) for win in table.told(LineWon)] == [("koi", 3, 500)]


def test_one_draw_may_hold_for_the_whole_window() -> None:
    table = Table(boxes("window"), (1, 2), 100).answer(Drawn((0, 0, 0, 0, 0)))
    assert table.draw == Draw("mystery", (Weighted((3, 5)),))
    table.answer(Drawn((1,)))
    assert set(table.told(MysteryRevealed)[0].becomes) == {"newt"}
    assert [win.amount for win in table.told(LineWon)] == [200, 200]


def test_nothing_is_asked_where_no_mystery_is_in_sight() -> None:
    definition = boxes("cell").model_copy(update={"strips": {"base": pond().strips["base"]}})
    table = Table(definition, (1,), 100).answer(Drawn((2, 2, 2, 0, 0)))
    assert table.told(MysteryRevealed) == []
    assert table.told(ReelsStopped) != []
    assert table.step.question is None


def test_several_mysteries_are_asked_one_after_the_other_as_written() -> None:
    definition = pond(
        symbols={"box": {}, "egg": {}},
        strips={"base": [["egg", "box", "reed"]] * 5},
        mystery={
            "box": {"becomes": {"koi": 1}, "each": "window"},
            "egg": {"becomes": {"koi": 1, "moss": 1}, "each": "cell"},
        },
    )
    table = Table(definition, (1,), 100).answer(Drawn((0,) * 5))
    assert table.draw == Draw("mystery", (Weighted((1,)),))
    table.answer(Drawn((0,)))
    assert table.draw == Draw("mystery", (Weighted((1, 1)),) * 5)
    table.answer(Drawn((0, 1, 1, 1, 1)))
    assert [event.symbol for event in table.told(MysteryRevealed)] == ["box", "egg"]
    assert table.won == 20 * 100


def test_a_mystery_may_become_a_scatter() -> None:
    definition = boxes(
        "window",
        symbols={"frog": {}},
        scatters={"frog": {"pays": {6: 7}, "on": "total bet"}},
    ).model_copy(
        update={
            "mystery": {
                "box": pond(
                    symbols={"box": {}, "frog": {}},
                    mystery={"box": {"becomes": {"frog": 1}, "each": "window"}},
                ).mystery["box"]
            }
        }
    )
    table = Table(definition, (1,), 100).answer(Drawn((0, 0, 0, 0, 0)), Drawn((0,)))
    assert table.won == 7 * 100


def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    opened: Step = begin(boxes("cell"), OPEN, ONE_LINE)
    waiting = step(opened.state, Drawn((1, 0, 2, 0, 0)))
    with pytest.raises(Refused, match="draw of mystery: found 2 outcomes; allowed: 4"):
        step(waiting.state, Drawn((0, 1)))
    with pytest.raises(Refused, match=r"draw of mystery, part 3: found 2; allowed: .* from 0 to 1"):
        step(waiting.state, Drawn((0, 1, 2, 0)))
    assert waiting.state.question == Draw("mystery", (Weighted((3, 5)),) * 4)


# --- stops with several symbols, groups -------------------------------------------------------


def test_a_stop_of_two_symbols_counts_as_each_of_them() -> None:
    window = ("reed " * 5, "koi koi koi+newt newt newt", "moss " * 5)
    [koi] = judged(pond(), *window).line_wins
    assert (koi.symbol, koi.count, koi.pay) == ("koi", 3, 5)
    window = ("reed " * 5, "koi+newt koi+newt koi+newt newt newt", "moss " * 5)
    [newt] = judged(pond(), *window).line_wins
    assert (newt.symbol, newt.count, newt.pay) == ("newt", 5, 8)


def test_a_group_stands_for_its_members() -> None:
    definition = pond(
        symbols={"lily": {}},
        groups={"fish": ["koi"], "all-that-swims": ["koi", "newt"]},
        substitutes={"lily": {"for": ["all-that-swims"], "alone": "not"}},
    )
    assert definition.expand(["all-that-swims", "koi", "moss"]) == ("koi", "newt", "moss")
    assert definition.substituted("lily") == {"koi", "newt"}


# --- tall symbols -----------------------------------------------------------------------------


def test_a_tall_symbol_is_judged_cell_by_cell_on_lines() -> None:
    definition = pond(tall={"koi": 2})
    window = ("koi reed koi moss reed", "koi koi koi moss reed", "moss koi moss reed moss")
    won = judged(definition, *window).line_wins
    assert [(win.symbol, win.count) for win in won] == [("koi", 3)]


# --- what the digest sees ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "rule",
    [
        {"stop_weights": {"base": [[1, 2, 1, 1]] * 5}},
        {"paid_strips": {"drawn": {"base": 1}}},
        {"paid_strips": {"by lines": {1: "base"}}},
        {"mystery": {"moss": {"becomes": {"koi": 1}, "each": "cell"}}},
        {"tall": {"koi": 2}},
        {"groups": {"fish": ["koi", "newt"]}},
        {"coinciding_scatters": "all"},
    ],
)
def test_every_rule_is_part_of_the_digest(rule: dict[str, Any]) -> None:
    assert pond(**rule).digest != pond().digest


def test_what_is_drawn_has_an_order() -> None:
    one = pond(strips={"base": REELS, "rich": RICH}, paid_strips={"drawn": {"base": 1, "rich": 1}})
    other = pond(
        strips={"base": REELS, "rich": RICH}, paid_strips={"drawn": {"rich": 1, "base": 1}}
    )
    assert one.digest != other.digest


def test_total_bet_of_lines_is_as_ever() -> None:
    assert Stake((1, 2, 3), 50).total == 150
