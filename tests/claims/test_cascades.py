"""Claims on cascades: true of the game that has them, refuted where a rule is another."""

from __future__ import annotations

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import cascades as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.scatters import ScatterCounts
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.definition.model import Definition
from reelwright.profiles.files import profile

FREE = {
    "kind": "free games",
    "starts on": {"scatter": "snail"},
    "awards": {2: 3, 3: 4},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
REELS = [
    ["rose", "rose", "daisy", "rose", "daisy", "snail"],
    ["daisy", "daisy", "rose", "rose", "daisy", "snail"],
    ["rose", "daisy", "rose", "daisy", "snail", "daisy"],
]


def game(**cascades: object) -> Definition:
    """Three reels of three rows, a line along each."""
    return Definition.model_validate(
        {
            "window": {"reels": 3, "rows": 3},
            "symbols": {
                "rose": {"pays": {3: 5}},
                "daisy": {"pays": {2: 1, 3: 8}},
                "tulip": {},
                "snail": {},
            },
            "scatters": {"snail": {"pays": {2: 2, 3: 4}, "on": "total bet"}},
            "lines": {
                "read": "left to right",
                "on one line": "highest only",
                "rows": ["000", "111", "222"],
            },
            "strips": {"base": REELS},
            "features": {"night": FREE},
            "cascades": {"multipliers": [1, 3, 4], "at most": 3} | cascades,
            "stakes": {"line bets": [10], "lines": "all"},
        }
    )


def verdict(claim: Claim, on: Definition) -> Verdict:
    return decide(claim, Rules(on, profile("open")), NOTHING)


CASES: list[tuple[Claim, Definition, Definition]] = [
    (said.SymbolsFall(phases=("paid", "night"), at_most=3), game(), game(**{"at most": 2})),
    (said.SymbolsFall(phases=("paid", "night"), at_most=2), game(**{"at most": 2}), game()),
    (said.SymbolsFall(phases=("paid", "night"), at_most=3), game(), game(phases=["paid"])),
    (said.SymbolsFall(phases=("night",), at_most=3), game(phases=["night"]), game()),
    (said.FallsMultiply(factors=(1, 3, 4)), game(), game(multipliers=[1, 3])),
    (said.FallsMultiply(factors=(1, 3)), game(multipliers=[1, 3]), game()),
    (said.FallsMultiply(factors=(2, 3)), game(multipliers=[2, 3]), game(multipliers=[1, 3])),
]


@pytest.mark.parametrize(("claim", "true_of", "_"), CASES)
def test_that_a_claim_holds_of_the_game_that_does_so(
    claim: Claim, true_of: Definition, _: Definition
) -> None:
    found = verdict(claim, true_of)
    assert isinstance(found, Holds)
    assert found.tried


@pytest.mark.parametrize(("claim", "_", "other"), CASES)
def test_that_it_is_refuted_by_a_round_where_a_rule_is_another(
    claim: Claim, _: Definition, other: Definition
) -> None:
    found = verdict(claim, other)
    assert isinstance(found, Counterexample), found
    assert found.situation.answers


def test_that_scatters_are_counted_in_the_last_window() -> None:
    found = verdict(said.LastWindowCounts(), game())
    assert isinstance(found, Holds)
    assert found.tried > 1


def test_that_scatters_of_a_reel_are_counted_where_symbols_fell_between_them() -> None:
    plain = game()
    apart = ("rose", "daisy", "rose", "snail", "daisy", "daisy", "snail", "rose")
    once = plain.model_copy(
        update={
            "strips": {"base": (apart, *plain.strips["base"][1:])},
            "scatters": {"snail": plain.scatters["snail"].model_copy(update={"per_reel": "once"})},
        }
    )
    still = once.model_copy(update={"cascades": None})
    one_a_reel = ScatterCounts(symbol="snail", counted="anywhere", per_reel="once")
    every_one = one_a_reel.model_copy(update={"per_reel": "every"})
    assert isinstance(verdict(one_a_reel, once), Holds)
    assert isinstance(verdict(every_one, once), Counterexample)
    assert isinstance(verdict(every_one, still), Holds)
