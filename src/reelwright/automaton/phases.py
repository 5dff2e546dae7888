"""What a phase does to the prizes of its games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, FreeGames, ScatterTrigger

if TYPE_CHECKING:
    from reelwright.automaton.scale import Playing, Scale
    from reelwright.definition.model import Covers, Definition

PAID = "paid"
"""The phase of the paid game; that of a feature in which reels are spun has the feature's name."""


def paid_phases(definition: Definition) -> tuple[str, ...]:
    """Return the phases a paid game can be in: the plain one, and changed games by their names."""
    features = definition.features.items()
    return (PAID, *(name for name, feature in features if isinstance(feature, ChangedGames)))


@dataclass(frozen=True)
class Phase:
    """A phase of a game in which prizes are multiplied by a factor, as far as it covers them."""

    definition: Definition
    name: str
    factor: int = 1

    @property
    def feature(self) -> FreeGames | None:
        """The free games that the phase is; `None` in the paid game."""
        feature = self.definition.features.get(self.name)
        return feature if isinstance(feature, FreeGames) else None

    @property
    def covers(self) -> Covers | None:
        """What the factor of the phase multiplies beside line wins; `None` without one."""
        feature = self.definition.features.get(self.name)
        if isinstance(feature, FreeGames | ChangedGames):
            return feature.multiplier_covers
        return None

    def line_factor(self, name: str, count: int) -> int:
        """Return what a win on a line, or of ways, is multiplied by."""
        covers = self.covers
        for left in covers.not_on if covers else ():
            if name in self.definition.expand((left.win,)) and left.count in (None, count):
                return 1
        return self.factor

    def scatter_factor(self, symbol: str, count: int) -> int:
        """Return what a scatter prize is multiplied by; 0 where the phase does not pay it."""
        feature = self.feature
        trigger = feature.starts_on if feature else None
        if feature and isinstance(trigger, ScatterTrigger) and trigger.scatter == symbol:
            again = count in feature.counts and (not trigger.counts or count in trigger.counts)
            if again and feature.re_trigger in ("adds", "nothing"):
                return 0
        covers = self.covers
        return self.factor if covers and covers.scatters == "yes" else 1

    @property
    def bonus_factor(self) -> int:
        """What prizes of bonuses and tables of prizes are multiplied by."""
        covers = self.covers
        return self.factor if covers and covers.bonuses == "yes" else 1

    def losing_pay(self, scale: Scale, playing: Playing) -> int:
        """Return what a game of the phase pays, in grains, that wins nothing."""
        rule = self.feature.losing_game_pays if self.feature else None
        if rule is None:
            return 0
        times = max(1, len(playing.lines)) if rule.on == "line bet" else 1
        return scale.of(rule.pay * times, rule.on)
