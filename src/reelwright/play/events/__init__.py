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
from reelwright.play.events.cascades import Fell
from reelwright.play.events.changed_games import (
    ChangedGameBegun,
    ChangedGamesEnded,
    ChangedGamesWon,
    StartingPrizeWon,
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
from reelwright.play.events.holding import (
    CellsSpun,
    FullWindowWon,
    HoldBegun,
    ValuesDrawn,
)
from reelwright.play.events.parts import LATER, Position, PrizeBase, Window
from reelwright.play.events.re_spins import (
    MoreReelsHeld,
    ReSpinBegun,
    ReSpinsEnded,
    ReSpinsWon,
)
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
from reelwright.play.events.tokens import (
    FeatureChosen,
    TokensEarned,
    TokensHeld,
    TokensSpent,
)

Event: TypeAlias = (
    RoundBegun
    | StripsDrawn
    | ReelsStopped
    | MysteryRevealed
    | Fell
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
    | ReSpinsWon
    | ReSpinBegun
    | MoreReelsHeld
    | ReSpinsEnded
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
    | HoldBegun
    | ValuesDrawn
    | CellsSpun
    | FullWindowWon
    | BonusPrizeWon
    | BonusEnded
    | AwardWon
    | ChangedGamesWon
    | ChangedGameBegun
    | StartingPrizeWon
    | ChangedGamesEnded
    | GambleOffered
    | GambleRefused
    | GambleStaked
    | GambleDecided
    | GambleThrown
    | TokensHeld
    | TokensEarned
    | TokensSpent
    | FeatureChosen
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
    "CellsSpun",
    "ChangedGameBegun",
    "ChangedGamesEnded",
    "ChangedGamesWon",
    "Collected",
    "ConsolationPaid",
    "EntryRevealed",
    "Event",
    "Expanded",
    "FeatureChosen",
    "Fell",
    "FreeGameBegun",
    "FreeGamesEnded",
    "FreeGamesWon",
    "FullWindowWon",
    "GambleDecided",
    "GambleOffered",
    "GambleRefused",
    "GambleStaked",
    "GambleThrown",
    "HoldBegun",
    "LineWon",
    "MoreReelsHeld",
    "MultiplierDrawn",
    "MysteryRevealed",
    "OfferTaken",
    "OffersMade",
    "PickMade",
    "Position",
    "PrizeBase",
    "PrizeRevealed",
    "ReSpinBegun",
    "ReSpinsEnded",
    "ReSpinsWon",
    "ReelsStopped",
    "RoundBegun",
    "RoundEnded",
    "ScatterWon",
    "StageBegun",
    "StageEnded",
    "StageMultiplied",
    "StartingPrizeWon",
    "StripsDrawn",
    "TokensEarned",
    "TokensHeld",
    "TokensSpent",
    "TrailBegun",
    "TrailMoved",
    "ValuesDrawn",
    "WaysWon",
    "WheelBegun",
    "WheelStopped",
    "Window",
]
