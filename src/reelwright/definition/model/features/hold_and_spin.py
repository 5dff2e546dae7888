"""Hold and spin: symbols stay where they landed, open cells are spun, each held one has a value."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from reelwright.definition.model.features.prizes import Bonus, Drawn, Number
from reelwright.definition.model.features.triggers import counts_of
from reelwright.definition.model.part import Part
from reelwright.definition.values import Weight


class Landing(Part):
    """How likely a further symbol lands on an open cell in a re-spin, each cell by itself."""

    lands: Weight
    """The weight of one landing."""
    stays_open: Weight
    """The weight of none."""


class HoldAndSpin(Bonus):
    """A bonus in which the symbols that started it are held, and more may land on open cells.

    All that is held is paid when the re-spins end. Where another feature, or a wager, leads to it,
    as many are held as the count says, on cells that are drawn.
    """

    kind: Literal["hold and spin"]
    """Says that the feature holds symbols on their cells."""
    re_spins: Annotated[StrictInt, Field(alias="re-spins", ge=1, le=100)]
    """How many re-spins there are at first."""
    new_symbol: Literal["begins again", "changes nothing"]
    """What a symbol that lands does to the number of re-spins left: it is as at first again."""
    each_cell: Landing
    """What each open cell does in a re-spin."""
    values: Drawn
    """What each held symbol pays, drawn when it is held."""
    full_window: Number | None = None
    """What is paid on top where every cell holds one; the re-spins then end."""

    @property
    def counts(self) -> frozenset[int]:
        """How many symbols start it."""
        return frozenset(counts_of(self.starts_on) or ())
