"""The wins a line could be paid, each read the way that pays most."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from reelwright.play.judging.rules import NATURAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from reelwright.play.judging.factors import Price
    from reelwright.play.judging.reading import Mask
    from reelwright.play.judging.rules import Met, Rule, Rules


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A rule with places of a line that all meet it."""

    rule: Rule
    mask: Mask
    reading: tuple[str, ...]
    """For each place of the mask the substitute that fills it, or `NATURAL`."""
    natural: tuple[bool, ...]
    """For each place of the mask whether the cell meets the rule by itself."""
    price: Price
    own: bool
    """Whether it is a win of a substitute itself."""

    @property
    def amount(self) -> Fraction:
        """What it pays, in line bets."""
        return self.price.amount

    @property
    def alone(self) -> bool:
        """Whether nothing but substitutes makes the win, and it is none of their own."""
        return not any(self.natural)

    @property
    def substitutes(self) -> frozenset[str]:
        """The substitutes that complete it."""
        return frozenset(self.reading) - {NATURAL}

    def places_of(self, substitute: str) -> set[int]:
        """Return the places that a substitute fills."""
        return {
            p for p, key in zip(self.mask.places, self.reading, strict=True) if key == substitute
        }

    @property
    def natural_places(self) -> set[int]:
        """The places where the cell meets the rule by itself."""
        return {p for p, met in zip(self.mask.places, self.natural, strict=True) if met}

    @property
    def order(self) -> tuple[Fraction, int, int, tuple[int, ...]]:
        """What sorts the greatest first: amount, places, order of the definition, earlier reels."""
        places = self.mask.places
        return (-self.amount, -len(places), self.rule.number, places)


def candidates(rules: Rules, possible: int, met: Sequence[Met]) -> Iterator[Candidate]:
    """Yield the wins of a line, rule by rule.

    `possible` are the rules, as bits, that can win with the places of the line; `met` says for
    each reel what its place comes to.
    """
    while possible:
        lowest = possible & -possible
        possible -= lowest
        number = lowest.bit_length() - 1
        rule = rules.rules[number]
        options = [one.options[number] for one in met]
        bits = sum(1 << place for place, one in enumerate(options) if one)
        for mask in rule.by_met[bits]:
            yield _candidate(rules, rule, mask, [options[place] for place in mask.places])


def _candidate(
    rules: Rules, rule: Rule, mask: Mask, options: Sequence[tuple[str, ...]]
) -> Candidate:
    reading: tuple[str, ...] = tuple(one[0] for one in options)
    price = rules.price(rule, mask, reading)
    if any(len(one) > 1 for one in options):
        priced = [(rules.price(rule, mask, way), way) for way in product(*options)]
        price, reading = max(priced, key=lambda each: (each[0].amount, each[1].count(NATURAL)))
    natural = tuple(one[0] == NATURAL for one in options)
    return Candidate(rule, mask, reading, natural, price, any(natural) and rules.own(rule))
