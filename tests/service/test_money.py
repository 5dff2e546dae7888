"""What rounds move between the sides of a ledger, and that it is what their events credit."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.profiles.files import profile
from reelwright.record import read_record
from reelwright.service.money import metered, moved, transfers_of
from reelwright.service.playing import answered, opened
from reelwright.service.ports import Store
from reelwright.service.records import Account, Metered
from tests.service.houses import OPENING, bet, choose, house_on
from tests.service.plays import card, jacks

AT = datetime(2026, 3, 1, tzinfo=UTC)


def account_after(store: Store) -> Account:
    with store.reading() as books:
        found = books.account("test")
    assert found is not None
    return found


def test_a_gamble_is_apart_from_stakes_and_prizes(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts")])
    over = choose(house, choose(house, bet(house), "red"), "collect")
    assert over.balance == OPENING - 100 + 1000
    assert account_after(store).ledger == {
        "wallet": OPENING + 900,
        "funds": -OPENING,
        "stakes": 100,
        "prizes": -500,
        "gamble stakes": 500,
        "gamble prizes": -1000,
    }


def test_prizes_that_are_held_are_on_the_win_meter(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts"), card("2 of spades")], profile("anz"))
    now = bet(house)
    assert (now.balance, account_after(store).on_win_meter) == (OPENING - 100, 500)
    now = choose(house, now, "red")
    assert (now.balance, account_after(store).on_win_meter) == (OPENING - 100, 1000)
    now = choose(house, now, "red")
    assert now.played.question is None
    assert (now.balance, account_after(store).on_win_meter) == (OPENING - 100, 0)
    with store.reading() as books:
        (metered_now,) = books.meters("test").values()
    assert metered_now == Metered(
        games=1,
        turnover=100,
        wins=500,
        gambles=2,
        gambles_won=1,
        gamble_stakes=1500,
        gamble_prizes=1000,
    )


@pytest.mark.parametrize("game", shipped_games())
def test_transfers_are_what_the_events_credit(game: str) -> None:
    definition = read_game(find_game(game)).definition
    rich = Account(id="rich", kind="demo", currency="NZD", ledger={"wallet": 10**9})
    for file in sorted((find_game(game).parent / "golden").glob("*.jsonl")):
        record = read_record(file)
        for one in record.rounds:
            answers = [each.answer for each in one.steps if each.answer is not None]
            begun = opened(definition, profile(record.header.profile), one.stake, one.carry)
            played = answered(begun, *answers)
            transfers = transfers_of(played, 0, round_id="one", account=rich, at=AT)
            added = moved(transfers)
            assert sum(added.values()) == 0
            assert added["wallet"] == sum(event.credit for event in played.events)
            gained = -added["prizes"] - added["gamble stakes"] - added["gamble prizes"]
            assert gained == played.state.won
            assert added["win meter"] == 0 or (played.question and played.state.terms.held)
            assert all(change.amount > 0 for change in transfers)
            counted = metered(transfers, played.events)
            assert (counted.games, counted.turnover) == (1, played.state.terms.stake.cost)
