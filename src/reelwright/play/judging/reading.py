"""The places of a line a prize needs, by how it is read, and which of them are met."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Reading

Direction: TypeAlias = Literal["left", "right", "none"]


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """Places of a line (reels from 0, rising) that win together, and their pay in line bets."""

    places: tuple[int, ...]
    pay: Fraction
    direction: Direction
    twice: bool = False
    """Whether the win is paid for each direction."""

    @property
    def bits(self) -> int:
        """The places as bits, 1 for the first reel."""
        return sum(1 << place for place in self.places)


def masks_by_count(
    read: Reading, reels: int, pays: Mapping[int, Fraction], *, twice: bool
) -> tuple[Mask, ...]:
    """Return every mask of a table of pays; `twice` pays full lines for each direction."""
    return tuple(
        Mask(places, pay, direction, twice and read == "both ways" and count == reels)
        for count, pay in pays.items()
        if count <= reels
        for places, direction in _places(read, reels, count)
    )


def _places(read: Reading, reels: int, count: int) -> Iterator[tuple[tuple[int, ...], Direction]]:
    left, right = tuple(range(count)), tuple(range(reels - count, reels))
    match read:
        case "left to right":
            yield left, "left"
        case "right to left":
            yield right, "right"
        case "both ways":
            yield left, "left"
            if count < reels:
                yield right, "right"
        case "adjacent anywhere":
            for first in range(reels - count + 1):
                yield tuple(range(first, first + count)), "none"
        case "any position":
            for places in combinations(range(reels), count):
                yield places, "none"


def masks_of_patterns(patterns: Mapping[str, Fraction]) -> tuple[Mask, ...]:
    """Return the mask of each pattern such as X_X_X."""
    return tuple(
        Mask(tuple(place for place, mark in enumerate(pattern) if mark == "X"), pay, "none")
        for pattern, pay in patterns.items()
    )


def masks_by_met(
    masks: tuple[Mask, ...], reels: int, *, shorter: bool
) -> tuple[tuple[Mask, ...], ...]:
    """Return, for each set of places that are met (as bits), the masks that win.

    Greater ones come first, then those of earlier reels. Without `shorter` a mask within a greater
    one that wins does not.
    """
    ordered = sorted(masks, key=lambda mask: (-len(mask.places), mask.places))
    return tuple(tuple(_winning(ordered, met, shorter=shorter)) for met in range(1 << reels))


def _winning(ordered: list[Mask], met: int, *, shorter: bool) -> list[Mask]:
    winning = [mask for mask in ordered if mask.bits & ~met == 0]
    if shorter:
        return winning
    return [
        mask
        for mask in winning
        if not any(mask.bits != other.bits and mask.bits & ~other.bits == 0 for other in winning)
    ]
