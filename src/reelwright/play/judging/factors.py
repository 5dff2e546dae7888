"""What substitutes make of the pay of a win: factors, and fixed pays on top."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.model import Definition, Multiplies

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Price:
    """What a win comes to, in line bets: pay x `multiplier` + `added`."""

    multiplier: int
    added: Fraction
    amount: Fraction


def combined(how: Literal["product", "sum", "greatest"] | None, factors: Sequence[int]) -> int:
    """Return the one factor that several come to; 1 where there is none."""
    if not factors:
        return 1
    match how:
        case "product":
            return prod(factors)
        case "sum":
            return sum(factors)
        case "greatest" | None:
            return max(factors)


def price(
    definition: Definition,
    phase: str,
    win: tuple[str, int],
    pay: Fraction,
    filled: Mapping[str, int],
    own: int,
) -> Price:
    """Return what a win comes to.

    `win` is the symbol (or key of a mixed win) and the count; `filled` how many places each
    substitute fills; `own` how many cells show the substitute whose own win it is (0: it is none).
    """
    factors: list[int] = []
    added = NOTHING
    for key, rule in definition.substitutes.items():
        cells = filled.get(key, 0)
        if rule.adds and cells:
            added += rule.adds.pay * (cells if rule.adds.count == "each" else 1)
        multiplies = rule.multiplies
        if multiplies is None or not applies(definition, multiplies, phase, win):
            continue
        if own and key == win[0] and multiplies.own_prizes == "yes" and rule.active(phase):
            cells += own
        if cells:
            factors += [multiplies.by] * (cells if multiplies.count == "each" else 1)
    factor = combined((definition.ways or definition.lines).multipliers, factors)
    return Price(factor, added, pay * factor + added)


def applies(definition: Definition, rule: Multiplies, phase: str, win: tuple[str, int]) -> bool:
    """Whether a substitute multiplies a win of a symbol with a count that it completes."""
    symbol, count = win
    if rule.phases is not None and phase not in rule.phases:
        return False
    if symbol in definition.expand(rule.except_):
        return False
    return not any(
        symbol in definition.expand((left.win,)) and left.count in (None, count)
        for left in rule.not_on
    )
