"""The rules of a game as sentences, from the definition alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.model import (
    Award,
    ChangedGames,
    FreeGames,
    HoldAndSpin,
    MixedByPlace,
    MultiplierDrawn,
    Picks,
    ReSpins,
    Rising,
    Trail,
    Wheel,
)
from reelwright.definition.model.mixed import ANY
from reelwright.play import trail, wheel
from reelwright.play.gamble_games import multipliers
from reelwright.play.picks import pool_of
from reelwright.telling import money
from reelwright.telling.bonuses import BASES
from reelwright.telling.words import counted, listed
from reelwright.terminal.changed_games_rules import changed_games_rules
from reelwright.terminal.holding_rules import holding_rules, wagers_rules
from reelwright.terminal.re_spins_rules import re_spins_rules
from reelwright.terminal.tokens_rules import tokens_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from fractions import Fraction

    from reelwright.definition.model import Definition, Feature, Gamble, Game, Reading
    from reelwright.definition.model.features import Bonus
    from reelwright.definition.model.features.free_games import Multiplier

MALFUNCTION = "If the system malfunctions, every pay and every play it touched is void."
READINGS: Mapping[Reading, str] = {
    "left to right": (
        "Lines are read from the left: a win starts on the first reel and runs on without a gap."
    ),
    "right to left": (
        "Lines are read from the right: a win starts on the last reel and runs on without a gap."
    ),
    "both ways": (
        "Lines are read both ways: a win starts on the first or on the last reel and runs on "
        "without a gap."
    ),
    "adjacent anywhere": "A win is equal symbols on neighbouring reels of a line, wherever.",
    "any position": "A win is equal symbols on any reels of a line.",
}
ON_ONE_LINE = {
    "highest only": "A line pays its highest win only",
    "all of different symbols": "A line pays the highest win of each symbol",
    "all": "A line pays all its wins",
}
SHORTER = {
    "not paid": "; a shorter win within a longer one of the same symbol is not one of them",
    "also paid": ", shorter ones within longer ones too",
}
FULL_LINE = "A win that fills the line is paid for each direction."
WAYS_READING = (
    "A win is a symbol anywhere on each of the first reels, without a gap.",
    (
        "Each choice of one place on every reel of a win is a way; the longest win of a symbol is "
        "paid once for each of its ways, and wins of different symbols are added up."
    ),
)


RE_TRIGGERS = {
    "adds and pays": "Won again, they pay and add their games.",
    "adds": "Won again, they add their games.",
    "pays": "Won again, they pay and add no games.",
    "nothing": "They are not won again.",
}


def rules(game: Game, rtp: Fraction | None) -> list[str]:
    """Return the rules as sentences; the return to player only where it is known."""
    definition = game.definition
    told = [*(WAYS_READING if definition.ways else _reading(game))]
    told += _mixed(game)
    for name, feature in definition.features.items():
        told += _feature(name, feature)
    told += tokens_rules(game)
    told += _gamble(definition)
    told += _stakes(definition)
    told += wagers_rules(definition)
    if rtp is not None:
        told.append(f"The return to player is {percent(rtp)}.")
    return [*told, MALFUNCTION]


def _reading(game: Game) -> Iterator[str]:
    """Yield how lines are read and what they pay where they have several wins."""
    lines = game.definition.lines
    yield READINGS[lines.read]
    if lines.full_line == "twice":
        yield FULL_LINE
    for read in READINGS:
        keys = [
            key
            for key, symbol in game.definition.symbols.items()
            if symbol.read == read != lines.read
        ]
        if keys:
            yield f"For {names(game, keys)}: {READINGS[read][0].lower()}{READINGS[read][1:]}"
    several = "" if lines.on_one_line == "highest only" else SHORTER[lines.shorter]
    yield (
        f"{ON_ONE_LINE[lines.on_one_line]}{several}; wins on different lines are added up, and one "
        "symbol may count on several lines."
    )


def _mixed(game: Game) -> Iterator[str]:
    """Yield what wins of unlike symbols pay."""
    for name, mixed in game.definition.mixed.items():
        if isinstance(mixed, MixedByPlace):
            places = listed([_of(game, place) for place in mixed.places], "then")
            yield f"{name.capitalize()}, which is {places} on a line: {mixed.pays} x line bet."
        else:
            of = names(game, game.definition.expand(mixed.of))
            pays = listed([f"{count} pay {pay}" for count, pay in mixed.pays.items()])
            yield f"{name.capitalize()}, which is any of {of}: {pays} x line bet."


def _of(game: Game, place: str) -> str:
    if place == ANY:
        return ANY
    return " or ".join(game.symbol_name(key) for key in game.definition.expand((place,)))


def percent(share: Fraction) -> str:
    """Write a share as per cent, rounded to two decimals: 93.26%."""
    hundredths = round(share * 10_000)
    return f"{hundredths // 100}.{hundredths % 100:02}%"


def _feature(name: str, feature: Feature) -> Iterator[str]:
    match feature:
        case FreeGames():
            yield from _free_games(name, feature)
        case Picks():
            yield from _picks(name, feature)
        case Wheel():
            segments = listed([wheel.shown(segment) for segment in feature.segments])
            spins = counted(feature.spins, "spin")
            yield f"{name.capitalize()}: {spins} of a wheel of {segments}, {_on(feature)}."
        case Trail():
            cells = listed([trail.shown(cell) for cell in feature.cells])
            throws = counted(feature.throws, "throw")
            yield f"{name.capitalize()}: {throws} along {cells}, {_on(feature)}."
        case Award():
            pays = listed([f"{prize} for {n}" for n, prize in sorted(feature.pays.items())])
            yield f"{name.capitalize()} pays {pays} {BASES[feature.on]}."
        case ChangedGames():
            yield from changed_games_rules(name, feature)
        case HoldAndSpin():
            yield from holding_rules(name, feature)
        case ReSpins():
            yield from re_spins_rules(name, feature)


def _on(bonus: Bonus) -> str:
    each = ", paid once for each line that won the feature" if bonus.once_for_each else ""
    return f"prizes {BASES[bonus.prizes_on]}{each}"


def _free_games(name: str, feature: FreeGames) -> Iterator[str]:
    yield (
        f"{name.capitalize()} start and run by themselves, on the lines and the line bet of the "
        f"game that won them. {RE_TRIGGERS[feature.re_trigger]}"
    )
    if feature.re_trigger_awards:
        games = [f"{games} for {count}" for count, games in feature.re_trigger_awards.items()]
        yield f"Won again, {name} add {listed(games)}."
    covers = feature.multiplier_covers
    if feature.multiplier is not None and covers is not None:
        scatters = "" if covers.scatters == "yes" else ", but not those of scatters"
        kept = [f"{one.win} x{one.count}" if one.count else one.win for one in covers.not_on]
        but = f", except {listed(kept)}" if kept else ""
        yield f"Prizes of {name} are multiplied by {_factor(feature.multiplier)}{scatters}{but}."
    if losing := feature.losing_game_pays:
        each = " for each line" if losing.on == "line bet" else ""
        yield f"One of {name} that wins nothing pays {losing.pay} x {losing.on}{each}."
    if feature.at_most_left:
        yield f"Never more than {feature.at_most_left} are left; any above that are forfeited."
    if feature.at_most_played:
        yield f"Never more than {feature.at_most_played} are played in one series."


def _factor(multiplier: Multiplier) -> str:
    match multiplier:
        case Rising():
            return f"{', then '.join(map(str, multiplier.rising))}, from game to game"
        case MultiplierDrawn():
            return f"{listed([*multiplier.drawn], 'or')}, drawn before each game"
    return str(multiplier)


def _picks(name: str, feature: Picks) -> Iterator[str]:
    for number, (stage, rule) in enumerate(feature.stages.items(), 1):
        prizes = ", ".join(map(str, pool_of(rule)))
        picks = f"{rule.pick} of" if rule.pick else "until the end is found among"
        each = ", paid once for each line that won the feature" if feature.once_for_each else ""
        yield (
            f"{name.capitalize()}, stage {number}, {stage}: pick {picks} {len(rule.from_)}; they "
            f"hide {prizes} {BASES[feature.prizes_on]}{each}."
        )


def _gamble(definition: Definition) -> Iterator[str]:
    gamble = definition.gamble
    if gamble is None:
        return
    often = f"up to {gamble.attempts} times" if gamble.attempts else "as often as you like"
    half = " or half of it" if gamble.stake == "whole or half" else ""
    wrong = "loses what was staked" if half else "loses the win"
    yield (
        f"A round's whole win{half} may be gambled, {often}, on {_gamble_on(gamble)}. A wrong "
        f"guess {wrong}. No choice is open that could pay more than {money(gamble.up_to)}."
    )


def _gamble_on(gamble: Gamble) -> str:
    match gamble.on:
        case "one card from a full deck":
            pays = f"its colour pays x{gamble.colour_pays}, its suit x{gamble.suit_pays}"
            return f"{gamble.on}: {pays}"
        case "higher or lower":
            return "a card higher or lower than a seven, which pays x2; a seven gives it back"
    pays = ", ".join(f"{choice} pays x{times}" for choice, times in multipliers(gamble).items())
    return f"{gamble.on}: {pays}"


def _stakes(definition: Definition) -> Iterator[str]:
    stakes = definition.stakes
    bets = ", ".join(money(bet) for bet in stakes.bets)
    lines = len(definition.lines.rows)
    numbers = stakes.selections(lines)
    if definition.ways is not None:
        yield f"A game costs {stakes.cost} times the bet: {bets}."
    elif numbers is None:
        yield f"Bet on any of {lines} lines, the same on each: {bets}."
    else:
        yield f"Bet on {_numbers(numbers)}, the same on each: {bets}."
    if definition.ways is None and (stakes.cost or stakes.cost_per_line > 1):
        cost = (
            f"A game costs {stakes.cost}" if stakes.cost else f"A line costs {stakes.cost_per_line}"
        )
        yield f"{cost} times the line bet."
    if cap := definition.win_cap:
        yield f"A round wins at most {cap.times} times the {cap.of}, and ends when it has."


def _numbers(numbers: Sequence[int]) -> str:
    """Write how many lines can be bet on: "1 to 10 lines", "5 or 20 lines", "1 line"."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and [*numbers] == [*range(first, last + 1)]:
        return f"{first} to {last} lines"
    return "1 line" if last == 1 else f"{listed([*numbers], 'or')} lines"


def names(game: Game, keys: Sequence[str]) -> str:
    """Write the names of symbols in a row."""
    return ", ".join(game.symbol_name(key) for key in keys)
