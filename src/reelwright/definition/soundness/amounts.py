"""Every amount that can be won is in whole cents, and some of it can be gambled."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact, money
from reelwright.definition.model import SpunWithPays
from reelwright.definition.soundness import feature_amounts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Gamble
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pays that come out in parts of a cent, and a gamble that is never offered."""
    yield from in_parts_of_a_cent(definition, reach)
    yield from _gamble(definition, reach)


def in_parts_of_a_cent(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pays that come out in parts of a cent.

    A scatter pays on the total bet, which is least with one line selected.
    """
    told: set[tuple[str, int]] = set()
    for win in sorted(reach.wins):
        path = ("symbols", win.symbol, "pays", str(win.count))
        if (win.symbol, win.count) not in told:
            for fault in _parts_of_a_cent(definition, path, win.pay, win.multiplier, "a line bet"):
                told.add((win.symbol, win.count))
                yield fault
    for key, scatter in definition.scatters.items():
        for count, pay in scatter.pays.items():
            path = ("scatters", key, "pays", str(count))
            bet = "a line bet" if scatter.on == "line bet" else "a total bet"
            yield from _parts_of_a_cent(definition, path, pay, 1, bet)
    yield from feature_amounts.faults(definition)
    yield from _special_pays(definition)


def _special_pays(definition: Definition) -> Iterator[Fault]:
    for key, feature in definition.features.items():
        if isinstance(feature, SpunWithPays):
            for name, pays in feature.special_pays.items():
                bet = "a total bet" if name in definition.scatters else "a line bet"
                for count, pay in pays.items():
                    path = ("features", key, "special pays", name, str(count))
                    yield from _parts_of_a_cent(definition, path, pay, 1, bet)


def _parts_of_a_cent(
    definition: Definition, path: Path, pay: Fraction, multiplier: int, bet_name: str
) -> Iterator[Fault]:
    """Yield the first stake at which a pay is not in whole cents."""
    for bet in definition.stakes.bets:
        cents = pay * multiplier * bet
        if cents.denominator != 1:
            times = f" times {multiplier}" if multiplier > 1 else ""
            amount = f"{exact(cents)} cents at {bet_name} of {money(bet)}"
            found = f"{exact(pay)}{times}, which is {amount}"
            yield Fault(path, found, "whole cents at every stake")
            return


def _least_return(gamble: Gamble) -> Fraction:
    """Return the least that a right choice pays, as a multiple of the whole win."""
    times = Fraction(gamble.colour_pays)
    if gamble.segments:
        times = Fraction(sum(gamble.segments.values()), max(gamble.segments.values()))
    return times / 2 if gamble.stake == "whole or half" else times


def _gamble(definition: Definition, reach: Reach) -> Iterator[Fault]:
    if definition.gamble is None or not definition.stakes.bets:
        return
    bet = min(definition.stakes.bets)
    pays = [win.amount * bet for win in reach.wins]
    pays += [pay * bet for scatter in definition.scatters.values() for pay in scatter.pays.values()]
    pays += feature_amounts.prizes_in_cents(definition)
    most = definition.gamble.up_to
    least = min(pays, default=Fraction(0)) * _least_return(definition.gamble)
    if least > most:
        found = f"{money(most)}, below the least that the smallest win could become"
        allowed = f"{exact(least / 100)} or more"
        yield Fault(("gamble", "up to"), found, allowed)
