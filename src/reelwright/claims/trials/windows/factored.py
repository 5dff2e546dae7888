"""What substitutes make of pays: every win of a game's trials that has one substitute in it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from reelwright.claims.trials.windows.columns import ground
from reelwright.claims.trials.windows.joining import every_joined
from reelwright.claims.trials.windows.substituting import (
    every_filled,
    only,
    shapes,
    targets,
    window_of,
    won,
)
from reelwright.claims.verdicts import Situation
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.columns import Ground
    from reelwright.claims.trials.windows.substituting import Target


@dataclass(frozen=True, slots=True)
class Case:
    """A win with so many of a substitute in it, and what that makes of its pay."""

    what: Literal["completed", "own", "scatter"]
    phase: str
    name: str
    count: int
    """How many stand in the win."""
    cells: int
    """How many of them are the substitute."""
    pay: Fraction
    factor: Fraction
    added: Fraction
    situation: Situation
    shown: bool
    """Whether the game itself pays the win."""

    @property
    def multiplied(self) -> bool:
        """Whether it pays more times than by itself."""
        return self.factor != 1

    @property
    def amount(self) -> Fraction:
        """What it comes to, in the bet its pays are multiples of."""
        return self.pay * self.factor + self.added


@lru_cache(maxsize=64)
def cases(rules: Rules, substitute: str) -> tuple[Case, ...]:
    """Return a case for every win in which a substitute was made to stand, itself or for others."""
    return (
        *_completed(rules, substitute),
        *_own(rules, substitute),
        *_scatters(rules, substitute),
    )


def _completed(rules: Rules, substitute: str) -> Iterator[Case]:
    """Yield the wins it completes, but those of others that multiply their own."""
    own = {
        key
        for key, rule in rules.definition.substitutes.items()
        if rule.multiplies and rule.multiplies.own_prizes == "yes"
    }
    for each in every_filled(rules, substitute):
        if not each.target.mixed and each.target.name in own:
            continue
        for win in each.wins:
            if win.filled and win.filled <= each.reels:
                yield Case(
                    what="completed",
                    phase=each.phase,
                    name=win.name,
                    count=win.count,
                    cells=len(win.filled),
                    pay=win.pay,
                    factor=win.factor,
                    added=win.added,
                    situation=each.situation,
                    shown=each.shown,
                )


def _own(rules: Rules, substitute: str) -> Iterator[Case]:
    for phase in rules.phases:
        for target in targets(rules.definition, phase):
            if not target.mixed and target.name == substitute:
                for strips in rules.sets(phase):
                    here = ground(rules, phase, strips)
                    for shape in shapes(rules, phase, target):
                        yield from _own_on(here, target, shape)


def _own_on(here: Ground, target: Target, shape: frozenset[int]) -> Iterator[Case]:
    """Yield the wins of a substitute itself where it stands on a shape."""
    window = window_of(here, target, shape, {})
    if window is None:
        return
    stake, phase = here.board.stake, here.board.phase
    narrowed = only(here.rules, target, phase).definition
    real = won(judge(here.rules.definition, window, stake, phase), target)
    for win in won(judge(narrowed, window, stake, phase), target):
        yield Case(
            what="own",
            phase=phase,
            name=win.name,
            count=win.count,
            cells=win.count,
            pay=win.pay,
            factor=win.factor,
            added=win.added,
            situation=Situation(stake=stake, phase=phase, window=window),
            shown=win in real,
        )


def _scatters(rules: Rules, substitute: str) -> Iterator[Case]:
    for each in every_joined(rules, substitute):
        if each.win is not None and each.counted:
            yield Case(
                what="scatter",
                phase=each.phase,
                name=each.scatter,
                count=each.count,
                cells=len(each.counted),
                pay=each.win.pay,
                factor=Fraction(each.win.multiplier),
                added=Fraction(0),
                situation=each.situation,
                shown=True,
            )
