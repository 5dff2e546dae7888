"""Small counted laws for tests, and strategies that draw them."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import strategies as st

Ways = Mapping[int, int]

ways = st.dictionaries(st.integers(0, 9), st.integers(1, 20), min_size=1, max_size=5)
"""Counted laws of amounts below ten."""


def total(counted: Ways) -> int:
    return sum(counted.values())
