"""What starts a feature."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, PlainSerializer, Tag

from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Key, Reel, Row

Counts: TypeAlias = Annotated[
    tuple[Count, ...],
    Field(min_length=1, max_length=36),
    PlainSerializer(sorted, when_used="json"),
]


class ScatterTrigger(Part):
    """A feature starts when enough of a scatter symbol are in sight."""

    scatter: Key
    """The scatter symbol."""
    counts: Counts | None = None
    """The only numbers in sight that start it; left out where a table says by number."""


class LineTrigger(Part):
    """A feature starts when a line win of a symbol is paid."""

    line_win: Key
    """The symbol."""
    counts: Counts | None = None
    """The only numbers in a row that start it; any that is paid where this is left out."""


class RunTrigger(Part):
    """A feature starts when a symbol runs from the first reel on a line, whatever that pays."""

    on_a_line: Key
    """The symbol, for which nothing stands in here."""
    counts: Counts
    """How many of it in a row, exactly, start the feature."""


class Place(Part):
    """A symbol at one place of the window."""

    symbol: Key
    """The symbol."""
    reel: Reel
    """The reel, from 1."""
    row: Row
    """The row, 0 at the top."""


class PositionTrigger(Part):
    """A feature starts when a symbol stands at one place."""

    position: Place
    """The symbol and the place."""


class AnyWinTrigger(Part):
    """A feature starts when a spin wins anything."""

    any_win: Literal["yes"]
    """Any prize on a line, of ways or of a scatter starts it."""


class EntryTrigger(Part):
    """A feature starts only where another one leads to it."""

    entered: Literal["yes"]
    """Nothing in a spin starts it."""


def _which(value: object) -> str:
    """Name the trigger that a value is; a scatter's where it names none."""
    for tag, key in _TELLING.items():
        if (isinstance(value, dict) and ({tag, key} & value.keys())) or hasattr(value, key):
            return tag
    return "scatter"


_TELLING = {
    "line win": "line_win",
    "on a line": "on_a_line",
    "position": "position",
    "any win": "any_win",
    "entered": "entered",
}

Trigger: TypeAlias = Annotated[
    Annotated[ScatterTrigger, Tag("scatter")]
    | Annotated[LineTrigger, Tag("line win")]
    | Annotated[RunTrigger, Tag("on a line")]
    | Annotated[PositionTrigger, Tag("position")]
    | Annotated[AnyWinTrigger, Tag("any win")]
    | Annotated[EntryTrigger, Tag("entered")],
    Discriminator(_which),
]


def symbol_of(trigger: Trigger) -> str | None:
    """Return the symbol that a trigger waits for; `None` where it waits for none."""
    match trigger:
        case ScatterTrigger():
            return trigger.scatter
        case LineTrigger():
            return trigger.line_win
        case RunTrigger():
            return trigger.on_a_line
        case PositionTrigger():
            return trigger.position.symbol
    return None


def counts_of(trigger: Trigger) -> tuple[int, ...] | None:
    """Return the only counts that a trigger takes; `None` where it takes any."""
    match trigger:
        case ScatterTrigger() | LineTrigger() | RunTrigger():
            return trigger.counts
    return (1,)


class Starting(Part):
    """A feature, with what starts it."""

    kind: str
    """Says what kind of feature it is."""
    starts_on: Trigger
    """What starts it."""
    with_others: Literal["yes"] | None = None
    """Whether another feature starts on the same trigger, which then must say so, too."""

    @property
    def scatter(self) -> str:
        """The scatter symbol that starts it; nothing where something else does."""
        trigger = self.starts_on
        return trigger.scatter if isinstance(trigger, ScatterTrigger) else ""

    @property
    def line_win(self) -> str:
        """The symbol whose line win starts it; nothing where something else does."""
        trigger = self.starts_on
        return trigger.line_win if isinstance(trigger, LineTrigger) else ""
