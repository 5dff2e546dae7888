"""Accounts and the money given to play with."""

from __future__ import annotations

from pathlib import Path

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.service.errors import RefillRefused, UnknownAccount
from reelwright.service.games import Games
from reelwright.service.ports import Store
from tests.service.houses import OPENING, house_on, leave, moved

OTHER_GAMES = Path(__file__).parents[1] / "browser" / "games"


def test_every_demo_account_is_new_and_has_money(store: Store) -> None:
    accounts = house_on(store).accounts
    opened = [accounts.open_demo() for _ in range(3)]
    assert len({account.id for account in opened}) == 3
    assert all(len(account.id) >= 22 for account in opened)
    assert {(a.kind, a.balance, a.currency) for a in opened} == {("demo", 100_000, "NZD")}
    assert [moved(store, account.id) for account in opened] == [100_000] * 3
    assert accounts.account(opened[0].id) == opened[0]


def test_there_is_one_test_account(store: Store) -> None:
    accounts = house_on(store).accounts
    opened = accounts.open_test()
    leave(store, 77)
    assert (opened.id, opened.kind) == ("test", "test")
    assert accounts.open_test().balance == 77


def test_an_account_that_cannot_bet_is_filled_again(store: Store) -> None:
    accounts = house_on(store).accounts
    demo = accounts.open_demo().id
    leave(store, 0, demo)
    assert accounts.refill(demo).balance == OPENING == moved(store, demo)


def test_an_account_that_can_still_bet_is_not_filled(store: Store) -> None:
    accounts = house_on(store).accounts
    demo = accounts.open_demo().id
    leave(store, 1, demo)
    with pytest.raises(RefillRefused, match=r"found a demo account with 1 cents; allowed: .* 1"):
        accounts.refill(demo)
    assert moved(store, demo) == 1


def test_the_test_account_is_not_filled(store: Store) -> None:
    accounts = house_on(store, []).accounts
    leave(store, 0)
    with pytest.raises(RefillRefused, match="found a test account"):
        accounts.refill("test")


def test_an_account_that_is_not_there(store: Store) -> None:
    accounts = house_on(store).accounts
    with pytest.raises(UnknownAccount):
        accounts.account("nobody")
    with pytest.raises(UnknownAccount):
        accounts.refill("nobody")


@pytest.mark.parametrize(("name", "least"), [("tide", 25), ("clover", 5), ("cinderella", 1)])
def test_the_least_that_starts_a_round_is_what_a_game_costs(name: str, least: int) -> None:
    """Twenty-five units of 1 cent; one line at one credit of 5 cents; one line at 1 cent."""
    path = OTHER_GAMES / f"{name}.yaml"
    game = read_game(path if path.is_file() else find_game(name))
    assert Games({name: game}).smallest_bet == least
