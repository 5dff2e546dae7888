"""How many of a scatter symbol can count at once, and how likely each number is.

Read from the strips stop by stop, by itself: nothing here is shared with what plays.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Definition, Strip, Substitute

_Column: TypeAlias = "tuple[frozenset[str], ...]"
_Chances: TypeAlias = "dict[_Column, Fraction]"


@dataclass(frozen=True, slots=True)
class _Seen:
    """What counts so far: with every substitute taking part, and with those that need no other."""

    natural: bool = False
    with_all: int = 0
    unshown: int = 0
    all_go_on: bool = True
    """Whether there is no gap yet, where reels count from the first on."""
    unshown_go_on: bool = True


def in_sight(definition: Definition, strips: str, scatter: str, phase: str) -> dict[int, Fraction]:
    """Return the probability of each number of a scatter that can count on a set of strips."""
    taking_part = {
        key: substitute
        for key, substitute in definition.substitutes.items()
        if substitute.active(phase) and _takes_part(definition, key, scatter)
    }
    total: dict[int, Fraction] = {}
    for faces, chance in _faces_for_all(definition):
        seen = {_Seen(): chance}
        for reel in range(len(definition.strips[strips])):
            here = {k: s for k, s in taking_part.items() if s.active(phase, reel + 1)}
            longer: dict[_Seen, Fraction] = {}
            for column, part in _columns(definition, strips, reel, faces).items():
                for before, so_far in seen.items():
                    after = _after(definition, scatter, here, column, before)
                    longer[after] = longer.get(after, Fraction(0)) + part * so_far
            seen = longer
        for one, part in seen.items():
            count = one.with_all if one.natural else one.unshown
            total[count] = total.get(count, Fraction(0)) + part
    return total


def _faces_for_all(definition: Definition) -> Iterator[tuple[dict[str, str], Fraction]]:
    """Yield what the mystery symbols drawn once for a window become, with the chance of each."""
    drawn = {key: rule.becomes for key, rule in definition.mystery.items() if rule.each == "window"}
    for faces in product(*drawn.values()):
        chances = [
            Fraction(becomes[face], sum(becomes.values()))
            for becomes, face in zip(drawn.values(), faces, strict=True)
        ]
        yield dict(zip(drawn, faces, strict=True)), prod(chances, start=Fraction(1))


def _columns(definition: Definition, strips: str, reel: int, faces: Mapping[str, str]) -> _Chances:
    """Return how likely a reel shows each column, mystery symbols revealed."""
    strip: Strip = definition.strips[strips][reel]
    weights: Sequence[int] = (
        definition.stop_weights[strips][reel]
        if strips in definition.stop_weights
        else (1,) * len(strip)
    )
    rows = definition.window.heights[reel]
    shown: Counter[tuple[str, ...]] = Counter()
    for stop, weight in enumerate(weights):
        shown[tuple(strip[(stop + row) % len(strip)] for row in range(rows))] += weight
    found: _Chances = {}
    for cells, weight in shown.items():
        for column, chance in _revealed(definition, cells, faces):
            part = Fraction(weight, sum(weights)) * chance
            found[column] = found.get(column, Fraction(0)) + part
    return found


def _revealed(
    definition: Definition, cells: tuple[str, ...], faces: Mapping[str, str]
) -> Iterator[tuple[_Column, Fraction]]:
    options = []
    for cell in cells:
        rule = definition.mystery.get(cell)
        if rule is None or cell in faces:
            options.append([(frozenset(symbols_of(faces.get(cell, cell))), Fraction(1))])
        else:
            total = sum(rule.becomes.values())
            options.append(
                [(frozenset({face}), Fraction(n, total)) for face, n in rule.becomes.items()]
            )
    for way in product(*options):
        yield tuple(symbols for symbols, _ in way), prod((p for _, p in way), start=Fraction(1))


def _after(
    definition: Definition,
    scatter: str,
    taking_part: Mapping[str, Substitute],
    column: _Column,
    seen: _Seen,
) -> _Seen:
    """Return what counts with one more reel."""
    rule = definition.scatters[scatter]
    rows = [scatter in cell for cell in column]
    natural = sum(rows)
    if scatter in definition.tall:
        natural = sum(here and not above for above, here in zip([False, *rows], rows, strict=False))
    others = [cell & taking_part.keys() for cell in column if scatter not in cell]
    with_all = natural + sum(bool(keys) for keys in others)
    unshown = natural + sum(
        any(taking_part[key].with_none_showing == "counts" for key in keys) for keys in others
    )
    if rule.per_reel == "once" or rule.counted == "left adjacent reels":
        with_all, unshown = min(with_all, 1), min(unshown, 1)
    all_go_on, unshown_go_on = seen.all_go_on, seen.unshown_go_on
    if rule.counted == "left adjacent reels":
        all_go_on, unshown_go_on = all_go_on and with_all > 0, unshown_go_on and unshown > 0
    return _Seen(
        natural=seen.natural or natural > 0,
        with_all=seen.with_all + (with_all if all_go_on else 0),
        unshown=seen.unshown + (unshown if unshown_go_on else 0),
        all_go_on=all_go_on,
        unshown_go_on=unshown_go_on,
    )


def _takes_part(definition: Definition, substitute: str, scatter: str) -> bool:
    said = definition.substitutes[substitute].scatters
    return said == "all" or (isinstance(said, tuple) and scatter in definition.expand(said))
