"""What free games can do beside being free, worked by hand.

Two lines at $1.00: a total bet of 200 cents. Apples pay 400, three jokers 5000, two stars 200,
three stars 1000.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from reelwright.play.events import (
    AwardWon,
    ConsolationPaid,
    FreeGameBegun,
    FreeGamesEnded,
    FreeGamesWon,
    LineWon,
    MultiplierDrawn,
    OffersMade,
    OfferTaken,
    ScatterWon,
)
from reelwright.play.questions import Drawn, Lapsed, Weighted
from reelwright.profiles.files import profile
from tests.play.market import FREE_GAMES, Market, free_games
from tests.rounds import Table

ON_ALL = {"scatters": "yes"}
LINES_ONLY = {"scatters": "no"}


def market(**rules: Any) -> Market:
    return Market(features=free_games(**rules))


def amounts(market: Market, kind: type[LineWon] | type[ScatterWon]) -> list[int]:
    return [event.amount for event in market.table.told(kind)]


def adds_up(market: Market) -> bool:
    """Whether the credit is what was won less the stake."""
    return market.table.credit == market.table.won - 200


def test_a_factor_multiplies_line_wins_of_free_games_only() -> None:
    played = market(multiplier=3, **{"multiplier covers": LINES_ONLY})
    played.spin("stars and apples", "apples", "two stars")
    assert amounts(played, LineWon) == [400, 1200]
    assert [event.phase_multiplier for event in played.table.told(LineWon)] == [1, 3]
    assert amounts(played, ScatterWon) == [1000, 200]
    assert played.table.won == 400 + 1000 + 1200 + 200
    assert adds_up(played)


def test_a_factor_multiplies_scatter_prizes_where_it_says_so() -> None:
    played = market(multiplier=3, multiplier_covers=ON_ALL)
    played.spin("stars", "two stars", "nothing")
    assert amounts(played, ScatterWon) == [1000, 600]
    assert [event.phase_multiplier for event in played.table.told(ScatterWon)] == [1, 3]
    assert adds_up(played)


def test_a_factor_leaves_three_own_substitutes_alone() -> None:
    alone = {"scatters": "yes", "not on": [{"win": "joker", "count": 3}]}
    played = market(multiplier=3, multiplier_covers=alone)
    played.spin("stars", "jokers", "with joker")
    assert amounts(played, LineWon) == [5000, 1200]
    assert [event.phase_multiplier for event in played.table.told(LineWon)] == [1, 3]
    others = {"scatters": "yes", "not on": [{"win": "joker", "count": 2}]}
    assert amounts(
        market(multiplier=3, multiplier_covers=others).spin("stars", "jokers"), LineWon
    ) == [15000]


def test_a_rising_factor_stays_at_its_last() -> None:
    played = market(awards={3: 4}, multiplier={"rising": [1, 2, 5]}, multiplier_covers=LINES_ONLY)
    played.spin("stars", "apples", "apples", "apples", "apples")
    assert amounts(played, LineWon) == [400, 800, 2000, 2000]
    assert [event.multiplier for event in played.table.told(FreeGameBegun)] == [1, 2, 5, 5]
    assert adds_up(played)


def test_a_drawn_factor_is_drawn_before_each_game() -> None:
    played = market(multiplier={"drawn": {2: 3, 7: 1}}, multiplier_covers=LINES_ONLY)
    played.spin("stars")
    assert (played.table.draw.of, played.table.draw.parts) == ("multiplier", (Weighted((3, 1)),))
    played.table.answer(Drawn((1,)))
    played.spin("apples")
    played.table.answer(Drawn((0,)))
    played.spin("apples")
    assert [event.multiplier for event in played.table.told(MultiplierDrawn)] == [7, 2]
    assert amounts(played, LineWon) == [2800, 800]
    assert adds_up(played)


@pytest.mark.parametrize(("on", "amount", "times"), [("line bet", 600, 2), ("total bet", 600, 1)])
def test_a_losing_free_game_pays_on_the_line_bet_or_the_total_bet(
    on: str, amount: int, times: int
) -> None:
    played = market(losing_game_pays={"pay": 3, "on": on})
    played.spin("nothing")
    assert played.table.told(ConsolationPaid) == []
    played = market(losing_game_pays={"pay": 3, "on": on}).spin("stars", "apples", "nothing")
    [paid] = played.table.told(ConsolationPaid)
    assert (paid.amount, paid.times, paid.on) == (amount, times, on)
    assert played.table.told(FreeGamesEnded)[0].feature_won == 400 + amount
    assert adds_up(played)


def test_a_free_game_that_wins_a_scatter_prize_or_games_is_no_losing_one() -> None:
    played = market(losing_game_pays={"pay": 1, "on": "total bet"}, **{"re-trigger": "adds"})
    played.spin("stars", "two stars", "stars", "nothing")
    assert [event.won for event in played.table.told(ConsolationPaid)] == [1000 + 200 + 200]


@pytest.mark.parametrize(
    ("re_trigger", "added", "paid"),
    [
        ("adds and pays", 2, [1000, 200, 1000]),
        ("adds", 2, [1000, 200]),
        ("pays", 0, [1000, 200, 1000]),
        ("nothing", 0, [1000, 200]),
    ],
)
def test_a_re_trigger_adds_and_pays_as_it_says(
    re_trigger: str, added: int, paid: list[int]
) -> None:
    played = market(**{"re-trigger": re_trigger}).spin("stars", "two stars", "stars")
    assert amounts(played, ScatterWon) == paid
    again = [event.games for event in played.table.told(FreeGamesWon) if event.again]
    assert again == ([added] if added else [])
    played.spin(*["nothing"] * added)
    assert played.table.step.question is None
    assert adds_up(played)


def test_a_re_trigger_can_have_a_table_of_its_own() -> None:
    played = market(**{"re-trigger awards": {2: 1, 3: 5}}).spin("stars", "two stars")
    assert [event.games for event in played.table.told(FreeGamesWon)] == [2, 1]
    played.spin("stars")
    assert played.table.told(FreeGamesWon)[-1].games == 5
    assert played.table.told(FreeGamesWon)[-1].left == 6


OFFERS = {3: [{"games": 1, "multiplier": 5}, {"games": 3, "multiplier": 1}]}


def test_the_player_chooses_among_offers() -> None:
    rules = {"offers": OFFERS, "awards": {}, "multiplier covers": LINES_ONLY, "re-trigger": "pays"}
    played = market(**rules).spin("stars")
    assert played.table.told(OffersMade)[0].offers == ((1, 5), (3, 1))
    assert (played.table.choice.of, played.table.choice.options) == ("offer", ("1", "2"))
    played.table.choose("1")
    played.spin("apples")
    assert amounts(played, LineWon) == [2000]
    assert played.table.step.question is None
    [taken] = played.table.told(OfferTaken)
    assert (taken.option, taken.games, taken.multiplier, taken.at_random) == ("1", 1, 5, False)
    other = market(**rules).spin("stars")
    other.table.choose("2")
    other.spin("apples", "stars", "apples")
    assert amounts(other, LineWon) == [400, 400]
    assert other.table.step.question is None
    assert adds_up(other)


def test_an_offer_left_open_lapses_where_the_profile_says_so() -> None:
    rules = {"offers": OFFERS, "awards": {}, "multiplier covers": LINES_ONLY}
    played = market(**rules)
    assert played.spin("stars").table.choice.lapse is None
    lapsing = market(**rules)
    lapsing.table = Table(lapsing.rigged.definition, (1, 2), 100, profile("anz"))
    lapsing.spin("stars").table.answer(Lapsed(), Drawn((1,)))
    [taken] = lapsing.table.told(OfferTaken)
    assert (taken.option, taken.at_random) == ("2", True)


def test_an_award_pays_by_count_and_starts_no_games() -> None:
    award = {
        "kind": "award",
        "starts on": {"scatter": "star"},
        "pays": {3: Decimal("2.5")},
        "on": "total bet",
    }
    played = Market(features={"shower": award}).spin("stars")
    [won] = played.table.told(AwardWon)
    assert (won.count, won.amount) == (3, 500)
    assert played.table.won == 1000 + 500
    assert played.table.step.question is None
    assert adds_up(played)
    assert Market(features={"shower": award}).spin("two stars").table.told(AwardWon) == []


def test_free_games_have_special_pays() -> None:
    played = market(special_pays={"apple": {3: 9}}).spin("stars and apples", "apples")
    assert amounts(played, LineWon) == [400, 900]


def test_games_are_won_by_a_line_win_with_its_count_a_place_or_any_win() -> None:
    by_line = {"line win": "apple", "counts": [3]}
    started = {
        "a line win": (by_line, {3: 2}, "apples", "nothing"),
        "a place": (
            {"position": {"symbol": "key", "reel": 3, "row": 0}},
            {1: 2},
            "key in the corner",
            "apples",
        ),
        "any win": ({"any win": "yes"}, {1: 2}, "two stars", "nothing"),
    }
    for trigger, awards, won_by, not_by in started.values():
        rules = {"starts on": trigger, "awards": awards, "re-trigger": "nothing"}
        assert len(market(**rules).spin(won_by).table.told(FreeGameBegun)) == 1
        assert market(**rules).spin(not_by).table.told(FreeGamesWon) == []


def test_two_features_start_on_one_trigger_in_the_order_written() -> None:
    award = {"kind": "award", "starts on": {"scatter": "star"}, "pays": {3: 1}, "on": "line bet"}
    both = {"free games": {**FREE_GAMES}, "shower": award}
    played = Market(features=both).spin("stars")
    kinds = [event.event for event in played.table.events]
    assert kinds.index("free games won") < kinds.index("award won") < kinds.index("free game begun")
