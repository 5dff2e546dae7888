"""One sentence for every kind of event, with the sum that explains every cent."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling import bonuses, changed_games, holding, re_spins, tokens
from reelwright.telling.bonuses import BASES, product, started_by
from reelwright.telling.words import counted, listed, money, numbered

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from reelwright.definition.model import Game


def sentence(event: events.Event, game: Game) -> str:
    """Tell what happened in one sentence, with symbols named as the game names them."""
    return SENTENCES[type(event)](event, game)


def _round_begun(event: events.RoundBegun, _: Game) -> str:
    bet, total = money(event.line_bet), money(event.total_bet)
    wager = f"; the wager {event.wager} costs {money(event.cost)}" if event.wager else ""
    if event.total_bet != len(event.lines) * event.line_bet:
        on = f" on {numbered(event.lines)}" if event.lines else ""
        return f"A round begins{on} at {bet}: {total} bet{wager}."
    product_of_lines = f"{len(event.lines)} x {bet} = {total}"
    return f"A round begins on {numbered(event.lines)}: {product_of_lines} bet{wager}."


def _reels_stopped(event: events.ReelsStopped, _: Game) -> str:
    stops = enumerate(event.stops, 1)
    spun = ("held" if reel in event.held else str(stop) for reel, stop in stops)
    return f"The reels stop at {', '.join(spun)}."


def _fell(event: events.Fell, _: Game) -> str:
    left = counted(len(event.emptied), "symbol")
    leave = "leaves" if len(event.emptied) == 1 else "leave"
    factor = f", and wins now count {event.factor} times" if event.factor > 1 else ""
    return f"{left} {leave} and others fall: fall {event.falls}{factor}."


def _line_won(event: events.LineWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}"
    if event.direction == "right":
        what += " from the right"
    what += _completed_by(event, game)
    pays = _sum(event.pay, event.multiplier, event.added)
    others = (event.phase_multiplier, event.fall_multiplier)
    whole = (event.pay * event.multiplier + event.added) * prod(others)
    factors = [*pays, *_others(*others), _stake(event.amount, whole)]
    return f"Line {event.line} pays: {what}, {_product(factors, event.amount)}."


def _sum(pay: Fraction, factor: int, added: Fraction) -> list[str]:
    """Write a pay with its factor, in brackets where something is added."""
    pays = [str(pay), *_others(factor)]
    return [f"({' x '.join(pays)} + {added})"] if added else pays


def _completed_by(event: events.LineWon, game: Game) -> str:
    if not event.substitutes:
        return ""
    rules = game.definition.substitutes
    names = [
        game.symbol_name(key) for key in rules if event.symbol in game.definition.substituted(key)
    ]
    return f" with {names[0] if len(names) == 1 else 'substitutes'}"


def _ways_won(event: events.WaysWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count} in {counted(event.ways, 'way')}"
    pays = _sum(event.pay, event.factor, event.added)
    others = (event.phase_multiplier, event.fall_multiplier)
    whole = (event.pay * event.factor + event.added) * prod(others)
    factors = [*pays, *_others(*others), _stake(event.amount, whole)]
    return f"{what} pays: {_product(factors, event.amount)}."


def _scatter_won(event: events.ScatterWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}"
    if event.substitutes:
        what += " with substitutes"
    others = _others(event.multiplier, event.phase_multiplier)
    whole = event.pay * event.multiplier * event.phase_multiplier
    factors = [str(event.pay), *others, _stake(event.amount, whole)]
    return f"{what} pays anywhere: {_product(factors, event.amount)}."


def _others(*factors: int) -> list[str]:
    return [str(factor) for factor in factors if factor != 1]


def _expanded(event: events.Expanded, _: Game) -> str:
    reels = listed(event.reels)
    return f"A substitute fills {'reel' if len(event.reels) == 1 else 'reels'} {reels}."


def _strips_drawn(event: events.StripsDrawn, _: Game) -> str:
    return f"The strips {event.strips} are drawn for the spin."


def _mystery_revealed(event: events.MysteryRevealed, game: Game) -> str:
    names = dict.fromkeys(game.symbol_name(symbol) for symbol in event.becomes)
    return f"{game.symbol_name(event.symbol)} becomes {listed(list(names))}."


def _stake(amount: int, pay: Fraction) -> str:
    return money(int(amount / pay))


def _product(factors: list[str], amount: int) -> str:
    return f"{' x '.join(factors)} = {money(amount)}"


def _free_games_won(event: events.FreeGamesWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}"
    more = "more free" if event.again else "free"
    won = f"{what} wins {counted(event.games, f'{more} game')}; {event.left} left to play"
    if not event.forfeited:
        return f"{won}."
    return f"{won}, {event.forfeited} forfeited at the limit."


def _free_game_begun(event: events.FreeGameBegun, _: Game) -> str:
    lines = f"{counted(len(event.lines), 'line')} x " if event.lines else ""
    stake = f"{lines}{money(event.line_bet)}"
    won = money(event.feature_won)
    prizes = f", prizes times {event.multiplier}" if event.multiplier > 1 else ""
    begins = f"Free game {event.played} at {stake} begins{prizes}"
    return f"{begins}; {event.left} left, {won} won so far."


def _free_games_ended(event: events.FreeGamesEnded, _: Game) -> str:
    played = counted(event.played, "game")
    return f"{_title(event.feature)} over: {played} played, {money(event.feature_won)} won."


def _bonus_begun(event: events.BonusBegun, game: Game) -> str:
    where = started_by(event.symbol, event.lines, game)
    paid = "" if len(event.lines) <= 1 else ", every prize paid once for each of these lines"
    return (
        f"{where} starts the bonus {_title(event.feature)}: {counted(event.stages, 'stage')}{paid}."
    )


def _stage_begun(event: events.StageBegun, _: Game) -> str:
    picks = f"{event.picks} of" if event.picks else "until the end is found among"
    hidden = f"Hidden are {listed(event.pool)} {BASES[event.prizes_on]}"
    return f"{_title(event.stage)}: pick {picks} {len(event.pool)}. {hidden}."


def _pick_made(event: events.PickMade, _: Game) -> str:
    if event.at_random:
        return f"Time is up: number {event.option} is picked at random."
    return f"Number {event.option} is picked."


def _prize_revealed(event: events.PrizeRevealed, _: Game) -> str:
    factors = [(max(1, len(event.lines)), "line"), (event.phase_multiplier, "")]
    hides = f"Number {event.option}"
    if event.drawn_from:
        hides += f", {event.drawn_from},"
    return f"{hides} pays: {product(event.amount, event.prize, factors)}."


def _stage_ended(event: events.StageEnded, _: Game) -> str:
    left = f"{listed(event.pool)} stayed hidden" if event.pool else "nothing stayed hidden"
    return f"{_title(event.stage)} is over; {left}."


def _bonus_ended(event: events.BonusEnded, _: Game) -> str:
    return f"{_title(event.feature)} over: {money(event.feature_won)} won."


def _gamble_offered(event: events.GambleOffered, _: Game) -> str:
    offer = f"{money(event.amount)} may be gambled on {listed(event.open, 'or')}"
    if event.closed:
        closed = listed(event.closed, "or")
        offer += f"; {closed} could pass the limit of {money(event.most)}"
    if event.attempts_left is not None:
        offer += f"; {counted(event.attempts_left, 'gamble')} left"
    return f"{offer}."


def _gamble_refused(event: events.GambleRefused, _: Game) -> str:
    why = {
        "limit": "every choice could pass the limit",
        "attempts": "none is left in this round",
    }
    return f"No gamble on {money(event.amount)}: {why[event.because]}."


def _gamble_staked(event: events.GambleStaked, _: Game) -> str:
    prize = money(event.amount * event.multiplier)
    return f"{money(event.amount)} is gambled on {event.choice}, to win {prize}."


def _gamble_decided(event: events.GambleDecided, _: Game) -> str:
    result = f"wins {money(event.amount)}" if event.success else "loses"
    if event.tie:
        result = f"gets {money(event.amount)} back"
    return f"The card is the {event.card}: {event.choice} {result}."


def _collected(event: events.Collected, _: Game) -> str:
    because = "The offer lapsed: " if event.lapsed else ""
    return f"{because}{money(event.amount)} collected."


def _round_ended(event: events.RoundEnded, _: Game) -> str:
    credited = f", {money(event.credit)} credited now" if event.credit else ""
    bet = money(event.cost or event.total_bet)
    return f"The round is over: {bet} bet, {money(event.won)} won{credited}."


def _title(name: str) -> str:
    return name.capitalize()


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.RoundBegun: _round_begun,
    events.ReelsStopped: _reels_stopped,
    events.StripsDrawn: _strips_drawn,
    events.MysteryRevealed: _mystery_revealed,
    events.Expanded: _expanded,
    events.Fell: _fell,
    events.LineWon: _line_won,
    events.WaysWon: _ways_won,
    events.ScatterWon: _scatter_won,
    events.FreeGamesWon: _free_games_won,
    events.FreeGameBegun: _free_game_begun,
    events.FreeGamesEnded: _free_games_ended,
    events.BonusBegun: _bonus_begun,
    events.StageBegun: _stage_begun,
    events.PickMade: _pick_made,
    events.PrizeRevealed: _prize_revealed,
    events.StageEnded: _stage_ended,
    events.BonusEnded: _bonus_ended,
    events.GambleOffered: _gamble_offered,
    events.GambleRefused: _gamble_refused,
    events.GambleStaked: _gamble_staked,
    events.GambleDecided: _gamble_decided,
    events.Collected: _collected,
    events.RoundEnded: _round_ended,
    **bonuses.SENTENCES,
    **changed_games.SENTENCES,
    **holding.SENTENCES,
    **re_spins.SENTENCES,
    **tokens.SENTENCES,
}
"""How each kind of event is told."""
