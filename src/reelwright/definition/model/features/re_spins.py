"""Re-spins: some reels are held, the others are spun again, at no cost."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Discriminator, Field, StrictInt, Tag

from reelwright.definition.model.features.spun import Spun
from reelwright.definition.model.part import Part
from reelwright.definition.values import Reels

Number: TypeAlias = Annotated[StrictInt, Field(ge=1, le=100, title="re-spins")]


def _reels(value: object) -> object:
    if value != "reels with it" and not isinstance(value, list | tuple):
        raise ValueError("reels with it, or a list of reels")
    return value


class Improved(Part):
    """What a re-spin changes that brings what started them to further reels, which then hold."""

    adds: Number | None = None
    """How many re-spins it adds; with `begins again` none."""
    begins_again: Literal["yes"] | None = None
    """As many re-spins are left again as were won at first."""
    without: Literal["goes on", "ends"] = "goes on"
    """What a re-spin does that brings no improvement: the others follow, or it was the last."""


class ReSpins(Spun):
    """Spins that follow a paid game, in which some reels are held as they stopped."""

    kind: Literal["re-spins"]
    """Says that the feature is a run of re-spins."""
    only_after: Literal["a win", "no win"] | None = None
    """Whether only a spin that wins starts it, or only one that does not; either where left out."""
    holds: Annotated[
        Annotated[Literal["reels with it"], Tag("word")]
        | Annotated[Reels, Field(min_length=1), Tag("list")],
        Discriminator(lambda value: "list" if isinstance(value, list | tuple) else "word"),
        BeforeValidator(_reels),
    ]
    """The reels that are held: these, or each on which what started it stands.

    Where that is every reel, nothing is left to spin and there are no re-spins.
    """
    re_spins: Annotated[Number, Field(alias="re-spins")]
    """How many are won."""
    held_wins: Literal["paid again", "not paid again"]
    """What a re-spin does about a win or scatter prize that stands on held reels alone."""
    improved: Improved | None = None
    """What a re-spin changes that shows more of it; nothing, and no more reels hold, where left
    out."""
    other_features: Literal["start", "do not start"]
    """Whether re-spins start other features by what does not stand on held reels alone."""
