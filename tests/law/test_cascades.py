"""Whole rounds with cascades: the law is that of every round played, in fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition
from reelwright.law.moments import moments
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from tests.automaton.cascading.test_every_window import BASE, falling
from tests.law.whole import played

FREE: dict[str, Any] = {
    "kind": "free games",
    "starts on": {"scatter": "snail"},
    "awards": {2: 1, 3: 2},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
    "multiplier": 2,
    "multiplier covers": {"scatters": "no"},
    "losing game pays": {"pay": 1, "on": "total bet"},
}
WHEEL: dict[str, Any] = {
    "kind": "wheel",
    "starts on": {"line win": "tulip"},
    "prizes on": "line bet",
    "segments": [{"prize": 1}, {"prize": 4}],
}
RUN: dict[str, Any] = {
    "kind": "award",
    "starts on": {"on a line": "rose", "counts": [1, 2]},
    "pays": {1: 1, 2: 5},
    "on": "line bet",
}
NIGHT = [BASE[2], BASE[0], BASE[1]]

GAMES = {
    "paid games alone": falling(),
    "free games too": falling(features={"free games": FREE}),
    "free games alone": falling(
        features={"free games": FREE | {"strips": "night"}},
        strips={"base": BASE, "night": NIGHT},
        cascades={"phases": ["free games"], "multipliers": [1, 3], "at most": 3},
    ),
    "a bonus for a line win in any window": falling(features={"wheel": WHEEL}),
    "a run in the last window": falling(features={"run": RUN}),
    "strips drawn": falling(
        **{"paid strips": {"drawn": {"base": 2, "night": 1}}},
        strips={"base": BASE, "night": NIGHT},
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_that_the_law_is_that_of_every_round_played(name: str) -> None:
    definition: Definition = GAMES[name]
    rounds = Rounds(definition, Playing((1, 2, 3), 100))
    cent = Fraction(rounds.scale.grains, 100)
    right = played(definition, (1, 2, 3), 100)
    found = moments(rounds).moments
    assert [found.mean, found.second, found.third] == [
        right.moments[k] * cent**k for k in (1, 2, 3)
    ]
    law = round_law(rounds, Polynomials()).masses
    assert law == {cents * cent: chance for cents, chance in right.law.items()}
