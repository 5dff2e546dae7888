"""Every amount a line can come to where it is read in more than the plain way.

Which of the wins of one line are paid is left open, so there can be more here than in play.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.soundness.runs import Win

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Multiplies
    from reelwright.definition.soundness.prizes import Ground, Prize

NATURAL = ""
Filling: TypeAlias = tuple[str, ...]
"""What stands in the places of a win, sorted: substitutes, or `NATURAL`."""


def possible(ground: Ground) -> set[Win]:
    """Return every win that a line can meet."""
    return {
        _win(ground, prize, filling)
        for prize in ground.prizes
        for filling in _fillings(ground, prize)
    }


def _fillings(ground: Ground, prize: Prize) -> set[Filling]:
    fillings: set[Filling] = {()}
    for reel in prize.places:
        options = set[str]()
        for meeting in ground.meetings(prize, reel):
            options |= meeting.fills
            if meeting.natural:
                options.add(NATURAL)
        fillings = {
            tuple(sorted((*before, option))) for before, option in product(fillings, options)
        }
    return fillings


def _win(ground: Ground, prize: Prize, filling: Filling) -> Win:
    definition = ground.definition
    factors = list(_factors(ground, prize, filling))
    added = Fraction(0)
    for key in set(filling) - {NATURAL}:
        if adds := definition.substitutes[key].adds:
            added += adds.pay * (filling.count(key) if adds.count == "each" else 1)
    return Win(prize.name, prize.count, _together(definition, factors), prize.pay, added)


def _factors(ground: Ground, prize: Prize, filling: Filling) -> Iterator[int]:
    for key, rule in ground.definition.substitutes.items():
        multiplies = rule.multiplies
        if multiplies and applies(ground, prize, multiplies):
            cells = filling.count(key)
            if key == prize.name and ground.own(prize) and multiplies.own_prizes == "yes":
                cells += filling.count(NATURAL)
            if cells:
                yield from [multiplies.by] * (cells if multiplies.count == "each" else 1)


def applies(ground: Ground, prize: Prize, multiplies: Multiplies) -> bool:
    """Whether a substitute multiplies a prize that it completes."""
    expand = ground.definition.expand
    if multiplies.phases is not None and ground.phase not in multiplies.phases:
        return False
    if prize.name in expand(multiplies.except_):
        return False
    exempt = (one for one in multiplies.not_on if one.count in (None, prize.count))
    return all(prize.name not in expand((one.win,)) for one in exempt)


def _together(definition: Definition, factors: list[int]) -> int:
    if not factors:
        return 1
    match (definition.ways or definition.lines).multipliers:
        case "product":
            return prod(factors)
        case "sum":
            return sum(factors)
    return max(factors)
