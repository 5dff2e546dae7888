"""Malfunctions: what is given back and taken back, once, at any point of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reelwright.service import House
from reelwright.service.errors import (
    AccountLocked,
    Malfunction,
    RefillRefused,
    RoundVoid,
    UnknownRound,
)
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from reelwright.service.records import Account, Metered
from tests.service.houses import (
    OPENING,
    bet,
    choose,
    house_on,
    leave,
    moved,
    tampered,
    unhurried,
)
from tests.service.plays import FREE, GAME, SMALLEST, card, jacks, princes, pumpkins, quiet

BECAUSE = "the operator saw a fault"


def the_account(store: Store) -> Account:
    with store.reading() as books:
        found = books.account("test")
    assert found is not None
    return found


def metered(store: Store) -> Metered:
    with store.reading() as books:
        (found,) = books.meters("test").values()
    return found


def at_the_gamble(house: House) -> RoundNow:
    return bet(house)


def after_a_gamble(house: House) -> RoundNow:
    return choose(house, bet(house), "red")


def in_the_bonus(house: House) -> RoundNow:
    return choose(house, bet(house), "1")


def over(house: House) -> RoundNow:
    return choose(house, bet(house), "collect")


POINTS = [
    (at_the_gamble, [jacks()]),
    (after_a_gamble, [jacks(), card("ace of hearts")]),
    (after_a_gamble, [jacks(), card("ace of spades")]),
    (in_the_bonus, [princes(), SMALLEST]),
    (at_the_gamble, [pumpkins(), *[quiet(FREE)] * 15]),
    (over, [jacks()]),
]


@pytest.mark.parametrize("held", ["open", "anz"])
@pytest.mark.parametrize(("point", "draws"), POINTS)
def test_a_void_round_leaves_the_money_as_it_was(
    store: Store, point: Callable[[House], RoundNow], draws: list[object], held: str
) -> None:
    house = house_on(store, [*draws, quiet()], unhurried(held))  # type: ignore[list-item]
    now = point(house)
    before = metered(store)
    void = house.faults.declare(now.stored.id, BECAUSE)
    assert (void.void, void.settled) == (BECAUSE, True)
    assert moved(store) == OPENING
    assert the_account(store).on_win_meter == 0
    after = metered(store)
    assert (after.voids, after.returned) == (1, 100)
    gained = before.wins - before.gamble_stakes + before.gamble_prizes
    assert after.reversed == gained
    assert (after.turnover, after.wins) == (before.turnover, before.wins)
    with pytest.raises(RoundVoid, match=BECAUSE):
        house.faults.declare(now.stored.id, "again")
    assert moved(store) == OPENING
    assert bet(house).balance == OPENING - 100


def test_what_the_wallet_no_longer_has_is_owed(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = over(house)
    leave(store, 150)
    house.faults.declare(now.stored.id, BECAUSE)
    assert moved(store) == 0
    assert the_account(store).ledger["owed"] == -(500 - 150 - 100)
    assert metered(store).reversed == 500


def test_only_a_round_there_is_can_be_void(store: Store) -> None:
    with pytest.raises(UnknownRound):
        house_on(store, []).faults.declare("none", BECAUSE)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE accounts SET balance = balance + 1",
        "UPDATE ledger SET balance = balance - 1 WHERE name = 'stakes'",
        "DELETE FROM ledger WHERE name = 'prizes'",
    ],
)
@pytest.mark.parametrize("act", ["begin", "answer", "refill"])
def test_a_self_audit_that_fails_locks_the_account(store: Store, statement: str, act: str) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    tampered(store, statement)
    acts: dict[str, Callable[[], object]] = {
        "begin": lambda: bet(house),
        "answer": lambda: choose(house, now, "collect"),
        "refill": lambda: house.accounts.refill("test"),
    }
    with pytest.raises(AccountLocked, match=r"self-audit: found -?\d+ cents too many"):
        acts[act]()
    assert house.recall.round("test", now.stored.id).stored.void is not None
    for one in acts.values():
        with pytest.raises(AccountLocked):
            one()
    locked = the_account(store).locked
    assert locked is not None
    assert "self-audit" in locked


def test_a_round_at_hand_is_held_against_what_is_stored(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts")])
    now = after_a_gamble(house)
    tampered(store, "UPDATE rounds SET events_hash = 'another'")
    with pytest.raises(Malfunction, match="found events that hash to"):
        choose(house, now, "red")
    assert moved(store) == OPENING


def test_another_account_goes_on(store: Store) -> None:
    house = house_on(store, [jacks()])
    other = house.accounts.open_demo()
    tampered(store, "UPDATE accounts SET balance = balance + 1 WHERE id = 'test'")
    with pytest.raises(AccountLocked):
        bet(house)
    assert bet(house, account=other.id).stored.account == other.id
    assert house.rounds.open_round("test", GAME) is None
    with pytest.raises(RefillRefused):
        house.accounts.refill(other.id)
