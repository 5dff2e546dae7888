"""What a game returns, in parts, put together from what was counted."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from reelwright.definition.model import FreeGames, Picks
from reelwright.law import series
from reelwright.law.countable import uncountable
from reelwright.law.returns.figures import FeatureFigures, Part, Prize, Returns
from reelwright.law.returns.rounds import (
    Series,
    Spins,
    count_spins,
    limited_series,
    lost_to_limits,
    unlimited_series,
    without_limits,
)
from reelwright.law.series import NotCountable
from reelwright.law.spins import mean_prize
from reelwright.law.windows import windows_that_pay, windows_with_line_win

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.model import Definition
    from reelwright.law.diagrams import LineWin

EXACT = "exact fraction"

BELOW_SIGHT = Fraction(1, 10**12)
"""Where limits of free games may take more than this from the return, they are solved."""


@dataclass(frozen=True, slots=True)
class _FreeGames:
    """The series of each feature and how they were obtained.

    `take` bounds what limits that were left out take from the return.
    """

    series: Mapping[str, Series]
    limits_kept: bool
    take: Fraction = Fraction()

    @property
    def obtained(self) -> str:
        if not self.take:
            return EXACT
        return f"{EXACT}, limits of free games left out"

    @property
    def limits_obtained(self) -> str:
        if self.take:
            return "proven bound"
        return "limits solved" if self.limits_kept else "no limits"


def returns(definition: Definition, lines: Sequence[int], *, keep_limits: bool = False) -> Returns:
    """Count the figures of a game played on `lines` (from 1).

    `keep_limits` asks for the return with the limits of free games solved even where they cannot
    show. Raises `NotCountable` where a game has no return we can give, `ValueError` for lines it
    has not.
    """
    _all_countable(definition)
    lines = _checked(definition, lines)
    spins = count_spins(definition)
    free = _free_games(spins, keep_limits=keep_limits)
    parts = _parts(spins, free)
    return Returns(
        digest=definition.digest,
        lines=lines,
        windows=spins.paid.windows,
        rtp=sum((part.rtp for part in parts), Fraction()),
        obtained=free.obtained,
        limits_take=free.take,
        limits_obtained=free.limits_obtained,
        parts=parts,
        features=tuple(
            _free_games_figures(spins, name, feature, free.series)
            if isinstance(feature, FreeGames)
            else _bonus_figures(spins, name, feature, lines)
            for name, feature in definition.features.items()
            if isinstance(feature, FreeGames | Picks)
        ),
        hit_frequency=Fraction(
            windows_that_pay(definition, definition.strips["base"], lines), spins.paid.windows
        ),
    )


def _all_countable(definition: Definition) -> None:
    refused = [
        f"{' > '.join(path)}: found {rule}; allowed: none of it, since it cannot be counted yet"
        for path, rule in uncountable(definition)
    ]
    if refused:
        raise NotCountable("\n".join(refused))


def _checked(definition: Definition, lines: Sequence[int]) -> tuple[int, ...]:
    offered = len(definition.lines.rows)
    chosen = tuple(lines)
    if not chosen or len(set(chosen)) < len(chosen) or not set(chosen) <= {*range(1, offered + 1)}:
        found = ", ".join(str(line) for line in chosen) or "none"
        raise ValueError(f"lines: found {found}; allowed: one or more of 1 to {offered}, each once")
    return chosen


def _free_games(spins: Spins, *, keep_limits: bool) -> _FreeGames:
    any_limit = any(series.limited(spins.feature(name)) for name in spins.free)
    try:
        returns = without_limits(spins)
    except NotCountable:
        if not any_limit:
            raise
        return _FreeGames(limited_series(spins), limits_kept=True)
    take = lost_to_limits(spins, returns) if any_limit else Fraction()
    if take is None or take > BELOW_SIGHT or (any_limit and keep_limits):
        return _FreeGames(limited_series(spins), limits_kept=True)
    return _FreeGames(unlimited_series(spins, returns), limits_kept=False, take=take)


def _parts(spins: Spins, free: _FreeGames) -> tuple[Part, ...]:
    features = spins.definition.features
    bonuses = {f.line_win for f in features.values() if isinstance(f, Picks)}
    wins = _line_prizes(spins)
    parts = [
        _of_prizes("line wins", [prize for prize in wins if prize.symbol not in bonuses]),
        _of_prizes("scatter prizes", _scatter_prizes(spins)),
    ]
    for name, feature in features.items():
        if isinstance(feature, FreeGames):
            won = spins.paid.games_won(feature).items()
            rtp = sum((chance * free.series[name].pays(games) for games, chance in won), Fraction())
            parts.append(Part(name, "free games", rtp, free.obtained))
        elif isinstance(feature, Picks):
            symbol = feature.line_win
            lines = [win for win in wins if win.symbol == symbol]
            rtp = spins.paid.bonus_return(feature) + sum(prize.rtp for prize in lines)
            parts.append(Part(name, "picks", rtp, EXACT, tuple(lines)))
    return tuple(parts)


def _of_prizes(kind: Literal["line wins", "scatter prizes"], prizes: Sequence[Prize]) -> Part:
    rtp = sum((prize.rtp for prize in prizes), Fraction())
    return Part(kind, kind, rtp, EXACT, tuple(prizes))


def _line_prizes(spins: Spins) -> list[Prize]:
    """List what a line wins, symbols as the definition has them, long runs first."""
    order = list(spins.definition.symbols)
    prizes = [
        _prize(win, Fraction(ways, spins.paid.windows))
        for win, ways in spins.paid.line_wins.items()
    ]
    return sorted(prizes, key=lambda p: (order.index(p.symbol), -p.count, p.multiplier))


def _prize(win: LineWin, frequency: Fraction) -> Prize:
    return Prize(
        symbol=win.symbol,
        count=win.count,
        with_substitute=win.with_substitute,
        pay=win.pay,
        multiplier=win.multiplier,
        frequency=frequency,
        rtp=win.amount * frequency,
    )


def _scatter_prizes(spins: Spins) -> list[Prize]:
    return [
        Prize(
            symbol=symbol,
            count=count,
            with_substitute=False,
            pay=pay,
            multiplier=1,
            frequency=(frequency := Fraction(ways, spins.paid.windows)),
            rtp=pay * frequency,
        )
        for symbol, rule in spins.definition.scatters.items()
        for count, ways in sorted(spins.paid.scatters[symbol].items(), reverse=True)
        if (pay := rule.pays.get(count)) is not None
    ]


def _free_games_figures(
    spins: Spins, name: str, feature: FreeGames, free: Mapping[str, Series]
) -> FeatureFigures:
    start = spins.paid.games_won(feature)
    frequency = sum(start.values(), Fraction())
    games = sum((chance * free[name].games(won) for won, chance in start.items()), Fraction())
    awarded = {count: p for count, p in _pays_of(spins, feature).items() if count in feature.awards}
    return FeatureFigures(
        name=name,
        kind="free games",
        frequency=frequency,
        mean=games / frequency if frequency else None,
        started_by=spins.paid.scatter_return(feature.scatter, awarded),
    )


def _pays_of(spins: Spins, feature: FreeGames) -> Mapping[int, Fraction]:
    return spins.definition.scatters[feature.scatter].pays


def _bonus_figures(spins: Spins, name: str, feature: Picks, lines: Sequence[int]) -> FeatureFigures:
    definition, symbol = spins.definition, feature.line_win
    started = windows_with_line_win(definition, definition.strips["base"], lines, symbol)
    return FeatureFigures(
        name=name,
        kind="picks",
        frequency=Fraction(started, spins.paid.windows),
        mean=mean_prize(feature),
        started_by=spins.paid.line_return(symbol),
    )
