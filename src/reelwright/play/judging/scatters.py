"""What scatter symbols win: they count wherever they stand, and substitutes may take part."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.play.judging.cells import JOINT, symbols_in
from reelwright.play.judging.factors import applies, combined

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Substitute
    from reelwright.play.events import Position, Window
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class Sighting:
    """What counts for a scatter symbol in a window: one position for each thing counted."""

    positions: tuple[Position, ...]
    substitutes: tuple[tuple[Position, str], ...] = ()
    """Those of the positions where a substitute counts, and which."""

    @property
    def count(self) -> int:
        """How many count."""
        return len(self.positions)


@dataclass(frozen=True, slots=True)
class ScatterWin:
    """A scatter prize: `pay` x `multiplier` x the bet it is on."""

    symbol: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    multiplier: int
    amount: Fraction
    """In cents."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """How one scatter symbol is counted in a phase."""

    symbol: str
    reels_only: bool
    once: bool
    tall: bool
    substitutes: Mapping[str, tuple[int, ...] | None]
    """The substitutes that take part, with the reels they act on; `None` for all."""
    unshown: Mapping[str, tuple[int, ...] | None]
    """Those that take part where the symbol itself is not in sight."""


@lru_cache(maxsize=256)
def _reading(definition: Definition, symbol: str, phase: str) -> _Reading:
    scatter = definition.scatters[symbol]
    taking_part = {
        key: rule
        for key, rule in definition.substitutes.items()
        if rule.active(phase) and _takes_part(definition, rule, symbol)
    }
    return _Reading(
        symbol=symbol,
        reels_only=scatter.counted == "left adjacent reels",
        once=scatter.per_reel == "once",
        tall=symbol in definition.tall,
        substitutes={key: rule.reels for key, rule in taking_part.items()},
        unshown={
            key: rule.reels
            for key, rule in taking_part.items()
            if rule.with_none_showing == "counts"
        },
    )


def _takes_part(definition: Definition, rule: Substitute, symbol: str) -> bool:
    if isinstance(rule.scatters, tuple):
        return symbol in definition.expand(rule.scatters)
    return rule.scatters == "all"


def sighting(definition: Definition, window: Window, symbol: str, phase: str) -> Sighting:
    """Return what counts for a scatter symbol, substitutes that take part among it."""
    reading = _reading(definition, symbol, phase)
    natural = [_rows(reading, column) for column in window]
    taking_part = reading.substitutes if any(natural) else reading.unshown
    positions: list[Position] = []
    substitutes: list[tuple[Position, str]] = []
    for reel, (shown, column) in enumerate(zip(natural, window, strict=True), 1):
        rows = shown
        standing_in = list(_standing_in(taking_part, reel, column, symbol)) if taking_part else []
        if reading.once or reading.reels_only:
            rows, standing_in = shown[:1], [] if shown else standing_in[:1]
        if reading.reels_only and not rows and not standing_in:
            break
        positions += sorted([*((reel, row) for row in rows), *((reel, r) for r, _ in standing_in)])
        substitutes += [((reel, row), key) for row, key in standing_in]
    return Sighting(tuple(positions), tuple(substitutes))


def _rows(reading: _Reading, column: tuple[str, ...]) -> list[int]:
    """Return the rows of a reel that show the symbol; only the top one of each tall run."""
    symbol = reading.symbol
    rows = [
        row
        for row, cell in enumerate(column)
        if cell == symbol or (JOINT in cell and symbol in symbols_in(cell))
    ]
    return [row for row in rows if row - 1 not in rows] if reading.tall else rows


def _standing_in(
    taking_part: Mapping[str, tuple[int, ...] | None],
    reel: int,
    column: tuple[str, ...],
    symbol: str,
) -> Iterator[tuple[int, str]]:
    for row, cell in enumerate(column):
        shown = symbols_in(cell)
        if symbol not in shown:
            for key, reels in taking_part.items():
                if key in shown and (reels is None or reel in reels):
                    yield row, key
                    break


def sightings(definition: Definition, window: Window, phase: str) -> dict[str, Sighting]:
    """Return what counts for each scatter symbol, whether it pays or not."""
    return {symbol: sighting(definition, window, symbol, phase) for symbol in definition.scatters}


def judge_scatters(
    definition: Definition, seen: Mapping[str, Sighting], stake: Stake, phase: str
) -> tuple[ScatterWin, ...]:
    """Return the scatter prizes that are paid, in the order the scatters are written."""
    wins = every_scatter(definition, seen, stake, phase)
    if len(wins) > 1 and definition.coinciding_scatters == "highest only":
        return (max(wins, key=lambda win: win.amount),)
    return wins


def every_scatter(
    definition: Definition, seen: Mapping[str, Sighting], stake: Stake, phase: str
) -> tuple[ScatterWin, ...]:
    """Return the prize of each scatter symbol by itself, in the order they are written."""
    special = definition.special_pays(phase)
    wins = []
    for symbol, scatter in definition.scatters.items():
        if not scatter.pays:
            continue
        found = seen[symbol]
        pay = (special.get(symbol) or scatter.pays).get(found.count)
        if pay is not None:
            multiplier = _multiplier(definition, symbol, found, phase) if found.substitutes else 1
            bet = stake.total if scatter.on == "total bet" else stake.line_bet
            wins.append(
                ScatterWin(
                    symbol=symbol,
                    count=found.count,
                    positions=found.positions,
                    substitutes=tuple(position for position, _ in found.substitutes),
                    pay=pay,
                    multiplier=multiplier,
                    amount=pay * multiplier * bet,
                )
            )
    return tuple(wins)


def _multiplier(definition: Definition, symbol: str, seen: Sighting, phase: str) -> int:
    factors: list[int] = []
    for key, cells in Counter(key for _, key in seen.substitutes).items():
        rule = definition.substitutes[key].multiplies
        if (
            rule
            and rule.scatters == "yes"
            and applies(definition, rule, phase, (symbol, seen.count))
        ):
            factors += [rule.by] * (cells if rule.count == "each" else 1)
    return combined((definition.ways or definition.lines).multipliers, factors)
