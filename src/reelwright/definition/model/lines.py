"""The lines a player can bet on and how they are read."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, ValidationInfo

from reelwright.definition.model.part import Part
from reelwright.definition.values import IN_CENTS, LineRows


def _some(rows: tuple[tuple[int, ...], ...], info: ValidationInfo) -> tuple[tuple[int, ...], ...]:
    """Refuse an empty list in a file; a game of ways reads one back from its own JSON."""
    if not rows and info.context != IN_CENTS:
        raise ValueError("at least 1")
    return rows


Reading: TypeAlias = Literal[
    "left to right", "right to left", "both ways", "adjacent anywhere", "any position"
]
"""Where on a line equal symbols win: from the first reel on without a gap, from the last, from
either, on any neighbouring reels, on any reels."""


class Lines(Part):
    """The lines a player can bet on and how they are read."""

    read: Reading
    """Where on a line equal symbols win; for a symbol its own `read` goes before."""
    on_one_line: Literal["highest only", "all of different symbols", "all"]
    """Of all wins on one line: the highest, the highest of each symbol, or all are paid."""
    shorter: Literal["not paid", "also paid"] = "not paid"
    """Whether a win within a longer one of the same symbol is a win, too."""
    full_line: Literal["once", "twice"] | None = None
    """Read both ways: whether a win that fills the line is paid for each direction."""
    multipliers: Literal["product", "sum", "greatest"] | None = None
    """How the factors of several substitutes in one win go together."""
    shared_substitute: Literal["both", "one"] | None = None
    """Whether one substitute may stand in two paid wins of a line, or in the greatest only."""
    each_symbol: Literal["any number", "once"] = "any number"
    """In how many paid wins of a line each of its symbols may stand."""
    rows: Annotated[
        tuple[LineRows, ...],
        Field(max_length=64, json_schema_extra={"minItems": 1}),
        AfterValidator(_some),
    ]
    """For each line the row it takes on each reel, 0 at the top, written as digits: "01210"."""

    @property
    def plain(self) -> bool:
        """Whether the highest of the runs from the first reel on is paid, and nothing else."""
        return (
            (self.read, self.on_one_line) == ("left to right", "highest only")
            and self.shorter == "not paid"
            and self.multipliers in (None, "greatest")
        )


def no_lines() -> Lines:
    """Return what a game of ways has for lines: none."""
    return Lines.model_construct(read="left to right", on_one_line="highest only", rows=())
