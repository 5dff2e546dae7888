"""A whole paid game: the paid spin, and all the spins and bonuses that follow from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, Picks
from reelwright.law import series
from reelwright.law.linear import solve
from reelwright.law.series import NotCountable
from reelwright.law.spins import Spin, count_spin

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reelwright.definition.model import Definition
    from reelwright.law.series import Awards


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

    def awards(self, spin: Spin) -> dict[str, Awards]:
        """Return the free games a spin can win, by feature."""
        return {
            name: awards
            for name, feature in self.definition.features.items()
            if isinstance(feature, FreeGames) and (awards := spin.games_won(feature))
        }

    def own_return(self, spin: Spin) -> Fraction:
        """Return what a spin pays, its bonuses included, free games left out, in total bets."""
        definition = self.definition
        lines = (spin.line_return(s) for s, symbol in definition.symbols.items() if symbol.pays)
        prizes = (spin.scatter_return(s, rule.pays) for s, rule in definition.scatters.items())
        bonuses = (
            spin.bonus_return(bonus)
            for bonus in definition.features.values()
            if isinstance(bonus, Picks)
        )
        return sum((*lines, *prizes, *bonuses), Fraction())


def count_spins(definition: Definition) -> Spins:
    """Count every kind of spin that a paid game can lead to."""
    counted = {name: count_spin(definition, strips) for name, strips in definition.strips.items()}
    spins = Spins(definition, counted["base"])
    free: dict[str, Spin] = {}
    waiting = list(spins.awards(spins.paid))
    while waiting:
        name = waiting.pop()
        if name not in free:
            free[name] = counted[spins.feature(name).strips]
            waiting.extend(spins.awards(free[name]))
    return Spins(definition, spins.paid, free)


def without_limits(spins: Spins) -> dict[str, Fraction]:
    """Return what each free game of a feature pays with all that follows from it, in total bets.

    Raises `NotCountable` where free games win one or more further games on average.
    """
    names = list(spins.free)
    matrix = [
        [Fraction(name == other) - _mean_awards(spins, name).get(other, 0) for other in names]
        for name in names
    ]
    own = [spins.own_return(spins.free[name]) for name in names]
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
    return {other: series.mean(awards) for other, awards in spins.awards(spins.free[name]).items()}


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
        spin = spins.free[name]
        awards = spins.awards(spin)
        own = spins.own_return(spin) + sum(
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

    def lost(spin: Spin, but: str = "") -> Fraction | None:
        total = Fraction()
        for name, start in spins.awards(spin).items():
            if name == but:
                continue
            awards = spins.awards(spins.free[name]).get(name, {})
            games = series.games_lost_bound(spins.feature(name), awards, start)
            if games is None or name not in per_game:
                return None
            left = 1 - series.mean(awards)
            total += games * returns[name] * left + series.mean(start) / left * per_game[name]
        return total

    for name in order:
        inner = lost(spins.free[name], but=name)
        if inner is not None:
            per_game[name] = inner
    take = lost(spins.paid)
    return series.rounded_up(take) if take else take


def _inner_first(spins: Spins) -> list[str]:
    """Order the features so that each comes after those its games start.

    Raises `NotCountable` where a series can be added to while another is played: in a ring, or
    where both were won in one spin. A limit would then depend on both.
    """
    starts = {name: set(spins.awards(spin)) - {name} for name, spin in spins.free.items()}
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
    for spin in (spins.paid, *spins.free.values()):
        together = set(spins.awards(spin))
        for name in together:
            for other in within[name] & together:
                if series.limited(spins.feature(other)) and spin is not spins.free[name]:
                    raise NotCountable(
                        f"features > {other}: found a limit on a series that one spin can win "
                        f"together with {name}, whose games add to it; allowed: no limit, for an "
                        "exact figure"
                    )
    return order


def _games_played(spins: Spins, name: str, *, limits: bool = True) -> Callable[[int], Fraction]:
    feature = spins.feature(name)
    awards = spins.awards(spins.free[name]).get(name, {})
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
