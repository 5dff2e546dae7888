"""A request asked again under its key is done once and answered alike."""

from __future__ import annotations

import pytest

from reelwright.play.questions import Chosen
from reelwright.play.state import Stake
from reelwright.service import House
from reelwright.service.errors import BadStake, KeyReused, NoCredit
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from tests.service.houses import OPENING, house_on, leave, moved
from tests.service.plays import GAME, LINE_1, card, jacks, quiet

KEY = "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"


def begin(house: House, key: str | None = KEY, line_bet: int = 100) -> RoundNow:
    return house.rounds.begin("test", GAME, Stake(LINE_1, line_bet), key)


def test_a_round_is_begun_once_and_told_as_it_was(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts"), quiet()])
    first = begin(house)
    assert begin(house) == first
    assert moved(store) == first.balance == OPENING + 400
    now = house.rounds.answer("test", first.stored.id, 1, Chosen("red"), "another-key-of-theirs")
    assert now.balance == OPENING + 900
    assert begin(house_on(store, [quiet()])) == first
    assert (
        house.rounds.answer("test", first.stored.id, 1, Chosen("red"), "another-key-of-theirs")
        == now
    )
    assert moved(store) == now.balance


def test_a_new_key_or_none_is_another_request(store: Store) -> None:
    house = house_on(store, [quiet()] * 3)
    rounds = {
        begin(house).stored.id,
        begin(house, "second").stored.id,
        begin(house, None).stored.id,
    }
    assert len(rounds) == 3
    assert moved(store) == OPENING - 300


def test_a_key_is_of_one_request(store: Store) -> None:
    house = house_on(store, [jacks()] * 2)
    now = begin(house)
    with pytest.raises(KeyReused, match="found one of another request; allowed: a new one"):
        begin(house, KEY, 50)
    with pytest.raises(KeyReused):
        house.rounds.answer("test", now.stored.id, 1, Chosen("red"), KEY)
    with pytest.raises(KeyReused):
        house.accounts.refill("test", KEY)
    assert moved(store) == now.balance


def test_a_key_is_of_one_account(store: Store) -> None:
    house = house_on(store, [quiet()])
    other = house.accounts.open_demo().id
    mine = begin(house)
    theirs = house.rounds.begin(other, GAME, Stake(LINE_1, 100), KEY)
    assert theirs.stored.id != mine.stored.id


@pytest.mark.parametrize("refusal", [(BadStake, 3, 100_000), (NoCredit, 100, 50)])
def test_a_refusal_is_not_kept(store: Store, refusal: tuple[type[Exception], int, int]) -> None:
    kind, line_bet, balance = refusal
    house = house_on(store, [quiet()])
    leave(store, balance)
    with pytest.raises(kind):
        begin(house, KEY, line_bet)
    leave(store, OPENING)
    assert begin(house).balance == OPENING - 100


def test_what_was_done_is_told_of_a_round_that_is_void_since(store: Store) -> None:
    house = house_on(store, [jacks()])
    first = begin(house)
    house.faults.declare(first.stored.id, "a fault")
    again = begin(house)
    assert (again.stored.id, again.balance) == (first.stored.id, first.balance)
    assert again.played == first.played
    assert moved(store) == OPENING


def test_an_account_is_opened_once(store: Store) -> None:
    house = house_on(store)
    first = house.accounts.open_demo(KEY)
    assert house.accounts.open_demo(KEY) == first
    assert house.accounts.open_demo("another").id != first.id


def test_an_account_is_filled_once(store: Store) -> None:
    house = house_on(store)
    demo = house.accounts.open_demo().id
    leave(store, 0, demo)
    first = house.accounts.refill(demo, KEY)
    assert first.balance == OPENING
    leave(store, 0, demo)
    assert house.accounts.refill(demo, KEY).balance == OPENING
    assert moved(store, demo) == 0
    assert house.accounts.refill(demo, "another").balance == OPENING == moved(store, demo)


class Stopped(Exception):
    """The process ended."""


@pytest.mark.parametrize("crash", ["before the commit", "after the commit"])
def test_a_crash_between_doing_and_answering(
    store: Store, crash: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_on(store, [quiet()] * 2)

    def stop(*_: object) -> None:
        raise Stopped

    place = "add_done" if crash == "before the commit" else None
    if place is None:
        monkeypatch.setattr(type(house.rounds.replays), "put", stop)
    else:
        monkeypatch.setattr("reelwright.store.people.People.add_done", stop)
    with pytest.raises(Stopped):
        begin(house)
    monkeypatch.undo()
    assert moved(store) == (OPENING if crash == "before the commit" else OPENING - 100)
    assert begin(house).balance == OPENING - 100 == moved(store)
