"""What a game is, as data: every rule that decides what a round asks and pays.

A `Definition` is meaning only. Names, icons and colours stand in `Look`, which nothing that
plays or counts can see, so the digest of a definition changes exactly when its rules do.

One module for each family of rules; `game` puts them together.
"""

from reelwright.definition.model.cascades import Cascades
from reelwright.definition.model.features import (
    AnyWinTrigger,
    Award,
    Bonus,
    Cell,
    ChangedGames,
    Covers,
    Drawn,
    End,
    Entry,
    EntryTrigger,
    Feature,
    FreeGames,
    HoldAndSpin,
    Improved,
    Landing,
    LineTrigger,
    Losing,
    MultiplierDrawn,
    Offer,
    Picks,
    Place,
    PositionTrigger,
    PrizeBase,
    ReSpins,
    Rising,
    RunTrigger,
    ScatterTrigger,
    Segment,
    Spun,
    SpunWithPays,
    Stage,
    Trail,
    Trigger,
    Wheel,
    counts_of,
    symbol_of,
)
from reelwright.definition.model.game import (
    Definition,
    Game,
    GameFile,
    Look,
    SymbolLook,
)
from reelwright.definition.model.lines import (
    Lines,
    Reading,
)
from reelwright.definition.model.mixed import (
    ANY,
    Mixed,
    MixedByCount,
    MixedByPlace,
)
from reelwright.definition.model.part import (
    Part,
    file_key,
)
from reelwright.definition.model.scatters import (
    Scatter,
)
from reelwright.definition.model.stakes import (
    Gamble,
    Stakes,
    WinCap,
)
from reelwright.definition.model.strips import (
    BASE,
    StopWeights,
    Strip,
    StripsByLines,
    StripsChoice,
    StripsDrawn,
    Variant,
    named_sets,
    symbols_of,
)
from reelwright.definition.model.substitutes import (
    Adds,
    Multiplies,
    NotOn,
    Substitute,
)
from reelwright.definition.model.tokens import Earning, FixedStake, Tokens
from reelwright.definition.model.wagers import Wager
from reelwright.definition.model.ways import (
    Ways,
)
from reelwright.definition.model.window import (
    Mystery,
    Symbol,
    Window,
)

__all__ = [
    "ANY",
    "BASE",
    "Adds",
    "AnyWinTrigger",
    "Award",
    "Bonus",
    "Cascades",
    "Cell",
    "ChangedGames",
    "Covers",
    "Definition",
    "Drawn",
    "Earning",
    "End",
    "Entry",
    "EntryTrigger",
    "Feature",
    "FixedStake",
    "FreeGames",
    "Gamble",
    "Game",
    "GameFile",
    "HoldAndSpin",
    "Improved",
    "Landing",
    "LineTrigger",
    "Lines",
    "Look",
    "Losing",
    "Mixed",
    "MixedByCount",
    "MixedByPlace",
    "MultiplierDrawn",
    "Multiplies",
    "Mystery",
    "NotOn",
    "Offer",
    "Part",
    "Picks",
    "Place",
    "PositionTrigger",
    "PrizeBase",
    "ReSpins",
    "Reading",
    "Rising",
    "RunTrigger",
    "Scatter",
    "ScatterTrigger",
    "Segment",
    "Spun",
    "SpunWithPays",
    "Stage",
    "Stakes",
    "StopWeights",
    "Strip",
    "StripsByLines",
    "StripsChoice",
    "StripsDrawn",
    "Substitute",
    "Symbol",
    "SymbolLook",
    "Tokens",
    "Trail",
    "Trigger",
    "Variant",
    "Wager",
    "Ways",
    "Wheel",
    "WinCap",
    "Window",
    "counts_of",
    "file_key",
    "named_sets",
    "symbol_of",
    "symbols_of",
]
