"""Changed copies of a model: each leaf in every way its type allows."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from reelwright.definition.model import Cascades, FixedStake, ReSpins, Tokens
from tests.mutants.games import SAMPLES
from tests.mutants.samples import kind_of, sampled, thing_of
from tests.mutants.values import Ground, changes

GROUND = Ground({"features": ("spree", "wheel")}, lambda path: path[-1] == "kind", SAMPLES)
CELLS: dict[str, Any] = {
    "earned": {"drops": {"starts on": {"scatter": "drop"}, "gives": {2: 1}}},
    "needed": 5,
    "leads to": ["spree"],
    "kept for": "the game",
    "earned in": "paid games",
    "stake": "of the last game",
}


def changed(model: Any) -> list[str]:
    """The changes of a model in a line each."""
    return [one.name for one in changes(model, GROUND)]


def test_every_leaf_of_tokens_is_changed() -> None:
    found = changed(Tokens.model_validate(CELLS))
    assert found == [
        "earned > drops > gives > 2: 1 -> 2",
        "earned > drops > gives > 2: 1 -> left out",
        "earned > drops > gives > 2: for 2 -> for 3",
        "earned > drops > gives > 2: for 2 -> for 1",
        "earned > drops: Earning -> left out",
        "sub_tokens: nothing -> 3",
        "needed: 5 -> 6",
        "needed: 5 -> 4",
        "leads_to > 1: spree -> wheel",
        "leads_to > 1: spree -> left out",
        "leads_to: no wheel -> added",
        "count: nothing -> 3",
        "kept_for: the game -> each stake",
        "earned_in: paid games -> all games",
        "stake: of the last game -> average",
        "stake: of the last game -> FixedStake",
        "stake: of the last game -> FixedStake",
        "begins_with: 0 -> 1",
    ]


def test_a_stake_that_is_given_becomes_another_or_a_word() -> None:
    given = {**CELLS, "stake": {"lines": 2, "line bet": Decimal("0.02")}}
    found = changed(Tokens.model_validate(given))
    assert [one for one in found if one.startswith("stake")] == [
        "stake > lines: 2 -> 3",
        "stake > lines: 2 -> 1",
        "stake > lines: 2 -> left out",
        "stake > line_bet: 2 -> 3",
        "stake > line_bet: 2 -> 1",
        "stake: FixedStake -> of the last game",
        "stake: FixedStake -> average",
    ]


def test_factors_of_cascades_have_one_more_and_one_fewer() -> None:
    found = changed(Cascades(multipliers=(1, 2), at_most=3))
    assert [one for one in found if "multipliers" in one] == [
        "multipliers > 1: 1 -> 2",
        "multipliers > 1: 1 -> left out",
        "multipliers > 2: 2 -> 3",
        "multipliers > 2: 2 -> 1",
        "multipliers > 2: 2 -> left out",
        "multipliers: no 3 -> added",
    ]


def test_reels_that_are_held_become_a_word_and_nothing_improved_something() -> None:
    held = ReSpins.model_validate(
        {
            "kind": "re-spins",
            "starts on": {"scatter": "drop"},
            "holds": [1, 2],
            "re-spins": 2,
            "held wins": "paid again",
            "other features": "start",
        }
    )
    found = changed(held)
    assert "holds: [1, 2] -> reels with it" in found
    assert "improved: nothing -> Improved" in found


def test_so_many_of_each_kind_are_drawn_of_as_many_things_as_there_are() -> None:
    earned = {
        name: {"starts on": {"scatter": name}, "gives": {1: 5, 2: 6, 3: 7}}
        for name in ("drop", "comb", "bee")
    }
    every = list(changes(Tokens.model_validate({**CELLS, "earned": earned}), GROUND))
    few = sampled(every, kind_of, thing_of, most=3)
    raised = [one for one in few if kind_of(one) == (("earned", "gives"), "other")]
    assert len(raised) == 3
    assert {one.path[1] for one in raised} == {"drop", "comb", "bee"}
    assert few == sampled(every, kind_of, thing_of, most=3)
    assert len([one for one in few if one.path == ("needed",)]) == 2


def test_samples_are_of_unlike_models_or_values() -> None:
    assert FixedStake(lines=1, line_bet=1) in SAMPLES
    assert len({repr(one) for one in SAMPLES}) == len(SAMPLES)
