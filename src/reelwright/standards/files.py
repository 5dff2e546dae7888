"""Reading the standard that ships: its vocabulary, its clauses, its editions."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from reelwright.standards.model import CHAPTER, Clause, Edition, Row, Standard
from reelwright.standards.vocabulary import Vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable

_HERE = files("reelwright.standards")
DEFAULT = "2003"
"""The edition taken where none is named: the latest one with most of the text in it."""


class StandardError(Exception):
    """Data of a standard that does not fit together: one sentence a line."""


@cache
def vocabulary() -> Vocabulary:
    """Read every name a clause may use."""
    return Vocabulary(**_read(_HERE / "vocabulary.toml"))


@cache
def clauses() -> tuple[Clause, ...]:
    """Read every clause, in the order of their numbers; raises `StandardError`."""
    found = [
        Clause(**plain)
        for file in _toml_in(_HERE / "clauses")
        for plain in _read(file).get("clauses", [])
    ]
    faults = list(faults_of(found, vocabulary()))
    if faults:
        raise StandardError("\n".join(faults))
    return tuple(sorted(found, key=lambda clause: _order(clause.id)))


@cache
def editions() -> dict[str, Edition]:
    """Read every edition, by name."""
    found = [Edition(**_read(file)) for file in _toml_in(_HERE / "editions")]
    known = {clause.id for clause in clauses()}
    for edition in found:
        if strange := sorted(edition.pages.keys() - known):
            allowed = "numbers of clauses"
            raise StandardError(f"{edition.name} > pages: found {strange}; allowed: {allowed}")
    return {edition.name: edition for edition in found}


@cache
def standard(name: str = DEFAULT) -> Standard:
    """Return an edition with its clauses; `KeyError` names the editions there are."""
    if name not in editions():
        raise KeyError(f"edition: found {name!r}; allowed: {', '.join(editions())}")
    edition = editions()[name]
    rows = tuple(_row(clause, edition) for clause in clauses() if clause.id[:3] in edition.chapters)
    return Standard(edition, rows)


def faults_of(found: Iterable[Clause], words: Vocabulary) -> Iterator[str]:
    """Yield what clauses have wrong beside each other, a sentence for each fault."""
    by_id: dict[str, Clause] = {}
    for clause in found:
        if clause.id in by_id:
            yield f"{clause.id}: found twice; allowed: once"
        by_id[clause.id] = clause
        yield from words.misused(clause)
        if not (clause.asks_for_something or clause.reason or words.waits_for(clause)):
            yield f"{clause.id}: found nothing asked for; allowed: says, shown, laid, wordings"
    with_limbs = {clause.parent for clause in by_id.values()}
    for clause in by_id.values():
        above = by_id.get(clause.parent or "")
        if above is not None and above.limbs is None and above.force != "scope":
            yield f"{above.id} > limbs: found nothing; allowed: all, one is enough"
        if clause.limbs is not None and clause.id not in with_limbs:
            yield f"{clause.id} > limbs: found {clause.limbs!r}; allowed: none, it has no limb"


def _row(clause: Clause, edition: Edition) -> Row:
    readings = [edition, *(other for other in editions().values() if other is not edition)]
    places = [
        f"{one.document}, p. {', '.join(map(str, one.pages[clause.id]))}"
        for one in readings
        if clause.id in one.pages
    ]
    read_here = clause.id in edition.pages
    source = places[0] if read_here else "; ".join(places)
    return Row(clause, _numbered(clause.id, edition), source or "read nowhere", read_here)


def _numbered(clause_id: str, edition: Edition) -> str:
    return re.sub(CHAPTER, lambda match: edition.chapters[match[0]], clause_id)


def _order(clause_id: str) -> tuple[tuple[int, ...], str]:
    number, _, letter = clause_id.partition(" ")
    return tuple(map(int, number.split("-")[0].split("."))), letter


def _toml_in(folder: Traversable) -> list[Traversable]:
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(found, key=lambda entry: entry.name)


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
