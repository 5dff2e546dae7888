"""What is selected to bet: some of the lines, and the same bet on each of them.

Lines count from 1 and are held as a rising tuple, never an empty one; bets are in cents.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.definition.model import Definition


@dataclass(frozen=True, slots=True)
class Offer:
    """What a game offers to bet: `lines` of them, and the bets on a line in rising order.

    Where `numbers` holds any, only so many lines may be played, from the first on.
    """

    lines: int
    line_bets: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    cost_per_line: int = 1
    """How many line bets a line costs."""
    cost: int | None = None
    """How many line bets a game costs, where that does not depend on the lines."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The lines selected, and the bet on each; costs are as the offer has them."""

    lines: tuple[int, ...]
    line_bet: int
    cost_per_line: int = 1
    cost: int | None = None

    @property
    def total_bet(self) -> int:
        """What a game costs, in cents."""
        return (self.cost or len(self.lines) * self.cost_per_line) * self.line_bet


def offer_of(definition: Definition) -> Offer:
    """Return what a definition offers to bet."""
    stakes, lines = definition.stakes, len(definition.lines.rows)
    return Offer(
        lines=lines,
        line_bets=tuple(sorted(stakes.bets)),
        numbers=stakes.selections(lines) or (),
        cost_per_line=stakes.cost_per_line,
        cost=stakes.cost,
    )


def first_selection(offer: Offer) -> Selection:
    """Return what is selected at the start: as many lines as may be, the smallest bet."""
    return Selection(_most(offer), offer.line_bets[0], offer.cost_per_line, offer.cost)


def press_lines(selection: Selection, offer: Offer) -> Selection:
    """Light one line more, from the first on; after the last, line 1 alone again.

    A custom selection first fills up: every line below its highest goes on, and the next one.
    Where only some numbers of lines may be played, go to the next of them, and round again.
    """
    if offer.numbers:
        more = [number for number in offer.numbers if number > len(selection.lines)]
        return replace(selection, lines=_up_to(min(more, default=offer.numbers[0])))
    highest = selection.lines[-1]
    if selection.lines == _up_to(offer.lines):
        return replace(selection, lines=(1,))
    return replace(selection, lines=_up_to(min(highest + 1, offer.lines)))


def press_line(selection: Selection, line: int) -> Selection:
    """Switch one line on or off; the last one lit stays on."""
    lines = set(selection.lines) ^ {line} or {line}
    return replace(selection, lines=tuple(sorted(lines)))


def raise_bet(selection: Selection, offer: Offer) -> Selection:
    """Go to the next higher bet on a line; the highest stays."""
    higher = [bet for bet in offer.line_bets if bet > selection.line_bet]
    return replace(selection, line_bet=min(higher, default=selection.line_bet))


def lower_bet(selection: Selection, offer: Offer) -> Selection:
    """Go to the next lower bet on a line; the lowest stays."""
    lower = [bet for bet in offer.line_bets if bet < selection.line_bet]
    return replace(selection, line_bet=max(lower, default=selection.line_bet))


def bet_max(offer: Offer) -> Selection:
    """Select as many lines as may be and the highest bet, whatever the credit is."""
    return Selection(_most(offer), offer.line_bets[-1], offer.cost_per_line, offer.cost)


def can_pay(selection: Selection, credit: int) -> bool:
    """Whether a credit, in cents, pays for one game."""
    return selection.total_bet <= credit


def _most(offer: Offer) -> tuple[int, ...]:
    return _up_to(max(offer.numbers, default=offer.lines))


def _up_to(line: int) -> tuple[int, ...]:
    return tuple(range(1, line + 1))
