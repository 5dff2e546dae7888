"""Counters packed into one number come out as they went in."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.tally import Packing


@given(st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 5000)), min_size=1, max_size=4))
def test_that_counters_do_not_touch_each_other(pairs: list[tuple[int, int]]) -> None:
    limits = {str(n): max(pair) for n, pair in enumerate(pairs)}
    packing = Packing.of(limits)
    values = {str(n): min(pair) for n, pair in enumerate(pairs)}
    packed = np.array([sum(packing.one(name) * value for name, value in values.items())], np.int64)
    assert {name: int(packing.value(packed, name)[0]) for name in limits} == values
    full = np.array([sum(packing.one(name) * limit for name, limit in limits.items())], np.int64)
    assert {name: int(packing.value(full, name)[0]) for name in limits} == limits


def test_that_62_bits_are_the_most() -> None:
    assert Packing.of({"a": 2**31 - 1, "b": 2**31 - 1}).places == {"a": (0, 31), "b": (31, 31)}
    with pytest.raises(
        NotCountable, match=r"found 63 bits .a up to 2147483647, b up to 2147483648"
    ):
        Packing.of({"a": 2**31 - 1, "b": 2**31})
