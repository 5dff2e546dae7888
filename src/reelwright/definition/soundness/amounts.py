"""Every amount that can be won is in whole cents, and some of it can be gambled."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact, money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pays that come out in parts of a cent, and a gamble that is never offered.

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
            yield from _parts_of_a_cent(definition, path, pay, 1, "a total bet")
    yield from _gamble(definition, reach)


def _parts_of_a_cent(
    definition: Definition, path: Path, pay: Fraction, multiplier: int, bet_name: str
) -> Iterator[Fault]:
    """Yield the first stake at which a pay is not in whole cents."""
    for bet in definition.stakes.line_bets:
        cents = pay * multiplier * bet
        if cents.denominator != 1:
            times = f" times {multiplier}" if multiplier > 1 else ""
            amount = f"{exact(cents)} cents at {bet_name} of {money(bet)}"
            found = f"{exact(pay)}{times}, which is {amount}"
            yield Fault(path, found, "whole cents at every stake")
            return


def _gamble(definition: Definition, reach: Reach) -> Iterator[Fault]:
    if definition.gamble is None:
        return
    bet = min(definition.stakes.line_bets)
    pays = [win.amount for win in reach.wins]
    pays += [pay for scatter in definition.scatters.values() for pay in scatter.pays.values()]
    most = definition.gamble.up_to
    least = min(pays, default=Fraction(0)) * bet * definition.gamble.colour_pays
    if least > most:
        found = f"{money(most)}, below twice the smallest win"
        allowed = f"{exact(least / 100)} or more"
        yield Fault(("gamble", "up to"), found, allowed)
