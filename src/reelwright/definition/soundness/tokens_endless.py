"""A round comes to its end though what tokens lead to earns tokens itself."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import EntryTrigger, FreeGames, ScatterTrigger
from reelwright.definition.soundness.bonuses import entries

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Tokens, Trigger
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach, path: Path, rule: Tokens) -> Iterator[Fault]:
    """Yield features that tokens lead to and that could earn as many of them again, each time."""
    if rule.earned_in == "paid games":
        return
    for place, name in enumerate(rule.leads_to):
        for lines in reach.thresholds:
            count = rule.count or _least(definition, name)
            earned = _Earned(definition, reach, rule, lines).by(name, count, frozenset())
            if earned >= rule.pieces_needed:
                found = f"'{name}', which could earn {exact(earned)} of {rule.pieces_needed} again"
                allowed = "a feature that earns fewer, or earned in: paid games"
                yield Fault((*path, "leads to", place), found, allowed)
                break


def _least(definition: Definition, name: str) -> int | None:
    feature = definition.features.get(name)
    return min(feature.counts, default=None) if isinstance(feature, FreeGames) else None


@dataclass(frozen=True)
class _Earned:
    """Means of what features earn, from above: all but scatters are taken to come up every time."""

    definition: Definition
    reach: Reach
    rule: Tokens
    lines: int

    def by(self, name: str, count: int | None, within: Collection[str]) -> Fraction:
        """Return the pieces that a feature, entered by a count, earns with all it leads to."""
        feature = self.definition.features.get(name)
        if feature is None or name in within:
            return Fraction(0)
        inside = {*within, name}
        if not isinstance(feature, FreeGames):
            led = (one for one in entries(self.definition) if one.of == name)
            return sum((self.by(one.feature, one.count, inside) for one in led), Fraction(0))
        others = (
            self._chance(name, other.starts_on) * self.by(key, None, inside)
            for key, other in self.definition.features.items()
            if key != name
        )
        return self._games(name, feature, count) * sum(others, self._of_one_game(name))

    def _of_one_game(self, phase: str) -> Fraction:
        events = self.rule.earned.values()
        return sum((self._mean(phase, one.starts_on, one.gives) for one in events), Fraction(0))

    def _mean(self, phase: str, trigger: Trigger, gives: dict[int, int]) -> Fraction:
        """Return how many of what a table gives by count come of a game of a phase."""
        if not isinstance(trigger, ScatterTrigger):
            return Fraction(max(gives.values(), default=0))
        sight = self.reach.sight(phase, trigger.scatter, self.lines)
        return sum((chance * gives.get(n, 0) for n, chance in sight.items()), Fraction(0))

    def _chance(self, phase: str, trigger: Trigger) -> Fraction:
        """Return how likely a game of a phase meets a trigger."""
        if isinstance(trigger, EntryTrigger):
            return Fraction(0)
        if not isinstance(trigger, ScatterTrigger):
            return Fraction(1)
        sight = self.reach.sight(phase, trigger.scatter, self.lines)
        return sum((chance for count, chance in sight.items() if count), Fraction(0))

    def _games(self, name: str, feature: FreeGames, count: int | None) -> Fraction:
        """Return how many games a series has: the greatest award where no count is named."""
        offers = {n: max(one.games for one in made) for n, made in feature.offers.items()}
        table = {**feature.awards, **offers}
        games = Fraction(table.get(count, 0) if count else max(table.values(), default=0))
        more = self._mean(name, feature.starts_on, feature.games_added)
        if isinstance(feature.starts_on, EntryTrigger):
            more = Fraction(0)
        most = feature.at_most_played
        if more >= 1:
            return games if most is None else Fraction(most)
        mean = games / (1 - more)
        return mean if most is None else min(mean, Fraction(most))
