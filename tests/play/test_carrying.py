"""What may be carried in, and what is kept where the rules of a game have changed."""

from __future__ import annotations

import pytest

from reelwright.play.carrying import fitting
from reelwright.play.questions import Refused
from reelwright.play.state import Carry
from tests.play.keys import play, rules_of_keys
from tests.play.market import Market
from tests.rounds import Table


@pytest.mark.parametrize(
    ("carry", "says"),
    [
        ({"tokens gold keys": 6}, "6 of tokens gold keys; allowed: 0 to 5"),
        ({"tokens gold keys": -1}, "-1 of tokens gold keys; allowed: 0 to 5"),
        ({"tokens gold keys": True}, "True of tokens gold keys; allowed: 0 to 5"),
        ({"tokens silver keys": 1}, "tokens silver keys; allowed: tokens gold keys"),
        ({"tokens gold keys: 2x100": 1}, "tokens gold keys: 2x100; allowed: tokens gold keys"),
    ],
)
def test_what_the_game_does_not_keep_is_refused(carry: Carry, says: str) -> None:
    with pytest.raises(Refused) as refused:
        play(carry=carry)
    assert str(refused.value) == f"carry: found {says}"


@pytest.mark.parametrize(
    ("carry", "says"),
    [
        ({"tokens gold keys": 1}, "tokens gold keys; allowed: tokens gold keys: "),
        (
            {"tokens gold keys: 3x100": 1},
            "tokens gold keys: 3x100; allowed: tokens gold keys: ",
        ),
        ({"tokens gold keys: 2x50": 1}, "tokens gold keys: 2x50; allowed: tokens gold keys: "),
    ],
)
def test_so_are_stakes_that_are_not_on_offer(carry: Carry, says: str) -> None:
    with pytest.raises(Refused) as refused:
        play(carry=carry, kept_for="each stake")
    assert str(refused.value) == f"carry: found {says}LINESxLINE BET for each stake"


@pytest.mark.parametrize(
    ("pieces", "total", "says"),
    [
        (2, 19, "19 of tokens gold keys: line bets; allowed: 20 to 200 for 2"),
        (2, 201, "201 of tokens gold keys: line bets; allowed: 20 to 200 for 2"),
        (2, 115, "115 of tokens gold keys: line bets; allowed: a sum of 2 line bets"),
        (0, 10, "10 of tokens gold keys: line bets; allowed: 0 to 0 for 0"),
        (6, 600, "6 of tokens gold keys; allowed: 0 to 5"),
    ],
)
def test_so_are_line_bets_that_games_cannot_have(pieces: int, total: int, says: str) -> None:
    carry = {"tokens gold keys": pieces, "tokens gold keys: line bets": total}
    with pytest.raises(Refused) as refused:
        play(carry=carry, stake="average")
    assert str(refused.value) == f"carry: found {says}"
    ok = {"tokens gold keys": 2, "tokens gold keys: line bets": 110}
    assert play("nothing", carry=ok, stake="average").step.carry_out == ok


def test_a_game_without_tokens_keeps_none() -> None:
    with pytest.raises(Refused, match="allowed: nothing in this game"):
        Table(Market().rigged.definition, (1, 2), 100, carry={"tokens gold keys": 1})


def test_what_still_fits_is_kept_and_what_does_not_is_dropped() -> None:
    carry = {"tokens gold keys": 4, "tokens old keys": 2}
    before = rules_of_keys()
    assert fitting(before, carry) == {"tokens gold keys": 4}
    fewer = rules_of_keys(needed=4)
    assert fitting(fewer, carry) == {}
    by_stake = rules_of_keys(kept_for="each stake")
    assert fitting(by_stake, {"tokens gold keys": 4, "tokens gold keys: 2x10": 1}) == {
        "tokens gold keys: 2x10": 1
    }


def test_what_belongs_together_is_kept_or_dropped_together() -> None:
    game = rules_of_keys(stake="average")
    together = {"tokens gold keys": 2, "tokens gold keys: line bets": 110}
    assert fitting(game, together) == together
    assert fitting(game, {"tokens gold keys": 2}) == {}
