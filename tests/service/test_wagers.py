"""A round bet on by a wager: what the account pays, what is stored, and what it goes on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from reelwright.chance import SecureSource
from reelwright.definition.model import Game, Look
from reelwright.play.questions import Drawn
from reelwright.play.state import Stake
from reelwright.service import House, open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.errors import BadStake, NoCredit
from reelwright.service.games import Games
from reelwright.service.ports import Store
from tests.holding import vault
from tests.rounds import OPEN
from tests.service.houses import OPENING, leave, moved, opened_store

FOUR_COINS_BOUGHT = (
    Drawn((0, 0, 0, 0)),
    Drawn((0, 0, 0, 1)),
    Drawn((1, 1)),
    Drawn((1, 1)),
)
"""Four coins on the first cells, worth 8 line bets; nothing lands in two re-spins."""


def house_of(store: Store, *draws: Drawn) -> House:
    games = Games({"vault": Game(name="Vault", definition=vault(), look=Look())})
    house = open_house(store, games, OPEN, Chance(SecureSource(), Record(draws)))
    house.accounts.open_test()
    return house


def test_an_account_pays_the_price_and_the_round_says_so(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store:
        house = house_of(store, *FOUR_COINS_BOUGHT)
        now = house.rounds.begin("test", "vault", Stake((1, 2), 10, wager="the vault"))
        assert now.stored.settled
        assert now.stored.stake == {"lines": [1, 2], "line_bet": 10, "wager": "the vault"}
        assert (now.stored.total_bet, now.stored.won) == (240, 80)
        assert now.balance == OPENING - 240 + 80 == moved(store)


def test_it_is_recalled_from_its_answers(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store:
        house = house_of(store, *FOUR_COINS_BOUGHT)
        now = house.rounds.begin("test", "vault", Stake((1, 2), 10, wager="the vault"))
        recalled = house.recall.round("test", now.stored.id)
        assert recalled.follows
        assert recalled.played.events == now.played.events


@pytest.mark.parametrize(("balance", "pays"), [(240, True), (239, False)])
def test_the_balance_must_pay_the_price(tmp_path: Path, balance: int, *, pays: bool) -> None:
    with opened_store(tmp_path) as store:
        house = house_of(store, *FOUR_COINS_BOUGHT)
        leave(store, balance)
        stake = Stake((1, 2), 10, wager="the vault")
        if pays:
            assert house.rounds.begin("test", "vault", stake).balance == 80
        else:
            with pytest.raises(NoCredit, match="allowed: 240 or more"):
                house.rounds.begin("test", "vault", stake)


def test_a_wager_not_on_offer_is_denied(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store:
        house = house_of(store)
        with pytest.raises(BadStake, match=r"^wager: found 'moon'"):
            house.rounds.begin("test", "vault", Stake((1,), 10, wager="moon"))
        assert moved(store) == OPENING
