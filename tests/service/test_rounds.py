"""Rounds by the use cases: what is told, what is stored, and what the money does."""

from __future__ import annotations

import pytest

from reelwright.play.questions import Choice, Chosen, Drawn, Lapsed
from reelwright.play.state import Stake
from reelwright.service.errors import (
    BadAnswer,
    BadStake,
    DrawsExhausted,
    NoCredit,
    RoundOpen,
    Stale,
    UnknownAccount,
    UnknownGame,
    UnknownRound,
)
from reelwright.service.ports import Store
from tests.rounds import ALL_LINES
from tests.service.houses import (
    OPENING,
    bet,
    choose,
    credits_of,
    house_on,
    leave,
    moved,
    told,
    unhurried,
)
from tests.service.plays import FREE, GAME, LINE_1, card, clocks, jacks, princes, pumpkins, quiet


def test_a_round_without_a_win_is_over_at_once_and_costs_its_bet(store: Store) -> None:
    house = house_on(store, [quiet()])
    now = bet(house, 25)
    assert told(now) == ["round begun", "reels stopped", "round ended"]
    assert now.stored.settled
    assert now.balance == OPENING - 25 == moved(store)


def test_a_win_is_credited_before_the_player_is_asked(store: Store) -> None:
    now = bet(house_on(store, [jacks()]), 25)
    assert isinstance(now.played.question, Choice)
    assert now.played.question.of == "gamble"
    assert now.balance == OPENING - 25 + 5 * 25 == moved(store)


def test_a_gamble_stakes_the_win_and_doubles_it(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts"), card("9 of spades")])
    doubled = choose(house, bet(house), "red")
    assert told(doubled) == ["gamble staked", "gamble decided", "gamble offered"]
    assert doubled.balance == OPENING - 100 + 1000
    lost = choose(house, doubled, "hearts")
    assert lost.stored.settled
    assert lost.balance == OPENING - 100 == moved(store)


def test_a_lapse_collects(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    over = house.rounds.answer("test", now.stored.id, now.stored.question_number, Lapsed())
    assert over.stored.settled
    assert over.balance == OPENING + 400


def test_free_games_run_in_the_transaction_that_wins_them(store: Store) -> None:
    house = house_on(store, [pumpkins(), *[quiet(FREE)] * 15])
    now = bet(house)
    assert told(now).count("free game begun") == 15
    assert now.stored.question_number == 16
    assert now.balance == OPENING - 100 + 200 == moved(store)


def test_wins_held_by_the_profile_are_credited_when_the_round_ends(store: Store) -> None:
    house = house_on(store, [jacks()], unhurried("anz"))
    now = bet(house)
    assert now.balance == OPENING - 100
    over = choose(house, now, "collect")
    assert over.balance == OPENING - 100 + 500 == moved(store)


def test_spin_while_the_gamble_is_offered_collects(store: Store) -> None:
    house = house_on(store, [jacks(), quiet()], unhurried("anz"))
    first = bet(house)
    second = bet(house)
    assert second.stored.id != first.stored.id
    assert second.new_from == 0
    assert second.balance == OPENING - 100 + 500 - 100 == moved(store)
    recalled = house.recall.round("test", first.stored.id)
    assert recalled.stored.settled
    assert recalled.played.answers[-1] == Chosen("collect")


def test_a_round_refused_collects_nothing(store: Store) -> None:
    house = house_on(store, [jacks()])
    first = bet(house)
    with pytest.raises(BadStake, match=r"line bet: found 3 cents; allowed: 1, 2, 5"):
        bet(house, 3)
    with pytest.raises(DrawsExhausted):
        bet(house)
    again = house.rounds.open_round("test", GAME)
    assert again is not None
    assert again.stored == first.stored
    assert again.balance == first.balance == moved(store)


def test_an_open_bonus_is_in_the_way_of_another_round(store: Store) -> None:
    house = house_on(store, [princes(), quiet()])
    first = bet(house)
    with pytest.raises(RoundOpen, match="found one open") as refused:
        bet(house)
    assert refused.value.now.stored == first.stored
    assert refused.value.now.played.events == first.played.events
    assert moved(store) == first.balance


def test_another_account_is_not_in_the_way(store: Store) -> None:
    house = house_on(store, [princes()])
    bet(house)
    demo = house.accounts.open_demo()
    assert bet(house, account=demo.id).stored.account == demo.id


def test_a_question_is_answered_once(store: Store) -> None:
    house = house_on(store, [princes(), Drawn((0,)), Drawn((0,))])
    first = bet(house)
    second = choose(house, first, "1")
    with pytest.raises(Stale, match="question: found 1; allowed: 3") as refused:
        choose(house, first, "2")
    assert refused.value.now.stored == second.stored
    assert refused.value.now.new_from == len(second.played.events)


def test_a_round_that_is_over_asks_nothing(store: Store) -> None:
    house = house_on(store, [quiet()])
    over = bet(house)
    with pytest.raises(Stale, match="question: found 1; allowed: none"):
        choose(house, over, "collect")


@pytest.mark.parametrize("answer", [Chosen("green"), Chosen("1"), Drawn((3,))])
def test_an_answer_that_does_not_fit_changes_nothing(store: Store, answer: Chosen | Drawn) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    with pytest.raises(BadAnswer, match=r"found .*; allowed: .*collect"):
        house.rounds.answer("test", now.stored.id, now.stored.question_number, answer)
    again = house.rounds.open_round("test", GAME)
    assert again is not None
    assert again.stored == now.stored


def test_a_pick_waits_for_the_player(store: Store) -> None:
    house = house_on(store, [princes()])
    now = bet(house)
    with pytest.raises(BadAnswer, match="waits for the player"):
        house.rounds.answer("test", now.stored.id, now.stored.question_number, Lapsed())


def test_a_bet_above_the_balance_is_refused_before_anything_is_drawn(store: Store) -> None:
    house = house_on(store, [quiet()])
    leave(store, 9_999)
    with pytest.raises(NoCredit, match="balance: found 9999 cents; allowed: 10000 or more"):
        house.rounds.begin("test", GAME, Stake(ALL_LINES, 500))
    assert bet(house).balance == 9_899


def test_strangers_are_told_nothing(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    stranger = house.accounts.open_demo().id
    with pytest.raises(UnknownRound):
        house.rounds.answer(stranger, now.stored.id, now.stored.question_number, Chosen("red"))
    with pytest.raises(UnknownRound):
        house.recall.round(stranger, now.stored.id)
    with pytest.raises(UnknownRound):
        house.rounds.recent(stranger, None, 20, now.stored.id)
    with pytest.raises(UnknownAccount):
        bet(house, account="nobody")
    with pytest.raises(UnknownGame, match="game: found 'snow-white'; allowed: cinderella"):
        house.rounds.begin("test", "snow-white", Stake(LINE_1, 1))


def test_rounds_are_listed_newest_first_and_page_by_page(store: Store) -> None:
    house = house_on(store, [quiet()] * 5)
    begun = [bet(house).stored.id for _ in range(5)]
    newest = house.rounds.recent("test", GAME, 2, None)
    assert [one.id for one in newest] == [begun[4], begun[3]]
    older = house.rounds.recent("test", None, 20, newest[-1].id)
    assert [one.id for one in older] == [begun[2], begun[1], begun[0]]
    assert house.rounds.recent("test", "another", 20, None) == []


def test_the_gamble_is_staked_from_the_balance(store: Store) -> None:
    """Where another game has taken the win meanwhile, the player can still collect."""
    house = house_on(store, [clocks()])
    now = bet(house, 500)
    leave(store, 24_999)
    with pytest.raises(NoCredit, match="balance: found 24999 cents; allowed: 25000 or more"):
        choose(house, now, "red")
    assert credits_of(choose(house, now, "collect")) == 24_500
