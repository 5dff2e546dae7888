"""What features pay is in whole cents at every stake."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact, money
from reelwright.definition.model import Award, Drawn, FreeGames, HoldAndSpin, Picks, Trail, Wheel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Feature, PrizeBase

_BETS = {"line bet": "a line bet", "total bet": "a total bet", "fixed": "a unit of money"}


def units_of(definition: Definition, on: PrizeBase) -> Iterator[int]:
    """Yield what a prize of 1 can come to, in cents: the least stakes, of which others are sums."""
    stakes = definition.stakes
    if on == "fixed":
        yield 100
        return
    for bet in stakes.bets:
        if on == "line bet":
            yield bet
        else:
            counts = stakes.selections(len(definition.lines.rows)) or (1,)
            yield from (bet * stakes.units(count) for count in counts)


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield the prizes of features that come out in parts of a cent."""
    for key, feature in definition.features.items():
        for path, prize, on in _prizes(feature):
            yield from parts_of_a_cent(definition, ("features", key, *path), prize, on)


def prizes_in_cents(definition: Definition) -> list[Fraction]:
    """Return the prizes of features at the least stake each."""
    return [
        Fraction(prize) * min(units_of(definition, on))
        for feature in definition.features.values()
        for _, prize, on in _prizes(feature)
        if prize
    ]


def parts_of_a_cent(
    definition: Definition, path: Path, prize: int | Fraction, on: PrizeBase
) -> Iterator[Fault]:
    """Yield the first stake at which a prize is not in whole cents."""
    for unit in units_of(definition, on):
        cents = Fraction(prize) * unit
        if cents.denominator != 1:
            amount = f"{exact(cents)} cents at {_BETS[on]} of {money(unit)}"
            found = f"{exact(Fraction(prize))}, which is {amount}"
            yield Fault(path, found, "whole cents at every stake")
            return


def _prizes(feature: Feature) -> Iterator[tuple[Path, int | Fraction, PrizeBase]]:
    match feature:
        case FreeGames():
            if feature.losing_game_pays:
                rule = feature.losing_game_pays
                yield ("losing game pays", "pay"), rule.pay, rule.on
        case Award():
            for count, prize in feature.pays.items():
                yield ("pays", str(count)), prize, feature.on
        case HoldAndSpin():
            for value in feature.values.drawn:
                yield ("values", "drawn", str(value)), value, feature.prizes_on
            if feature.full_window is not None:
                yield ("full window",), feature.full_window, feature.prizes_on
        case Picks() | Wheel() | Trail():
            for path, prize in _bonus_prizes(feature):
                yield path, prize, feature.prizes_on


def _bonus_prizes(feature: Picks | Wheel | Trail) -> Iterator[tuple[Path, int | Fraction]]:
    shown: list[tuple[Path, object]] = []
    consolation = feature.at_nothing if isinstance(feature, Trail) else feature.consolation
    match feature:
        case Picks():
            shown = [
                (("stages", name, "from", place), hidden)
                for name, stage in feature.stages.items()
                for place, hidden in enumerate(stage.from_)
            ]
        case Wheel():
            shown = [(("segments", n, "prize"), s.prize) for n, s in enumerate(feature.segments)]
        case Trail():
            shown = [(("cells", n, "prize"), cell.prize) for n, cell in enumerate(feature.cells)]
    for path, prize in shown:
        if isinstance(prize, int | Fraction):
            yield path, prize
        elif isinstance(prize, Drawn):
            yield from (((*path, "drawn", str(one)), one) for one in prize.drawn)
    if consolation is not None:
        name = "at nothing" if isinstance(feature, Trail) else "consolation"
        yield (name,), consolation
