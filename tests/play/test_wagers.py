"""Other ways to bet on a game: what each costs, what it changes, and what it leaves alone."""

from __future__ import annotations

from decimal import Decimal

import pytest

from reelwright.play import begin
from reelwright.play.codec import event_data, stake_data, stake_from
from reelwright.play.events import (
    BonusPrizeWon,
    FreeGameBegun,
    FreeGamesWon,
    GambleOffered,
    LineWon,
    ReelsStopped,
    RoundBegun,
    RoundEnded,
    ScatterWon,
)
from reelwright.play.questions import Drawn, Refused
from reelwright.play.state import Stake
from tests.holding import vault
from tests.rounds import OPEN, Table

ANTE, VAULT, STARS = "more coins", "the vault", "ten stars"
APPLES = Drawn((0, 2, 0))
"""Apples along the top: line 1 pays 4."""


def bet(wager: str, lines: tuple[int, ...] = (1, 2), line_bet: int = 10) -> Table:
    return Table(vault(), lines, line_bet, wager=wager)


@pytest.mark.parametrize(
    ("wager", "lines", "line_bet", "total", "cost"),
    [
        (ANTE, (1,), 10, 10, 15),  # 1.5 total bets
        (ANTE, (1, 2), 10, 20, 30),
        (ANTE, (1,), 50, 50, 75),
        (ANTE, (1, 2), 50, 100, 150),
        (VAULT, (2,), 10, 10, 120),  # 12 total bets
        (VAULT, (1, 2), 50, 100, 1200),
        (STARS, (1,), 10, 10, 75),  # 15/2 total bets
    ],
)
def test_what_a_wager_costs(
    wager: str, lines: tuple[int, ...], line_bet: int, total: int, cost: int
) -> None:
    [begun] = bet(wager, lines, line_bet).told(RoundBegun)
    assert (begun.wager, begun.total_bet, begun.cost, begun.credit) == (wager, total, cost, -cost)


def test_the_plain_game_is_told_as_ever() -> None:
    table = bet("").answer(APPLES)
    [begun], [ended] = table.told(RoundBegun), table.told(RoundEnded)
    assert begun.credit == -20
    assert not {"wager", "cost"} & {*event_data(begun), *event_data(ended)}
    assert event_data(bet(ANTE).told(RoundBegun)[0])["cost"] == 30


def test_an_ante_is_a_paid_spin_on_its_own_strips() -> None:
    table = bet(ANTE).answer(Drawn((5, 2, 3)))
    [stopped] = table.told(ReelsStopped)
    assert (stopped.phase, stopped.strips) == ("paid", "rich")
    assert stopped.window == (("plum", "apple"), ("plum", "apple"), ("star", "apple"))


def test_prizes_do_not_depend_on_the_price() -> None:
    plain = bet("").answer(APPLES)
    ante = bet(ANTE).answer(Drawn((5, 2, 3)))
    assert [event.amount for event in plain.told(LineWon)] == [40]
    assert [event.amount for event in ante.told(LineWon)] == [40]
    assert (plain.credit, ante.credit) == (40 - 20, 40 - 30)
    [ended] = ante.told(RoundEnded)
    assert (ended.total_bet, ended.cost, ended.won) == (20, 30, 40)


def test_scatters_of_an_ante_pay_on_the_total_bet() -> None:
    table = bet(ANTE).answer(Drawn((4, 1, 3)))
    assert table.told(ScatterWon)[0].amount == 2 * 20
    assert table.told(FreeGamesWon)[0].games == 2


def test_a_bought_feature_starts_at_once() -> None:
    table = bet(STARS)
    assert not table.told(ReelsStopped)
    [won] = table.told(FreeGamesWon)
    assert (won.symbol, won.count, won.positions, won.games) == ("", 3, (), 2)
    table.answer(APPLES, APPLES)
    assert [stopped.phase for stopped in table.told(ReelsStopped)] == ["free games"] * 2
    assert len(table.told(FreeGameBegun)) == 2
    assert table.step.question is None
    assert table.credit == 2 * 80 - 150  # apples pay 4 line bets, twice in free games


def test_a_bought_bonus_is_not_multiplied() -> None:
    table = bet(VAULT).answer(Drawn((0, 0, 0, 0)), Drawn((0, 0, 0, 1)))
    table.answer(Drawn((1, 1)), Drawn((1, 1)))
    assert table.told(BonusPrizeWon)[0].amount == 80
    assert table.credit == 80 - 240


def test_the_least_count_is_bought_where_none_is_named() -> None:
    least = vault(("wagers > the vault", {"costs": 10, "starts": "vault"}))
    table = Table(least, (1, 2), 10, wager=VAULT)
    assert len(table.draw.parts) == 3


def test_its_win_can_be_gambled() -> None:
    gamble = {
        "on": "one card from a full deck",
        "stake": "whole win",
        "up to": Decimal(100),
    }
    table = Table(vault(("gamble", gamble)), (1, 2), 10, wager=VAULT)
    table.answer(Drawn((0, 0, 0, 0)), Drawn((0, 0, 0, 1)), Drawn((1, 1)), Drawn((1, 1)))
    assert table.told(GambleOffered)[0].amount == 80


def test_a_win_cap_is_that_of_the_total_bet() -> None:
    capped = vault(("win cap", {"times": 3, "of": "total bet"}))
    table = Table(capped, (1, 2), 10, wager=VAULT).answer(Drawn((0, 0, 0, 0)), Drawn((1, 1, 1, 1)))
    assert table.answer(Drawn((1, 1)), Drawn((1, 1))).won == 60


@pytest.mark.parametrize("wager", ["the moon", "plain"])
def test_a_wager_not_on_offer_is_refused(wager: str) -> None:
    with pytest.raises(Refused, match=f"^wager: found '{wager}'; allowed: more coins, the vault"):
        bet(wager)


def test_a_game_without_wagers_offers_none() -> None:
    alone = vault(("wagers", None), ("strips > rich", None))
    with pytest.raises(Refused, match="allowed: none, in this game"):
        begin(alone, OPEN, Stake((1,), 10, wager=ANTE))


def test_the_price_is_never_taken_from_outside() -> None:
    table = begin(vault(), OPEN, Stake((1,), 10, price=1))
    assert table.state.terms.stake.cost == 10


def test_a_stake_is_written_with_its_wager() -> None:
    stake = Stake((1, 2), 10, wager=ANTE)
    assert stake_data(stake) == {"lines": [1, 2], "line_bet": 10, "wager": "more coins"}
    assert stake_from(stake_data(stake)) == stake
    assert "wager" not in stake_data(Stake((1,), 10))


@pytest.mark.parametrize("rest", [{"wager": ""}, {"wager": 1}, {"wager": "x", "price": 1}])
def test_a_stake_with_anything_else_is_refused(rest: dict[str, object]) -> None:
    with pytest.raises(Refused, match=r"^stake: found"):
        stake_from({"lines": [1], "line_bet": 10, **rest})
