"""A game as its definition and look make it for a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cabinet.auto import GAMES as AUTO_COUNTS
from reelwright.cabinet.selection import offer_of
from reelwright.definition.model import (
    ANY,
    FreeGames,
    MixedByPlace,
    MultiplierDrawn,
    Picks,
    Rising,
    Spun,
    named_sets,
    symbol_of,
)
from reelwright.play.gamble import choices
from reelwright.play.picks import pool_of
from reelwright.server.carried_view import tokens_views
from reelwright.server.game_schemas import (
    FreeGamesView,
    GambleChoice,
    GambleView,
    GameView,
    MixedView,
    MultipliesView,
    OfferView,
    OtherFeatureView,
    PicksView,
    Role,
    StageView,
    SubstituteView,
    SymbolView,
    WagerView,
    WindowView,
)
from reelwright.server.profile_schemas import profile_view

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Feature, Gamble, Game, Mixed, Stage, Wager
    from reelwright.profiles.model import Profile


def game_view(key: str, game: Game, rtp_percent: str | None, profile: Profile) -> GameView:
    """Tell a client all about a game."""
    definition = game.definition
    offer = offer_of(definition)
    return GameView(
        key=key,
        name=game.name,
        digest=definition.digest,
        rtp_percent=rtp_percent,
        window=WindowView(
            reels=definition.window.reels,
            rows=definition.window.height,
            heights=list(definition.window.heights),
        ),
        symbols=[_symbol(game, symbol) for symbol in definition.symbols],
        strips={
            name: [list(strip) for strip in strips] for name, strips in definition.strips.items()
        },
        paid_strips=named_sets(definition.paid_strips)[0],
        lines=[list(rows) for rows in definition.lines.rows],
        read=definition.lines.read,
        on_one_line=definition.lines.on_one_line,
        mixed=[_mixed(name, mixed) for name, mixed in definition.mixed.items()],
        line_bets=list(offer.line_bets),
        line_numbers=[] if definition.ways else list(offer.numbers),
        cost_per_line=offer.cost_per_line,
        cost=offer.cost,
        auto_counts=list(AUTO_COUNTS),
        features=[_feature(name, feature) for name, feature in definition.features.items()],
        gamble=None if definition.gamble is None else _gamble(definition.gamble),
        substitutes=[_substitute(definition, symbol) for symbol in definition.substitutes],
        wagers=[_wager(name, wager) for name, wager in definition.wagers.items()],
        tokens=tokens_views(definition),
        profile=profile_view(profile),
    )


def _symbol(game: Game, key: str) -> SymbolView:
    symbol, look = game.definition.symbols[key], game.look.symbols.get(key)
    scatter = game.definition.scatters.get(key)
    return SymbolView(
        key=key,
        name=game.symbol_name(key),
        icon=look.icon if look else None,
        role=_role(game.definition, key),
        pays=_multiples(symbol.pays),
        patterns={pattern: str(pay) for pattern, pay in symbol.patterns.items()},
        scatter_pays=_multiples(scatter.pays) if scatter else {},
        scatter_on=scatter.on if scatter else None,
        reels=None if symbol.reels is None else sorted(symbol.reels),
    )


def _mixed(name: str, mixed: Mixed) -> MixedView:
    if isinstance(mixed, MixedByPlace):
        count = sum(place != ANY for place in mixed.places)
        pays = _multiples({count: mixed.pays})
        return MixedView(name=name, of=[], places=list(mixed.places), pays=pays)
    return MixedView(name=name, of=list(mixed.of), places=[], pays=_multiples(mixed.pays))


def _role(definition: Definition, key: str) -> Role:
    if key in definition.scatters:
        return "scatter"
    if key in definition.substitutes:
        return "substitute"
    starts = {f.line_win for f in definition.features.values() if isinstance(f, Picks)}
    return "line and feature" if key in starts else "line"


def _multiples(pays: Mapping[int, Fraction]) -> dict[str, str]:
    return {str(count): str(pay) for count, pay in sorted(pays.items())}


def _feature(name: str, feature: Feature) -> FreeGamesView | PicksView | OtherFeatureView:
    symbol = symbol_of(feature.starts_on)
    match feature:
        case FreeGames():
            return FreeGamesView(
                kind=feature.kind,
                name=name,
                symbol=symbol,
                awards={str(count): games for count, games in sorted(feature.awards.items())},
                offers={
                    str(count): [
                        OfferView(games=one.games, multiplier=one.multiplier) for one in offers
                    ]
                    for count, offers in sorted(feature.offers.items())
                },
                strips=named_sets(feature.strips)[0],
                multipliers=_multipliers(feature),
                re_trigger=feature.re_trigger,
                at_most_left=feature.at_most_left,
                at_most_played=feature.at_most_played,
            )
        case Picks():
            return PicksView(
                kind=feature.kind,
                name=name,
                symbol=symbol,
                prizes_on=feature.prizes_on,
                once_for_each=feature.once_for_each,
                seconds=feature.time_limit,
                stages=[
                    StageView(name=stage_name, pick=stage.pick or 0, pool=_pool(stage))
                    for stage_name, stage in feature.stages.items()
                ],
            )
        case _:
            strips = named_sets(feature.strips)[0] if isinstance(feature, Spun) else None
            return OtherFeatureView(kind=feature.kind, name=name, symbol=symbol, strips=strips)


def _multipliers(feature: FreeGames) -> list[int]:
    match feature.multiplier:
        case None:
            return []
        case Rising(rising=factors):
            return list(factors)
        case MultiplierDrawn(drawn=factors):
            return list(factors)
        case factor:
            return [factor]


def _pool(stage: Stage) -> list[int | str]:
    return [item if isinstance(item, int) else str(item) for item in pool_of(stage)]


def _gamble(gamble: Gamble) -> GambleView:
    return GambleView(
        on=gamble.on,
        choices=[GambleChoice(name=name, pays=pays) for name, pays in choices(gamble).items()],
        colour_pays=gamble.colour_pays,
        suit_pays=gamble.suit_pays,
        up_to=gamble.up_to,
        attempts=gamble.attempts,
    )


def _wager(name: str, wager: Wager) -> WagerView:
    return WagerView(
        name=name,
        costs=str(wager.costs),
        strips=wager.strips,
        starts=wager.starts,
        count=wager.count,
    )


def _substitute(definition: Definition, key: str) -> SubstituteView:
    rule = definition.substitutes[key]
    completed = definition.substituted(key)
    multiplies = rule.multiplies
    return SubstituteView(
        symbol=key,
        completes=[symbol for symbol in definition.symbols if symbol in completed],
        except_=[
            symbol for symbol in definition.symbols if symbol not in completed and symbol != key
        ],
        multiplies=None
        if multiplies is None
        else MultipliesView(
            by=multiplies.by, count=multiplies.count, except_=sorted(multiplies.except_)
        ),
    )
