"""Free games that start other free games: solved as they are walked, or refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.law.returns import returns
from reelwright.law.series import NotCountable
from tests.law.chain import mean_win
from tests.law.reduced import garden
from tests.law.walk import walk

SNAILS = [["snail", "rose", "daisy"], ["daisy", "rose", "snail", "bee"], ["rose", "daisy", "bee"]]
OWLS = [["rose", "owl", "daisy"], ["daisy", "bee", "rose"], ["rose", "owl", "daisy", "bee"]]
BOTH = [["snail", "owl", "daisy"], ["daisy", "rose", "bee"], ["rose", "owl", "daisy"]]
NEITHER = [["rose", "daisy", "bee"]] * 3

LIMITS = {"at most left": 2, "at most played": 3}


def series(scatter: str, strips: str, **more: Any) -> dict[str, Any]:
    rule: dict[str, Any] = {
        "kind": "free games",
        "starts on": {"scatter": scatter},
        "awards": {1: 1, 2: 2},
        "strips": strips,
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
    }
    return rule | more


def animals(base: list[list[str]], dusk: dict[str, Any], night: dict[str, Any]) -> Definition:
    """A game in which snails start games at dusk, owls games at night."""
    return garden(
        symbols={
            "bee": {},
            "daisy": {"pays": {2: 1, 3: 5}},
            "owl": {},
            "rose": {"pays": {3: 3}},
            "snail": {},
        },
        scatters={
            "owl": {"pays": {2: 3}, "on": "total bet"},
            "snail": {"pays": {1: 1}, "on": "total bet"},
        },
        substitutes={"bee": {"for": ["daisy"], "multiplies": {"by": 2, "count": "once"}}},
        strips={
            "base": base,
            "snails": SNAILS,
            "owls": OWLS,
            "both": BOTH,
            "neither": NEITHER,
        },
        features={"dusk": dusk, "night": night},
    )


def test_a_series_within_a_series_keeps_limits_of_its_own() -> None:
    definition = animals(
        SNAILS, dusk=series("snail", "both", **LIMITS), night=series("owl", "owls", **LIMITS)
    )
    walked = walk(definition, (1,))
    assert walked.seen["won again"] > 0
    assert walked.seen["forfeited"] > 0
    assert returns(definition, (1,)).rtp == walked.won / 100


def test_series_that_start_each_other_without_limits_are_solved_together() -> None:
    definition = animals(
        SNAILS,
        dusk=series("snail", "owls", awards={1: 1}),
        night=series("owl", "snails", awards={1: 1}),
    )
    assert returns(definition, (1,)).rtp == mean_win(definition, (1,)) / 100


def test_series_won_in_one_spin_without_limits_add_up() -> None:
    definition = animals(BOTH, dusk=series("snail", "owls"), night=series("owl", "neither"))
    assert returns(definition, (1,)).rtp == mean_win(definition, (1,)) / 100


@pytest.mark.parametrize(
    ("base", "night", "reason"),
    [
        (SNAILS, series("owl", "snails", **LIMITS), "start each other in a ring"),
        (BOTH, series("owl", "owls", **LIMITS), "one spin can win together with dusk"),
    ],
)
def test_one_limit_over_several_series_is_refused(
    base: list[list[str]], night: dict[str, Any], reason: str
) -> None:
    definition = animals(base, dusk=series("snail", "owls"), night=night)
    with pytest.raises(NotCountable, match=reason):
        returns(definition, (1,))
