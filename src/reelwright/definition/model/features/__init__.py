"""What a spin can start: free games, bonuses, awards. One module for each kind."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from reelwright.definition.model.features.award import Award
from reelwright.definition.model.features.free_games import (
    Covers,
    FreeGames,
    Losing,
    MultiplierDrawn,
    Offer,
    Rising,
)
from reelwright.definition.model.features.picks import End, Entry, Picks, Stage
from reelwright.definition.model.features.prizes import Bonus, Drawn, Prize, PrizeBase
from reelwright.definition.model.features.trail import Cell, Trail
from reelwright.definition.model.features.triggers import (
    AnyWinTrigger,
    EntryTrigger,
    LineTrigger,
    Place,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    Trigger,
    counts_of,
    symbol_of,
)
from reelwright.definition.model.features.wheel import Segment, Wheel

Feature: TypeAlias = Annotated[
    FreeGames | Picks | Wheel | Trail | Award, Field(discriminator="kind")
]

__all__ = [
    "AnyWinTrigger",
    "Award",
    "Bonus",
    "Cell",
    "Covers",
    "Drawn",
    "End",
    "Entry",
    "EntryTrigger",
    "Feature",
    "FreeGames",
    "LineTrigger",
    "Losing",
    "MultiplierDrawn",
    "Offer",
    "Picks",
    "Place",
    "PositionTrigger",
    "Prize",
    "PrizeBase",
    "Rising",
    "RunTrigger",
    "ScatterTrigger",
    "Segment",
    "Stage",
    "Trail",
    "Trigger",
    "Wheel",
    "counts_of",
    "symbol_of",
]
