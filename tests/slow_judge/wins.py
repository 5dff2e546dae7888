"""What is bet, and what a window wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Plain: TypeAlias = dict[str, Any]
"""A game as its file holds it, or a part of it."""
Columns: TypeAlias = tuple[tuple[str, ...], ...]
"""The texts of the cells in sight: for each reel, from the top."""
Position: TypeAlias = tuple[int, int]
"""A reel from 1 and a row from 0."""
PAID = "paid"


@dataclass(frozen=True)
class Bet:
    """Lines, none in a ways game, and the bet on one of them (or the unit bet) in cents."""

    lines: tuple[int, ...]
    line_bet: int


@dataclass(frozen=True, order=True)
class Win:
    """One prize; `line` is 0 where it is not a line's."""

    kind: Literal["line", "ways", "scatter"]
    line: int
    name: str
    count: int
    amount: int
    positions: tuple[Position, ...]


def cents(amount: object) -> int:
    """An exact amount as whole cents; a game that pays parts of a cent is unsound."""
    whole = int(amount)  # type: ignore[call-overload]
    assert whole == amount, f"{amount} is not in whole cents"
    return int(whole)
