"""Wins by ways, by hand: what serves a symbol, how far it runs, and what its ways pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from reelwright.automaton.columns import Column
from reelwright.automaton.ways import ITSELF, Reel, Ways, Wins, ways_readers
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

ANT, BEE, WOLF, FOX = "ant", "bee", "wolf", "fox"
Told = list[tuple[str, int, int]]
Pays = dict[int, int]
FREE: Plain = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {3: 1},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
    "special pays": {ANT: {3: 50}, "cat": {2: 3}},
}


def made(substitutes: Plain | None = None, /, **pays: Pays) -> Definition:
    """Three reels of two rows; three ants pay 5 and three bees 4 where nothing else is said."""
    prizes: dict[str, Pays] = {ANT: {3: 5}, BEE: {3: 4}, "cat": {}, "star": {}}
    prizes |= {key: {} for key in substitutes or {}}
    ordered = pays | {key: of for key, of in prizes.items() if key not in pays}
    return definition_of(
        game(
            stakes={"line bets": [0.02], "lines": "all", "cost": 1},
            window={"reels": 3, "rows": 2},
            ways={"read": "left to right", "on": "unit bet", "multipliers": "product"},
            symbols={key: {"pays": of} if of else {} for key, of in ordered.items()},
            substitutes=substitutes or {},
            scatters={"star": {"on": "line bet", "pays": {3: 1}}},
            strips={"base": [[*ordered]] * 3},
            features={"free": FREE},
        )
    )


def won(definition: Definition, *window: Column, phase: str = "paid") -> Told:
    """What a window wins: symbol, count and unit bets."""
    ways = Ways(definition, phase)
    found: Told = []
    for symbols in ways.apart([[column] for column in window]):
        state = ways.start(symbols)
        for reel, column in enumerate(window):
            state = ways.read(reel, state, ways.letter(reel + 1, column, symbols))
        found += [(symbol, count, int(units)) for symbol, count, units in ways.wins(state)]
    return found


AA, AB, BB, CC = (ANT, ANT), (ANT, BEE), (BEE, BEE), ("cat", "cat")


def test_that_ways_multiply_as_far_as_a_symbol_runs() -> None:
    definition = made(ant={2: 2, 3: 5})
    assert won(definition, AA, AB, BB) == [(ANT, 2, 2 * 2)]
    assert won(definition, AA, AA, AB) == [(ANT, 3, 4 * 5)]
    assert won(definition, AB, AB, AB) == [(ANT, 3, 5), (BEE, 3, 4)]
    assert won(definition, AB, BB, CC) == []
    assert won(definition, AA, CC, AA) == []
    assert won(definition, CC, AA, AA) == []


def test_that_the_longest_count_that_pays_is_paid() -> None:
    definition = made(ant={1: 7, 3: 5})
    assert won(definition, AA, AA, BB) == [(ANT, 1, 2 * 7)]
    assert won(definition, AA, AA, AA) == [(ANT, 3, 8 * 5)]


def test_that_free_games_may_pay_otherwise() -> None:
    definition = made()
    assert won(definition, AA, AB, AB, phase="free") == [(ANT, 3, 2 * 50)]
    assert won(definition, CC, CC, AA, phase="free") == [("cat", 2, 4 * 3)]
    assert won(definition, BB, BB, BB, phase="free") == [(BEE, 3, 8 * 4)]
    assert won(definition, CC, CC, AA) == []


def letters(
    definition: Definition, reel: int, column: Column, *symbols: str, phase: str = "paid"
) -> tuple[Reel, ...]:
    return Ways(definition, phase).letter(reel, column, symbols)


def test_that_states_hold_the_reels_that_can_still_pay() -> None:
    one: Reel = ((ITSELF,),)
    ways = Ways(made(ant={1: 7, 3: 5}), "paid")
    symbols = (ANT, BEE)
    state = ways.start(symbols)
    assert state == ((ANT, True, ()), (BEE, True, ()))
    assert ways.letter(1, AB, symbols) == (one, one)
    state = ways.read(0, state, (one, one))
    assert state == ((ANT, True, (one,)), (BEE, True, (one,)))
    after_gap = ways.read(1, state, ((), ()))
    assert after_gap == ((ANT, False, (one,)), (BEE, False, ()))
    assert ways.read(2, after_gap, (one, one)) == after_gap
    state = ways.read(1, state, (one, one))
    assert ways.read(2, state, ((), ())) == ((ANT, False, (one,)), (BEE, False, ()))
    two = Ways(made(ant={2: 7}), "paid")
    state = two.read(1, two.read(0, two.start((ANT,)), (one,)), (one,))
    assert two.read(2, state, ((),)) == ((ANT, False, (one, one)),)


def test_that_substitutes_serve_as_written_where_they_act() -> None:
    definition = made({FOX: {"for": [ANT], "reels": [2]}, WOLF: {"for": "all", "except": ["star"]}})
    by_wolf: Reel = ((WOLF,),)
    assert letters(definition, 1, (WOLF, "cat"), ANT, BEE) == (by_wolf, by_wolf)
    assert letters(definition, 2, (FOX, "cat"), ANT, BEE) == (((FOX,),), ())
    assert letters(definition, 1, (FOX, "cat"), ANT) == ((),)
    assert letters(definition, 2, ("ant+wolf+fox", FOX), ANT) == (((ITSELF, FOX, WOLF), (FOX,)),)
    in_order: Reel = ((ITSELF,), (WOLF,))
    assert letters(definition, 3, (WOLF, ANT), ANT) == (in_order,)
    assert letters(definition, 3, (ANT, WOLF), ANT) == (in_order,)


def test_that_a_substitute_may_act_all_over_its_reel() -> None:
    definition = made({WOLF: {"for": [ANT], "acts": "on its whole reel"}, FOX: {"for": [BEE]}})
    assert letters(definition, 1, (WOLF, BEE), ANT) == (((WOLF,), (WOLF,)),)
    assert letters(definition, 1, (ANT, WOLF), ANT) == (((ITSELF, WOLF), (WOLF,)),)
    assert letters(definition, 1, (FOX, "cat"), BEE) == (((FOX,),),)
    assert letters(definition, 1, ("cat", "cat"), ANT) == ((),)


def test_that_substitutes_stand_in_in_their_phases() -> None:
    for phase, other in (("paid", "free"), ("free", "paid")):
        definition = made({WOLF: {"for": [ANT], "phases": [phase]}})
        assert letters(definition, 1, (WOLF, ANT), ANT, phase=phase) == (((ITSELF,), (WOLF,)),)
        assert letters(definition, 1, (WOLF, ANT), ANT, phase=other) == (((ITSELF,),),)


def test_that_rows_are_told_where_a_win_may_give_way_to_another_from_a_cell_of_it() -> None:
    definition = made({WOLF: BETTER}, wolf={2: 1})
    assert letters(definition, 1, ("cat", ANT), ANT, WOLF) == (((), (ITSELF,)), ())
    assert letters(definition, 1, (WOLF, ANT), ANT, WOLF) == (
        ((WOLF,), (ITSELF,)),
        ((ITSELF,), ()),
    )


DOUBLE: Plain = {"by": 2, "count": "each"}
WOLF_ANT = (WOLF, ANT)


def test_that_each_way_is_read_as_it_pays_most() -> None:
    """Of eight ways one has no wolf, three have one, three two, and one three."""
    doubling = made({WOLF: {"for": [ANT], "multiplies": DOUBLE, "alone": "as every symbol"}})
    paid = 5 * (1 + 3 * 2 + 3 * 4 + 8)
    assert won(doubling, WOLF_ANT, WOLF_ANT, WOLF_ANT) == [(ANT, 3, paid)]
    either = ("ant+wolf", "cat")
    assert won(doubling, either, AB, AB) == [(ANT, 3, 10)]
    adding = made({WOLF: {"for": [ANT], "adds": {"pay": 3, "count": "each"}}})
    assert won(adding, (WOLF, "cat"), (WOLF, "cat"), AA) == [(ANT, 3, 2 * (5 + 6))]
    assert won(adding, either, AA, AA) == [(ANT, 3, 4 * 8)]


def test_that_factors_hold_in_their_phases_and_for_their_wins() -> None:
    rule = DOUBLE | {"phases": ["paid"], "not on": [{"win": ANT, "count": 2}, {"win": BEE}]}
    definition = made({WOLF: {"for": [ANT, BEE], "multiplies": rule}}, ant={2: 3, 3: 5})
    assert won(definition, (WOLF, "cat"), AA, AA) == [(ANT, 3, 4 * 10)]
    assert won(definition, (WOLF, "cat"), AA, CC) == [(ANT, 2, 2 * 3)]
    assert won(definition, (WOLF, "cat"), BB, BB) == [(BEE, 3, 4 * 4)]
    assert won(definition, (WOLF, "cat"), AA, AA, phase="free") == [(ANT, 3, 4 * 50)]


def test_that_a_wolf_multiplies_its_own_prize_where_it_says_so() -> None:
    own: Plain = {"for": [ANT], "multiplies": DOUBLE | {"own prizes": "yes"}}
    wolves = (WOLF, "cat")
    for phases, paid in ((["paid"], 9 * 8), (["free"], 9)):
        definition = made({WOLF: own | {"phases": phases, "alone": "not"}}, wolf={3: 9})
        assert won(definition, wolves, wolves, wolves) == [(WOLF, 3, paid)]


@pytest.mark.parametrize(
    ("alone", "wins"),
    [
        ({}, [(ANT, 3, 8 * 5)]),
        ({"alone": "as one symbol"}, [(ANT, 3, 8 * 5)]),
        ({"alone": "as every symbol"}, [(ANT, 3, 8 * 5), (BEE, 2, 4 * 8)]),
        ({"alone": "not"}, []),
    ],
)
def test_that_substitutes_alone_win_for_one_symbol_or_for_each(alone: Plain, wins: Told) -> None:
    """The one is that for which all their ways pay most: bees pay more for a way, not in all."""
    definition = made({WOLF: {"for": [ANT, BEE]} | alone}, ant={3: 5}, bee={2: 8})
    wolves = (WOLF, WOLF)
    assert won(definition, wolves, wolves, wolves) == wins


def test_that_only_ways_of_substitutes_alone_are_for_one_symbol() -> None:
    """The way of three wolves is an ant's; the bees keep the seven in which a bee stands."""
    definition = made({WOLF: {"for": [ANT, BEE]}})
    both = (WOLF, BEE)
    assert won(definition, both, both, both) == [(ANT, 3, 5), (BEE, 3, 7 * 4)]
    dearer = made({WOLF: {"for": [ANT, BEE]}}, ant={3: 3}, bee={3: 4})
    assert won(dearer, both, both, both) == [(BEE, 3, 8 * 4)]
    assert won(dearer, AA, AA, AA) == [(ANT, 3, 8 * 3)]
    assert won(dearer, (WOLF, "cat"), CC, (WOLF, "cat")) == []
    assert won(dearer, (WOLF, ANT), AA, AA) == [(ANT, 3, 8 * 3)]


def test_that_the_strictest_substitute_says_what_they_win_alone() -> None:
    rules: Plain = {
        WOLF: {"for": [ANT, BEE], "alone": "not"},
        FOX: {"for": [ANT, BEE], "alone": "as one symbol"},
    }
    wolves, foxes = (WOLF, "cat"), (FOX, "cat")
    assert won(made(rules), wolves, wolves, foxes) == []
    assert won(made(rules), wolves, wolves, wolves) == []
    assert won(made(rules), foxes, foxes, foxes) == [(ANT, 3, 5)]
    assert won(made(rules), wolves, foxes, AB) == [(ANT, 3, 5), (BEE, 3, 4)]


def test_that_of_readings_that_pay_the_same_the_first_written_is_meant() -> None:
    """By wolves, which may win alone, though foxes on the same cells may not."""
    rules: Plain = {
        WOLF: {"for": [ANT], "alone": "as every symbol"},
        FOX: {"for": [ANT], "alone": "not"},
    }
    either = ("wolf+fox", "cat")
    assert won(made(rules), either, either, either) == [(ANT, 3, 5)]
    backwards = {key: rules[key] for key in reversed(rules)}
    assert won(made(backwards), either, either, either) == []


WOLVES: Column = (WOLF, "cat")
TOGETHER, SINGLY = [(ANT, BEE)], [(ANT,), (BEE,)]


@pytest.mark.parametrize(
    ("wolf", "reels", "apart"),
    [
        ({}, [WOLVES, WOLVES, AB], TOGETHER),
        ({"alone": "as one symbol"}, [WOLVES, WOLVES, AB], TOGETHER),
        ({"alone": "not"}, [WOLVES, WOLVES, WOLVES], SINGLY),
        ({"alone": "as every symbol"}, [WOLVES, WOLVES, WOLVES], SINGLY),
        ({}, [WOLVES, AB, WOLVES], SINGLY),
        ({}, [AB, WOLVES, WOLVES], SINGLY),
        ({"reels": [1, 3]}, [WOLVES, WOLVES, WOLVES], SINGLY),
        ({"reels": [1, 2]}, [WOLVES, WOLVES, WOLVES], TOGETHER),
        ({"phases": ["free"]}, [WOLVES, WOLVES, WOLVES], SINGLY),
        ({"phases": ["paid"]}, [WOLVES, WOLVES, WOLVES], TOGETHER),
        ({}, [("cat+wolf", "cat"), WOLVES, AB], TOGETHER),
    ],
)
def test_that_symbols_are_told_together_where_substitutes_alone_may_be_either(
    wolf: Plain, reels: Sequence[Column], apart: list[tuple[str, ...]]
) -> None:
    """Where wolves may stand on each of the two reels that two ants need."""
    definition = made({WOLF: {"for": [ANT, BEE]} | wolf}, ant={2: 2, 3: 5}, bee={3: 4})
    assert Ways(definition, "paid").apart([[AB, column] for column in reels]) == apart


def test_that_a_reel_of_some_without_a_substitute_is_no_matter_beyond_the_shortest() -> None:
    definition = made({WOLF: {"for": [ANT, BEE]}}, ant={3: 5}, bee={3: 4})
    assert Ways(definition, "paid").apart([[WOLVES], [WOLVES], [AB]]) == SINGLY
    assert Ways(made(), "paid").apart([[AB]] * 3) == SINGLY


BETTER: Plain = {"for": [ANT], "own prizes": "better", "alone": "not"}
BOTH: list[Column] = [WOLF_ANT, WOLF_ANT, AA]
"""Two wolves in one way; three ants in eight, with the wolves."""


def with_wolves(pay: int, *, wolf_first: bool = False, **rules: Any) -> Definition:
    wolf = BETTER | {key.replace("_", " "): value for key, value in rules.items()}
    pays = {WOLF: {2: pay}, ANT: {3: 5}} if wolf_first else {ANT: {3: 5}, WOLF: {2: pay}}
    return made({WOLF: wolf}, **pays)


@pytest.mark.parametrize("wolf_first", [False, True])
def test_that_the_better_of_an_own_win_and_a_completed_one_is_paid(*, wolf_first: bool) -> None:
    dear, cheap = (with_wolves(pay, wolf_first=wolf_first) for pay in (50, 30))
    assert won(dear, *BOTH) == [(WOLF, 2, 50)]
    assert won(cheap, *BOTH) == [(ANT, 3, 40)]
    assert won(cheap, AA, AA, AA) == [(ANT, 3, 40)]
    assert won(cheap, WOLVES, WOLVES, CC) == [(WOLF, 2, 30)]
    for tie, wins in (("own", [(WOLF, 2, 40)]), ("completed", [(ANT, 3, 40)])):
        assert won(with_wolves(40, wolf_first=wolf_first, on_a_tie=tie), *BOTH) == wins


def test_that_own_wins_stand_beside_where_they_are_not_to_be_the_better() -> None:
    beside = with_wolves(50, own_prizes="beside")
    assert won(beside, *BOTH) == [(ANT, 3, 40), (WOLF, 2, 50)]
    elsewhere = with_wolves(50, phases=["free"])
    assert won(elsewhere, *BOTH) == [(ANT, 3, 2 * 5), (WOLF, 2, 50)]
    assert won(with_wolves(50, phases=["paid"]), *BOTH) == [(WOLF, 2, 50)]
    symbols = (ANT, WOLF, BEE)
    assert Ways(with_wolves(50), "paid").apart([]) == [symbols]
    singly = [(symbol,) for symbol in symbols]
    assert Ways(elsewhere, "paid").apart([]) == singly
    assert Ways(beside, "paid").apart([]) == singly
    without = made({WOLF: BETTER})
    assert Ways(without, "paid").apart([]) == SINGLY


def test_that_wins_that_do_not_meet_are_paid_beside() -> None:
    """Bees that no wolf completes; ants that wolves do not complete from a cell of their own win.

    All over reel 1 the wolf stands for ants; the cell it shows on is an ant by itself.
    """
    crowd = with_wolves(50)
    assert won(crowd, ("wolf+bee", ANT), ("wolf+bee", ANT), AB) == [(WOLF, 2, 50), (BEE, 3, 4)]
    wide = with_wolves(50, acts="on its whole reel")
    shared: Column = ("ant+wolf", "cat")
    assert won(wide, shared, shared, AB) == [(WOLF, 2, 50), (ANT, 3, 4 * 5)]


def test_that_a_cell_of_the_wolf_is_its_own_though_a_fox_stands_for_it_there() -> None:
    rules: Plain = {WOLF: BETTER, FOX: {"for": [WOLF], "alone": "not"}}
    definition = made(rules, ant={3: 5}, wolf={2: 50})
    shared: Column = ("wolf+fox", "cat")
    assert won(definition, shared, shared, (ANT, "cat")) == [(WOLF, 2, 50)]


def test_that_a_fox_in_an_own_win_is_no_cell_of_the_wolf() -> None:
    """On reel 2 the wolf completes ants from all over it, where the fox fills the wolves' win."""
    rules: Plain = {
        WOLF: BETTER | {"acts": "on its whole reel"},
        FOX: {"for": [WOLF], "alone": "not"},
    }
    definition = made(rules, ant={3: 5}, wolf={2: 50})
    reels: list[Column] = [("ant+wolf", "cat"), (FOX, "ant+wolf"), (ANT, "cat")]
    assert won(definition, *reels) == [(WOLF, 2, 100), (ANT, 3, 4 * 5)]


def units(wins: Wins) -> int:
    return sum(int(paid) for _, _, paid in wins)


def read(definition: Definition, columns: Sequence[Sequence[Column]], *at: int, phase: str) -> int:
    """What the readers of some columns add for the window of one of each reel, in unit bets."""
    tally = 0
    for reader in ways_readers(definition, phase, columns, units):
        machine, node = reader.machine, reader.machine.start
        for steps, emits, of_reel, place in zip(
            machine.steps, machine.emits, reader.letters, at, strict=True
        ):
            assert of_reel.dtype == np.int32
            tally += int(emits[node, of_reel[place]])
            node = int(steps[node, of_reel[place]])
    return tally


def test_that_readers_add_what_all_symbols_win() -> None:
    columns = [[AA, AB], [AB, CC], [AB, AA, BB]]
    for phase, of_ant in (("paid", 5), ("free", 50)):
        definition = made()
        assert read(definition, columns, 0, 0, 0, phase=phase) == 2 * of_ant
        assert read(definition, columns, 1, 0, 0, phase=phase) == of_ant + 4
        assert read(definition, columns, 1, 0, 2, phase=phase) == 2 * 4
        assert read(definition, columns, 1, 1, 2, phase=phase) == 0


def test_that_readers_tell_symbols_together_where_they_bear_on_each_other() -> None:
    definition = made({WOLF: {"for": [ANT, BEE]}})
    columns: list[list[Column]] = [[(WOLF, BEE)]] * 3
    assert len(list(ways_readers(definition, "paid", columns, units))) == 1
    assert read(definition, columns, 0, 0, 0, phase="paid") == 5 + 7 * 4
    assert len(list(ways_readers(made(), "paid", columns, units))) == 2


def test_that_readers_fill_reels_where_substitutes_expand() -> None:
    """On reel 2 in the paid game; what stays as it stopped is a cat's reel."""
    wolf: Plain = {"for": [ANT], "acts": "expanding", "reels": [2], "phases": ["paid"]}
    definition = made({WOLF: wolf})
    columns: list[list[Column]] = [[AB, WOLF_ANT], [WOLVES], [AB]]
    assert read(definition, columns, 0, 0, 0, phase="paid") == 2 * 5
    assert read(definition, columns, 1, 0, 0, phase="paid") == 2 * 5
    assert read(definition, columns, 0, 0, 0, phase="free") == 0
