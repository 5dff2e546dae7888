"""A scatter that stands for other symbols too is counted as both in one window."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from reelwright.law.returns import returns
from reelwright.play.questions import Drawn
from tests.play.pond import pond
from tests.rounds import Table

STRIPS = [
    ["koi", "frog", "reed", "newt"],
    ["koi", "moss", "newt", "frog"],
    ["newt", "koi", "frog", "reed"],
    ["reed", "koi", "newt"],
    ["koi", "newt", "moss"],
]
FROGS = pond(
    symbols={"frog": {}},
    substitutes={"frog": {"for": "all", "alone": "as one symbol"}},
    scatters={"frog": {"pays": {2: 1, 3: 4}, "on": "total bet"}},
    strips={"base": STRIPS},
)


@pytest.mark.parametrize("lines", [(1,), (1, 2, 3)])
def test_it_returns_the_mean_of_every_spin(lines: tuple[int, ...]) -> None:
    won, paying, windows = 0, 0, 0
    for stops in product(*(range(len(strip)) for strip in STRIPS)):
        table = Table(FROGS, lines, 100).answer(Drawn(stops))
        won += table.won
        paying += table.won > 0
        windows += 1
    figures = returns(FROGS, lines)
    assert figures.rtp == Fraction(won, windows * len(lines) * 100)
    assert figures.hit_frequency == Fraction(paying, windows)
