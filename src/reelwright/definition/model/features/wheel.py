"""A bonus wheel."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from reelwright.definition.model.features.prizes import Bonus, Number, Prize
from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Name, Weight


class Segment(Part):
    """A segment of a wheel: a prize, or a feature."""

    prize: Prize | None = None
    """What it pays; 0 for a segment that pays nothing."""
    enter: Name | None = None
    """The feature that is played when the bonus has ended."""
    count: Count | None = None
    """The count it is entered with; its least where this is left out."""
    weight: Weight = 1
    """How likely it is, beside the others' weights."""


class Wheel(Bonus):
    """A bonus in which a wheel is spun."""

    kind: Literal["wheel"]
    """Says that the feature is a wheel."""
    spins: Annotated[StrictInt, Field(ge=1, le=100)] = 1
    """How often the wheel is spun."""
    segments: Annotated[tuple[Segment, ...], Field(min_length=2, max_length=100)]
    """The segments around the wheel."""
    consolation: Number | None = None
    """What is paid where the bonus ends with nothing won."""
