"""What a win of a line is, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.automaton.line_prizes import Kind
    from reelwright.definition.model import Definition, Multiplies


@dataclass(frozen=True, slots=True)
class LineWin:
    """A win of a line, in line bets: `pay` x `multiplier` + `added`."""

    name: str
    kind: Kind
    count: int
    pay: Fraction
    multiplier: int
    added: Fraction
    with_substitute: bool
    reels: tuple[int, ...] = ()
    """Its reels, from 0, where they are told apart."""

    @property
    def amount(self) -> Fraction:
        """Line bets won, before what the phase multiplies by."""
        return self.pay * self.multiplier + self.added


@dataclass(frozen=True, slots=True)
class LineResult:
    """All that a line is paid, and the runs of it that start features: symbol and length."""

    wins: tuple[LineWin, ...]
    runs: tuple[tuple[str, int], ...] = ()


def strictest(definition: Definition, used: Sequence[str]) -> str:
    """Return what the strictest of some substitutes says of a win of substitutes alone."""
    said = {definition.substitutes[key].alone for key in used}
    for mode in ("not", "as one symbol", None):
        if mode in said:
            return mode or "as one symbol"
    return "as every symbol"


def worth(
    definition: Definition,
    phase: str,
    win: tuple[str, int],
    filled: Mapping[str, int],
    own_cells: int,
) -> tuple[int, Fraction]:
    """Return the factor of a win, by name and count, and the fixed pay on top in line bets.

    `filled` has how many places each substitute fills; `own_cells` how many show the substitute
    whose own win it is.
    """
    factors: list[int] = []
    added = Fraction(0)
    for key, rule in definition.substitutes.items():
        cells = filled.get(key, 0)
        if cells and rule.adds:
            added += rule.adds.pay * (1 if rule.adds.count == "once" else cells)
        if not (rule.multiplies and multiplied(definition, rule.multiplies, phase, win)):
            continue
        if own_cells and win[0] == key and rule.multiplies.own_prizes == "yes":
            cells += own_cells
        if cells:
            factors += [rule.multiplies.by] * (1 if rule.multiplies.count == "once" else cells)
    return joined((definition.ways or definition.lines).multipliers, factors), added


def multiplied(definition: Definition, rule: Multiplies, phase: str, win: tuple[str, int]) -> bool:
    """Whether a substitute multiplies a win, by name and count, in a phase."""
    name, count = win
    left_alone = name in definition.expand(rule.except_) or any(
        name in definition.expand((left.win,)) and (left.count is None or left.count == count)
        for left in rule.not_on
    )
    return not left_alone and (rule.phases is None or phase in rule.phases)


def joined(how: str | None, factors: Sequence[int]) -> int:
    """Return the factor that several come to."""
    if how == "product":
        return prod(factors)
    if how == "sum":
        return sum(factors) or 1
    return max(factors, default=1)
