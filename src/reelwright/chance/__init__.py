"""What answers a draw: the secure generator, a seeded stream, a record, or every outcome.

`sources` says what a source is and has one module for each beside it: `secure`, `seeded` (on
`philox`) and `recorded`; `outcomes` lists every answer of a draw with its weight. `scaling` turns
random words into outcomes without bias.
"""

from reelwright.chance.outcomes import every_outcome, total_weight
from reelwright.chance.recorded import DrawsSpent, RecordedSource
from reelwright.chance.secure import SecureSource
from reelwright.chance.seeded import SeededSource
from reelwright.chance.sources import Source

__all__ = [
    "DrawsSpent",
    "RecordedSource",
    "SecureSource",
    "SeededSource",
    "Source",
    "every_outcome",
    "total_weight",
]
