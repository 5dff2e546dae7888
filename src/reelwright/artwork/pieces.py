"""Words in pieces, so that a picture can stand by the name of each symbol."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from reelwright.artwork.model import Piece

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from reelwright.statements.statement import Statement


def pieces_of(
    statement: Statement, names: Mapping[str, str], beside: Collection[str]
) -> tuple[Piece, ...]:
    """Split the words at the names of symbols; those of `beside` have their picture in sight.

    An accepted wording has names in capitals.
    """
    spoken = [key for key in spoken_of(statement, names) if key not in beside]
    named = {name: key for key in spoken for name in (names[key].upper(), names[key])}
    if not named:
        return (Piece(statement.words),)
    found: list[Piece] = []
    for at, text in enumerate(pattern_of(named).split(statement.words)):
        if text:
            found.append(Piece(text, named[text] if at % 2 else None))
    return tuple(found)


def pattern_of(names: Collection[str]) -> re.Pattern[str]:
    """Return a pattern that finds each name as a word of its own, the longest first."""
    alternatives = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<!\w)({alternatives})(?!\w)")


def spoken_of(statement: Statement, keys: Collection[str]) -> tuple[str, ...]:
    """Return the symbols that a statement is about, or that its claims name."""
    named = {*statement.of, *statement.place.of}
    for claim in statement.claims:
        named.update(_strings(claim.model_dump(mode="json")))
    return tuple(key for key in keys if key in named)


def _strings(plain: object) -> Iterator[str]:
    """Yield every string in plain data, and the keys of mappings."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield str(key)
            yield from _strings(value)
    elif isinstance(plain, list | tuple):
        for one in plain:
            yield from _strings(one)
