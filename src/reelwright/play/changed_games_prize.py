"""The prize that started changed games, paid again wherever its symbols stand."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, symbol_of
from reelwright.play import events, features
from reelwright.play.changed_games_kept import under_way
from reelwright.play.judging import in_sight
from reelwright.play.prizes import whole_cents

if TYPE_CHECKING:
    from reelwright.play.events import Window
    from reelwright.play.state import Turn


def pay_starting_prize(turn: Turn, phase: str, window: Window) -> None:
    """Pay, in a changed game, what started it, where as many of the symbol are in sight again.

    `window` is as the reels stopped and mystery symbols were revealed; nothing stands in.
    """
    definition = turn.terms.definition
    rules = definition.features.get(phase)
    if not isinstance(rules, ChangedGames) or rules.anywhere is None:
        return
    runs = under_way(definition, turn.carry)
    symbol = symbol_of(rules.starts_on)
    assert runs is not None
    assert symbol is not None
    positions = in_sight(window, symbol)
    if len(positions) < runs.count:
        return
    pay = definition.symbols[symbol].pays[runs.count]
    factor = features.line_factor(turn, phase, symbol, runs.count)
    amount = whole_cents(Fraction(pay) * factor * turn.terms.stake.line_bet)
    credit = turn.win(amount)
    turn.tell(
        events.StartingPrizeWon(
            feature=phase,
            symbol=symbol,
            count=runs.count,
            positions=positions,
            pay=pay,
            amount=amount,
            won=turn.won,
            credit=credit,
            phase_multiplier=factor,
        )
    )
