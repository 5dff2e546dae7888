"""What can come up in play: the phases and sets of strips played, and what they can show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.definition.model import (
    FreeGames,
    ScatterTrigger,
    StripsByLines,
    StripsDrawn,
    named_sets,
)
from reelwright.definition.soundness.features import PAID
from reelwright.definition.soundness.prizes import Ground
from reelwright.definition.soundness.runs import LineWins
from reelwright.definition.soundness.sight import in_sight
from reelwright.definition.soundness.strips import with_becoming
from reelwright.definition.soundness.wins import possible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, StripsChoice
    from reelwright.definition.soundness.runs import Tie, Win


@dataclass(frozen=True)
class Reach:
    """What can come up in the paid game and in every feature it can lead to."""

    choices: Mapping[str, StripsChoice]
    """For each phase that can be played, how its strips are chosen."""
    line_wins: dict[str, LineWins]
    """For each set of strips that is played on, what its lines come to where lines are plain."""
    sights: Mapping[tuple[str, str, str], dict[int, Fraction]]
    """For each phase, set of strips and scatter, how likely each number is that counts."""
    grounds: tuple[Ground, ...]
    """Every set of strips in every phase that is played on it, as far as lines are concerned."""

    @classmethod
    def of(cls, definition: Definition) -> Reach:
        """Follow the paid game into every series of free games it can start."""
        choices: dict[str, StripsChoice] = {
            PAID: definition.paid_strips,
            **{
                key: feature.strips
                for key, feature in definition.features.items()
                if isinstance(feature, FreeGames)
            },
        }
        sights = {
            (phase, strips, scatter): in_sight(definition, strips, scatter, phase)
            for phase, choice in choices.items()
            for strips in named_sets(choice)
            for scatter in definition.scatters
        }
        played, left = {PAID}, [PAID]
        while left:
            phase = left.pop()
            for key, feature in definition.features.items():
                if isinstance(feature, FreeGames) and key not in played:
                    shown = [
                        sights.get((phase, strips, trigger.scatter), {}).keys()
                        for trigger in [feature.starts_on]
                        if isinstance(trigger, ScatterTrigger)
                        for strips in named_sets(choices[phase])
                    ]
                    by_scatter = isinstance(feature.starts_on, ScatterTrigger)
                    if not by_scatter or any(counts & feature.counts for counts in shown):
                        played.add(key)
                        left.append(key)
        sets = {name for phase in played for name in named_sets(choices[phase])}
        strips = {name: with_becoming(definition, definition.strips[name]) for name in sorted(sets)}
        plain = strips if definition.plain_lines else {}
        return cls(
            choices={key: choices[key] for key in choices if key in played},
            line_wins={name: LineWins.on(definition, plain[name]) for name in plain},
            sights=sights,
            grounds=tuple(
                Ground(definition, phase, strips[name])
                for phase in choices
                if phase in played
                for name in named_sets(choices[phase])
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

    def _played(self, scatter: str) -> Iterator[dict[int, Fraction]]:
        for (phase, strips, symbol), sight in self.sights.items():
            choice = self.choices.get(phase)
            if symbol == scatter and choice is not None and strips in named_sets(choice):
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
