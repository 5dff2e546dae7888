"""Why a window pays what it pays: each prize with its sum, and each near win with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.judging import judge
from reelwright.play.trigger import Shown, found
from reelwright.telling.near_lines import NotPaid, line_reasons
from reelwright.telling.near_runs import run_reasons
from reelwright.telling.near_scatters import scatter_reasons
from reelwright.telling.near_ways import ways_reasons
from reelwright.telling.tokens import tokens_earned
from reelwright.telling.words import counted, listed, money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game, Strip
    from reelwright.play.events import Position, Window
    from reelwright.play.judging import Judged, LineWin, ScatterWin, WaysWin
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class Paid:
    """A prize: on what, for what, and the sum that makes its `amount` in cents."""

    on: str
    """A line by its number, "ways" or "scatter"."""
    symbol: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    sum: str
    amount: int
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A window judged: what it pays, what it does not pay and why, what it starts."""

    paid: tuple[Paid, ...]
    not_paid: tuple[NotPaid, ...]
    starts: tuple[str, ...]
    """One sentence for each feature that starts, and for each event that earns tokens."""
    notes: tuple[str, ...]
    total: int
    """In cents."""


def explain(game: Game, window: Window, stake: Stake, phase: str) -> Explained:
    """Judge a window, as it stands once mystery symbols are revealed, and say why."""
    definition = game.definition
    judged = judge(definition, window, stake, phase)
    paid = tuple(_paid(game, judged, stake))
    not_paid = (
        *line_reasons(game, window, stake, phase),
        *ways_reasons(game, judged, phase),
        *scatter_reasons(game, window, stake, phase),
        *run_reasons(game, window, stake),
    )
    total = sum(one.amount for one in paid)
    shown = _shown(window, judged, stake)
    starts = (*_starts(game, shown), *tokens_earned(game, shown, phase))
    notes = (*_never_seen(game, window, phase), *_notes(game, window, judged, phase))
    return Explained(paid, not_paid, starts, notes, total)


def _paid(game: Game, judged: Judged, stake: Stake) -> Iterator[Paid]:
    for line_win in judged.line_wins:
        yield _line(line_win, stake)
    for ways_win in judged.ways_wins:
        yield _ways(ways_win, stake)
    for scatter_win in judged.scatter_wins:
        yield _scatter(game, scatter_win, stake)


def _line(win: LineWin, stake: Stake) -> Paid:
    pays = _factors(str(win.pay), win.multiplier)
    if win.added:
        pays = f"({pays} + {win.added})"
    amount = int(win.amount * stake.line_bet)
    return Paid(
        on=f"line {win.line}",
        line=win.line,
        symbol=win.symbol,
        count=win.count,
        positions=win.positions,
        substitutes=win.substitutes,
        sum=f"{pays} x {money(stake.line_bet)}",
        amount=amount,
    )


def _ways(win: WaysWin, stake: Stake) -> Paid:
    pays = f"{win.pay} x {win.factor}" + ("" if win.factor == win.ways else " (ways x factors)")
    if win.added:
        pays = f"({pays} + {win.added})"
    return Paid(
        on=counted(win.ways, "way"),
        symbol=win.symbol,
        count=win.count,
        positions=win.positions,
        substitutes=win.substitutes,
        sum=f"{pays} x {money(stake.line_bet)}",
        amount=int(win.units * stake.line_bet),
    )


def _scatter(game: Game, win: ScatterWin, stake: Stake) -> Paid:
    on_total = game.definition.scatters[win.symbol].on == "total bet"
    bet = stake.total if on_total else stake.line_bet
    return Paid(
        on="scatter",
        symbol=win.symbol,
        count=win.count,
        positions=win.positions,
        substitutes=win.substitutes,
        sum=f"{_factors(str(win.pay), win.multiplier)} x {money(bet)}",
        amount=int(win.amount),
    )


def _factors(pay: str, multiplier: int) -> str:
    return pay if multiplier == 1 else f"{pay} x {multiplier}"


def _shown(window: Window, judged: Judged, stake: Stake) -> Shown:
    wins = judged.line_wins or judged.ways_wins
    return Shown(
        window=window,
        wins=wins,
        scatters={symbol: seen.positions for symbol, seen in judged.sightings.items()},
        lines=stake.lines,
        paid=bool(wins or judged.scatter_wins),
    )


def _starts(game: Game, shown: Shown) -> Iterator[str]:
    for name, feature in game.definition.features.items():
        by = found(game.definition, feature.starts_on, shown)
        counts = getattr(feature, "counts", None)
        if by and (counts is None or by.count in counts):
            what = f"{game.symbol_name(by.symbol)} x{by.count}" if by.symbol else "A win"
            yield f"{what} starts {name}."


def _never_seen(game: Game, window: Window, phase: str) -> Iterator[str]:
    """Name the reels on which no stop shows what was asked about."""
    definition = game.definition
    if definition.mystery:
        return
    sets = [definition.strips[name] for name in definition.sets_of(phase)]
    never = [
        reel + 1
        for reel, column in enumerate(window)
        if not any(_shows(strips[reel], column) for strips in sets)
    ]
    if never:
        yield f"No stop shows this on reel{'s' if len(never) > 1 else ''} {listed(never)}."


def _shows(strip: Strip, column: tuple[str, ...]) -> bool:
    endless = strip + strip[: len(column) - 1]
    return any(endless[stop : stop + len(column)] == column for stop in range(len(strip)))


def _notes(game: Game, window: Window, judged: Judged, phase: str) -> Iterator[str]:
    if judged.expanded:
        reels = "reel" if len(judged.expanded) == 1 else "reels"
        yield f"A substitute fills {reels} {listed(judged.expanded)} before wins are read."
    mysteries = [key for key in game.definition.mystery if any(key in reel for reel in window)]
    for key in mysteries:
        yield f"{game.symbol_name(key)} would become another symbol first; here it stands as it is."
    feature = game.definition.features.get(phase)
    if feature is not None and getattr(feature, "multiplies", False):
        yield f"Amounts are those before {phase} multiply them."
