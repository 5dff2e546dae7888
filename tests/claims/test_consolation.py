"""What a bonus pays for nothing, won in free games whose factor multiplies prizes of bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.bonuses import BonusPaysOn
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds
from tests.claims.fairground import NIGHT, fairground

CHARM: dict[str, Any] = {
    "kind": "trail",
    "starts on": {"position": {"symbol": "bat", "reel": 1, "row": 0}},
    "prizes on": "line bet",
    "throws": 1,
    "dice": [1, 2],
    "begins on": 0,
    "path": "ends",
    "cells": [{"prize": 0}, {"prize": 3}],
    "at nothing": 7,
}


def with_charm(bonuses: str) -> Rules:
    """The fairground with a trail that only the reels of its free games start."""
    night = [[*NIGHT, "bat"], NIGHT[3:] + NIGHT[:3], NIGHT[6:] + NIGHT[:6]]
    return fairground(
        ("symbols > bat", {"reels": [1]}),
        ("strips > night", night),
        ("features > charm", CHARM),
        ("features > free games > multiplier", 3),
        ("features > free games > multiplier covers > bonuses", bonuses),
    )


@pytest.mark.parametrize("bonuses", ["yes", "no"])
def test_that_it_is_on_the_bet_said_whether_it_is_multiplied_or_not(bonuses: str) -> None:
    rules = with_charm(bonuses)
    said = BonusPaysOn(feature="charm", on="line bet", each_line=False)
    assert isinstance(decide(said, rules, NOTHING), Holds)
    other = said.model_copy(update={"on": "total bet"})
    assert isinstance(decide(other, rules, NOTHING), Counterexample)
