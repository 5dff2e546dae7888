"""Bonuses of every kind, worked by hand: two lines at $1.00, three keys on a line start them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from reelwright.play import step
from reelwright.play.events import (
    BonusBegun,
    BonusEnded,
    BonusPrizeWon,
    ConsolationPaid,
    EntryRevealed,
    FreeGameBegun,
    FreeGamesWon,
    PrizeRevealed,
    StageBegun,
    StageMultiplied,
    TrailMoved,
    WheelBegun,
    WheelStopped,
)
from reelwright.play.questions import Choice, Drawn, Even, Lapsed, Weighted
from reelwright.play.state import State
from tests.law.walk import answers
from tests.play.market import FREE_GAMES, Market

ON_KEYS = {"on a line": "key", "counts": [3]}


def picks(stages: dict[str, Any], **rules: Any) -> Market:
    feature = {"kind": "picks", "starts on": ON_KEYS, "prizes on": "line bet", "stages": stages}
    more = {key.replace("_", " "): rule for key, rule in rules.items()}
    return Market(features={"chest": feature | more})


def pick(market: Market, option: str, prize: int) -> Market:
    """Pick a thing and let it hide the prize of a number in the pool's different entries."""
    market.table.choose(option).answer(Drawn((prize,)))
    return market


def adds_up(market: Market) -> bool:
    return market.table.credit == market.table.won - 200


def test_picks_go_on_until_the_end_is_found() -> None:
    market = picks({"shelf": {"pick until": "end", "from": [5, 5, 20, "end"]}}).spin("keys")
    [stage] = market.table.told(StageBegun)
    assert (stage.picks, stage.pool) == (0, (5, 5, 20, "end"))
    assert market.table.choice.options == ("1", "2", "3", "4")
    pick(market, "4", 1)
    assert [event.prize for event in market.table.told(PrizeRevealed)] == [20]
    market.table.choose("1")
    assert market.table.draw.parts == (Weighted((2, 1)),)  # two of 5, and the end
    market.table.answer(Drawn((0,)))
    pick(market, "2", 1)
    assert [event.entry for event in market.table.told(EntryRevealed)] == ["end"]
    assert market.table.told(BonusEnded)[0].feature_won == 2500
    assert market.table.step.question is None
    assert adds_up(market)


def test_prizes_are_paid_once_where_they_are_not_for_each_line() -> None:
    once = picks({"shelf": {"pick": 1, "from": [5, 20]}}).spin("keys twice")
    pick(once, "1", 1)
    assert once.table.told(PrizeRevealed)[0].amount == 2000
    each = picks({"shelf": {"pick": 1, "from": [5, 20]}}, once_for_each="winning line").spin(
        "keys twice"
    )
    assert each.table.told(BonusBegun)[0].lines == (1, 2)
    pick(each, "1", 1)
    assert each.table.told(PrizeRevealed)[0].amount == 4000


@pytest.mark.parametrize(
    ("on", "prize", "amount"),
    [("line bet", 5, 500), ("total bet", 5, 1000), ("fixed", Decimal("2.50"), 250)],
)
def test_prizes_are_on_a_bet_or_fixed(on: str, prize: object, amount: int) -> None:
    market = picks({"shelf": {"pick": 1, "from": [prize, 50]}}, prizes_on=on).spin("keys")
    pick(market, "1", 0)
    assert market.table.told(PrizeRevealed)[0].amount == amount
    assert adds_up(market)


def test_a_factor_multiplies_what_the_stage_has_paid_so_far() -> None:
    stages = {
        "first": {"pick": 1, "from": [7, 9]},
        "second": {"pick": 3, "from": [10, 30, {"times": 3}]},
    }
    market = picks(stages).spin("keys")
    pick(market, "1", 0)
    pick(market, "1", 1)
    pick(market, "2", 1)
    pick(market, "3", 0)
    [times] = market.table.told(StageMultiplied)
    assert (times.times, times.amount) == (3, 2 * 3000)
    assert market.table.won == 700 + 3 * 3000 + 1000
    assert adds_up(market)


def test_a_prize_can_be_drawn_from_a_table() -> None:
    table = {"drawn": {10: 3, 50: 1}}
    market = picks({"shelf": {"pick": 1, "from": [table, table]}}).spin("keys")
    assert market.table.told(StageBegun)[0].pool == ("10 or 50", "10 or 50")
    pick(market, "1", 0)
    assert market.table.draw.parts == (Weighted((3, 1)),)
    market.table.answer(Drawn((1,)))
    [prize] = market.table.told(PrizeRevealed)
    assert (prize.prize, prize.drawn_from, prize.amount) == (50, "10 or 50", 5000)


def test_a_bonus_that_ends_at_nothing_pays_a_consolation() -> None:
    stages = {"shelf": {"pick until": "end", "from": [5, "end"]}}
    market = picks(stages, consolation=2).spin("keys")
    pick(market, "1", 1)
    [paid] = market.table.told(ConsolationPaid)
    assert (paid.pay, paid.amount) == (Fraction(2), 200)
    assert market.table.told(BonusEnded)[0].feature_won == 200
    assert adds_up(market)
    market = picks(stages, consolation=2).spin("keys")
    pick(market, "1", 0)
    pick(market, "2", 0)
    assert market.table.told(ConsolationPaid) == []


def test_a_pick_has_a_time_limit_whatever_the_profile_says() -> None:
    market = picks({"shelf": {"pick": 1, "from": [5, 20]}}, time_limit=30).spin("keys")
    assert (market.table.choice.lapse, market.table.choice.seconds) == ("random pick", 30)
    market.table.answer(Lapsed())
    assert market.table.draw.parts == (Even(2),)


def test_a_thing_leads_to_free_games_after_the_bonus() -> None:
    entry = {"enter": "free games", "count": 3}
    stages = {"shelf": {"pick": 2, "from": [5, entry]}}
    chest = {"kind": "picks", "starts on": ON_KEYS, "prizes on": "line bet", "stages": stages}
    market = Market(features={"chest": chest, "free games": FREE_GAMES}).spin("keys")
    pick(market, "1", 1)
    assert market.table.told(FreeGamesWon) == []
    pick(market, "2", 0)
    assert market.table.told(FreeGamesWon)[0].games == 2
    kinds = [event.event for event in market.table.events]
    assert kinds.index("bonus ended") < kinds.index("free games won")
    market.spin("apples", "nothing")
    assert market.table.won == 500 + 400
    assert adds_up(market)


WHEEL = {
    "kind": "wheel",
    "starts on": ON_KEYS,
    "prizes on": "total bet",
    "spins": 2,
    "segments": [
        {"prize": 10, "weight": 3},
        {"enter": "free games"},
        {"prize": 0},
        {"prize": {"drawn": {1: 1, 2: 1}}},
    ],
}


def test_a_wheel_pays_its_segments_and_leads_to_free_games() -> None:
    market = Market(features={"wheel": WHEEL, "free games": FREE_GAMES}).spin("keys")
    [begun] = market.table.told(WheelBegun)
    assert begun.segments == (10, "enter free games", 0, "1 or 2")
    assert (market.table.draw.of, market.table.draw.parts) == (
        "segment",
        (Weighted((3, 1, 1, 1)),),
    )
    market.table.answer(Drawn((1,)), Drawn((0,)))
    assert [(event.segment, event.left) for event in market.table.told(WheelStopped)] == [
        (2, 1),
        (1, 0),
    ]
    [prize] = market.table.told(BonusPrizeWon)
    assert prize.amount == 2000
    assert market.table.told(FreeGamesWon)[0].games == 2
    assert len(market.table.told(FreeGameBegun)) == 1
    market.spin("nothing", "nothing")
    assert market.table.step.question is None
    assert adds_up(market)


def test_a_wheel_draws_a_prize_and_pays_nothing_where_it_shows_none() -> None:
    market = Market(features={"wheel": WHEEL, "free games": FREE_GAMES}).spin("keys")
    market.table.answer(Drawn((2,)))
    assert market.table.told(BonusPrizeWon) == []
    market.table.answer(Drawn((3,)), Drawn((1,)))
    assert [event.amount for event in market.table.told(BonusPrizeWon)] == [400]
    assert adds_up(market)


def test_a_factor_of_free_games_multiplies_bonuses_where_it_says_so() -> None:
    for covered, amount in (("yes", 3000), ("no", 1000)):
        games = FREE_GAMES | {
            "multiplier": 3,
            "multiplier covers": {"scatters": "no", "bonuses": covered},
        }
        wheel = WHEEL | {"spins": 1, "prizes on": "line bet"}
        market = Market(features={"free games": games, "wheel": wheel}).spin("stars", "keys")
        market.table.answer(Drawn((0,)))
        assert market.table.told(BonusPrizeWon)[0].amount == amount
        market.spin("nothing")
        assert adds_up(market)


TRAIL = {
    "kind": "trail",
    "starts on": ON_KEYS,
    "prizes on": "line bet",
    "throws": 3,
    "dice": [1, 2, 3],
    "cells": [
        {"prize": 5},
        {"prize": 20, "times die": "yes"},
        {"jump": 2},
        {"prize": 0},
        {"prize": 0},
        {"prize": 50},
    ],
    "at nothing": 40,
}


def thrown(trail: dict[str, Any], *dice: int) -> Market:
    market = Market(features={"trail": trail}).spin("keys")
    for die in dice:
        assert market.table.draw.parts == (Even(3),)
        market.table.answer(Drawn((die - 1,)))
    return market


def test_a_trail_pays_each_cell_it_reaches_by_throw_or_jump() -> None:
    market = thrown(TRAIL, 2, 3, 2)
    # 1 -> 3, on to 2: 20 x the die's 2; 2 -> 5: nothing; 5 -> 7 = 1: 5.
    moved = [(event.die, event.cell, event.jumped_to) for event in market.table.told(TrailMoved)]
    assert moved == [(2, 3, 2), (3, 5, None), (2, 1, None)]
    assert [event.amount for event in market.table.told(BonusPrizeWon)] == [4000, 500]
    assert market.table.told(BonusPrizeWon)[0].times == 2
    assert market.table.told(BonusEnded)[0].feature_won == 4500
    assert market.table.step.question is None
    assert adds_up(market)


def test_a_trail_that_comes_to_nothing_pays_a_consolation() -> None:
    market = thrown(TRAIL | {"throws": 2, "begins on": 0, "dice": [4, 1, 5]}, 1, 2)
    assert [event.cell for event in market.table.told(TrailMoved)] == [4, 5]
    assert [event.amount for event in market.table.told(ConsolationPaid)] == [4000]
    assert market.table.won == 4000
    assert adds_up(market)


def test_a_trail_with_an_end_is_over_past_its_last_cell() -> None:
    market = thrown(TRAIL | {"path": "ends", "begins on": 4}, 2, 1)
    assert [event.cell for event in market.table.told(TrailMoved)] == [6, 0]
    assert market.table.won == 5000
    assert market.table.step.question is None


def test_a_bonus_starts_on_a_scatter_by_number_a_place_or_any_win() -> None:
    shelf = {"shelf": {"pick": 1, "from": [5, 20]}}
    for trigger, won_by, not_by in (
        ({"scatter": "star", "counts": [2]}, "two stars", "stars"),
        ({"position": {"symbol": "key", "reel": 3, "row": 0}}, "key in the corner", "nothing"),
        ({"any win": "yes"}, "two stars", "nothing"),
        ({"line win": "apple", "counts": [3]}, "with joker", "stars"),
    ):
        assert picks(shelf, starts_on=trigger).spin(not_by).table.told(BonusBegun) == []
        market = picks(shelf, starts_on=trigger).spin(won_by)
        assert isinstance(market.table.step.question, Choice)
        [begun] = market.table.told(BonusBegun)
        assert begun.lines == ()


def mean_of(feature: dict[str, Any]) -> Fraction:
    """What a bonus pays on average, in line bets: every draw answered every way."""
    begun = Market(features={"bonus": feature}).spin("keys").table.step.state
    layer, mean = {begun.forgetting(): Fraction(1)}, Fraction()
    while layer:
        following: dict[State, Fraction] = {}
        for state, chance in layer.items():
            for answer, share in answers(state):
                after = step(state, answer).state
                mean += chance * share * (after.won - state.won)
                if after.question is not None:
                    key = after.forgetting()
                    following[key] = following.get(key, Fraction()) + chance * share
        layer = following
    return mean / 100


def test_a_published_trail_pays_its_published_mean() -> None:
    """Seven throws on a ring of twenty cells, as its owner counts them over all 6^7 sequences."""
    prizes = [5, 15, 15, 30, 30, 10, 0, 0, 50, 50, 0, 20, 0, 80, 80, 30, 0, 120, 120, 200]
    cells: list[dict[str, Any]] = [{"prize": prize} for prize in prizes]
    for place, jump in ((8, 1), (13, 4), (17, 7)):
        cells[place - 1] = {"jump": jump}
    for place in (6, 12, 16):
        cells[place - 1]["times die"] = "yes"
    trail = TRAIL | {
        "throws": 7,
        "dice": [1, 2, 3, 4, 5, 6],
        "cells": cells,
        "at nothing": 5000,
    }
    assert mean_of(trail) == Fraction(80231330, 279936)


def test_a_published_wheel_pays_its_published_mean() -> None:
    table = [1000, 10, 25, 100, 10, 50, 300, 10, 50, 200, 10, 25, 100, 25, 10, 100, 10, 50, 10, 25]
    segments = [{"prize": prize} for prize in table]
    wheel = WHEEL | {"prizes on": "line bet", "spins": 9, "segments": segments}
    assert mean_of(wheel) == 954
