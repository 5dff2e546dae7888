"""Claims on wagers: true of a game that has them, untrue where one rule is otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING, Counted, Evidence
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.triggers import StartsByEntry
from reelwright.claims.model.wagers import (
    WagerBuys,
    WagerCosts,
    WagerPaysAlike,
    WagerReturns,
    WagerSpins,
    figure_of,
)
from reelwright.claims.verdicts import Figure, Holds, Pending
from tests.claims.test_holding import WHEEL, Change, replayed, rules, verdict
from tests.holding import RICH

ANTE, VAULT, STARS = "more coins", "the vault", "ten stars"
COSTS = WagerCosts(wager=ANTE, total_bets=Fraction(3, 2))
SPINS = WagerSpins(wager=ANTE)
BUYS = WagerBuys(wager=VAULT, feature="vault", count=4)
BUYS_STARS = WagerBuys(wager=STARS, feature="free games", count=3)
ENTERED: dict[str, Any] = {**WHEEL, "starts on": {"entered": "yes"}, "segments": [{"prize": 1}] * 2}
BOUGHT: list[Change] = [
    ("features > wheel", ENTERED),
    ("wagers > a wheel", {"costs": 1, "starts": "wheel"}),
]


@pytest.mark.parametrize(
    "claim",
    [
        COSTS,
        SPINS,
        BUYS,
        BUYS_STARS,
        *(WagerPaysAlike(wager=wager) for wager in (ANTE, VAULT, STARS)),
    ],
)
def test_it_is_true_of_the_game(claim: Claim) -> None:
    found = verdict(claim)
    assert isinstance(found, Holds)
    assert found.tried > 0


@pytest.mark.parametrize(
    ("claim", "changes"),
    [
        (COSTS, [("wagers > more coins > costs", 2)]),
        (
            SPINS,
            [
                ("wagers > more coins", {"costs": 1.5, "starts": "vault", "count": 3}),
                ("strips > rich", None),
            ],
        ),
        (SPINS, [("strips > rich > 0", ["star", *RICH[1:]])]),
        (BUYS, [("wagers > the vault > count", 3)]),
        (
            BUYS,
            [
                ("wagers > the vault", {"costs": 12, "strips": "rich"}),
                ("wagers > more coins", None),
            ],
        ),
        (
            BUYS_STARS,
            [
                ("wagers > ten stars", {"costs": 7.5, "starts": "vault", "count": 3}),
            ],
        ),
    ],
)
def test_it_is_untrue_where_a_rule_is_otherwise(claim: Claim, changes: list[Change]) -> None:
    replayed(verdict(claim, *changes), *changes)


@pytest.mark.parametrize(
    "claim",
    [
        COSTS.model_copy(update={"total_bets": Fraction(1)}),
        COSTS.model_copy(update={"wager": VAULT}),
        COSTS.model_copy(update={"wager": "the moon"}),
        SPINS.model_copy(update={"wager": VAULT}),
        SPINS.model_copy(update={"without": ((1, "coin"),)}),
        SPINS.model_copy(update={"besides": ((3, "star"),)}),
        BUYS.model_copy(update={"count": 3}),
        BUYS.model_copy(update={"count": None}),
        BUYS.model_copy(update={"feature": "free games", "count": 3}),
        BUYS.model_copy(update={"wager": ANTE}),
        WagerPaysAlike(wager="the moon"),
    ],
)
def test_another_claim_is_untrue_of_the_game(claim: Claim) -> None:
    replayed(verdict(claim))


def test_reels_differ_by_the_symbols_they_show() -> None:
    """The third reel of the wager has no apple, and an owl that no other reel has."""
    third = ["owl", "coin", "coin", "star", "plum", "plum"]
    changes: list[Change] = [("symbols > owl", {}), ("strips > rich > 2", third)]
    claim = WagerSpins(wager=ANTE, without=((3, "apple"),), besides=((3, "owl"),))
    assert isinstance(verdict(claim, *changes), Holds)
    replayed(verdict(SPINS, *changes), *changes)


def test_a_wheel_is_bought_alike_for_every_count() -> None:
    claim = WagerBuys(wager="a wheel", feature="wheel", count=None)
    assert isinstance(verdict(claim, *BOUGHT), Holds)


def test_a_feature_that_nothing_but_a_wager_starts() -> None:
    claim = StartsByEntry(feature="wheel", through=(), wagers=("a wheel",))
    assert isinstance(verdict(claim, *BOUGHT), Holds)
    for wagers in ((), ("a wheel", VAULT)):
        other = claim.model_copy(update={"wagers": wagers})
        replayed(verdict(other, *BOUGHT), *BOUGHT)


def test_a_return_is_held_against_the_figure_counted() -> None:
    evidence = Evidence({figure_of(VAULT): Counted(Fraction(17567, 24576), "exact fraction")})
    claim = WagerReturns(wager=VAULT, percent="71.48")
    found = decide(claim, rules(), evidence)
    assert isinstance(found, Figure)
    assert found.holds
    other = decide(claim.model_copy(update={"percent": "71.49"}), rules(), evidence)
    assert isinstance(other, Figure)
    assert not other.holds
    assert isinstance(decide(claim, rules(), NOTHING), Pending)
