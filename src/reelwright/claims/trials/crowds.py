"""Windows in which one line could win several things, and which of those are paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.rules import Rules
from reelwright.claims.trials.boards import Board, Want, Win
from reelwright.claims.trials.masks import acting

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window

WINDOWS = 600
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


def winning_names(definition: Definition, phase: str) -> tuple[str, ...]:
    """Return what can win on a line in a phase: symbols by key, mixed wins by name."""
    special = definition.special_pays(phase)
    symbols = (
        key
        for key, symbol in definition.symbols.items()
        if special.get(key, symbol.pays) or symbol.patterns
    )
    return (*symbols, *definition.mixed)


@lru_cache(maxsize=512)
def alone_in(definition: Definition, name: str, phase: str) -> Definition:
    """Return a game in which nothing but one symbol or mixed win pays on lines."""
    symbols = {
        key: symbol if key == name else symbol.model_copy(update={"pays": {}, "patterns": {}})
        for key, symbol in definition.symbols.items()
    }
    mixed = {key: rule for key, rule in definition.mixed.items() if key == name}
    lines = definition.lines.model_copy(
        update={"on_one_line": "all", "each_symbol": "any number", "shared_substitute": None}
    )
    update: dict[str, object] = {"symbols": symbols, "mixed": mixed, "lines": lines}
    if special := definition.special_pays(phase):
        kept = {key: pays for key, pays in special.items() if key == name}
        feature = definition.features[phase].model_copy(update={"special_pays": kept})
        update["features"] = {**definition.features, phase: feature}
    return definition.model_copy(update=update)
