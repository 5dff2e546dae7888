"""Claims on hold and spin: what is held, what more may land, and what a full window pays."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.definition.model.features.prizes import Number
from reelwright.definition.values import Key, Name

Value = Annotated[int, Field(ge=1)]


class HoldPlayed(Claim):
    """Symbols in sight that start a bonus are held, and further ones may land on open cells.

    In each re-spin any open cell may be taken, by itself. Every symbol held has one of these
    values, drawn when it is held; all are paid as one prize when the re-spins end.
    """

    claim: Literal["hold played"] = "hold played"
    feature: Name
    symbol: Key
    """The symbol whose cells are held at first: all in sight."""
    re_spins: Annotated[int, Field(ge=1)]
    again: bool
    """Whether as many re-spins are left again as at first when one lands."""
    values: tuple[Value, ...]


class FullWindowPays(Claim):
    """The re-spins end where every cell holds a symbol, which pays so much on top, or nothing."""

    claim: Literal["full window pays"] = "full window pays"
    feature: Name
    pay: Number | None
