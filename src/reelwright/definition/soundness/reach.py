"""What can come up in play: the sets of strips that are played on, and what they can show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames
from reelwright.definition.soundness.runs import LineWins
from reelwright.definition.soundness.sight import in_sight
from reelwright.definition.soundness.strips import BASE

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.runs import Tie, Win


@dataclass(frozen=True)
class Reach:
    """What can come up in the paid game and in every feature it can lead to."""

    line_wins: dict[str, LineWins]
    """For each set of strips that is played on, what its lines can come to."""
    sights: dict[tuple[str, str], dict[int, Fraction]]
    """For each set of strips and scatter, how likely each number in sight is."""

    @classmethod
    def of(cls, definition: Definition) -> Reach:
        """Follow the paid game into every series of free games it can start."""
        sights = {
            (name, scatter): in_sight(strips, definition.window.rows, scatter)
            for name, strips in definition.strips.items()
            for scatter in definition.scatters
        }
        played, left = {BASE}, [BASE]
        while left:
            name = left.pop()
            for feature in definition.features.values():
                if isinstance(feature, FreeGames) and feature.strips not in played:
                    counts = sights.get((name, feature.starts_on.scatter), {})
                    if counts.keys() & feature.awards.keys():
                        played.add(feature.strips)
                        left.append(feature.strips)
        lines = {name: LineWins.on(definition, definition.strips[name]) for name in sorted(played)}
        return cls(lines, sights)

    @cached_property
    def wins(self) -> set[Win]:
        """Every win a line can be paid."""
        return {win for lines in self.line_wins.values() for win in lines.wins}

    @cached_property
    def ties(self) -> list[Tie]:
        """Every kind of tie between the wins of a line."""
        return [tie for lines in self.line_wins.values() for tie in lines.ties]

    def counts(self, scatter: str) -> set[int]:
        """Return the numbers of a scatter symbol, from 1, that can be in sight."""
        return {
            count
            for (name, symbol), sight in self.sights.items()
            if symbol == scatter and name in self.line_wins
            for count in sight
            if count
        }
