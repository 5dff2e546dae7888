"""How the factors that meet in one win make one."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod


def combined(factors: Iterable[int], how: str | None) -> int:
    """One factor for a win; it is multiplied by 1 where nothing multiplies it."""
    met = list(factors)
    if len(met) <= 1:
        return prod(met)
    return {"product": prod, "sum": sum, "greatest": max}[how or ""](met)  # type: ignore[operator, no-any-return]
