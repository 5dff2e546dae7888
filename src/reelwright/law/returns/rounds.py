"""A whole paid game: the paid spin, and all the spins and bonuses that follow from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, Picks
from reelwright.definition.model.strips import BASE
from reelwright.law import series
from reelwright.law.linear import solve
from reelwright.law.series import NotCountable
from reelwright.law.spins import Spin, count_spin

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reelwright.definition.model import Definition
    from reelwright.law.series import Awards


PAID = "paid"
"""The phase of the paid game, beside those of features."""


@dataclass(frozen=True, slots=True)
class Spins:
    """The paid spin and, by feature, the spin of each kind of free games it can lead to."""

    definition: Definition
    paid: Spin
    free: Mapping[str, Spin] = field(default_factory=dict)

    def feature(self, name: str) -> FreeGames:
        """Return the rules of free games."""
        feature = self.definition.features[name]
        assert isinstance(feature, FreeGames)
        return feature

    def spin(self, phase: str) -> Spin:
        """Return the spin of a phase: the paid game, or a feature by its name."""
        return self.paid if phase == PAID else self.free[phase]

    def awards(self, phase: str) -> dict[str, Awards]:
        """Return the free games a spin of a phase can win, by feature."""
        spin = self.spin(phase)
        return {
            name: awards
            for name, feature in self.definition.features.items()
            if isinstance(feature, FreeGames)
            and (awards := spin.games_won(feature, again=name == phase))
        }

    def own_return(self, phase: str) -> Fraction:
        """Return what a spin of a phase pays, free games left out, in total bets."""
        definition, spin = self.definition, self.spin(phase)
        rules = _Factors() if phase == PAID else _factors(self.feature(phase))
        lines = (spin.line_return(s) for s, symbol in definition.symbols.items() if symbol.pays)
        prizes = (
            spin.scatter_return(symbol, _but(rule.pays, rules.unpaid.get(symbol, frozenset())))
            for symbol, rule in definition.scatters.items()
        )
        bonuses = (
            spin.bonus_return(bonus)
            for bonus in definition.features.values()
            if isinstance(bonus, Picks)
        )
        return (
            rules.lines * sum(lines, Fraction())
            + rules.scatters * sum(prizes, Fraction())
            + rules.bonuses * sum(bonuses, Fraction())
        )


@dataclass(frozen=True, slots=True)
class _Factors:
    """What a phase multiplies prizes by, and the counts of scatters it does not pay."""

    lines: int = 1
    scatters: int = 1
    bonuses: int = 1
    unpaid: Mapping[str, frozenset[int]] = field(default_factory=dict)


def _factors(feature: FreeGames) -> _Factors:
    factor = feature.multiplier if isinstance(feature.multiplier, int) else 1
    covers = feature.multiplier_covers
    pays = feature.re_trigger in ("adds and pays", "pays")
    return _Factors(
        lines=factor,
        scatters=factor if covers and covers.scatters == "yes" else 1,
        bonuses=factor if covers and covers.bonuses == "yes" else 1,
        unpaid={} if pays else {feature.scatter: feature.counts},
    )


def _but(pays: Mapping[int, Fraction], unpaid: frozenset[int]) -> dict[int, Fraction]:
    return {count: pay for count, pay in pays.items() if count not in unpaid}


def count_spins(definition: Definition) -> Spins:
    """Count every kind of spin that a paid game can lead to."""
    counted = {name: count_spin(definition, strips) for name, strips in definition.strips.items()}
    free: dict[str, Spin] = {}
    spins = Spins(definition, counted[BASE], free)
    waiting = list(spins.awards(PAID))
    while waiting:
        name = waiting.pop()
        if name not in free:
            strips = spins.feature(name).strips
            assert isinstance(strips, str)  # (others are not countable)
            free[name] = counted[strips]
            waiting.extend(spins.awards(name))
    return spins


def without_limits(spins: Spins) -> dict[str, Fraction]:
    """Return what each free game of a feature pays with all that follows from it, in total bets.

    Raises `NotCountable` where free games win one or more further games on average.
    """
    names = list(spins.free)
    matrix = [
        [Fraction(name == other) - _mean_awards(spins, name).get(other, 0) for other in names]
        for name in names
    ]
    own = [spins.own_return(name) for name in names]
    games = solve(matrix, [Fraction(1)] * len(names))
    if games is None or min(games, default=Fraction(1)) <= 0:
        won = ", ".join(
            f"{float(sum(_mean_awards(spins, name).values())):.4f} in one of {name}"
            for name in names
        )
        raise NotCountable(
            f"features: found further free games won on average: {won}; "
            "allowed: fewer than one for each played, or the mean has no end"
        )
    returns = solve(matrix, own)
    assert returns is not None
    return dict(zip(names, returns, strict=True))


def _mean_awards(spins: Spins, name: str) -> dict[str, Fraction]:
    return {other: series.mean(awards) for other, awards in spins.awards(name).items()}


@dataclass(frozen=True, slots=True)
class Series:
    """The mean series of a feature: games played and total bets paid, by the games that start it.

    What other series started in it pay is part of what it pays; their games are not its own.
    """

    games: Callable[[int], Fraction]
    pays: Callable[[int], Fraction]


def unlimited_series(spins: Spins, returns: Mapping[str, Fraction]) -> dict[str, Series]:
    """Return each feature's series without limits; `returns` is from `without_limits`."""
    return {
        name: Series(_games_played(spins, name, limits=False), _times(Fraction, pay))
        for name, pay in returns.items()
    }


def limited_series(spins: Spins) -> dict[str, Series]:
    """Solve each feature's series with its limits.

    Raises `NotCountable` where one is too long to solve, or features start each other in a way that
    one limit rules several series.
    """
    solved: dict[str, Series] = {}
    for name in _inner_first(spins):
        awards = spins.awards(name)
        own = spins.own_return(name) + sum(
            chance * solved[other].pays(games)
            for other, won in awards.items()
            if other != name
            for games, chance in won.items()
        )
        games_played = _games_played(spins, name)
        solved[name] = Series(games_played, _times(games_played, own))
    return solved


def lost_to_limits(spins: Spins, returns: Mapping[str, Fraction]) -> Fraction | None:
    """Bound what the limits take from the return of a paid game; `None` where we cannot.

    `returns` is what each free game pays without limits, from `without_limits`.
    """
    try:
        order = _inner_first(spins)
    except NotCountable:
        return None
    per_game: dict[str, Fraction] = {}

    def lost(phase: str) -> Fraction | None:
        total = Fraction()
        for name, start in spins.awards(phase).items():
            if name == phase:
                continue
            awards = spins.awards(name).get(name, {})
            games = series.games_lost_bound(spins.feature(name), awards, start)
            if games is None or name not in per_game:
                return None
            left = 1 - series.mean(awards)
            total += games * returns[name] * left + series.mean(start) / left * per_game[name]
        return total

    for name in order:
        inner = lost(name)
        if inner is not None:
            per_game[name] = inner
    take = lost(PAID)
    return series.rounded_up(take) if take else take


def _inner_first(spins: Spins) -> list[str]:
    """Order the features so that each comes after those its games start.

    Raises `NotCountable` where a series can be added to while another is played: in a ring, or
    where both were won in one spin. A limit would then depend on both.
    """
    starts = {name: set(spins.awards(name)) - {name} for name in spins.free}
    try:
        order = list(TopologicalSorter(starts).static_order())
    except CycleError as error:
        raise NotCountable(
            f"features: found free games that start each other in a ring under a limit "
            f"({', '.join(error.args[1])}); allowed: no ring, or no limit, for an exact figure"
        ) from None
    within: dict[str, set[str]] = {}
    for name in order:
        within[name] = starts[name].union(*(within[other] for other in starts[name]))
    for phase in (PAID, *spins.free):
        together = set(spins.awards(phase))
        for name in together:
            for other in within[name] & together:
                if series.limited(spins.feature(other)) and phase != name:
                    raise NotCountable(
                        f"features > {other}: found a limit on a series that one spin can win "
                        f"together with {name}, whose games add to it; allowed: no limit, for an "
                        "exact figure"
                    )
    return order


def _games_played(spins: Spins, name: str, *, limits: bool = True) -> Callable[[int], Fraction]:
    feature = spins.feature(name)
    awards = spins.awards(name).get(name, {})
    if limits and series.limited(feature):
        if series.steps(feature) > series.MOST_STEPS:
            raise NotCountable(
                f"features > {name}: found limits that take {series.steps(feature)} steps to "
                f"solve; allowed: {series.MOST_STEPS} for an exact figure"
            )
        return series.solved(feature, awards)
    left = 1 - series.mean(awards)
    if left <= 0:
        raise NotCountable(
            f"features > {name}: found {float(1 - left):.4f} further free games won on average in "
            "each; allowed: fewer than one, or a limit"
        )
    return lambda start: start / left


def _times(games: Callable[[int], Fraction], pay: Fraction) -> Callable[[int], Fraction]:
    return lambda start: games(start) * pay
