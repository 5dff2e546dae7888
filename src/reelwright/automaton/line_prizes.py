"""The prizes of a line. A *shape* is a set of reels that win together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from reelwright.definition.model import ANY, MixedByPlace

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Reading

Kind: TypeAlias = Literal["straight", "pattern", "mixed"]


class Shape(NamedTuple):
    """Reels (from 0, rising) that win together; `twice` says the pay is paid a second time."""

    reels: tuple[int, ...]
    pay: Fraction
    twice: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Prize:
    """All that one name wins on a line in one manner."""

    number: int
    kind: Kind
    name: str
    accepted: tuple[frozenset[str], ...]
    """By reel the symbols that serve it by themselves."""
    shapes: tuple[Shape, ...]


def prizes_of(definition: Definition, phase: str) -> tuple[Prize, ...]:
    """Return the prizes of a phase in the order in which equal ones are preferred."""
    found = (each for each in _named(definition, phase) if each[3])
    return tuple(Prize(number, *each) for number, each in enumerate(found))


def _named(
    definition: Definition, phase: str
) -> Iterator[tuple[Kind, str, tuple[frozenset[str], ...], tuple[Shape, ...]]]:
    lines, reels = definition.lines, definition.window.reels
    doubled = lines.full_line == "twice"
    special = definition.special_pays(phase)
    for key, symbol in definition.symbols.items():
        accepted = (frozenset((key,)),) * reels
        pays = special.get(key, symbol.pays)
        shapes = tuple(_shapes(symbol.read or lines.read, reels, pays, doubled=doubled))
        yield "straight", key, accepted, shapes
        marked = tuple(
            Shape(tuple(reel for reel, mark in enumerate(pattern) if mark == "X"), pay)
            for pattern, pay in symbol.patterns.items()
        )
        yield "pattern", key, accepted, marked
    for key, mixed in definition.mixed.items():
        if isinstance(mixed, MixedByPlace):
            of = tuple(frozenset(definition.expand((place,))) - {ANY} for place in mixed.places)
            needed = tuple(reel for reel, place in enumerate(mixed.places) if place != ANY)
            yield "mixed", key, of, (Shape(needed, mixed.pays),)
        else:
            of = (frozenset(definition.expand(mixed.of)) - {ANY},) * reels
            shapes = tuple(_shapes(mixed.read or lines.read, reels, mixed.pays, doubled=doubled))
            yield "mixed", key, of, shapes


def _shapes(
    read: Reading, reels: int, pays: Mapping[int, Fraction], *, doubled: bool
) -> Iterator[Shape]:
    for count, pay in pays.items():
        if count <= reels:
            twice = doubled and read == "both ways" and count == reels
            for chosen in _chosen(read, reels, count):
                yield Shape(chosen, pay, twice)


def _chosen(read: Reading, reels: int, count: int) -> list[tuple[int, ...]]:
    every = range(reels)
    runs = [tuple(every[first : first + count]) for first in range(reels - count + 1)]
    match read:
        case "left to right":
            return runs[:1]
        case "right to left":
            return runs[-1:]
        case "both ways":
            return list(dict.fromkeys((runs[0], runs[-1])))
        case "adjacent anywhere":
            return runs
        case "any position":
            return list(combinations(every, count))
