"""What a spin can start: free games, bonuses, awards. One module for each kind."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from reelwright.definition.model.features.award import Award
from reelwright.definition.model.features.changed_games import ChangedGames
from reelwright.definition.model.features.free_games import (
    Covers,
    FreeGames,
    Losing,
    MultiplierDrawn,
    Offer,
    Rising,
)
from reelwright.definition.model.features.hold_and_spin import HoldAndSpin, Landing
from reelwright.definition.model.features.picks import End, Entry, Picks, Stage
from reelwright.definition.model.features.prizes import Bonus, Drawn, Prize, PrizeBase
from reelwright.definition.model.features.re_spins import Improved, ReSpins
from reelwright.definition.model.features.spun import Spun, SpunWithPays
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
    FreeGames | Picks | Wheel | Trail | Award | ReSpins | HoldAndSpin | ChangedGames,
    Field(discriminator="kind"),
]

__all__ = [
    "AnyWinTrigger",
    "Award",
    "Bonus",
    "Cell",
    "ChangedGames",
    "Covers",
    "Drawn",
    "End",
    "Entry",
    "EntryTrigger",
    "Feature",
    "FreeGames",
    "HoldAndSpin",
    "Improved",
    "Landing",
    "LineTrigger",
    "Losing",
    "MultiplierDrawn",
    "Offer",
    "Picks",
    "Place",
    "PositionTrigger",
    "Prize",
    "PrizeBase",
    "ReSpins",
    "Rising",
    "RunTrigger",
    "ScatterTrigger",
    "Segment",
    "Spun",
    "SpunWithPays",
    "Stage",
    "Trail",
    "Trigger",
    "Wheel",
    "counts_of",
    "symbol_of",
]
