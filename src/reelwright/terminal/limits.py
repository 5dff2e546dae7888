"""The most that may be bet while changed games are to come."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play.changed_games import ceiling
from reelwright.play.changed_games_kept import under_way
from reelwright.telling import money
from reelwright.telling.bonuses import title
from reelwright.telling.words import counted

if TYPE_CHECKING:
    from reelwright.cabinet.selection import Offer, Selection
    from reelwright.definition.model import Definition
    from reelwright.play.state import Carry


@dataclass(frozen=True, slots=True)
class ToCome:
    """Changed games to come, and the most that may be bet on them; `None` for no limit."""

    feature: str
    left: int
    lines: int | None
    line_bet: int | None

    @property
    def limit(self) -> str:
        """The most that may be bet, in words; empty where there is no limit."""
        lines = "" if self.lines is None else counted(self.lines, "line")
        bet = "" if self.line_bet is None else money(self.line_bet)
        return " x ".join(filter(None, (lines, bet)))

    def __str__(self) -> str:
        """Tell how many are left, and what may be bet on them."""
        most = f", bet at most {self.limit}" if self.limit else ""
        return f"{title(self.feature)}: {counted(self.left, 'changed game')} left{most}."


def to_come(definition: Definition, carry: Carry) -> ToCome | None:
    """Return the changed games that a carry holds; `None` where there are none."""
    runs = under_way(definition, carry)
    return None if runs is None else ToCome(runs.feature, runs.left, *ceiling(definition, runs))


def offered(offer: Offer, most: ToCome | None) -> Offer:
    """Return what is on offer up to the most that may be bet."""
    if most is None:
        return offer
    lines = offer.lines if most.lines is None else min(offer.lines, most.lines)
    return replace(
        offer,
        lines=lines,
        line_bets=tuple(bet for bet in offer.line_bets if bet <= (most.line_bet or bet)),
        numbers=tuple(number for number in offer.numbers if number <= lines),
    )


def brought(selection: Selection, offer: Offer) -> Selection:
    """Return a selection brought down to what is on offer."""
    bets = [bet for bet in offer.line_bets if bet <= selection.line_bet]
    few = len(selection.lines) <= offer.lines
    lines = selection.lines if few else tuple(range(1, offer.lines + 1))
    return replace(selection, lines=lines, line_bet=max(bets, default=selection.line_bet))
