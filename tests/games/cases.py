"""What a game can do beside telling each kind of event: the cases of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import TypeAlias, TypeVar

from reelwright.definition.model import Definition, Feature, FreeGames, Gamble, Picks, Trail
from reelwright.play import events
from reelwright.play.events import Event
from reelwright.play.gamble import HALF
from reelwright.play.gamble_games import multipliers
from reelwright.play.window import PAID, strips_of, window_at
from tests.windows import Stops, line_wins

E = TypeVar("E", bound=Event)
Shown: TypeAlias = Callable[[Sequence[Event]], bool]
"""Whether events, of whole rounds in their order, show a case."""


def told(kind: type[E], shows: Callable[[E], object]) -> Shown:
    """Shown by any event of a kind of which so much is true."""
    return lambda listed: any(isinstance(event, kind) and bool(shows(event)) for event in listed)


def in_one_spin(kind: type[E], shows: Callable[[E, E], object]) -> Shown:
    """Shown by any two events of a kind in one spin of which so much is true."""
    return lambda listed: any(
        bool(shows(first, second))
        for spin in _spins(listed, kind)
        for place, second in enumerate(spin)
        for first in spin[:place]
    )


def _spins(listed: Sequence[Event], kind: type[E]) -> Iterator[list[E]]:
    spin: list[E] = []
    for event in listed:
        if isinstance(event, events.ReelsStopped):
            yield spin
            spin = []
        elif isinstance(event, kind):
            spin.append(event)
    yield spin


def cases_of(definition: Definition) -> dict[str, Shown]:
    """What a game can do beside telling each kind of event, by a name in words."""
    cases = {**_of_lines(definition), **_of_factors(definition), **_of_scatters(definition)}
    for name, feature in definition.features.items():
        cases |= {f"{name}: {case}": shown for case, shown in _of(definition, name, feature)}
    if definition.gamble:
        cases |= _possible(_of_gamble(definition.gamble))
    return cases


Possible: TypeAlias = Mapping[str, tuple[bool, Shown]]
"""Cases by name, each with whether a game has it."""


def _possible(cases: Possible) -> dict[str, Shown]:
    return {name: shown for name, (has, shown) in cases.items() if has}


def _of_lines(definition: Definition) -> dict[str, Shown]:
    lines = definition.lines
    readings = {lines.read, *(symbol.read for symbol in definition.symbols.values())}
    several = bool(lines.rows) and lines.on_one_line != "highest only"
    return _possible(
        {
            "a win is read from the right": (
                bool(readings & {"right to left", "both ways"}),
                told(events.LineWon, lambda won: won.direction == "right"),
            ),
            "several wins on one line": (
                several,
                in_one_spin(events.LineWon, lambda one, other: one.line == other.line),
            ),
            "two wins of a line share a substitute": (
                several and lines.shared_substitute == "both",
                in_one_spin(
                    events.LineWon,
                    lambda one, other: (
                        one.line == other.line and {*one.substitutes} & {*other.substitutes}
                    ),
                ),
            ),
        }
    )


def _of_factors(definition: Definition) -> dict[str, Shown]:
    rules = [rule.multiplies for rule in definition.substitutes.values() if rule.multiplies]
    factors = {rule.by for rule in rules}
    once = len(rules) == 1 and rules[0].count == "once"
    return _possible(
        {
            "a substitute multiplies": (
                bool(rules),
                told(events.LineWon, lambda won: won.multiplier > 1),
            ),
            "two substitutes multiply once": (
                once,
                told(
                    events.LineWon,
                    lambda won: len(won.substitutes) > 1 and won.multiplier in factors,
                ),
            ),
            "two substitutes multiply together": (
                bool(rules) and not once and definition.lines.multipliers != "greatest",
                told(events.LineWon, lambda won: won.multiplier > max(factors)),
            ),
        }
    )


def _of_scatters(definition: Definition) -> dict[str, Shown]:
    taking = [rule.scatters for rule in definition.substitutes.values() if rule.scatters != "none"]
    paying = [scatter for scatter in definition.scatters.values() if scatter.pays]
    both = any(scatters == "all" or len(scatters) > 1 for scatters in taking) and len(paying) > 1
    together = len(paying) > 1 and definition.coinciding_scatters == "all"
    return _possible(
        {
            "a substitute counts for a scatter": (
                bool(taking),
                told(events.ScatterWon, lambda won: won.substitutes),
            ),
            "two scatters win at once": (
                together,
                in_one_spin(events.ScatterWon, lambda one, other: one.symbol != other.symbol),
            ),
            "a substitute counts for two scatters at once": (
                together and both,
                in_one_spin(
                    events.ScatterWon,
                    lambda one, other: {*one.substitutes} & {*other.substitutes},
                ),
            ),
        }
    )


def _of(definition: Definition, name: str, feature: Feature) -> Iterator[tuple[str, Shown]]:
    match feature:
        case FreeGames():
            cases = _of_free_games(name, feature)
        case Picks():
            cases = _of_picks(definition, name, feature)
        case Trail():
            cases = _of_trail(name, feature)
        case _:
            cases = {}
    yield from _possible(cases).items()


def _of_free_games(name: str, feature: FreeGames) -> Possible:
    adds = feature.re_trigger.startswith("adds")
    limited = bool(feature.at_most_left or feature.at_most_played)
    return {
        "won again": (
            adds,
            told(events.FreeGamesWon, lambda won: won.feature == name and won.again),
        ),
        "forfeited": (
            adds and limited,
            told(events.FreeGamesWon, lambda won: won.feature == name and won.forfeited > 0),
        ),
    }


def _of_picks(definition: Definition, name: str, feature: Picks) -> Possible:
    for_lines = bool(feature.line_win and feature.once_for_each)
    return {
        "a pick at random": (
            True,
            told(events.PickMade, lambda made: made.feature == name and made.at_random),
        ),
        "several lines at once": (
            for_lines and bool(stops_winning_on_several_lines(definition, feature.line_win)),
            told(events.BonusBegun, lambda begun: begun.feature == name and len(begun.lines) > 1),
        ),
    }


def _of_trail(name: str, feature: Trail) -> Possible:
    return {
        "a jump": (
            any(cell.jump for cell in feature.cells),
            told(
                events.TrailMoved,
                lambda moved: moved.feature == name and moved.jumped_to is not None,
            ),
        ),
        "a prize times the die": (
            any(cell.times_die for cell in feature.cells),
            told(events.BonusPrizeWon, lambda won: won.feature == name and won.times > 1),
        ),
    }


def stops_winning_on_several_lines(definition: Definition, symbol: str) -> Stops | None:
    """Stops, the reels it takes no part in at 0, that win with a symbol on more lines than one.

    `None` where the strips of the paid game never do.
    """
    fits = {
        symbol,
        *(key for key in definition.substitutes if symbol in definition.substituted(key)),
    }
    shortest = min(definition.symbols[symbol].pays)
    rows = definition.window.height
    by_reel = [
        [stop for stop in range(len(strip)) if fits & set((strip + strip)[stop : stop + rows])]
        if reel <= shortest
        else [0]
        for reel, strip in enumerate(strips_of(definition, PAID), 1)
    ]
    for stops in product(*by_reel):
        wins = line_wins(definition, window_at(definition, PAID, stops)).values()
        if [win.symbol for win in wins].count(symbol) > 1:
            return stops
    return None


def _of_gamble(gamble: Gamble) -> Possible:
    halves = gamble.stake == "whole or half"
    closing = halves or len({*multipliers(gamble).values()}) > 1
    return {
        "a gamble is won": (True, _decided(won=True)),
        "a gamble is lost": (True, _decided(won=False)),
        "a gamble is a tie": (
            gamble.on == "higher or lower",
            told(events.GambleDecided, lambda one: one.tie),
        ),
        "half is gambled": (
            halves,
            told(events.GambleStaked, lambda staked: staked.choice.startswith(HALF)),
        ),
        "a choice is closed": (closing, told(events.GambleOffered, lambda offer: offer.closed)),
        "the limit is reached": (
            True,
            told(events.GambleRefused, lambda refused: refused.because == "limit"),
        ),
        "the attempts are spent": (
            True,
            told(events.GambleRefused, lambda refused: refused.because == "attempts"),
        ),
        "a win is collected": (True, told(events.Collected, lambda one: not one.lapsed)),
        "an offer lapses": (True, told(events.Collected, lambda one: one.lapsed)),
    }


def _decided(*, won: bool) -> Shown:
    return lambda listed: any(
        event.success if won else event.amount == 0
        for event in listed
        if isinstance(event, events.GambleDecided | events.GambleThrown)
    )
