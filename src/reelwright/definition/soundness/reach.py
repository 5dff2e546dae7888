"""What can come up in play: the phases and sets of strips played, and what they can show."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.definition.model import (
    ChangedGames,
    EntryTrigger,
    FreeGames,
    ReSpins,
    ScatterTrigger,
    Spun,
    StripsByLines,
    StripsDrawn,
)
from reelwright.definition.soundness.cascades import counts_after_falls
from reelwright.definition.soundness.features import PAID
from reelwright.definition.soundness.prizes import Ground
from reelwright.definition.soundness.re_spins_reels import as_spun
from reelwright.definition.soundness.runs import LineWins
from reelwright.definition.soundness.sight import in_sight
from reelwright.definition.soundness.strips import with_becoming
from reelwright.definition.soundness.wins import possible

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from reelwright.definition.model import Definition, Feature, Strip, StripsChoice
    from reelwright.definition.soundness.runs import Tie, Win


@dataclass(frozen=True)
class Reach:
    """What can come up in the paid game and in every feature it can lead to."""

    choices: Mapping[str, StripsChoice]
    """For each phase that can be played, how its strips are chosen."""
    sets: Mapping[str, tuple[str, ...]]
    """For each phase that can be played, the sets it can be on, those of wagers among them."""
    line_wins: dict[str, LineWins]
    """For each set of strips that is played on, what its lines come to where lines are plain."""
    sights: Mapping[tuple[str, str, str], dict[int, Fraction]]
    """For each phase, set of strips and scatter, how likely each number is that counts."""
    grounds: tuple[Ground, ...]
    """Every set of strips in every phase that is played on it, as far as lines are concerned."""

    @classmethod
    def of(cls, definition: Definition) -> Reach:
        """Follow the paid game into every feature with spins that it can start."""
        choices: dict[str, StripsChoice] = {
            PAID: definition.paid_strips,
            **{
                key: feature.strips
                for key, feature in definition.features.items()
                if isinstance(feature, Spun)
            },
        }
        sights = {
            (phase, strips, scatter): _in_sight(definition, strips, scatter, phase)
            for phase in choices
            for strips in definition.sets_of(phase)
            for scatter in definition.scatters
        }
        played, left = {PAID}, [PAID]
        while left:
            phase = left.pop()
            for key, feature in definition.features.items():
                new = isinstance(feature, Spun) and key not in played
                if new and _could_start(definition, sights, phase, feature):
                    played.add(key)
                    left.append(key)
        sets = {name for phase in played for name in definition.sets_of(phase)}
        strips = {name: with_becoming(definition, definition.strips[name]) for name in sorted(sets)}
        plain = {**strips, **_beside_held(definition, played)} if definition.plain_lines else {}
        return cls(
            choices={key: choices[key] for key in choices if key in played},
            sets={key: definition.sets_of(key) for key in choices if key in played},
            line_wins={name: LineWins.on(definition, plain[name]) for name in plain},
            sights=sights,
            grounds=tuple(
                Ground(definition, phase, with_becoming(definition, spun.strips[name]))
                for phase in choices
                if phase in played
                for spun in as_spun(definition, phase)
                for name in definition.sets_of(phase)
            ),
        )

    @cached_property
    def wins(self) -> set[Win]:
        """Every win a line can be paid; where lines are not plain, every one it can meet."""
        if not self.line_wins:
            return {win for ground in self.grounds for win in possible(ground)}
        return {win for lines in self.line_wins.values() for win in lines.wins}

    @cached_property
    def ties(self) -> list[Tie]:
        """Every kind of tie between the wins of a line."""
        return [tie for lines in self.line_wins.values() for tie in lines.ties]

    def counts(self, scatter: str) -> set[int]:
        """Return the numbers of a scatter symbol, from 1, that can count."""
        return {count for sight in self._played(scatter) for count in sight if count}

    def counts_in(self, phase: str, scatter: str) -> set[int]:
        """Return the numbers of a scatter symbol, from 1, that can count in a phase."""
        sights = (self.sights[phase, strips, scatter] for strips in self.sets.get(phase, ()))
        return {count for sight in sights for count in sight if count}

    def _played(self, scatter: str) -> Iterator[dict[int, Fraction]]:
        for (phase, strips, symbol), sight in self.sights.items():
            if symbol == scatter and strips in self.sets.get(phase, ()):
                yield sight

    def sight(self, phase: str, scatter: str, lines: int) -> dict[int, Fraction]:
        """Return how likely each number of a scatter is in a spin of a phase on so many lines."""
        choice = self.choices.get(phase)
        match choice:
            case None:
                return {}
            case StripsDrawn():
                total = sum(choice.drawn.values())
                mixed: dict[int, Fraction] = {}
                for strips, weight in choice.drawn.items():
                    for count, chance in self.sights.get((phase, strips, scatter), {}).items():
                        mixed[count] = mixed.get(count, 0) + chance * weight / total
                return mixed
            case StripsByLines():
                return self.sights.get((phase, choice.at(lines), scatter), {})
        return self.sights.get((phase, choice, scatter), {})

    @property
    def thresholds(self) -> tuple[int, ...]:
        """The numbers of lines from which on strips may be other ones, from 1."""
        by_lines = (c.by_lines for c in self.choices.values() if isinstance(c, StripsByLines))
        return tuple(sorted({1, *(least for table in by_lines for least in table)}))


def _in_sight(definition: Definition, strips: str, scatter: str, phase: str) -> dict[int, Fraction]:
    """Return each number of a scatter that can count, and how likely where no reel is held."""
    found: dict[int, Fraction] = {}
    for spun in as_spun(definition, phase):
        found |= in_sight(spun, strips, scatter, phase)
    fallen = counts_after_falls(definition, strips, scatter, phase)
    return {count: Fraction(0) for count in fallen} | found


def _beside_held(definition: Definition, phases: Collection[str]) -> dict[str, tuple[Strip, ...]]:
    """Return the reels that spins of some phases show beside held ones, under names of theirs."""
    return {
        f"{phase}, {name}, {number}": with_becoming(definition, spun.strips[name])
        for phase in sorted(phases)
        for number, spun in enumerate(as_spun(definition, phase))
        for name in definition.sets_of(phase)
        if spun is not definition
    }


def _could_start(
    definition: Definition,
    sights: Mapping[tuple[str, str, str], dict[int, Fraction]],
    phase: str,
    feature: Feature,
) -> bool:
    """Whether spins of a phase can start a feature, or lead to it, as far as scatters decide it."""
    trigger = feature.starts_on
    if isinstance(trigger, EntryTrigger):
        return True
    if isinstance(feature, ReSpins | ChangedGames) and phase not in definition.paid_phases:
        return False
    if not isinstance(trigger, ScatterTrigger):
        return True
    counts = frozenset(trigger.counts or ())
    if isinstance(feature, FreeGames | ChangedGames):
        counts = feature.counts
    shown = (sights.get((phase, on, trigger.scatter), {}) for on in definition.sets_of(phase))
    return any(seen.keys() & counts for seen in shown)
