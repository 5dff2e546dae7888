"""A symbol on every set of places of a line, with nothing beside it that wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.claims.trials.boards import Board, Win

if TYPE_CHECKING:
    from reelwright.claims.rules import Rules
    from reelwright.play.events import Window


@dataclass(frozen=True, slots=True)
class Masked:
    """A window in which a symbol stands on certain reels of a line, and what it wins there."""

    reels: frozenset[int]
    """Where it stands, from 1."""
    window: Window
    wins: tuple[Win, ...]
    """Its own wins."""


@lru_cache(maxsize=1024)
def masked(
    rules: Rules,
    phase: str,
    strips: str,
    line: int,
    name: str,
    shows: frozenset[str],
    *,
    kind: str = "straight",
) -> tuple[Masked, ...]:
    """Return a window for each set of reels that something can be shown on by itself.

    `name` is the win looked for, `shows` what may stand on its places. Substitutes of the phase
    are kept off the line. Sets of reels that cannot be shown so are left out.
    """
    board = Board(rules, phase, strips, line)
    others = frozenset(acting(rules, phase)) - shows
    found = []
    for size in range(1, board.reels + 1):
        for places in combinations(range(1, board.reels + 1), size):
            shown = board.isolated(name, places, shows, others)
            if shown is not None:
                window, wins = shown
                own = tuple(win for win in wins if (win.name, win.kind) == (name, kind))
                found.append(Masked(frozenset(places), window, own))
    return tuple(found)


def acting(rules: Rules, phase: str) -> tuple[str, ...]:
    """Return the substitutes that stand for others in a phase."""
    return tuple(key for key, rule in rules.definition.substitutes.items() if rule.active(phase))


def runs(places: frozenset[int], read: str, reels: int) -> tuple[frozenset[int], ...]:
    """Return the places, of those a symbol stands on, that can win together as a line is read."""
    if read == "any position":
        return (places,) if places else ()
    found = tuple(_unbroken(places, reels))
    ends = {
        "left to right": [run for run in found if 1 in run],
        "right to left": [run for run in found if reels in run],
        "both ways": [run for run in found if {1, reels} & run],
        "adjacent anywhere": found,
    }
    return tuple(ends[read])


def _unbroken(places: frozenset[int], reels: int) -> list[frozenset[int]]:
    found: list[set[int]] = []
    for reel in range(1, reels + 1):
        if reel not in places:
            continue
        if found and reel - 1 in found[-1]:
            found[-1].add(reel)
        else:
            found.append({reel})
    return [frozenset(run) for run in found]
