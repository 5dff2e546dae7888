"""Bonuses that lead to several features, played one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.model import bonuses as said
from reelwright.claims.verdicts import Counterexample, Holds
from tests.claims.test_bonuses import TRAIL, WHEEL, changed, decided, rules_of

TWO_IN_TURN: dict[str, Any] = TRAIL | {
    "throws": 2,
    "begins on": 0,
    "dice": [1, 1],
    "cells": [{"enter": "free games"}, {"enter": "free games", "count": 3}, {"prize": 1}],
    "at nothing": None,
}
"""Two throws of 1 lead to both cells, in every way that it is played."""
TWO_SPINS: dict[str, Any] = WHEEL | {
    "segments": [{"enter": "free games"}, {"enter": "free games", "count": 3}],
    "consolation": None,
}


@pytest.mark.parametrize(("name", "feature"), [("trail", TWO_IN_TURN), ("wheel", TWO_SPINS)])
def test_a_bonus_that_leads_to_several_features_in_turn(name: str, feature: dict[str, Any]) -> None:
    given = {key: rule for key, rule in feature.items() if rule is not None}
    for count in (2, 3):
        claim = said.LeadsTo(feature=name, enters="free games", count=count)
        assert isinstance(decided(claim, rules_of(name, given)), Holds)
    one = next(place for place in ("cells", "segments") if place in given)
    other = changed(given, (one, 1, "count"), 2)
    claim = said.LeadsTo(feature=name, enters="free games", count=3)
    assert isinstance(decided(claim, rules_of(name, other)), Counterexample)
