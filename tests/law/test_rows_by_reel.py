"""A game with rows by reel is counted: the mean of every spin there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from reelwright.law.returns import returns
from reelwright.play.questions import Drawn
from tests.play.pond import RULES, pond
from tests.rounds import Table

STRIPS = [
    ["koi", "frog", "reed"],
    ["koi", "lily", "newt", "frog"],
    ["newt", "koi", "lily", "frog"],
    ["reed", "koi", "newt"],
    ["koi", "newt", "moss"],
]
DIAMOND = pond(
    window={"reels": 5, "rows": [1, 2, 3, 2, 1]},
    lines={**RULES["lines"], "rows": ["00000", "01210", "01110"]},
    symbols={"lily": {}, "frog": {}},
    substitutes={"lily": {"for": ["koi", "newt"], "multiplies": {"by": 2, "count": "once"}}},
    scatters={"frog": {"pays": {2: 1, 3: 4}, "on": "total bet"}},
    strips={"base": STRIPS},
)


@pytest.mark.parametrize("lines", [(1,), (2, 3), (1, 2, 3)])
def test_it_returns_the_mean_of_every_spin(lines: tuple[int, ...]) -> None:
    won, paying, windows = 0, 0, 0
    for stops in product(*(range(len(strip)) for strip in STRIPS)):
        table = Table(DIAMOND, lines, 100).answer(Drawn(stops))
        won += table.won
        paying += table.won > 0
        windows += 1
    figures = returns(DIAMOND, lines)
    assert figures.windows == windows
    assert figures.rtp == Fraction(won, windows * len(lines) * 100)
    assert figures.hit_frequency == Fraction(paying, windows)
