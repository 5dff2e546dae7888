"""What a game returns on average, as fractions counted in plain Python.

It is what a server or a terminal states, where nothing compiled is installed. The whole law of a
paid game is `reelwright.law.par`.
"""

from __future__ import annotations

from reelwright.law.returns.counted import EXACT, returns
from reelwright.law.returns.figures import FeatureFigures, Part, Prize, Returns

__all__ = ["EXACT", "FeatureFigures", "Part", "Prize", "Returns", "returns"]
