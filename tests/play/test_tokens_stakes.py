"""What tokens are kept for and lead on at, and the win cap, worked by hand."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from reelwright.play.events import (
    BonusPrizeWon,
    CapReached,
    FreeGameBegun,
    RoundBegun,
    RoundEnded,
    TokensEarned,
    TokensSpent,
)
from reelwright.play.questions import Drawn
from tests.play.keys import by_stars, held, names, play, stops
from tests.play.market import free_games

EACH: dict[str, Any] = {"kept_for": "each stake"}


def test_each_stake_has_its_own() -> None:
    table = play("keys", **EACH)
    assert table.step.carry_out == {"tokens gold keys: 2x100": 2}
    other = play("keys twice", carry=table.step.carry_out, line_bet=10, **EACH)
    assert held(other) == [(0, 0), (4, 0)]
    fewer = play("keys", carry=other.step.carry_out, lines=(2,), **EACH)
    assert fewer.step.carry_out == {
        "tokens gold keys: 2x100": 2,
        "tokens gold keys: 2x10": 4,
        "tokens gold keys: 1x100": 2,
    }
    back = play("keys", carry=fewer.step.carry_out, **EACH)
    assert held(back) == [(2, 0), (4, 0)]


def test_one_number_for_the_game_is_played_at_the_stake_of_the_last_game() -> None:
    table = play("keys", line_bet=10)
    table = play("keys", carry=table.step.carry_out)
    table = play("keys", carry=table.step.carry_out, line_bet=10, lines=(2,))
    [spent] = table.told(TokensSpent)
    assert (spent.lines, spent.line_bet, spent.total_bet) == ((2,), 10, 10)
    begun = table.told(FreeGameBegun)[0]
    assert (begun.lines, begun.line_bet) == ((2,), 10)


def test_the_mean_line_bet_of_those_spent() -> None:
    rules: dict[str, Any] = {"stake": "average", "needed": 3}
    table = play("key in the corner", line_bet=10, **rules)
    table = play("key in the corner", carry=table.step.carry_out, line_bet=10, **rules)
    assert table.step.carry_out == {"tokens gold keys": 2, "tokens gold keys: line bets": 20}
    table = play("keys", carry=table.step.carry_out, line_bet=100, **rules)
    # 10 + 10 + 100 are spent: 40 on each line; the fourth was earned at 100
    [spent] = table.told(TokensSpent)
    assert (spent.lines, spent.line_bet, spent.total_bet) == ((1, 2), 40, 80)
    assert table.told(FreeGameBegun)[0].line_bet == 40
    table.answer(*stops("apples", "stars"))
    # 4 x 40 on a line, 5 x 80 for the stars
    assert table.won == 160 + 400
    assert table.step.carry_out == {"tokens gold keys": 1, "tokens gold keys: line bets": 100}
    assert table.told(RoundEnded)[0].total_bet == table.told(RoundBegun)[0].total_bet == 200


def test_the_mean_is_rounded_down_to_a_cent() -> None:
    carry = {"tokens gold keys": 3, "tokens gold keys: line bets": 30}
    table = play("key in the corner", carry=carry, line_bet=100, stake="average", needed=4)
    # 130 / 4 = 32.5
    assert table.told(TokensSpent)[0].line_bet == 32
    table.answer(*stops("apples", "nothing"))
    assert (table.won, table.step.carry_out) == (128, {})


def test_a_stake_that_is_given() -> None:
    table = play(
        "keys",
        carry={"tokens gold keys": 4},
        stake={"lines": 1, "line bet": Decimal("0.10")},
    )
    [spent] = table.told(TokensSpent)
    assert (spent.lines, spent.line_bet, spent.total_bet) == ((1,), 10, 10)
    table.answer(*stops("two lines", "stars"))
    # apples on line 1 alone: 4 x 10; stars: 5 x 10
    assert table.won == 40 + 50


def test_a_bonus_is_paid_at_the_stake_too() -> None:
    table = play(
        "keys",
        carry={"tokens gold keys": 4},
        leads_to=["the chest"],
        stake={"lines": 1, "line bet": Decimal("0.10")},
    )
    table.answer(Drawn((0,)))
    assert table.told(BonusPrizeWon)[0].amount == 70


def test_what_the_feature_earns_counts_for_the_game_that_was_paid_for() -> None:
    table = play(
        "keys",
        carry={"tokens gold keys: 2x100": 4},
        earned_in="all games",
        stake={"lines": 1, "line bet": Decimal("0.10")},
        **EACH,
    )
    table.answer(*stops("keys", "nothing"))
    assert table.step.carry_out == {"tokens gold keys: 2x100": 2}


CAP: dict[str, Any] = {"win_cap": {"times": 3, "of": "total bet"}}


def test_a_round_that_ends_at_the_cap_spends_what_was_enough() -> None:
    # stars: 5 x 200 = 1000 of at most 600; the keys of the paid game were enough
    table = play(
        "keys",
        carry={"tokens gold keys": 5},
        rules=CAP,
    )
    table.answer(*stops("stars"))
    assert table.told(CapReached)[0].won == 600
    assert table.step.carry_out == {"tokens gold keys": 1}


def test_the_spin_that_reaches_it_earns_nothing() -> None:
    table = play("stars", carry={"tokens gold keys": 5}, earned=by_stars(), rules=CAP)
    assert table.step.question is None
    assert not table.told(TokensEarned)
    assert table.step.carry_out == {"tokens gold keys": 5}


def test_tokens_that_waited_are_spent_when_free_games_reach_it() -> None:
    features = free_games(awards={2: 2})
    table = play(
        "two stars",
        "stars",
        carry={"tokens gold keys": 5},
        features=features,
        earned=by_stars(n2=1),
        rules=CAP,
    )
    # two stars pay 200 and win free games, the token is the sixth; three stars reach 600
    [spent] = table.told(TokensSpent)
    assert (spent.spent, spent.leads_to) == (6, ())
    assert names(table)[-3:] == ["cap reached", "tokens spent", "round ended"]
    assert table.step.carry_out == {}


def test_it_is_that_of_the_game_at_whatever_stake_a_feature_is() -> None:
    table = play(
        "keys",
        carry={"tokens gold keys": 4},
        stake={"lines": 1, "line bet": Decimal("0.10")},
        rules={"win_cap": {"times": 1, "of": "line bet"}},
    )
    table.answer(*stops("apples", "stars"))
    # 40 + 50 of at most one line bet of the game, 100
    assert not table.told(CapReached)
    assert table.won == 90
    reached = play(
        "keys",
        carry={"tokens gold keys": 4},
        stake={"lines": 1, "line bet": Decimal("0.10")},
        rules={"win_cap": {"times": 1, "of": "line bet"}},
    )
    reached.answer(*stops("apples", "jokers"))
    assert reached.told(CapReached)[0].most == 100
    assert reached.told(RoundEnded)[0].total_bet == 200
