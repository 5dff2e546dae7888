"""What a game is, as data: every rule that decides what a round asks and pays.

A `Definition` is meaning only. Names, icons and colours stand in `Look`, which nothing that
plays or counts can see, so the digest of a definition changes exactly when its rules do.

One module for each family of rules; `game` puts them together.
"""

from reelwright.definition.model.features import (
    AnyWinTrigger,
    Award,
    Cell,
    Covers,
    Drawn,
    End,
    Entry,
    EntryTrigger,
    Feature,
    FreeGames,
    LineTrigger,
    Losing,
    MultiplierDrawn,
    Offer,
    Picks,
    Place,
    PositionTrigger,
    PrizeBase,
    Rising,
    RunTrigger,
    ScatterTrigger,
    Segment,
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
    "Cell",
    "Covers",
    "Definition",
    "Drawn",
    "End",
    "Entry",
    "EntryTrigger",
    "Feature",
    "FreeGames",
    "Gamble",
    "Game",
    "GameFile",
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
    "Reading",
    "Rising",
    "RunTrigger",
    "Scatter",
    "ScatterTrigger",
    "Segment",
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
    "Trail",
    "Trigger",
    "Variant",
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
