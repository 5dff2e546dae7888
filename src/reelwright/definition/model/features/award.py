"""Awards by count, without games."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.definition.model.features.prizes import Number, PrizeBase
from reelwright.definition.model.features.triggers import Starting
from reelwright.definition.values import Count


class Award(Starting):
    """A table of prizes by count."""

    kind: Literal["award"]
    """Says that the feature is a table of prizes."""
    pays: Annotated[dict[Count, Number], Field(min_length=1)]
    """The prize by how many of the symbol count."""
    on: PrizeBase
    """What the prizes are multiples of."""
