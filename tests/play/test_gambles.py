"""Every gamble returns exactly what is staked, over all that chance can do; half stakes half."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.chance.outcomes import every_outcome, total_weight
from reelwright.play.events import (
    GambleDecided,
    GambleOffered,
    GambleStaked,
    GambleThrown,
    RoundEnded,
)
from reelwright.play.gamble_games import DECK
from reelwright.play.questions import Drawn
from tests.play.market import Market


def gamble(on: str, stake: str = "whole win", **rules: Any) -> dict[str, Any]:
    more = {key.replace("_", " "): rule for key, rule in rules.items()}
    return {"on": on, "stake": stake, "up to": 100000} | more


WHEEL = gamble("a wheel", segments={"red": 6, "black": 6, "green": 4, "gold": 8})
GAMES = {
    "a card": gamble("one card from a full deck"),
    "half a card": gamble("one card from a full deck", "whole or half"),
    "higher or lower": gamble("higher or lower", "whole or half"),
    "a die": gamble("a die"),
    "a wheel": WHEEL,
}


def won(rules: dict[str, Any]) -> Market:
    """A round that has won 400 cents and stands at its gamble."""
    return Market(gamble=rules).spin("apples")


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_returns_what_it_stakes(name: str) -> None:
    rules = GAMES[name]
    for choice in won(rules).table.choice.options[:-1]:
        paid = weights = stake = 0
        first = won(rules).table.choose(choice)
        for answer, weight in every_outcome(first.draw):
            table = won(rules).table.choose(choice).answer(answer)
            amount = sum(e.amount for e in table.told(GambleDecided))
            amount += sum(e.amount for e in table.told(GambleThrown))
            stake = table.told(GambleStaked)[0].amount
            paid += weight * amount
            weights += weight
            assert table.won == 400 - stake + amount
            assert table.credit == table.won - 200
        assert weights == total_weight(first.draw)
        assert paid == weights * stake


def test_half_the_win_is_staked_and_the_other_half_kept() -> None:
    table = won(GAMES["half a card"]).table
    assert table.choice.options[:2] == ("red", "black")
    table.choose("half red").answer(Drawn((DECK.index(("2", "spades")),)))
    assert (table.told(GambleStaked)[0].amount, table.won) == (200, 200)
    table.choose("half spades").answer(Drawn((DECK.index(("2", "spades")),)))
    assert table.won == 100 + 4 * 100
    table.choose("collect")
    assert table.told(RoundEnded)[0].won == 500
    assert table.credit == 500 - 200


def test_half_of_an_odd_win_is_rounded_down_and_half_of_a_cent_is_not_offered() -> None:
    odd = {"line bets": [1], "lines": "any selection"}
    symbols = {"apple": {"pays": {3: "1/100"}}, "plum": {"pays": {3: "3/100"}}}
    others = {"joker": {"pays": {3: 50}}, "pear": {}, "key": {}, "star": {}}
    for plums, half in ((False, None), (True, 1)):
        rules: dict[str, Any] = {
            "gamble": GAMES["half a card"],
            "stakes": odd,
            "symbols": symbols | others,
        }
        market = Market(**rules)
        market.spin("plums" if plums else "apples")
        options = market.table.choice.options
        assert ("half red" in options) is plums
        if half:
            market.table.choose("half red")
            assert market.table.told(GambleStaked)[0].amount == half


def test_a_seven_gives_the_stake_back_and_counts_as_an_attempt() -> None:
    table = won(gamble("higher or lower", attempts=1)).table
    table.choose("higher").answer(Drawn((DECK.index(("7", "clubs")),)))
    [decided] = table.told(GambleDecided)
    assert (decided.success, decided.tie, decided.amount) == (False, True, 400)
    assert table.told(RoundEnded)[0].won == 400


@pytest.mark.parametrize(
    ("card", "right"),
    [("ace", "lower"), ("6", "lower"), ("8", "higher"), ("king", "higher")],
)
def test_an_ace_is_low_and_a_king_high(card: str, right: str) -> None:
    for choice in ("higher", "lower"):
        table = won(GAMES["higher or lower"]).table
        table.choose(choice).answer(Drawn((DECK.index((card, "hearts")),)))
        assert table.won == (800 if choice == right else 0)


@pytest.mark.parametrize(
    ("choice", "pays", "faces"),
    [("odd", 2, {1, 3, 5}), ("high", 2, {4, 5, 6}), ("3", 6, {3})],
)
def test_a_die_pays_by_how_many_faces_are_right(choice: str, pays: int, faces: set[int]) -> None:
    for face in range(1, 7):
        table = won(GAMES["a die"]).table.choose(choice).answer(Drawn((face - 1,)))
        [thrown] = table.told(GambleThrown)
        assert (thrown.outcome, thrown.success) == (str(face), face in faces)
        assert table.won == (400 * pays if face in faces else 0)


def test_a_wheel_pays_by_how_many_segments_are_right() -> None:
    table = won(WHEEL).table
    assert table.choice.options == ("red", "black", "green", "gold", "collect")
    table.choose("green").answer(Drawn((2,)))
    assert table.won == 400 * 6
    table.choose("gold").answer(Drawn((2,)))
    assert table.won == 0


def test_a_half_can_be_open_where_the_whole_would_pass_the_limit() -> None:
    rules = gamble("one card from a full deck", "whole or half") | {"up to": 6}
    [offer] = won(rules).table.told(GambleOffered)
    assert offer.open == ("half red", "half black")
