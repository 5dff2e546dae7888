"""A bonus trail: throws of a die move along cells."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from reelwright.definition.model.features.prizes import Bonus, Number, Prize
from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Name


class Cell(Part):
    """A cell of a trail: a prize, a jump, or a feature."""

    prize: Prize | None = None
    """What it pays; 0 for a cell that pays nothing."""
    times_die: Literal["yes"] | None = None
    """Whether the prize is multiplied by what the die showed."""
    jump: Annotated[StrictInt, Field(ge=1, le=200)] | None = None
    """The number, from 1, of the cell it leads to at once."""
    enter: Name | None = None
    """The feature that is played when the bonus has ended."""
    count: Count | None = None
    """The count it is entered with; its least where this is left out."""


class Trail(Bonus):
    """A bonus in which throws of a die move along cells, and each cell reached pays."""

    kind: Literal["trail"]
    """Says that the feature is a trail."""
    throws: Annotated[StrictInt, Field(ge=1, le=100)]
    """How often the die is thrown."""
    dice: Annotated[
        tuple[Annotated[StrictInt, Field(ge=1, le=100)], ...], Field(min_length=2, max_length=100)
    ]
    """The faces of the die, all equally likely."""
    cells: Annotated[tuple[Cell, ...], Field(min_length=2, max_length=200)]
    """The cells, in the order they are passed."""
    begins_on: Annotated[StrictInt, Field(ge=0, le=200)] = 1
    """The number of the cell it begins on; 0 is before the first."""
    path: Literal["round", "ends"] = "round"
    """Whether the first cell follows on the last, or going past the last ends the bonus."""
    at_nothing: Number | None = None
    """What is paid where no throw won anything."""
