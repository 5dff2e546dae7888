"""Tokens earned and spent, worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.play.events import (
    AwardWon,
    FeatureChosen,
    FreeGameBegun,
    GambleOffered,
    LineWon,
    TokensEarned,
    TokensSpent,
)
from reelwright.play.questions import Drawn, Lapsed, Refused
from tests.play.keys import CHEST, GAMBLE, KEYS, SCATTERS, VAULT, by_stars, held, names, play, stops
from tests.play.market import Market, free_games
from tests.rounds import OPEN, Table


def test_a_spin_earns_by_how_many_there_are() -> None:
    for window, earned in (("key in the corner", 1), ("keys", 2), ("keys twice", 4)):
        table = play(window)
        [event] = table.told(TokensEarned)
        assert (event.earned, event.held, event.needed) == (earned, earned, 6)
        assert (event.by, event.symbol) == ("keys in sight", "key")
        assert event.count == len(event.positions) == {1: 1, 2: 3, 4: 6}[earned]
        assert table.step.carry_out == {"tokens gold keys": earned}


def test_a_spin_without_them_earns_nothing_and_keeps_what_there_is() -> None:
    table = play("apples", carry={"tokens gold keys": 3})
    assert not table.told(TokensEarned)
    assert held(table) == [(3, 0)]
    assert table.step.carry_out == {"tokens gold keys": 3}


def test_sub_tokens_fill_tokens() -> None:
    # three sub-tokens a token, two tokens lead on: six pieces
    rules: dict[str, Any] = {"sub_tokens": 3, "needed": 2}
    table = play("key in the corner", **rules)
    assert held(table) == [(0, 0), (0, 1)]
    table = play("keys", carry=table.step.carry_out, **rules)
    assert held(table) == [(0, 1), (1, 0)]
    table = play("keys", carry=table.step.carry_out, **rules)
    assert held(table) == [(1, 0), (1, 2)]
    table = play("keys", carry=table.step.carry_out, **rules)
    # 5 + 2 are 7: two tokens are spent, one sub-token is left
    assert held(table) == [(1, 2), (2, 1), (0, 1)]
    assert table.told(TokensSpent)[0].spent == 2
    assert table.told(TokensEarned)[0].sub_tokens_of_one == 3


def test_several_events_earn_in_the_order_written() -> None:
    earned = {
        "a pair of stars": {"starts on": {"scatter": "star"}, "gives": {2: 1, 3: 1}},
        "apples on a line": {"starts on": {"line win": "apple"}, "gives": {3: 2}},
        "a win": {"starts on": {"any win": "yes"}, "gives": {1: 1}},
    }
    table = play("stars and apples", earned=earned)
    by = [(event.by, event.earned, event.held) for event in table.told(TokensEarned)]
    assert by == [("a pair of stars", 1, 1), ("apples on a line", 2, 3), ("a win", 1, 4)]
    last = [event for event in table.events if isinstance(event, LineWon)][-1]
    assert table.events.index(last) < table.events.index(table.told(TokensEarned)[0])


def test_runs_and_places_earn_too() -> None:
    earned = {
        "a run": {"starts on": {"on a line": "key", "counts": [3]}, "gives": {3: 2}},
        "the corner": {
            "starts on": {"position": {"symbol": "key", "reel": 3, "row": 0}},
            "gives": {1: 1},
        },
    }
    assert held(play("keys", earned=earned)) == [(0, 0), (2, 0), (3, 0)]
    assert held(play("key in the corner", earned=earned)) == [(0, 0), (1, 0)]


def test_a_new_player_may_begin_with_some() -> None:
    assert held(play("keys", begins_with=2)) == [(2, 0), (4, 0)]
    # who has spent them has none, and does not begin anew
    spent = play("keys twice", "nothing", "nothing", begins_with=2)
    assert spent.step.carry_out == {"tokens gold keys": 0}
    assert held(play("nothing", carry=spent.step.carry_out, begins_with=2)) == [(0, 0)]


def test_tokens_come_after_prizes_and_before_features() -> None:
    table = play("stars", features=free_games(), earned=by_stars())
    told = names(table)
    assert told.index("scatter won") < told.index("tokens earned")
    assert told.index("tokens earned") < told.index("free games won")


def test_they_earn_nothing_where_only_paid_games_do() -> None:
    table = play("stars", "keys", "keys", features=free_games())
    assert not table.told(TokensEarned)
    assert table.step.carry_out == {}


def test_they_earn_where_all_games_do() -> None:
    table = play("stars", "keys", "keys", features=free_games(), earned_in="all games")
    assert held(table) == [(0, 0), (2, 0), (4, 0)]


def test_changed_games_are_paid_for() -> None:
    changed = {
        "kind": "changed games",
        "starts on": {"scatter": "star"},
        "games": {3: 2},
        "stake": "any",
        "again": "nothing",
    }
    first = play("stars", features={"midnight": changed})
    assert first.step.carry_out is not None
    second = play("keys", features={"midnight": changed}, carry=first.step.carry_out)
    assert [event.earned for event in second.told(TokensEarned)] == [2]


def test_enough_of_them_start_the_feature_and_the_rest_is_kept() -> None:
    table = play("keys", carry={"tokens gold keys": 5})
    # 5 + 2 - 6
    [spent] = table.told(TokensSpent)
    assert (spent.spent, spent.held, spent.leads_to) == (6, 1, ("the vault",))
    assert (spent.lines, spent.line_bet, spent.total_bet) == ((1, 2), 100, 200)
    table.answer(*stops("apples", "nothing"))
    assert [event.feature for event in table.told(FreeGameBegun)] == ["the vault"] * 2
    assert table.won == 400
    assert table.step.carry_out == {"tokens gold keys": 1}


def test_as_many_as_are_needed_are_enough() -> None:
    table = play("keys", carry={"tokens gold keys": 4})
    assert held(table) == [(4, 0), (6, 0), (0, 0)]
    table = play("key in the corner", carry={"tokens gold keys": 4})
    assert held(table) == [(4, 0), (5, 0)]
    assert not table.told(TokensSpent)


def test_a_count_says_how_it_is_entered() -> None:
    table = play("keys", carry={"tokens gold keys": 4}, count=2)
    assert table.told(FreeGameBegun)[0].left == 2


def test_it_comes_after_all_else_that_the_game_won() -> None:
    table = play("stars", carry={"tokens gold keys": 5}, features=free_games())
    assert not table.told(TokensSpent)
    started = play("stars", carry={"tokens gold keys": 5}, features=free_games(), earned=by_stars())
    assert not started.told(TokensSpent)
    started.answer(*stops("nothing", "nothing"))
    told = names(started)
    assert told.index("free games ended") < told.index("tokens spent")
    assert [event.feature for event in started.told(FreeGameBegun)] == [
        "free games",
        "free games",
        "the vault",
    ]


def test_what_it_wins_may_be_gambled() -> None:
    table = play("keys", carry={"tokens gold keys": 4}, rules={"gamble": GAMBLE})
    table.answer(*stops("apples", "nothing"))
    assert table.told(GambleOffered)[0].amount == 400


def test_it_leads_on_as_often_as_there_are_enough() -> None:
    # six keys and three in the free games of the vault lead to it once more
    table = play(
        "keys",
        carry={"tokens gold keys": 4},
        earned_in="all games",
    )
    table.answer(*stops("keys twice", "keys", "nothing", "nothing"))
    assert held(table) == [(4, 0), (6, 0), (0, 0), (4, 0), (6, 0), (0, 0)]
    assert len(table.told(FreeGameBegun)) == 4
    assert table.step.carry_out == {}


def test_tokens_of_two_names_lead_on_in_the_order_written() -> None:
    silver = KEYS | {"leads to": ["the chest"]}
    market = Market(
        scatters=SCATTERS,
        features={"the vault": VAULT, "the chest": CHEST},
        tokens={"silver keys": silver, "gold keys": KEYS},
    )
    carry = {"tokens gold keys": 5, "tokens silver keys": 4}
    market.table = Table(market.rigged.definition, (1, 2), 100, carry=carry)
    table = market.spin("keys").table
    assert [event.tokens for event in table.told(TokensEarned)] == ["silver keys", "gold keys"]
    assert [event.tokens for event in table.told(TokensSpent)] == ["silver keys"]
    table.answer(Drawn((1,)), *stops("nothing", "nothing"))
    assert [event.tokens for event in table.told(TokensSpent)] == ["silver keys", "gold keys"]
    assert table.step.carry_out == {"tokens gold keys": 1}


def test_an_award_is_paid_at_once() -> None:
    award = {
        "kind": "award",
        "starts on": {"entered": "yes"},
        "pays": {1: 15},
        "on": "total bet",
    }
    table = play(
        "keys", carry={"tokens gold keys": 4}, features={"a purse": award}, leads_to=["a purse"]
    )
    assert [event.amount for event in table.told(AwardWon)] == [3000]


BOTH = ("the vault", "the chest")


def test_the_player_chooses_one_of_several() -> None:
    table = play("keys", carry={"tokens gold keys": 4}, leads_to=[*BOTH])
    assert (table.choice.of, table.choice.options) == ("feature", BOTH)
    assert table.told(TokensSpent)[0].leads_to == BOTH
    table.choose("the chest")
    [chosen] = table.told(FeatureChosen)
    assert (chosen.tokens, chosen.feature, chosen.at_random) == (
        "gold keys",
        "the chest",
        False,
    )
    table.answer(Drawn((1,)))
    assert table.won == 900


def test_time_chooses_at_random_where_it_may() -> None:
    table = play("keys", carry={"tokens gold keys": 4}, leads_to=[*BOTH], by="open")
    lapse = table.choice.lapse
    assert lapse == ("random pick" if OPEN.pick_lapses else None)
    waiting = play("keys", carry={"tokens gold keys": 4}, leads_to=[*BOTH], by="anz")
    for one in (table, waiting):
        if one.choice.lapse:
            one.answer(Lapsed())
            assert (one.draw.of, one.draw.parts[0].size) == ("pick", 2)
            one.answer(Drawn((0,)))
            assert one.told(FeatureChosen)[0].at_random
            assert one.told(FreeGameBegun)
        else:
            with pytest.raises(Refused, match="waits for the player"):
                one.answer(Lapsed())
