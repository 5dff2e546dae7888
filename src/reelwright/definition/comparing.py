"""Two definitions side by side: which rules differ, in the words of the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from reelwright.definition.model.game import IN_ORDER

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.definition.model import Definition

ABSENT = None
"""What stands where one of the two has nothing."""


@dataclass(frozen=True, slots=True)
class Change:
    """A place of a definition, its keys from the outermost in, and what stands there in each."""

    place: tuple[str, ...]
    before: object
    after: object


def changes(before: Definition, after: Definition) -> list[Change]:
    """Return every difference between two definitions; rules left out are not there.

    The order of keys is told as `order`, where it decides what a round does.
    """
    ordered = before.ordered | after.ordered
    return list(_between((), _plain(before), _plain(after), ordered))


def _plain(definition: Definition) -> dict[str, Any]:
    return definition.model_dump(mode="json", by_alias=True, exclude_defaults=True)


def _between(
    place: tuple[str, ...], before: Any, after: Any, ordered: frozenset[str]
) -> Iterator[Change]:
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _of_keys(place, before, after, ordered)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (one, other) in enumerate(zip(before, after, strict=True), 1):
            yield from _between((*place, str(number)), one, other, ordered)
    elif before != after:
        yield Change(place, before, after)


def _of_keys(
    place: tuple[str, ...],
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    ordered: frozenset[str],
) -> Iterator[Change]:
    for key in dict.fromkeys((*before, *after)):
        where = (*place, str(key))
        if key in before and key in after:
            yield from _between(where, before[key], after[key], ordered)
        else:
            yield Change(where, before.get(key, ABSENT), after.get(key, ABSENT))
    if place and (place[-1] in IN_ORDER or (len(place) == 1 and place[0] in ordered)):
        shared = [key for key in before if key in after]
        order = [key for key in after if key in before]
        if shared != order:
            yield Change((*place, "order"), shared, order)
