"""What happens in a round, told so that any client can explain every cent.

Every event says in `credit` what it adds to the player's credit, in cents: negative where it
takes. `won` is what the round has won so far. Reels and lines count from 1, rows from 0 at the
top; a position is (reel, row).
"""

from __future__ import annotations

from typing import TypeAlias

from reelwright.play.events.bonuses import (
    BonusBegun,
    BonusEnded,
    BonusPrizeWon,
    EntryRevealed,
    PickMade,
    PrizeRevealed,
    StageBegun,
    StageEnded,
    StageMultiplied,
    TrailBegun,
    TrailMoved,
    WheelBegun,
    WheelStopped,
)
from reelwright.play.events.free_games import (
    AwardWon,
    ConsolationPaid,
    FreeGameBegun,
    FreeGamesEnded,
    FreeGamesWon,
    MultiplierDrawn,
    OffersMade,
    OfferTaken,
)
from reelwright.play.events.gambles import (
    GambleDecided,
    GambleOffered,
    GambleRefused,
    GambleStaked,
    GambleThrown,
)
from reelwright.play.events.parts import LATER, Position, PrizeBase, Window
from reelwright.play.events.rounds import (
    CapReached,
    Collected,
    RoundBegun,
    RoundEnded,
)
from reelwright.play.events.spins import (
    Expanded,
    LineWon,
    MysteryRevealed,
    ReelsStopped,
    ScatterWon,
    StripsDrawn,
    WaysWon,
)

Event: TypeAlias = (
    RoundBegun
    | StripsDrawn
    | ReelsStopped
    | MysteryRevealed
    | Expanded
    | LineWon
    | WaysWon
    | ScatterWon
    | FreeGamesWon
    | OffersMade
    | OfferTaken
    | FreeGameBegun
    | MultiplierDrawn
    | ConsolationPaid
    | FreeGamesEnded
    | BonusBegun
    | StageBegun
    | PickMade
    | PrizeRevealed
    | StageEnded
    | EntryRevealed
    | StageMultiplied
    | WheelBegun
    | WheelStopped
    | TrailBegun
    | TrailMoved
    | BonusPrizeWon
    | BonusEnded
    | AwardWon
    | GambleOffered
    | GambleRefused
    | GambleStaked
    | GambleDecided
    | GambleThrown
    | Collected
    | CapReached
    | RoundEnded
)

__all__ = [
    "LATER",
    "AwardWon",
    "BonusBegun",
    "BonusEnded",
    "BonusPrizeWon",
    "CapReached",
    "Collected",
    "ConsolationPaid",
    "EntryRevealed",
    "Event",
    "Expanded",
    "FreeGameBegun",
    "FreeGamesEnded",
    "FreeGamesWon",
    "GambleDecided",
    "GambleOffered",
    "GambleRefused",
    "GambleStaked",
    "GambleThrown",
    "LineWon",
    "MultiplierDrawn",
    "MysteryRevealed",
    "OfferTaken",
    "OffersMade",
    "PickMade",
    "Position",
    "PrizeBase",
    "PrizeRevealed",
    "ReelsStopped",
    "RoundBegun",
    "RoundEnded",
    "ScatterWon",
    "StageBegun",
    "StageEnded",
    "StageMultiplied",
    "StripsDrawn",
    "TrailBegun",
    "TrailMoved",
    "WaysWon",
    "WheelBegun",
    "WheelStopped",
    "Window",
]
