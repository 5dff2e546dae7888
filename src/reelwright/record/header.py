"""The first line of a record: what its rounds were played under."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from reelwright.definition.faults import Fault
from reelwright.play import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.definition.model import Definition
    from reelwright.profiles.model import Profile

FORMAT: Final = 1


class RecordError(Exception):
    """A file is no record, or not one of this game: the message names file, line and fault."""

    @classmethod
    def of(cls, file: str, faults: Iterable[Fault]) -> RecordError:
        """Return the error that tells every fault of a file, one a line."""
        return cls("\n".join(fault.words(file) for fault in faults))


class Header(BaseModel):
    """What every round of a record was played under."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1]
    game: Annotated[str, Field(min_length=1, max_length=1000)]
    """A shipped game's name or the path of a definition, as it was given."""
    variant: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    """The variant of the game; left out where it is the game itself."""
    digest: Annotated[str, Field(max_length=64)]
    rules_version: StrictInt
    profile: Annotated[str, Field(max_length=100)]
    limits: dict[str, Any]
    """What the profile narrowed of the rules when the rounds were played."""
    events: Literal["whole", "hashed"]
    """Whether a line holds its events, or the hash of them."""

    def plain(self) -> dict[str, Any]:
        """Return the header as it is written."""
        return self.model_dump(exclude={"variant"} if self.variant is None else None)


def header_of(
    game: str,
    definition: Definition,
    profile: Profile,
    events: Literal["whole", "hashed"] = "whole",
    variant: str | None = None,
) -> Header:
    """Return the header of rounds played now; `game` is the name or path the game was read by."""
    return Header(
        format=FORMAT,
        game=game,
        variant=variant,
        digest=definition.digest,
        rules_version=RULES_VERSION,
        profile=profile.name,
        limits=profile.of_play(),
        events=events,
    )


def disagreements(found: Header, present: Header) -> Iterator[Fault]:
    """Yield what a record was played under that is not so at present."""
    said = {
        "digest": "the definition of this game",
        "rules_version": "the rules of this program",
        "profile": "the profile in use",
        "limits": "the limits of the profile as it is now",
    }
    for field, what in said.items():
        before, now = getattr(found, field), getattr(present, field)
        if before != now:
            yield Fault((field,), _words(before), f"{_words(now)}, {what}", 1)


def _words(value: object) -> str:
    return json.dumps(value)[:200]
