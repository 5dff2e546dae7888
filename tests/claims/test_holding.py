"""Claims on hold and spin: true of a game that does it, untrue where one rule is otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.bonuses import BonusPaysOn, LeadsTo, MostOf
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.free_games import FactorCovers
from reelwright.claims.model.holding import FullWindowPays, HoldPlayed
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.play import begin, step
from reelwright.profiles.files import profile
from tests.holding import vault

AT = "features > vault > "
HELD = HoldPlayed(feature="vault", symbol="coin", re_spins=2, again=True, values=(1, 5))
FULL = FullWindowPays(feature="vault", pay=20)
ON_LINE_BET = BonusPaysOn(feature="vault", on="line bet", each_line=False)
MOST = MostOf(feature="vault", most=50, on="line bet", each_line=False)
COVERS = FactorCovers(feature="free games", scatters=False, bonuses=True)
WHEEL: dict[str, Any] = {
    "kind": "wheel",
    "starts on": {"any win": "yes"},
    "prizes on": "line bet",
    "segments": [{"prize": 1}, {"enter": "vault"}],
}
Change = tuple[str, Any]


def rules(*changes: Change) -> Rules:
    return Rules(vault(*changes), profile("open"))


def verdict(claim: Claim, *changes: Change) -> Verdict:
    return decide(claim, rules(*changes), NOTHING)


def replayed(found: Verdict, *changes: Change) -> None:
    """The situation of a counterexample is a bet, or a round that the game can be led through."""
    assert isinstance(found, Counterexample)
    now = begin(vault(*changes), profile("open"), found.situation.stake)
    for answer in found.situation.answers:
        now = step(now.state, answer)
    assert found.said != found.found


@pytest.mark.parametrize(
    "claim", [HELD, FULL, ON_LINE_BET, MOST, COVERS], ids=lambda one: one.claim
)
def test_it_is_true_of_the_game(claim: Claim) -> None:
    found = verdict(claim)
    assert isinstance(found, Holds)
    assert found.tried > 0


@pytest.mark.parametrize(
    ("claim", "change"),
    [
        (HELD, ("re-spins", 3)),
        (HELD, ("re-spins", 1)),
        (HELD, ("new symbol", "changes nothing")),
        (HELD, ("values > drawn", {1: 3, 6: 1})),
        (HELD, ("values > drawn", {1: 3})),
        (HELD, ("values > drawn", {1: 3, 5: 1, 9: 1})),
        (FULL, ("full window", 21)),
        (FULL, ("full window", None)),
        (ON_LINE_BET, ("prizes on", "total bet")),
        (ON_LINE_BET, ("prizes on", "fixed")),
        (MOST, ("full window", 21)),
        (MOST, ("values > drawn", {1: 3, 6: 1})),
    ],
)
def test_it_is_untrue_where_a_rule_is_otherwise(claim: Claim, change: Change) -> None:
    changed = (AT + change[0], change[1])
    replayed(verdict(claim, changed), changed)


@pytest.mark.parametrize(
    "claim",
    [
        HELD.model_copy(update={"symbol": "star"}),
        HELD.model_copy(update={"symbol": "apple"}),
        HELD.model_copy(update={"re_spins": 3}),
        HELD.model_copy(update={"again": False}),
        HELD.model_copy(update={"values": (1,)}),
        HELD.model_copy(update={"feature": "free games"}),
        FULL.model_copy(update={"pay": None}),
        FULL.model_copy(update={"pay": Fraction(41, 2)}),
        MOST.model_copy(update={"most": 49}),
        ON_LINE_BET.model_copy(update={"each_line": True}),
        COVERS.model_copy(update={"bonuses": False}),
    ],
)
def test_another_claim_is_untrue_of_the_game(claim: Claim) -> None:
    replayed(verdict(claim))


def test_one_re_spin_is_left_again_or_not() -> None:
    once = (AT + "re-spins", 1)
    claim = HELD.model_copy(update={"re_spins": 1})
    assert isinstance(verdict(claim, once), Holds)
    replayed(verdict(claim.model_copy(update={"again": False}), once), once)


def test_a_full_window_without_a_prize() -> None:
    none = (AT + "full window", None)
    assert isinstance(verdict(FullWindowPays(feature="vault", pay=None), none), Holds)


def test_a_wheel_leads_to_it_by_a_count() -> None:
    wheel = ("features > wheel", WHEEL)
    assert isinstance(verdict(LeadsTo(feature="wheel", enters="vault", count=3), wheel), Holds)
    for count in (4, None):
        claim = LeadsTo(feature="wheel", enters="vault", count=count)
        replayed(verdict(claim, wheel), wheel)


def test_a_count_is_held_that_the_strips_of_a_wager_show_alone() -> None:
    """The plain reels show two coins at most: the vault opens by a wager alone."""
    few = ["apple", "coin", "plum", "star", "apple", "plum"]
    alone = ("strips > base", [few, few, ["apple", "plum", "star", "plum", "apple", "apple"]])
    assert isinstance(verdict(HELD, alone), Holds)
    assert isinstance(verdict(FULL, alone), Holds)
