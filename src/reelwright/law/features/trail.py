"""The law of a trail: a walk over its cells, throw by throw."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.features.bonus import NOTHING, Entered, Outcome, both, mixed

if TYPE_CHECKING:
    from reelwright.definition.model import Trail
    from reelwright.law.features.bonus import BonusLaw, Prizes


def trail_law(feature: Trail, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return the law of all throws of a trail, what is paid at nothing left out."""
    face = Fraction(1, len(feature.dice))
    walking: dict[int, dict[Outcome, Fraction]] = {feature.begins_on: {NOTHING: Fraction(1)}}
    ended: list[BonusLaw] = []
    for _ in range(feature.throws):
        arriving: defaultdict[int, list[BonusLaw]] = defaultdict(list)
        for cell, law in walking.items():
            for die in feature.dice:
                to = _reached(feature, cell, die)
                if to is None:
                    ended.append(_part(law, face))
                else:
                    arriving[to].append(both(_part(law, face), _paid(feature, prizes, to, die)))
        walking = {
            cell: mixed(*((Fraction(1), part) for part in parts))
            for cell, parts in arriving.items()
        }
    return mixed(*((Fraction(1), law) for law in (*ended, *walking.values())))


def _part(law: BonusLaw, weight: Fraction) -> dict[Outcome, Fraction]:
    return {outcome: chance * weight for outcome, chance in law.items()}


def _reached(feature: Trail, cell: int, die: int) -> int | None:
    """Return the cell a throw leads to, jumps included; `None` past the end."""
    to = cell + die
    if to > len(feature.cells):
        if feature.path == "ends":
            return None
        to = (to - 1) % len(feature.cells) + 1
    return feature.cells[to - 1].jump or to


def _paid(feature: Trail, prizes: Prizes, number: int, die: int) -> dict[Outcome, Fraction]:
    cell = feature.cells[number - 1]
    law = prizes.law(cell.prize or 0, die if cell.times_die else 1)
    if cell.enter is None:
        return law
    return both({Outcome(0, (Entered(cell.enter, cell.count),)): Fraction(1)}, law)
