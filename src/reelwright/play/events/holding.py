"""Hold and spin: symbols held on their cells, and what lands on the open ones."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction  # noqa: TC003  (schemas are made from these types)
from typing import Literal

from reelwright.play.events.parts import (  # noqa: TC001  (schemas are made from these types)
    Position,
    PrizeBase,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldBegun:
    """Symbols are held on `positions`; `re_spins` of the open cells follow.

    `symbol` is empty where no symbol started it. A `full_window` pays so much on top.
    """

    event: Literal["hold begun"] = "hold begun"
    feature: str
    symbol: str
    positions: tuple[Position, ...]
    re_spins: int
    cells: int
    prizes_on: PrizeBase
    full_window: int | Fraction | None
    credit: int = 0

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines its prizes are paid for: none, which is once."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ValuesDrawn:
    """What each of the symbols just held pays: `values` for `positions`, in multiples of a bet.

    In all, `held` symbols now hold `value`; `left` re-spins are still to come.
    """

    event: Literal["values drawn"] = "values drawn"
    feature: str
    positions: tuple[Position, ...]
    values: tuple[int, ...]
    held: int
    value: int
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsSpun:
    """Every open cell was spun: symbols landed on `positions`; `left` re-spins are to come."""

    event: Literal["cells spun"] = "cells spun"
    feature: str
    positions: tuple[Position, ...]
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FullWindowWon:
    """Every cell holds a symbol, which pays on top: `amount` = prize x bet x phase multiplier."""

    event: Literal["full window won"] = "full window won"
    feature: str
    prize: int | Fraction
    on: PrizeBase
    amount: int
    feature_won: int
    won: int
    credit: int
    phase_multiplier: int
