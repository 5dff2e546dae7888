"""What a recall tells of a round: its money, step by step, its choices, its gambles, its status."""

from __future__ import annotations

from reelwright.play.questions import Chosen
from reelwright.profiles.files import profile
from reelwright.service import House
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from reelwright.service.recall import Recalled
from reelwright.service.recall_contents import Gamble, gambles_of
from tests.service.houses import OPENING, bet, choose, house_on
from tests.service.logs import by_hand
from tests.service.plays import SMALLEST, card, jacks, princes, quiet, smallest_prizes


def recalled(house: House, now: RoundNow) -> Recalled:
    return house.recall.round("test", now.stored.id)


def money(one: Recalled) -> list[tuple[int, int | None]]:
    return [(step.won, step.balance) for step in one.steps]


def test_a_win_that_was_gambled_and_collected(store: Store) -> None:
    house = house_on(store, [quiet(), jacks(), card("ace of hearts")])
    bet(house)
    one = recalled(house, choose(house, choose(house, bet(house), "red"), "collect"))
    before = OPENING - 100
    assert (one.name, one.status) == ("Cinderella", "complete")
    assert (one.balance_before, one.balance_after) == (before, before + 900)
    assert money(one) == [
        (0, before - 100),
        (500, before + 400),
        (0, before - 100),
        (500, before + 900),
        (0, before + 900),
    ]
    assert [(c.question_number, c.question.of, c.answer) for c in one.choices] == [
        (1, "gamble", Chosen("red")),
        (3, "gamble", Chosen("collect")),
    ]


def test_a_gamble_that_lost_took_the_win(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of spades")])
    one = recalled(house, choose(house, bet(house), "red"))
    assert [won for won, _ in money(one)] == [0, 500, 0, -500]
    assert one.stored.won == 0


def test_a_gamble_is_told_with_what_it_paid(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts"), card("ace of hearts")])
    now = choose(house, choose(house, bet(house), "red"), "spades")
    assert list(gambles_of(recalled(house, now).played)) == [
        Gamble("red", 500, 1000),
        Gamble("spades", 1000, 0),
    ]


def test_a_mini_game_is_told_pick_by_pick(store: Store) -> None:
    house = house_on(store, [princes(), *[SMALLEST] * 4])
    now = bet(house)
    for option in ("9", "1", "5", "2"):
        now = choose(house, now, option)
    one = recalled(house, now)
    prizes = [100 * prize for prize in smallest_prizes()]
    assert [won for won, _ in money(one)][3::2] == prizes
    assert one.status == "in progress"
    assert one.balance_after == OPENING - 100 + 100 + sum(prizes)
    assert [choice.question.of for choice in one.choices] == ["pick"] * 4


def test_prizes_that_are_held_reach_the_balance_at_the_end(store: Store) -> None:
    house = house_on(store, [jacks()], profile("anz"))
    one = recalled(house, choose(house, bet(house), "collect"))
    assert money(one) == [(0, OPENING - 100), (500, OPENING - 100), (0, OPENING + 400)]


def test_a_void_round_leaves_the_balance_it_began_with(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    house.faults.declare(now.stored.id, "a fault")
    one = recalled(house, now)
    assert one.status == "void"
    assert one.balance_before == one.balance_after == OPENING
    assert money(one) == [(0, OPENING - 100), (500, OPENING + 400)]


def test_a_round_that_moved_nothing_tells_no_balance(store: Store) -> None:
    house = house_on(store, [quiet()])
    now = bet(house)
    by_hand(store, "UPDATE transfers SET round = NULL")
    one = recalled(house, now)
    assert (one.balance_before, one.balance_after) == (None, None)
    assert money(one) == [(0, None), (0, None)]


def test_an_overseer_recalls_a_round_of_anybody(store: Store) -> None:
    house = house_on(store, [quiet()])
    assert house.recall.round(None, bet(house).stored.id).stored.account == "test"
