"""How figures are written: shares, odds, amounts, and the mark of how each was obtained."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from reelwright.law.figures import Below, Exact, Figure, Near, Undefined, number, one_in

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.definition.model import Game
    from reelwright.law.figures import Band, Prize

MARKS = {
    Exact: ("=", "an exact fraction"),
    Near: ("≈", "a float within a stated bound"),
    Below: ("<", "below a stated bound"),
    Undefined: ("-", "not defined, and why"),
}
"""The mark of each way a figure is obtained, and what it says."""

LONGEST_FRACTION = 60
"""A longer one is left to the data formats."""


def mark(figure: Figure) -> str:
    """Return the mark of how a figure was obtained."""
    return MARKS[type(figure)][0]


def fraction_text(value: Fraction) -> str:
    """Return p/q, however many digits that takes."""
    return f"{Decimal(value.numerator):f}/{Decimal(value.denominator):f}"


def percent(value: Fraction | float, places: int = 2) -> str:
    """Write a share as per cent."""
    return f"{float(value * 100):.{places}f}%"


def small(value: float) -> str:
    """Write a share that may be tiny as per cent, with two digits at least."""
    return f"{value:.4%}" if value >= 1e-5 or not value else f"{value * 100:.2g}%"


def amount(cents: float) -> str:
    """Write an amount of money."""
    return f"{cents / 100:,.2f}"


def share(figure: Figure, places: int = 2) -> str:
    """Write a figure as per cent."""
    match figure:
        case Below(bound):
            return f"< {bound:.1e}"
        case Undefined():
            return "-"
    return percent(number(figure) or 0.0, places)


def plain(figure: Figure, places: int = 4) -> str:
    """Write a figure with so many decimals."""
    match figure:
        case Below(bound):
            return f"< {bound:.1e}"
        case Undefined():
            return "-"
    return f"{number(figure) or 0.0:,.{places}f}"


def odds(probability: Figure) -> str:
    """Write a probability as the games for each time it comes up."""
    match probability:
        case Below(bound):
            return f"more than {many(1 / bound)}"
        case Undefined():
            return "-"
    games = one_in(probability)
    return many(games) if games else "never"


def many(games: float) -> str:
    """Write a number of games: all digits while they can be read, then powers of ten."""
    if games >= 1e15:
        return f"{games:.3e}"
    return f"{games:,.0f}" if games >= 10_000 else f"{games:,.2f}"


def times(value: Fraction | float) -> str:
    """Write a multiple of the stake."""
    number_ = float(value)
    return f"{number_:,.0f}" if number_ == int(number_) else f"{number_:,.2f}"


def band_name(band: Band) -> str:
    """Write a band of wins, in stakes."""
    if not band.low:
        return "nothing"
    if band.high is None:
        return f"{_edge(band.low)} or more"
    return f"{_edge(band.low)} to below {_edge(band.high)}"


def _edge(value: Fraction) -> str:
    return f"{float(value):g}" if value < 1 else times(value)


def counted(count: int, noun: str) -> str:
    """Write so many of something."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def level_text(level: Fraction) -> str:
    """Write a level as per cent, with the digits it has."""
    exact = Decimal(level.numerator * 100) / Decimal(level.denominator)
    return f"{exact.normalize():f}"


def prize_name(game: Game, key: str) -> str:
    """Return what a prize is called: its symbol's name, or its own."""
    return game.symbol_name(key) if key in game.definition.symbols else key


def pay_text(prize: Prize) -> str:
    """Write what a prize pays, in its own bet."""
    factor = f" x {prize.multiplier}" if prize.multiplier > 1 else ""
    return f"{_number(prize.pay)}{factor}"


def _number(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):g}"
