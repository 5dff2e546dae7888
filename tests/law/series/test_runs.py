"""Products of the latest laws, with numbers in their place."""

from __future__ import annotations

from math import prod

import pytest

from reelwright.law.rings import Polynomial, Polynomials
from reelwright.law.series.runs import Runs


@pytest.mark.parametrize("longest", [0, 1, 2, 5, 13])
def test_products_of_the_latest(longest: int) -> None:
    ring = Polynomials()

    def number(n: int) -> Polynomial:
        return ring.law({0: n}, 1)

    runs = Runs(ring.one, longest)
    put: list[int] = []
    for n in range(2, 30):
        runs.put(number(n))
        put.append(n)
        for many in range(longest + 1):
            latest = put[-many:] if many else []
            assert runs.last(many) == number(prod(latest))
