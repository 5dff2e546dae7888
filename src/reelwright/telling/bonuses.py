"""Sentences for what free games and bonuses do beside the simplest of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling.words import counted, listed, money, numbered

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from reelwright.definition.model import Game

BASES = {"line bet": "times the line bet", "total bet": "times the total bet", "fixed": "in money"}
"""What the prizes of a bonus are, by what they are on."""


def started_by(symbol: str, lines: tuple[int, ...], game: Game) -> str:
    """Say what started a bonus: "Prince on line 6", "Pumpkin", "This"."""
    what = game.symbol_name(symbol) if symbol else "This"
    return f"{what} on {numbered(lines)}" if lines else what


def title(name: str) -> str:
    """Write the name of a feature as a title."""
    return name.capitalize()


def product(amount: int, prize: int | Fraction, factors: list[tuple[int, str]]) -> str:
    """Write a prize as the sum that comes to it: prize x bet x each factor above 1."""
    above = [(factor, thing) for factor, thing in factors if factor != 1]
    bet = amount
    for factor, _ in above:
        bet //= factor
    words = [str(prize), money(int(bet / prize))]
    words += [counted(factor, thing) if thing else str(factor) for factor, thing in above]
    return f"{' x '.join(words)} = {money(amount)}"


def _offers_made(event: events.OffersMade, game: Game) -> str:
    offers = [
        f"{counted(games, 'free game')} x {factor}" if factor > 1 else counted(games, "free game")
        for games, factor in event.offers
    ]
    what = f"{game.symbol_name(event.symbol)} x{event.count}" if event.symbol else "This"
    return f"{what} wins a choice of {listed(offers, 'or')}."


def _offer_taken(event: events.OfferTaken, _: Game) -> str:
    how = "Time is up: offer" if event.at_random else "Offer"
    prizes = f", prizes times {event.multiplier}" if event.multiplier > 1 else ""
    return f"{how} {event.option} is taken: {counted(event.games, 'free game')}{prizes}."


def _multiplier_drawn(event: events.MultiplierDrawn, _: Game) -> str:
    return f"Prizes of this free game are multiplied by {event.multiplier}."


def _consolation_paid(event: events.ConsolationPaid, _: Game) -> str:
    return f"Nothing won pays: {product(event.amount, event.pay, [(event.times, '')])}."


def _entry_revealed(event: events.EntryRevealed, _: Game) -> str:
    return f"Number {event.option} hides {event.entry}."


def _stage_multiplied(event: events.StageMultiplied, _: Game) -> str:
    won = f"which adds {money(event.amount)}"
    return f"{title(event.stage)}: what it paid so far is multiplied by {event.times}, {won}."


def _wheel_begun(event: events.WheelBegun, game: Game) -> str:
    start = f"{started_by(event.symbol, event.lines, game)} starts {title(event.feature)}"
    prizes = f"prizes {BASES[event.prizes_on]}"
    return f"{start}: {counted(event.spins, 'spin')} of {listed(event.segments)}, {prizes}."


def _wheel_stopped(event: events.WheelStopped, _: Game) -> str:
    left = counted(event.left, "spin")
    return f"The wheel stops on segment {event.segment}: {event.shows}; {left} left."


def _trail_begun(event: events.TrailBegun, game: Game) -> str:
    start = f"{started_by(event.symbol, event.lines, game)} starts {title(event.feature)}"
    where = f"cell {event.begins_on}" if event.begins_on else "before cell 1"
    size = f"{len(event.cells)} cells, prizes {BASES[event.prizes_on]}"
    return f"{start}: {counted(event.throws, 'throw')} from {where} of {size}."


def _trail_moved(event: events.TrailMoved, _: Game) -> str:
    to = f"to cell {event.cell}" if event.cell else "past the end"
    if event.jumped_to:
        to += f", and on to cell {event.jumped_to}"
    shows = f" ({event.shows})" if event.cell else ""
    left = counted(event.left, "throw")
    return f"The die shows {event.die}: {to}{shows}; {left} left."


def _bonus_prize_won(event: events.BonusPrizeWon, _: Game) -> str:
    rest = event.amount // (event.times * event.phase_multiplier)
    lines = max(1, len(event.lines))
    factors = [(event.times, ""), (event.phase_multiplier, "")]
    if rest % lines == 0:
        factors.append((lines, "line"))
    return f"{title(event.feature)} pays: {product(event.amount, event.prize, factors)}."


def _award_won(event: events.AwardWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count} wins" if event.symbol else "This wins"
    paid = product(event.amount, event.prize, [(event.phase_multiplier, "")])
    return f"{what} {title(event.feature)}: {paid}."


def _gamble_thrown(event: events.GambleThrown, _: Game) -> str:
    outcome = f"The {event.on.removeprefix('a ')} shows {event.outcome}"
    result = f"wins {money(event.amount)}" if event.success else "loses"
    return f"{outcome}: {event.choice} {result}."


def _cap_reached(event: events.CapReached, _: Game) -> str:
    lost = f"; {money(event.forfeited)} above it is not paid" if event.forfeited else ""
    return f"The round has won all it can, {money(event.most)}, and ends{lost}."


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.OffersMade: _offers_made,
    events.OfferTaken: _offer_taken,
    events.MultiplierDrawn: _multiplier_drawn,
    events.ConsolationPaid: _consolation_paid,
    events.EntryRevealed: _entry_revealed,
    events.StageMultiplied: _stage_multiplied,
    events.WheelBegun: _wheel_begun,
    events.WheelStopped: _wheel_stopped,
    events.TrailBegun: _trail_begun,
    events.TrailMoved: _trail_moved,
    events.BonusPrizeWon: _bonus_prize_won,
    events.AwardWon: _award_won,
    events.GambleThrown: _gamble_thrown,
    events.CapReached: _cap_reached,
}
"""How each of these kinds of event is told."""
