"""What a game can do, and which of it some events show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import TypeAlias

from reelwright.definition.model import (
    Award,
    Definition,
    Entry,
    Feature,
    FreeGames,
    MultiplierDrawn,
    Picks,
    StripsDrawn,
    Trail,
    Wheel,
)
from reelwright.play import events
from reelwright.play.events import Event
from reelwright.play.window import PAID, strips_of, window_at
from tests.windows import Stops, line_wins

Kinds: TypeAlias = frozenset[type[Event]]
Shows: TypeAlias = Callable[[Event], bool]

ALWAYS: Kinds = frozenset({events.RoundBegun, events.ReelsStopped, events.RoundEnded})
LINES: Kinds = frozenset({events.LineWon})
SCATTERS: Kinds = frozenset({events.ScatterWon})
FREE_GAMES: Kinds = frozenset({events.FreeGamesWon, events.FreeGameBegun, events.FreeGamesEnded})
PICKS: Kinds = frozenset(
    {
        events.BonusBegun,
        events.StageBegun,
        events.PickMade,
        events.PrizeRevealed,
        events.StageEnded,
        events.BonusEnded,
    }
)
GAMBLE: Kinds = frozenset(
    {events.GambleOffered, events.GambleRefused, events.GambleStaked, events.Collected}
)
CARD: Kinds = frozenset({events.GambleDecided})
THROWN: Kinds = frozenset({events.GambleThrown})
WAYS: Kinds = frozenset({events.WaysWon})
STRIPS: Kinds = frozenset({events.StripsDrawn})
MYSTERY: Kinds = frozenset({events.MysteryRevealed})
EXPANDING: Kinds = frozenset({events.Expanded})
OFFERS: Kinds = frozenset({events.OffersMade, events.OfferTaken})
DRAWN_FACTOR: Kinds = frozenset({events.MultiplierDrawn})
CONSOLATION: Kinds = frozenset({events.ConsolationPaid})
ENTRIES: Kinds = frozenset({events.EntryRevealed, events.StageMultiplied})
WHEEL: Kinds = frozenset(
    {events.WheelBegun, events.WheelStopped, events.BonusPrizeWon, events.BonusEnded}
)
TRAIL: Kinds = frozenset(
    {events.TrailBegun, events.TrailMoved, events.BonusPrizeWon, events.BonusEnded}
)
AWARDS: Kinds = frozenset({events.AwardWon})
CAP: Kinds = frozenset({events.CapReached})
CLASSIC = (ALWAYS, LINES, SCATTERS, FREE_GAMES, PICKS, GAMBLE, CARD)
"""What a game of lines with free games, picks and a card gamble tells."""
BEYOND = (
    *(THROWN, WAYS, STRIPS, MYSTERY, EXPANDING, OFFERS, DRAWN_FACTOR, CONSOLATION),
    *(ENTRIES, WHEEL, TRAIL, AWARDS, CAP),
)
"""What others tell beside it."""


def kinds_of(definition: Definition) -> Kinds:
    """Every kind of event a game can tell."""
    kinds = set(ALWAYS)
    if definition.ways is not None:
        kinds |= WAYS
    elif any(symbol.pays for symbol in definition.symbols.values()):
        kinds |= LINES
    if any(rule.acts == "expanding" for rule in definition.substitutes.values()):
        kinds |= EXPANDING
    if definition.mystery:
        kinds |= MYSTERY
    if definition.win_cap:
        kinds |= CAP
    if any(scatter.pays for scatter in definition.scatters.values()):
        kinds |= SCATTERS
    for feature in definition.features.values():
        kinds |= _kinds_of_feature(feature)
    if isinstance(definition.paid_strips, StripsDrawn):
        kinds |= STRIPS
    if definition.gamble:
        thrown = definition.gamble.on in ("a die", "a wheel")
        kinds |= GAMBLE | (THROWN if thrown else CARD)
    return frozenset(kinds)


def _kinds_of_feature(feature: Feature) -> Kinds:
    parts: dict[Kinds, bool]
    match feature:
        case FreeGames():
            parts = {
                FREE_GAMES: True,
                OFFERS: bool(feature.offers),
                DRAWN_FACTOR: isinstance(feature.multiplier, MultiplierDrawn),
                CONSOLATION: feature.losing_game_pays is not None,
                STRIPS: isinstance(feature.strips, StripsDrawn),
            }
        case Picks():
            hidden = {type(item) for stage in feature.stages.values() for item in stage.from_}
            parts = {
                PICKS: True,
                ENTRIES: bool(hidden & {Entry, str}),
                CONSOLATION: feature.consolation is not None,
            }
        case Wheel():
            parts = {WHEEL: True, CONSOLATION: feature.consolation is not None}
        case Trail():
            parts = {TRAIL: True, CONSOLATION: feature.at_nothing is not None}
        case Award():
            parts = {AWARDS: True}
    return frozenset[type[Event]]().union(*(kinds for kinds, told in parts.items() if told))


def cases_of(definition: Definition) -> dict[str, Shows]:
    """What a game can do beside telling each kind of event, by a name in words."""
    cases: dict[str, Shows] = {}
    for name, feature in definition.features.items():
        found = _cases_of(definition, name, feature)
        cases |= {f"{name}: {case}": shows for case, shows in found.items()}
    if any(rule.multiplies for rule in definition.substitutes.values()):
        cases["a substitute multiplies"] = lambda event: (
            isinstance(event, events.LineWon) and event.multiplier > 1
        )
        cases["two substitutes multiply once"] = lambda event: (
            isinstance(event, events.LineWon)
            and len(event.substitutes) > 1
            and event.multiplier in _factors(definition)
        )
    if definition.gamble:
        cases |= GAMBLE_CASES
    return cases


def _factors(definition: Definition) -> set[int]:
    return {rule.multiplies.by for rule in definition.substitutes.values() if rule.multiplies}


def _cases_of(definition: Definition, name: str, feature: Feature) -> dict[str, Shows]:
    if isinstance(feature, Picks):
        return _cases_of_picks(definition, name, feature)
    if not isinstance(feature, FreeGames):
        return {}
    cases: dict[str, Shows] = {
        "won again": lambda event: (
            isinstance(event, events.FreeGamesWon) and event.feature == name and event.again
        )
    }
    if feature.at_most_left or feature.at_most_played:
        cases["forfeited"] = lambda event: (
            isinstance(event, events.FreeGamesWon) and event.feature == name and event.forfeited > 0
        )
    return cases


def _cases_of_picks(definition: Definition, name: str, feature: Picks) -> dict[str, Shows]:
    cases: dict[str, Shows] = {
        "a pick at random": lambda event: (
            isinstance(event, events.PickMade) and event.feature == name and event.at_random
        )
    }
    if stops_winning_on_several_lines(definition, feature.line_win):
        cases["several lines at once"] = lambda event: (
            isinstance(event, events.BonusBegun) and event.feature == name and len(event.lines) > 1
        )
    return cases


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


GAMBLE_CASES: dict[str, Shows] = {
    "a gamble is won": lambda event: isinstance(event, events.GambleDecided) and event.success,
    "a gamble is lost": lambda event: isinstance(event, events.GambleDecided) and not event.success,
    "a choice is closed": lambda event: (
        isinstance(event, events.GambleOffered) and bool(event.closed)
    ),
    "the limit is reached": lambda event: (
        isinstance(event, events.GambleRefused) and event.because == "limit"
    ),
    "the attempts are spent": lambda event: (
        isinstance(event, events.GambleRefused) and event.because == "attempts"
    ),
    "a win is collected": lambda event: isinstance(event, events.Collected) and not event.lapsed,
    "an offer lapses": lambda event: isinstance(event, events.Collected) and event.lapsed,
}


def lacking(definition: Definition, told: Iterable[Event]) -> list[str]:
    """What of all a game can do no event shows, in words."""
    listed = list(told)
    kinds = {type(event) for event in listed}
    missing = [kind.__name__ for kind in kinds_of(definition) - kinds]
    features = {getattr(event, "feature", None) for event in listed}
    missing += [name for name in definition.features if name not in features]
    missing += [case for case, shows in cases_of(definition).items() if not any(map(shows, listed))]
    return sorted(missing)
