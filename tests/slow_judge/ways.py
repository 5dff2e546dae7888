"""Wins of a ways game: a symbol somewhere on each reel from the first, the longest run only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from tests.slow_judge.coinciding import STRICTEST_FIRST
from tests.slow_judge.factors import combined
from tests.slow_judge.prizes import pays_of
from tests.slow_judge.sight import Cells, standing_in
from tests.slow_judge.substitutes import Substitute
from tests.slow_judge.wins import Bet, Plain, Position, Win, cents


@dataclass(frozen=True)
class Way:
    """One cell on each reel of a win; `filled` holds the substitute that fills it, or none."""

    natural: frozenset[Position]
    """The cells where the symbol itself stands, whichever reading pays."""
    positions: tuple[Position, ...]
    filled: tuple[Substitute | None, ...]
    amount: Fraction
    """In unit bets."""

    @property
    def alone(self) -> str | None:
        """What its substitutes say of a run of substitutes; none where it is not such a run."""
        if self.natural:
            return None
        modes = {rule.alone for rule in self.filled if rule is not None}
        return next(mode for mode in STRICTEST_FIRST if mode in modes)


@dataclass(frozen=True)
class WaysWin:
    """All the ways in which a symbol wins."""

    symbol: str
    count: int
    ways: tuple[Way, ...]

    @property
    def amount(self) -> Fraction:
        return sum((way.amount for way in self.ways), Fraction(0))

    @property
    def positions(self) -> tuple[Position, ...]:
        return tuple(sorted({position for way in self.ways for position in way.positions}))

    def filled_by(self, rule: Substitute) -> set[Position]:
        """The cells where a substitute stands in for the symbol."""
        return {
            position
            for way in self.ways
            for position, by in zip(way.positions, way.filled, strict=True)
            if by is rule
        }

    def natural(self) -> set[Position]:
        """The cells where the symbol itself stands."""
        return {position for way in self.ways for position in way.natural}


def ways_wins(
    game: Plain, substitutes: dict[str, Substitute], cells: Cells, bet: Bet, phase: str
) -> Iterator[Win]:
    """Every ways win of a window whose substitutes have expanded."""
    how = game["ways"].get("multipliers")
    found = [
        win
        for symbol in game["symbols"]
        if (win := _win(symbol, pays_of(game, symbol, phase), substitutes, cells, how))
    ]
    for win in _better(_alone(found), substitutes):
        yield Win(
            kind="ways",
            line=0,
            name=win.symbol,
            count=win.count,
            amount=cents(win.amount * bet.line_bet),
            positions=win.positions,
        )


def _win(
    symbol: str,
    pays: dict[int, Fraction],
    substitutes: dict[str, Substitute],
    cells: Cells,
    how: str | None,
) -> WaysWin | None:
    columns: list[list[tuple[Position, list[Substitute | None]]]] = []
    for reel, column in enumerate(cells, 1):
        matching = []
        for row, cell in enumerate(column):
            options: list[Substitute | None] = [None] if symbol in cell else []
            options += [
                rule
                for rule in standing_in(cells, reel, row, substitutes.values())
                if symbol in rule.stands_for
            ]
            if options:
                matching.append(((reel, row), options))
        if not matching:
            break
        columns.append(matching)
    paying = [count for count in pays if count <= len(columns)]
    if not paying:
        return None
    count = max(paying)
    ways = []
    for chosen in product(*columns[:count]):
        positions = tuple(position for position, _ in chosen)
        natural = frozenset(position for position, options in chosen if None in options)
        readings = [
            _way(symbol, pays[count], positions, filled, substitutes, how, natural)
            for filled in product(*(options for _, options in chosen))
        ]
        ways.append(max(readings, key=lambda way: (way.amount, way.filled.count(None))))
    return WaysWin(symbol, count, tuple(ways))


def _way(
    symbol: str,
    pay: Fraction,
    positions: tuple[Position, ...],
    filled: tuple[Substitute | None, ...],
    substitutes: dict[str, Substitute],
    how: str | None,
    natural: frozenset[Position],
) -> Way:
    factors: list[int] = []
    added = Fraction(0)
    for rule in substitutes.values():
        own_cells = filled.count(None) if rule.key == symbol else 0
        factors += rule.factors(symbol, len(filled), filled.count(rule), own_cells)
        added += rule.added(filled.count(rule))
    return Way(natural, positions, filled, pay * combined(factors, how) + added)


def _alone(found: list[WaysWin]) -> list[WaysWin]:
    """Count ways made of substitutes alone for one symbol, for every one, or not at all."""
    sums = [
        sum((way.amount for way in win.ways if way.alone == "as one symbol"), Fraction(0))
        for win in found
    ]
    left = []
    for place, win in enumerate(found):
        meant = sums[place] > 0 and place == sums.index(max(sums))
        ways = tuple(
            way
            for way in win.ways
            if way.alone in (None, "as every symbol") or (way.alone == "as one symbol" and meant)
        )
        if ways:
            left.append(WaysWin(win.symbol, win.count, ways))
    return left


def _better(found: list[WaysWin], substitutes: dict[str, Substitute]) -> list[WaysWin]:
    """Of a substitute's own win and one it completes with the same cell keep the better.

    They are taken from the greatest down, and one that is not taken drops none.
    """
    taken: list[WaysWin] = []
    for one in sorted(found, key=lambda win: -win.amount):
        lost = [_loser(before, one, substitutes) for before in taken]
        if one not in lost:
            taken = [before for before in taken if before not in lost]
            taken.append(one)
    return taken


def _loser(one: WaysWin, other: WaysWin, substitutes: dict[str, Substitute]) -> WaysWin | None:
    for own, completed in ((one, other), (other, one)):
        rule = substitutes.get(own.symbol)
        if rule is None or rule.own_prizes != "better":
            continue
        if completed.filled_by(rule) & own.natural():
            if own.amount == completed.amount:
                return completed if rule.on_a_tie == "own" else own
            return min(own, completed, key=lambda win: win.amount)
    return None
