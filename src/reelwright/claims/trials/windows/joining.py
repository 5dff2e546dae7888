"""Windows in which a substitute stands beside scatters, or where none of them shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.trials.windows.columns import found, ground
from reelwright.claims.verdicts import Situation
from reelwright.play.judging import judge, sighting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.columns import Column, Ground
    from reelwright.play.events import Position, Window
    from reelwright.play.judging import ScatterWin


@dataclass(frozen=True, slots=True)
class Joined:
    """A window with a substitute on some reels and a scatter on others."""

    phase: str
    scatter: str
    reels: frozenset[int]
    """The reels, from 1, on which the substitute stands."""
    situation: Situation
    due: frozenset[int]
    """Those where a scatter in its place would count."""
    counted: tuple[Position, ...]
    """Where it counts for the scatter."""
    showing: bool
    """Whether the scatter itself is in sight."""
    count: int
    """How many count for the scatter."""
    win: ScatterWin | None

    @property
    def counts_on(self) -> frozenset[int]:
        """The reels on which it counts."""
        return frozenset(reel for reel, _ in self.counted)


@lru_cache(maxsize=512)
def joined(
    rules: Rules, phase: str, strips: str, scatter: str, substitute: str
) -> tuple[Joined, ...]:
    """Return windows with the substitute on one reel or more, the scatter on some or on none."""
    here = ground(rules, phase, strips)
    results = []
    for places, taken in _placings(here, scatter, substitute):
        window = _window(here, scatter, substitute, places, taken)
        if window is not None:
            results.append(_judged(rules, here, scatter, substitute, taken, window))
    return tuple(results)


def _placings(
    here: Ground, scatter: str, substitute: str
) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    """Yield reels to take part, and those of them for the substitute: one, or several.

    The others are the first reels that can show the scatter, none to all of them.
    """
    reels = range(1, here.board.reels + 1)
    able = [reel for reel in reels if _column(here, reel, scatter, scatter, substitute)]
    found: dict[tuple[frozenset[int], frozenset[int]], None] = {}
    for size in range(len(able) + 1):
        for reel in reels:
            taken = frozenset({reel})
            found[taken.union(able[:size]), taken] = None
    standing = [reel for reel in reels if _column(here, reel, substitute, scatter, substitute)]
    for size in range(2, len(standing) + 1):
        taken = frozenset(standing[:size])
        found[taken, taken] = None
        for reel in able:
            found[taken | {reel}, taken - {reel}] = None
    yield from found


def _window(
    here: Ground, scatter: str, substitute: str, places: frozenset[int], taken: frozenset[int]
) -> Window | None:
    columns = []
    for reel in range(1, here.board.reels + 1):
        shows = substitute if reel in taken else scatter if reel in places else None
        column = _column(here, reel, shows, scatter, substitute)
        if column is None:
            return None
        columns.append(column)
    return tuple(columns)


def _column(
    here: Ground, reel: int, shows: str | None, scatter: str, substitute: str
) -> Column | None:
    """Return a column that shows one of two symbols once, and no other scatter or substitute."""
    rules = here.rules.definition
    loud = frozenset({*rules.scatters, *here.substitutes, substitute})
    want = None if shows is None else frozenset({shows})
    for avoids in (loud, here.substitutes | {scatter, substitute}):
        others = avoids - (want or frozenset())
        column = found(rules, here.strips, reel, None, want, others, others)
        column = column or here.made(reel, want, others)
        if column is not None:
            return column
    return None


def _judged(
    rules: Rules, here: Ground, scatter: str, substitute: str, taken: frozenset[int], window: Window
) -> Joined:
    definition, stake, phase = rules.definition, here.board.stake, here.board.phase
    judged = judge(definition, window, stake, phase)
    seen = judged.sightings[scatter]
    would = would_count(rules, phase, window, scatter, substitute)
    wins = [win for win in judged.scatter_wins if win.symbol == scatter]
    return Joined(
        phase=phase,
        scatter=scatter,
        reels=taken,
        situation=Situation(stake=stake, phase=phase, window=window),
        due=taken & would,
        counted=tuple(position for position, _ in seen.substitutes),
        showing=any(scatter in cell.split("+") for column in window for cell in column),
        count=seen.count,
        win=wins[0] if wins else None,
    )


def would_count(
    rules: Rules, phase: str, window: Window, scatter: str, substitute: str
) -> frozenset[int]:
    """Return the reels where a scatter would count that stood in place of a substitute."""
    as_scatter = tuple(
        tuple(scatter if substitute in cell.split("+") else cell for cell in column)
        for column in window
    )
    seen = sighting(rules.definition, as_scatter, scatter, phase)
    return frozenset(
        reel for reel, row in seen.positions if substitute in window[reel - 1][row].split("+")
    )


def every_joined(rules: Rules, substitute: str) -> Iterator[Joined]:
    """Yield the windows of a substitute and each scatter in every phase, on all its strips."""
    for phase in rules.phases:
        for scatter in rules.definition.scatters:
            for strips in rules.sets(phase):
                if scatter != substitute:
                    yield from joined(rules, phase, strips, scatter, substitute)
