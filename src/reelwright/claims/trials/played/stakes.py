"""What can be bet: numbers of lines, and stakes that are far apart."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from reelwright.play.state import Stake

if TYPE_CHECKING:
    from reelwright.claims.rules import Rules


def line_numbers(rules: Rules) -> tuple[int, ...]:
    """Return the numbers of lines that can be bet on; 0 in a game without lines."""
    definition = rules.definition
    if not rules.has_lines:
        return (0,)
    offered = len(definition.lines.rows)
    return definition.stakes.selections(offered) or tuple(range(1, offered + 1))


def stake_on(rules: Rules, lines: int) -> Stake:
    """Return the least bet on the first lines, so many."""
    return Stake(tuple(range(1, lines + 1)), min(rules.definition.stakes.bets))


def most_lines(rules: Rules) -> Stake:
    """Return the least bet on as many lines as can be bet on."""
    return stake_on(rules, max(line_numbers(rules)))


def fewest_lines(rules: Rules) -> Stake:
    """Return the least bet on as few lines as can be bet on."""
    return stake_on(rules, min(line_numbers(rules)))


def stakes_apart(rules: Rules) -> list[Stake]:
    """Return the least and the greatest bet on the fewest and on the most lines."""
    bets, numbers = rules.definition.stakes.bets, line_numbers(rules)
    return [
        Stake(tuple(range(1, number + 1)), line_bet)
        for number, line_bet in product(
            sorted({min(numbers), max(numbers)}), sorted({min(bets), max(bets)})
        )
    ]
