"""Windows in which one line could win several things, and which of those are paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.rules import Rules
from reelwright.claims.trials.windows.alone import alone_in
from reelwright.claims.trials.windows.boards import Board, Want, Win, columns_of
from reelwright.claims.trials.windows.masks import acting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.play.events import Window

WINDOWS = 600
MINGLED = 2000
SEED = 2003


@dataclass(frozen=True, slots=True)
class Crowd:
    """A window, the wins its line could be paid if each stood alone, and those that are."""

    window: Window
    possible: tuple[Win, ...]
    paid: tuple[Win, ...]


@lru_cache(maxsize=128)
def crowds(rules: Rules, phase: str, strips: str, line: int) -> tuple[Crowd, ...]:
    """Return windows whose line could win two things or more; the same ones each time."""
    board = Board(rules, phase, strips, line)
    names = winning_names(rules.definition, phase)
    alone = [
        Board(Rules(alone_in(rules.definition, name, phase), rules.profile), phase, strips, line)
        for name in names
    ]
    found = []
    for window in _sampled(board):
        possible = tuple(win for one in alone for win in one.wins(window))
        if len(possible) > 1:
            found.append(Crowd(window, possible, board.wins(window)))
    return tuple(found)


def mingled(rules: Rules, strips: str) -> Iterator[Window]:
    """Yield windows of a set of strips, each reel's stop drawn with a fixed seed."""
    chance = Random(SEED)  # noqa: S311
    reels = columns_of(rules.definition, strips)
    for _ in range(MINGLED):
        yield tuple(chance.choice(columns) for columns in reels)


def _sampled(board: Board) -> list[Window]:
    """Return windows drawn with a fixed seed from what wins and what stands for it."""
    chance = Random(SEED)  # noqa: S311
    definition = board.rules.definition
    useful = frozenset({*definition.winning, *acting(board.rules, board.phase)})
    reels = [
        board.fitting(reel, Want(useful)) or board.columns[reel] for reel in range(board.reels)
    ]
    windows: dict[Window, None] = {}
    for _ in range(WINDOWS):
        favoured = chance.sample(sorted(useful), min(3, len(useful)))
        window = tuple(
            chance.choice([c for c in columns if _shows(board, reel, c, favoured)] or columns)
            for reel, columns in enumerate(reels)
        )
        windows[window] = None
    return list(windows)


def _shows(board: Board, reel: int, column: tuple[str, ...], favoured: list[str]) -> bool:
    cells = column if board.ways else (column[board.rows[reel]],)
    return any(symbol in cell.split("+") for cell in cells for symbol in favoured)


def rivals(rules: Rules, crowd: Crowd, *, greatest: bool = True) -> Iterator[tuple[Win, Win]]:
    """Yield the pairs of possible wins that nothing keeps from being paid but each other.

    Left out are wins within a longer one of the same name, or with `greatest` all but the greatest
    of a name; wins of substitutes themselves or of nothing but substitutes; and mixed wins that no
    straight one may stand beside.
    """
    definition = rules.definition
    own = set(definition.substitutes)
    apart = {name for name, rule in definition.mixed.items() if rule.beside_straight == "no"}
    kept = [
        win
        for win in crowd.possible
        if win.name not in own | apart
        and len(win.substitutes) < len(set(win.positions))
        and not any(_covers(other, win, greatest=greatest) for other in crowd.possible)
    ]
    for one, other in combinations(kept, 2):
        if {win.name for win in crowd.possible} <= {one.name, other.name}:
            yield one, other


def _covers(other: Win, win: Win, *, greatest: bool) -> bool:
    if other.name != win.name or other is win:
        return False
    return set(other.positions) >= set(win.positions) or (greatest and other.amount >= win.amount)


def paid_both(crowd: Crowd, one: Win, other: Win, *, ways: bool = False) -> bool:
    """Say whether two possible wins of a window are both paid.

    By `ways` it is the same win though some of its ways count for another.
    """

    def told(win: Win) -> tuple[object, ...]:
        return (win.name, win.kind, win.count if ways else win.positions)

    return {told(one), told(other)} <= {told(win) for win in crowd.paid}


def winning_names(definition: Definition, phase: str) -> tuple[str, ...]:
    """Return what can win on a line in a phase: symbols by key, mixed wins by name."""
    special = definition.special_pays(phase)
    symbols = (
        key
        for key, symbol in definition.symbols.items()
        if special.get(key, symbol.pays) or symbol.patterns
    )
    return (*symbols, *definition.mixed)
