"""One sentence for every kind of event, with the sum that explains every cent."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling.words import counted, listed, money, numbered

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.definition.model import Game


def sentence(event: events.Event, game: Game) -> str:
    """Tell what happened in one sentence, with symbols named as the game names them."""
    return SENTENCES[type(event)](event, game)


def _round_begun(event: events.RoundBegun, _: Game) -> str:
    bet, total = money(event.line_bet), money(event.total_bet)
    return f"A round begins on {numbered(event.lines)}: {len(event.lines)} x {bet} = {total} bet."


def _reels_stopped(event: events.ReelsStopped, _: Game) -> str:
    return f"The reels stop at {', '.join(map(str, event.stops))}."


def _line_won(event: events.LineWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}{_completed_by(event, game)}"
    factors = [str(event.pay)]
    if event.multiplier != 1:
        factors.append(str(event.multiplier))
    factors.append(_stake(event.amount, event.pay * event.multiplier))
    return f"Line {event.line} pays: {what}, {_product(factors, event.amount)}."


def _completed_by(event: events.LineWon, game: Game) -> str:
    if not event.substitutes:
        return ""
    rules = game.definition.substitutes
    names = [
        game.symbol_name(key) for key in rules if event.symbol in game.definition.substituted(key)
    ]
    return f" with {names[0] if len(names) == 1 else 'substitutes'}"


def _scatter_won(event: events.ScatterWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}"
    factors = [str(event.pay), _stake(event.amount, event.pay)]
    return f"{what} pays anywhere: {_product(factors, event.amount)}."


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
    stake = f"{counted(len(event.lines), 'line')} x {money(event.line_bet)}"
    won = money(event.feature_won)
    return f"Free game {event.played} at {stake} begins; {event.left} left, {won} won so far."


def _free_games_ended(event: events.FreeGamesEnded, _: Game) -> str:
    played = counted(event.played, "game")
    return f"{_title(event.feature)} over: {played} played, {money(event.feature_won)} won."


def _bonus_begun(event: events.BonusBegun, game: Game) -> str:
    where = f"{game.symbol_name(event.symbol)} on {numbered(event.lines)}"
    paid = "" if len(event.lines) == 1 else ", every prize paid once for each of these lines"
    return (
        f"{where} starts the bonus {_title(event.feature)}: {counted(event.stages, 'stage')}{paid}."
    )


def _stage_begun(event: events.StageBegun, _: Game) -> str:
    pick = f"pick {event.picks} of {len(event.pool)}"
    return f"{_title(event.stage)}: {pick}. Hidden are {listed(event.pool)} times the line bet."


def _pick_made(event: events.PickMade, _: Game) -> str:
    if event.at_random:
        return f"Time is up: number {event.option} is picked at random."
    return f"Number {event.option} is picked."


def _prize_revealed(event: events.PrizeRevealed, _: Game) -> str:
    lines = len(event.lines)
    factors = [str(event.prize), _stake(event.amount, Fraction(event.prize * lines))]
    if lines > 1:
        factors.append(counted(lines, "line"))
    return f"Number {event.option} pays: {_product(factors, event.amount)}."


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
    return f"The card is the {event.card}: {event.choice} {result}."


def _collected(event: events.Collected, _: Game) -> str:
    because = "The offer lapsed: " if event.lapsed else ""
    return f"{because}{money(event.amount)} collected."


def _round_ended(event: events.RoundEnded, _: Game) -> str:
    credited = f", {money(event.credit)} credited now" if event.credit else ""
    return f"The round is over: {money(event.total_bet)} bet, {money(event.won)} won{credited}."


def _title(name: str) -> str:
    return name.capitalize()


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.RoundBegun: _round_begun,
    events.ReelsStopped: _reels_stopped,
    events.LineWon: _line_won,
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
}
"""How each kind of event is told."""
