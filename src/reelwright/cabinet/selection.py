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
    """What a game offers to bet: `lines` of them, and the bets on a line in rising order."""

    lines: int
    line_bets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """The lines selected, and the bet on each."""

    lines: tuple[int, ...]
    line_bet: int

    @property
    def total_bet(self) -> int:
        """What a game costs, in cents."""
        return len(self.lines) * self.line_bet


def offer_of(definition: Definition) -> Offer:
    """Return what a definition offers to bet."""
    return Offer(len(definition.lines.rows), tuple(sorted(definition.stakes.line_bets)))


def first_selection(offer: Offer) -> Selection:
    """Return what is selected at the start: every line, the smallest bet."""
    return Selection(_up_to(offer.lines), offer.line_bets[0])


def press_lines(selection: Selection, offer: Offer) -> Selection:
    """Light one line more, from the first on; after the last, line 1 alone again.

    A custom selection first fills up: every line below its highest goes on, and the next one.
    """
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
    """Select every line and the highest bet, whatever the credit is."""
    return Selection(_up_to(offer.lines), offer.line_bets[-1])


def can_pay(selection: Selection, credit: int) -> bool:
    """Whether a credit, in cents, pays for one game."""
    return selection.total_bet <= credit


def _up_to(line: int) -> tuple[int, ...]:
    return tuple(range(1, line + 1))
