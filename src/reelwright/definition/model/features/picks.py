"""A bonus of stages in which the player picks."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, PlainSerializer, StrictInt, Tag

from reelwright.definition.model.features.prizes import Bonus, Drawn, Number
from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Name

End: TypeAlias = Literal["end"]


class Entry(Part):
    """What a thing hides other than a prize: just one of the two."""

    times: Annotated[StrictInt, Field(ge=2, le=1000)] | None = None
    """What the stage has paid so far is multiplied by this."""
    enter: Name | None = None
    """The feature that is played when the bonus has ended."""
    count: Count | None = None
    """The count it is entered with; its least where this is left out."""


def _which(value: object) -> str:
    if isinstance(value, Drawn) or (isinstance(value, dict) and "drawn" in value):
        return "drawn"
    if value == "end":
        return "end"
    return "entry" if isinstance(value, dict | Entry) else "prize"


def _sorted(entries: tuple[Any, ...]) -> list[Any]:
    """Return entries as JSON holds them: numbers first, rising, whatever order they came in."""
    plain = [
        entry.model_dump(mode="json", exclude_defaults=True) if isinstance(entry, Part) else entry
        for entry in entries
    ]
    numbers = sorted(entry for entry in plain if not isinstance(entry, str | dict))
    others = sorted((e for e in plain if isinstance(e, str | dict)), key=json.dumps)
    return [n if isinstance(n, int) else str(n) for n in numbers] + others


Hidden: TypeAlias = Annotated[
    Annotated[Number, Tag("prize")]
    | Annotated[Drawn, Tag("drawn")]
    | Annotated[End, Tag("end")]
    | Annotated[Entry, Tag("entry")],
    Discriminator(_which),
]


class Stage(Part):
    """A screen of a bonus: each of the things shown hides one of the entries."""

    pick: Annotated[StrictInt, Field(ge=1, le=30)] | None = None
    """How many things the player picks."""
    pick_until: End | None = None
    """The player picks until an end is found; the stage has a number of picks or this."""
    from_: Annotated[
        tuple[Hidden, ...],
        Field(min_length=1, max_length=30),
        PlainSerializer(_sorted, when_used="json"),
    ]
    """What is hidden, one entry for each thing shown: mostly prizes."""


class Picks(Bonus):
    """A bonus of stages in which the player picks."""

    kind: Literal["picks"]
    """Says that the feature is a bonus of picks."""
    stages: Annotated[dict[Name, Stage], Field(min_length=1, max_length=10)]
    """The stages by name, in the order they are played."""
    consolation: Number | None = None
    """What is paid where the bonus ends with nothing won."""
    time_limit: Annotated[StrictInt, Field(ge=5, le=600)] | None = None
    """Seconds for each pick, after which one is made at random; none where this is left out."""
