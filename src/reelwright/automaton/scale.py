"""The whole numbers that amounts are counted in, and what is bet in them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from reelwright.definition.model import Award, Bonus, FixedStake

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.definition.model import Definition

CENTS_OF_ONE = 100
"""A fixed prize is written in whole units of money."""


@dataclass(frozen=True, slots=True)
class Playing:
    """What a paid game is played on: the lines, and the line bet in cents.

    In a game of ways there are no lines and the bet is that of a unit. A `wager` other than the
    plain game has a name.
    """

    lines: tuple[int, ...]
    line_bet: int
    wager: str = ""


def playing(
    definition: Definition,
    lines: Sequence[int] | None = None,
    line_bet: int | None = None,
    wager: str = "",
) -> Playing:
    """Return what is played on: all lines and the least bet where nothing else is said.

    Raises `ValueError` for lines, a bet or a wager the game does not offer.
    """
    offered = len(definition.lines.rows)
    chosen = tuple(range(1, offered + 1)) if lines is None else tuple(lines)
    allowed = definition.stakes.selections(offered)
    if definition.ways:
        if chosen:
            raise ValueError("lines: found some; allowed: none, in a game of ways")
    elif not chosen or len({*chosen}) < len(chosen) or not {*chosen} <= {*range(1, offered + 1)}:
        found = ", ".join(map(str, chosen)) or "none"
        raise ValueError(f"lines: found {found}; allowed: one or more of 1 to {offered}, each once")
    elif allowed and (len(chosen) not in allowed or set(chosen) != {*range(1, len(chosen) + 1)}):
        many = ", ".join(map(str, allowed))
        found = ", ".join(map(str, chosen))
        raise ValueError(f"lines: found {found}; allowed: the first {many} of {offered}")
    bets = definition.stakes.bets
    bet = bets[0] if line_bet is None else line_bet
    if bet not in bets:
        listed = ", ".join(f"{each / 100:.2f}" for each in bets)
        raise ValueError(f"line bet: found {bet / 100:.2f}; allowed: {listed}")
    if wager and wager not in definition.wagers:
        listed = ", ".join(definition.wagers) or "none, in this game"
        raise ValueError(f"wager: found '{wager}'; allowed: {listed}")
    return Playing(chosen, bet, wager)


@dataclass(frozen=True, slots=True)
class Scale:
    """A line bet is `grains` grains, the total bet `stake`; a game costs `cost` of them.

    The cost is the total bet, or the price of a wager.
    """

    grains: int
    stake: int
    line_bet: int
    cost: int

    def of(self, amount: Fraction | int, on: str) -> int:
        """Return an amount of line bets, total bets or money ("fixed") in grains."""
        match on:
            case "line bet":
                grains = Fraction(amount) * self.grains
            case "total bet":
                grains = Fraction(amount) * self.stake
            case _:
                grains = Fraction(amount) * CENTS_OF_ONE * self.grains / self.line_bet
        assert grains.denominator == 1, (amount, on, self)
        return grains.numerator


def scale(definition: Definition, played: Playing) -> Scale:
    """Return the largest grain that every prize of a round is a whole number of."""
    grains = _grains(definition, played.line_bet)
    for fixed in fixed_stakes(definition):
        of_theirs = _grains(definition, fixed.line_bet) * played.line_bet
        grains = lcm(grains, of_theirs // gcd(of_theirs, fixed.line_bet))
    units = definition.stakes.units(len(played.lines))
    total_bets = definition.wagers[played.wager].costs if played.wager else Fraction(1)
    grains *= (total_bets * units * grains).denominator
    cost = total_bets * units * grains
    return Scale(grains, grains * units, played.line_bet, cost.numerator)


def fixed_stakes(definition: Definition) -> tuple[Playing, ...]:
    """Return the stakes of their own at which tokens lead to features."""
    rules = [tokens.stake for tokens in definition.tokens.values()]
    return tuple(
        Playing(tuple(range(1, (rule.lines or 0) + 1)), rule.line_bet)
        for rule in rules
        if isinstance(rule, FixedStake)
    )


def _grains(definition: Definition, line_bet: int) -> int:
    """Return in how many grains a line bet is counted where nothing has a stake of its own."""
    prizes = definition.model_copy(update={"wagers": {}})
    grains = lcm(*(number.denominator for number in _fractions(prizes)))
    if any(bonus.prizes_on == "fixed" for bonus in _bonuses(definition)) or any(
        isinstance(feature, Award) and feature.on == "fixed"
        for feature in definition.features.values()
    ):
        grains *= Fraction(CENTS_OF_ONE, line_bet).denominator
    return grains


def _bonuses(definition: Definition) -> Iterator[Bonus]:
    for feature in definition.features.values():
        if isinstance(feature, Bonus):
            yield feature


def _fractions(data: Any) -> Iterator[Fraction]:
    """Yield every fraction that stands anywhere in a part of a definition."""
    if isinstance(data, Fraction):
        yield data
    elif isinstance(data, BaseModel):
        for name in type(data).model_fields:
            yield from _fractions(getattr(data, name))
    elif isinstance(data, dict):
        for value in data.values():
            yield from _fractions(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _fractions(value)
