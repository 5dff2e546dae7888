"""One spin of a strip set, counted: what a line wins, and how many scatters are in sight."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from reelwright.law.diagrams import LineWin, Node, count_line, line_diagram
from reelwright.law.scatters import in_sight, on_reel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.model import Definition, FreeGames, Picks, Stage, Strip


@dataclass(frozen=True, slots=True)
class Spin:
    """How many of the `windows`, all equally likely, hold each win.

    `line_wins` counts the windows in which a given line has each win. It is the same for every
    line: over the stops of a reel each row shows each symbol as often as the strip holds it.
    `scatters` counts, for each scatter symbol, the windows that show each number of it.
    """

    windows: int
    line_wins: Mapping[LineWin, int]
    scatters: Mapping[str, Mapping[int, int]]

    def line_return(self, symbol: str) -> Fraction:
        """Return what wins of a symbol pay on average, in total bets."""
        wins = self.line_wins.items()
        won = sum(win.amount * ways for win, ways in wins if win.symbol == symbol)
        return Fraction(won, self.windows)

    def scatter_return(self, symbol: str, pays: Mapping[int, Fraction]) -> Fraction:
        """Return what a scatter symbol pays on average, in total bets."""
        ways = self.scatters[symbol].items()
        return Fraction(sum(pays.get(count, 0) * n for count, n in ways), self.windows)

    def games_won(self, feature: FreeGames, *, again: bool = False) -> dict[int, Fraction]:
        """Return how likely the spin wins each number of free games, or wins them again.

        None won is left out.
        """
        table = feature.games_added if again else feature.awards
        won: Counter[int] = Counter()
        for count, ways in self.scatters[feature.scatter].items():
            won[table.get(count, 0)] += ways
        return {games: Fraction(ways, self.windows) for games, ways in won.items() if games}

    def bonus_return(self, bonus: Picks) -> Fraction:
        """Return what a bonus won in the spin pays on average, in total bets.

        Its prizes are paid on the line bet once for each line that won it, so the mean is that of
        one line, however many are played and whatever the chance that two win it at once.
        """
        wins = self.line_wins.items()
        ways = sum(n for win, n in wins if win.symbol == bonus.line_win)
        return Fraction(ways, self.windows) * mean_prize(bonus)


def mean_prize(bonus: Picks) -> Fraction:
    """Return the mean of all picks, in line bets.

    Each pick finds every prize of its stage with the same chance, whatever was picked before.
    """
    return sum(map(_mean_of_stage, bonus.stages.values()), Fraction())


def _mean_of_stage(stage: Stage) -> Fraction:
    prizes = [Fraction(prize) for prize in stage.from_ if isinstance(prize, int | Fraction)]
    assert stage.pick is not None  # (others are not countable)
    assert len(prizes) == len(stage.from_)
    return stage.pick * sum(prizes, Fraction()) / len(prizes)


def count_spin(definition: Definition, strips: Sequence[Strip]) -> Spin:
    """Count a spin of these strips."""
    reels = list(zip(strips, definition.window.heights, strict=True))
    on_reels = {
        symbol: [on_reel(strip, rows, symbol) for strip, rows in reels]
        for symbol in definition.scatters
    }
    return spin_from(definition, [Counter(strip) for strip in strips], on_reels)


def spin_from(
    definition: Definition,
    symbols: Sequence[Mapping[str, int]],
    scatters: Mapping[str, Sequence[Counter[int]]],
) -> Spin:
    """Count a spin from the number of each symbol on each reel, and of stops by scatters shown."""
    line = count_line(_wins(definition), symbols)
    return Spin(
        windows=prod(sum(reel.values()) for reel in symbols),
        line_wins={win: ways for win, ways in line.items() if win},
        scatters={symbol: in_sight(reels) for symbol, reels in scatters.items()},
    )


@lru_cache(maxsize=64)
def _wins(definition: Definition) -> Node[LineWin | None]:
    return line_diagram(definition, lambda win: win)
