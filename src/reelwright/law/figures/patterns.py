"""Each pattern of the base game against the odds that a standard asks for."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.law.figures.par import Prize


@dataclass(frozen=True, slots=True)
class PatternOdds:
    """How often a pattern comes up in a play on every line, with substitutes and without."""

    name: str
    count: int
    frequency: Fraction
    holds: bool

    @property
    def one_in(self) -> float:
        """The plays for each time it comes up."""
        return float(1 / self.frequency)


@dataclass(frozen=True, slots=True)
class Patterns:
    """The rule: at least once in `one_in` plays; and what it comes to, pattern by pattern."""

    clause: str
    known: str
    one_in: int
    patterns: tuple[PatternOdds, ...]

    @property
    def holds(self) -> bool:
        """Whether every pattern keeps the rule."""
        return all(pattern.holds for pattern in self.patterns)


@cache
def rule(name: str) -> dict[str, Any]:
    """Return what a standard asks of a figure."""
    text = files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)[name]
    return found


def pattern_odds(prizes: Iterable[Prize], more_lines: Fraction = Fraction(1)) -> Patterns:
    """Hold each pattern, counted once for all ways to complete it, against the rule.

    `more_lines` is how many times as many lines can be played as were.
    """
    asked = rule("pattern odds")
    together: dict[tuple[str, int], Fraction] = defaultdict(Fraction)
    for prize in prizes:
        times = more_lines if prize.on == "line bet" else 1
        together[prize.name, prize.count] += prize.frequency * times
    least = Fraction(1, asked["one_in"])
    return Patterns(
        clause=asked["clause"],
        known=asked["known"],
        one_in=asked["one_in"],
        patterns=tuple(
            PatternOdds(name, count, frequency, frequency >= least)
            for (name, count), frequency in together.items()
            if frequency
        ),
    )
