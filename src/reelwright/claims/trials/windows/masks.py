"""A symbol on every set of places of a line, with nothing beside it that wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice
from typing import TYPE_CHECKING

from reelwright.claims.rules import Rules
from reelwright.claims.trials.windows.alone import alone_in
from reelwright.claims.trials.windows.boards import Board, Want, Win
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from reelwright.play.events import Window

TRIES = 24
"""How many windows are tried for one in which nothing else wins."""


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

    `name` is the win looked for, `shows` what may stand on its places; `kind` is "straight",
    "mixed", or a pattern. Substitutes of the phase
    are kept off the line, but for reels without any of `shows`, where one may stand for it. Where
    every window wins something else, too, the prize is judged as if it were the only one.
    """
    board = Board(rules, phase, strips, line)
    reduced = Rules(alone_in(rules.definition, name, phase, kind), rules.profile)
    alone = Board(reduced, phase, strips, line)
    substitutes = frozenset(acting(rules, phase)) - shows
    stands = [_stands(board, reel, shows) for reel in range(board.reels)]
    found = []
    for size in range(1, board.reels + 1):
        for places in combinations(range(1, board.reels + 1), size):
            wants = [
                Want(shows if stands[reel - 1] else substitutes, substitutes)
                if reel in places
                else Want(None, substitutes | shows)
                for reel in range(1, board.reels + 1)
            ]
            shown = _isolated(board, alone, wants)
            if shown is not None:
                found.append(Masked(frozenset(places), *shown))
    return tuple(found)


def _stands(board: Board, reel: int, shows: frozenset[str]) -> bool:
    """Say whether a reel, from 0, can show any of some symbols."""
    return any(
        shows & frozenset(symbols_of(cell)) for column in board.columns[reel] for cell in column
    )


def _isolated(
    board: Board, alone: Board, wants: list[Want]
) -> tuple[Window, tuple[Win, ...]] | None:
    """Return a window that meets the wants, and its wins, nothing else winning if possible.

    `None` where no window meets them.
    """
    first = None
    for window in islice(board.windows(wants), TRIES):
        wins = alone.wins(window)
        if board.wins(window) == wins:
            return window, wins
        first = first or (window, wins)
    return first


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
