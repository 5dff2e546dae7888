"""Claims on cascades: what leaves and falls, what multiplies, what counts in the end."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import Name


class SymbolsFall(Claim):
    """In these phases, and no others, the symbols of winning places leave and others fall.

    The window is then judged again, until nothing wins, or they have fallen so many times.
    """

    claim: Literal["symbols fall"] = "symbols fall"
    phases: Annotated[tuple[Name, ...], Field(min_length=1)]
    at_most: Annotated[StrictInt, Field(ge=1)]


class FallsMultiply(Claim):
    """Wins on lines or of ways are multiplied by how often symbols fell: the last factor stays."""

    claim: Literal["falls multiply"] = "falls multiply"
    factors: Annotated[tuple[StrictInt, ...], Field(min_length=1)]


class LastWindowCounts(Claim):
    """Scatters are counted in the window after the last fall."""

    claim: Literal["last window counts"] = "last window counts"
