"""Scales: prizes in rows by number, in a column of their own where something multiplies them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.artwork.model import Row, Scale
from reelwright.statements.catalogue import fraction

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from fractions import Fraction

    from reelwright.claims.model.substitutes import MultipliedPrizes
    from reelwright.statements.about import About

NONE = "-"
"""What stands where a number pays nothing."""


def scale(
    columns: Sequence[Mapping[int, Fraction]],
    about: About,
    count: str | None = None,
    heads: Sequence[str] = (),
    multiplied: int = 0,
) -> Scale:
    """Return prizes by number, the longest win first; `count` is the message for a number."""
    numbers = _numbers(columns)
    say = about.words.say
    rows = tuple(
        Row(
            say(count, count=number) if count else str(number),
            tuple(_told(pays, number) for pays in columns),
        )
        for number in numbers
    )
    return Scale(rows, ("", *heads) if heads else (), multiplied)


def multiplied_scale(
    pays: Mapping[int, Fraction],
    about: About,
    names: Sequence[str],
    multiplied: Iterable[MultipliedPrizes],
    count: str | None,
) -> Scale:
    """Return a scale with a column for each substitute that multiplies it for all of its names."""
    found = [
        (claim.substitute, claim.prizes[names[0]])
        for claim in multiplied
        if names[0] in claim.prizes
        and all(claim.prizes.get(name) == claim.prizes[names[0]] for name in names)
    ]
    say = about.words.say
    heads = [say("artwork-with", symbol=about.name(substitute)) for substitute, _ in found]
    columns = [pays, *(prizes for _, prizes in found)]
    return scale(columns, about, count, [say("artwork-plain"), *heads] if heads else (), len(found))


def table(prizes: Mapping[str, Mapping[int, Fraction]], about: About) -> Scale:
    """Return multiplied prizes of several symbols, or mixed wins, in rows, by number."""
    numbers = _numbers(prizes.values())
    symbols = about.definition.symbols
    rows = tuple(
        Row(
            about.name(name),
            tuple(_told(pays, number) for number in numbers),
            name if name in symbols else None,
        )
        for name, pays in prizes.items()
    )
    heads = ("", *map(str, numbers))
    return Scale(rows, heads, multiplied=len(numbers))


def _numbers(columns: Iterable[Mapping[int, Fraction]]) -> list[int]:
    return sorted({number for pays in columns for number in pays}, reverse=True)


def _told(pays: Mapping[int, Fraction], number: int) -> str:
    return fraction(pays[number]) if number in pays else NONE
