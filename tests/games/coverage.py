"""What a game can do, and which of it some events do not show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from reelwright.definition.model import (
    Award,
    ChangedGames,
    Definition,
    Entry,
    Feature,
    FreeGames,
    HoldAndSpin,
    MultiplierDrawn,
    Picks,
    ReSpins,
    StripsDrawn,
    Trail,
    Wheel,
)
from reelwright.play import events
from reelwright.play.events import Event
from tests.games.cases import cases_of

Kinds: TypeAlias = frozenset[type[Event]]

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
CASCADES: Kinds = frozenset({events.Fell})
RE_SPINS: Kinds = frozenset({events.ReSpinsWon, events.ReSpinBegun, events.ReSpinsEnded})
MORE_HELD: Kinds = frozenset({events.MoreReelsHeld})
HOLDING: Kinds = frozenset(
    {events.HoldBegun, events.ValuesDrawn, events.CellsSpun, events.BonusEnded}
)
FULL_WINDOW: Kinds = frozenset({events.FullWindowWon})
CHANGED: Kinds = frozenset(
    {events.ChangedGamesWon, events.ChangedGameBegun, events.ChangedGamesEnded}
)
STARTING_PRIZE: Kinds = frozenset({events.StartingPrizeWon})
TOKENS: Kinds = frozenset({events.TokensHeld, events.TokensEarned, events.TokensSpent})
CHOSEN: Kinds = frozenset({events.FeatureChosen})
CLASSIC = (ALWAYS, LINES, SCATTERS, FREE_GAMES, PICKS, GAMBLE, CARD)
"""What a game of lines with free games, picks and a card gamble tells."""
BEYOND = (
    *(THROWN, WAYS, STRIPS, MYSTERY, EXPANDING, OFFERS, DRAWN_FACTOR, CONSOLATION),
    *(ENTRIES, WHEEL, TRAIL, AWARDS, CAP, CASCADES, RE_SPINS, MORE_HELD, HOLDING, FULL_WINDOW),
    *(CHANGED, STARTING_PRIZE, TOKENS, CHOSEN),
)
"""What others tell beside it."""


def kinds_of(definition: Definition) -> Kinds:
    """Every kind of event a game can tell."""
    substitutes, symbols = definition.substitutes.values(), definition.symbols.values()
    thrown = definition.gamble is not None and definition.gamble.on in ("a die", "a wheel")
    parts: dict[Kinds, bool] = {
        ALWAYS: True,
        WAYS: definition.ways is not None,
        LINES: definition.ways is None and any(symbol.pays for symbol in symbols),
        EXPANDING: any(rule.acts == "expanding" for rule in substitutes),
        MYSTERY: bool(definition.mystery),
        CASCADES: definition.cascades is not None,
        CAP: definition.win_cap is not None,
        SCATTERS: any(scatter.pays for scatter in definition.scatters.values()),
        STRIPS: isinstance(definition.paid_strips, StripsDrawn),
        TOKENS: bool(definition.tokens),
        CHOSEN: any(len(tokens.leads_to) > 1 for tokens in definition.tokens.values()),
        GAMBLE: definition.gamble is not None,
        CARD: definition.gamble is not None and not thrown,
        THROWN: thrown,
    }
    kinds = _told(parts)
    return kinds.union(*(_kinds_of_feature(one) for one in definition.features.values()))


def _told(parts: dict[Kinds, bool]) -> Kinds:
    return frozenset[type[Event]]().union(*(kinds for kinds, told in parts.items() if told))


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
        case ReSpins():
            parts = {RE_SPINS: True, MORE_HELD: feature.improved is not None}
        case HoldAndSpin():
            parts = {HOLDING: True, FULL_WINDOW: feature.full_window is not None}
        case ChangedGames():
            parts = {CHANGED: True, STARTING_PRIZE: feature.anywhere is not None}
    return _told(parts)


def lacking(definition: Definition, told: Iterable[Event]) -> list[str]:
    """What of all a game can do no event shows, in words."""
    listed = list(told)
    kinds = {type(event) for event in listed}
    missing = [kind.__name__ for kind in kinds_of(definition) - kinds]
    features = {getattr(event, "feature", None) for event in listed}
    missing += [name for name in definition.features if name not in features]
    missing += [case for case, shown in cases_of(definition).items() if not shown(listed)]
    return sorted(missing)
