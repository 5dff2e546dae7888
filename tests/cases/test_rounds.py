"""The quirks of four public games that show only over a whole round, worked by hand."""

from __future__ import annotations

from reelwright.play import events
from reelwright.play.questions import Drawn
from tests.cases.files import definition
from tests.cases.stops import nothing, only_scatters, stops
from tests.rounds import Table
from tests.slow_judge import Win

BET = 100
"""The line bet in cents."""
FREE = "free games"


def _table(game: str) -> Table:
    rules = definition(game)
    return Table(rules, range(1, len(rules.lines.rows) + 1), BET)


def test_diet_lines_triples_scatter_prizes_of_free_games_and_adds_ten() -> None:
    table = _table("diet_lines")
    three_scales = stops("diet_lines", only_scatters(3))
    table.answer(three_scales)
    assert table.won == 5 * 20 * BET
    table.answer(three_scales)
    assert table.won == (5 + 3 * 5) * 20 * BET
    assert [(told.games, told.left) for told in table.told(events.FreeGamesWon)] == [
        (10, 10),
        (10, 19),
    ]


def test_ocean_pearl_triples_five_sirens_and_scatter_prizes_of_free_games() -> None:
    table = _table("ocean_pearl")
    table.answer(stops("ocean_pearl", only_scatters(3)))
    before = table.won
    assert before == 5 * 10 * BET
    table.answer(stops("ocean_pearl", only_scatters(2), strips="free", phase=FREE))
    assert table.won - before == 3 * 2 * 10 * BET
    before = table.won
    sirens = stops("ocean_pearl", _one_line_of_sirens, "siren", strips="free", phase=FREE)
    table.answer(sirens)
    (on_line_1,) = (told for told in table.told(events.LineWon) if told.line == 1)
    assert (on_line_1.symbol, on_line_1.count, on_line_1.amount) == ("siren", 5, 3 * 9000 * BET)
    assert table.told(events.FreeGamesWon)[0].games == 15


def _one_line_of_sirens(wins: list[Win]) -> bool:
    return any(win.name == "siren" and win.count == 5 for win in wins)


def test_fruit_yacht_spins_its_wheel_nine_times_for_five_wheels() -> None:
    table = _table("fruit_yacht").answer(stops("fruit_yacht", nothing, "wheel"))
    table.answer(*(Drawn((segment,)) for segment in range(9)))
    assert table.won == (1000 + 10 + 25 + 100 + 10 + 50 + 300 + 10 + 50) * BET
    assert table.step.question is None


def _walk(*faces: int) -> Table:
    table = _table("fruit_yacht").answer(stops("fruit_yacht", nothing, "dice"))
    table.answer(*(Drawn((face - 1,)) for face in faces))
    assert table.step.question is None
    return table


def test_fruit_yacht_walks_seven_throws_for_five_dice() -> None:
    # cells 6, 8 (to 1), 7, 12, 13 (to 4), 9, 15
    walked = _walk(5, 2, 6, 5, 1, 5, 6)
    assert walked.won == (10 * 5 + 5 + 0 + 20 * 5 + 30 + 50 + 80) * BET


def test_fruit_yacht_pays_a_walk_that_wins_nothing() -> None:
    # cells 7, 11, 17 (to 7), 11, 17 (to 7), 11, 17 (to 7)
    assert _walk(6, 4, 6, 4, 6, 4, 6).won == 5000 * BET


def test_fruit_yacht_walks_round_its_ring() -> None:
    # cells 7, 13 (to 4), 10, 16 (times 6), 20, 4, 5
    assert _walk(6, 6, 6, 6, 4, 4, 1).won == (0 + 30 + 50 + 30 * 6 + 200 + 30 + 30) * BET


def test_fruit_yacht_starts_nothing_where_a_treasure_completes_the_dice() -> None:
    rules = definition("fruit_yacht")
    for strip in rules.strips["base"]:
        assert {"treasure", "dice"} <= set(strip)
    line = ("dice", "dice", "treasure", "dice", "dice")
    places = tuple(
        next(stop for stop in range(len(strip)) if strip[(stop + 1) % len(strip)] == symbol)
        for strip, symbol in zip(rules.strips["base"], line, strict=True)
    )
    table = Table(rules, [1], BET).answer(Drawn(places))
    assert not table.told(events.TrailBegun)
    assert table.step.question is None
