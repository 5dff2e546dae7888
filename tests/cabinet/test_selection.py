"""Lines, Bet and Bet Max, by properties that do not repeat how they are written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from reelwright.cabinet.selection import (
    Offer,
    Selection,
    bet_max,
    can_pay,
    first_selection,
    lower_bet,
    offer_of,
    press_line,
    press_lines,
    raise_bet,
)
from reelwright.definition.files import find_game, read_game

BETS = (1, 2, 5, 10, 25, 50, 100, 200, 500)
TWENTY = Offer(20, BETS)
selections = st.builds(
    Selection,
    st.sets(st.integers(1, 20), min_size=1).map(lambda lines: tuple(sorted(lines))),
    st.sampled_from(BETS),
)


def test_cinderella_offers_twenty_lines_and_nine_bets() -> None:
    assert offer_of(read_game(find_game("cinderella")).definition) == TWENTY


def test_all_lines_are_on_at_the_start_at_the_smallest_bet() -> None:
    assert first_selection(TWENTY) == Selection(tuple(range(1, 21)), 1)


def test_twenty_presses_of_lines_go_round_once() -> None:
    selection = first_selection(TWENTY)
    lit = []
    for _ in range(21):
        selection = press_lines(selection, TWENTY)
        lit.append(selection.lines)
    assert lit == [tuple(range(1, n + 1)) for n in [*range(1, 21), 1]]


def test_four_five_and_six_off_then_lines() -> None:
    selection = Selection(tuple(range(1, 11)), 5)
    for line in (4, 5, 6):
        selection = press_line(selection, line)
    assert selection == Selection((1, 2, 3, 7, 8, 9, 10), 5)
    assert press_lines(selection, TWENTY) == Selection(tuple(range(1, 12)), 5)


def test_line_twenty_alone_fills_up_then_starts_again() -> None:
    selection = press_lines(Selection((20,), 5), TWENTY)
    assert selection.lines == tuple(range(1, 21))
    assert press_lines(selection, TWENTY).lines == (1,)


@given(selections)
def test_after_lines_the_selection_runs_from_one_without_a_gap(selection: Selection) -> None:
    lines = press_lines(selection, TWENTY).lines
    assert lines == tuple(range(1, len(lines) + 1))
    assert len(lines) in {1, min(20, max(selection.lines) + 1)}


@given(selections, st.integers(1, 20))
def test_a_line_pressed_twice_comes_back(selection: Selection, line: int) -> None:
    once = press_line(selection, line)
    if selection.lines == (line,):
        assert once == selection
    else:
        assert once.lines != selection.lines
        assert press_line(once, line) == selection


@given(selections)
def test_bets_stop_at_both_ends_and_touch_no_line(selection: Selection) -> None:
    higher, lower = raise_bet(selection, TWENTY), lower_bet(selection, TWENTY)
    assert higher.lines == lower.lines == selection.lines
    place = BETS.index(selection.line_bet)
    assert higher.line_bet == BETS[min(place + 1, 8)]
    assert lower.line_bet == BETS[max(place - 1, 0)]


def test_bet_max_is_a_hundred_dollars() -> None:
    assert bet_max(TWENTY).total_bet == 100_00


@given(selections)
def test_a_credit_of_exactly_the_total_bet_pays(selection: Selection) -> None:
    assert can_pay(selection, selection.total_bet)
    assert not can_pay(selection, selection.total_bet - 1)
