"""The win cap and what a game costs, worked by hand: two lines at $1.00."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from reelwright.play.events import CapReached, GambleOffered, LineWon, RoundBegun, RoundEnded
from reelwright.play.questions import Drawn, Refused
from reelwright.profiles.files import profile
from tests.play.market import Market, free_games
from tests.rounds import Table

CAP = {"times": 3, "of": "total bet"}
GAMBLE = {
    "on": "one card from a full deck",
    "stake": "whole win",
    "up to": 100000,
}


def test_a_cap_cuts_the_prize_that_reaches_it_and_ends_the_round() -> None:
    played = Market(win_cap=CAP, features=free_games(), gamble=GAMBLE)
    played.spin("stars and apples")
    # the apples pay 400 of at most 600; the stars' 1000 is cut to 200 and no free game is played
    [cap] = played.table.told(CapReached)
    assert (cap.most, cap.forfeited, cap.won) == (600, 800, 600)
    assert [event.event for event in played.table.events[-4:]] == [
        "line won",
        "scatter won",
        "cap reached",
        "round ended",
    ]
    assert played.table.told(RoundEnded)[0].won == 600
    assert played.table.step.question is None
    assert played.table.credit == 600 - 200


def test_a_cap_that_is_just_reached_forfeits_nothing() -> None:
    played = Market(win_cap={"times": 4, "of": "line bet"}, gamble=GAMBLE).spin("apples")
    [cap] = played.table.told(CapReached)
    assert (cap.most, cap.forfeited) == (400, 0)
    assert played.table.step.question is None


def test_a_cap_counts_all_that_a_round_wins() -> None:
    played = Market(win_cap={"times": 9, "of": "total bet"}, features=free_games())
    played.spin("stars", "apples", "apples")
    assert played.table.told(CapReached)[0].forfeited == 0
    assert played.table.won == 1800
    cut = Market(win_cap={"times": 8, "of": "total bet"}, features=free_games())
    cut.spin("stars", "apples", "two lines")
    assert [event.amount for event in cut.table.told(LineWon)] == [400, 400]
    assert (cut.table.won, cut.table.credit) == (1600, 1400)


def test_a_cap_holds_where_prizes_are_held_until_collected() -> None:
    played = Market(win_cap=CAP)
    played.table = Table(played.rigged.definition, (1, 2), 100, profile("anz"))
    played.spin("jokers")
    assert played.table.won == 600
    assert played.table.credit == 600 - 200


def test_a_gamble_that_would_pass_the_cap_is_closed() -> None:
    played = Market(win_cap={"times": 4, "of": "total bet"}, gamble=GAMBLE).spin("apples")
    [offer] = played.table.told(GambleOffered)
    assert (offer.most, offer.open) == (800, ("red", "black"))
    assert offer.closed == ("hearts", "diamonds", "clubs", "spades")
    played.table.choose("red").answer(Drawn((0,)))
    assert played.table.won == 800
    assert played.table.step.question is None


def stakes(**rules: Any) -> dict[str, Any]:
    return {"line bets": [1], "lines": "any selection"} | {
        key.replace("_", " "): rule for key, rule in rules.items()
    }


def test_line_bets_are_denominations_times_credits() -> None:
    rules = {
        "denominations": [Decimal("0.01"), Decimal("0.02")],
        "credits per line": [1, 2, 5],
        "lines": "any selection",
    }
    played = Market(stakes=rules, line_bet=10)
    assert played.rigged.definition.stakes.bets == (1, 2, 4, 5, 10)
    assert played.spin("apples").table.won == 40
    with pytest.raises(Refused, match="line bet: found 3 cents; allowed: 1, 2, 4, 5, 10"):
        Market(stakes=rules, line_bet=3)


def test_a_line_can_cost_more_than_its_bet() -> None:
    played = Market(stakes=stakes(cost_per_line=3))
    assert played.table.told(RoundBegun)[0].total_bet == 600
    played.spin("two stars")
    assert played.table.won == 600  # once the total bet
    assert played.table.credit == 0


def test_a_game_on_all_lines_can_have_a_cost_of_its_own() -> None:
    played = Market(stakes=stakes(lines="all", cost=5)).spin("apples")
    assert played.table.credit == 400 - 500
    with pytest.raises(Refused, match=r"lines: found \[1\]; allowed: so many, from line 1 on: 2"):
        Market(stakes=stakes(lines="all"), lines=(1,))


def test_only_so_many_lines_from_the_first_on_can_be_played() -> None:
    assert Market(stakes=stakes(lines=[1]), lines=(1,)).table.told(RoundBegun)[0].lines == (1,)
    with pytest.raises(Refused, match=r"lines: found \[2\]; allowed: so many, from line 1 on: 1"):
        Market(stakes=stakes(lines=[1]), lines=(2,))
