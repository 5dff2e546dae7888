"""A game as its definition and look make it for a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cabinet.auto import GAMES as AUTO_COUNTS
from reelwright.cabinet.selection import offer_of
from reelwright.definition.model import FreeGames, Picks
from reelwright.server.game_schemas import (
    FreeGamesView,
    GambleView,
    GameView,
    MultipliesView,
    PicksView,
    Role,
    StageView,
    SubstituteView,
    SymbolView,
    WindowView,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Feature, Gamble, Game


def game_view(key: str, game: Game, rtp_percent: str | None) -> GameView:
    """Tell a client all about a game."""
    definition = game.definition
    return GameView(
        key=key,
        name=game.name,
        digest=definition.digest,
        rtp_percent=rtp_percent,
        window=WindowView(reels=definition.window.reels, rows=definition.window.rows),
        symbols=[_symbol(game, symbol) for symbol in definition.symbols],
        strips={
            name: [list(strip) for strip in strips] for name, strips in definition.strips.items()
        },
        lines=[list(rows) for rows in definition.lines.rows],
        line_bets=list(offer_of(definition).line_bets),
        auto_counts=list(AUTO_COUNTS),
        features=[_feature(name, feature) for name, feature in definition.features.items()],
        gamble=None if definition.gamble is None else _gamble(definition.gamble),
        substitutes=[_substitute(definition, symbol) for symbol in definition.substitutes],
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
        scatter_pays=_multiples(scatter.pays) if scatter else {},
        reels=None if symbol.reels is None else sorted(symbol.reels),
    )


def _role(definition: Definition, key: str) -> Role:
    if key in definition.scatters:
        return "scatter"
    if key in definition.substitutes:
        return "substitute"
    starts = {f.starts_on.line_win for f in definition.features.values() if isinstance(f, Picks)}
    return "line and feature" if key in starts else "line"


def _multiples(pays: Mapping[int, Fraction]) -> dict[str, str]:
    return {str(count): str(pay) for count, pay in sorted(pays.items())}


def _feature(name: str, feature: Feature) -> FreeGamesView | PicksView:
    match feature:
        case FreeGames():
            return FreeGamesView(
                kind=feature.kind,
                name=name,
                symbol=feature.starts_on.scatter,
                awards={str(count): games for count, games in sorted(feature.awards.items())},
                strips=feature.strips,
                at_most_left=feature.at_most_left,
                at_most_played=feature.at_most_played,
            )
        case Picks():
            return PicksView(
                kind=feature.kind,
                name=name,
                symbol=feature.starts_on.line_win,
                stages=[
                    StageView(name=stage_name, pick=stage.pick, pool=sorted(stage.from_))
                    for stage_name, stage in feature.stages.items()
                ],
            )


def _gamble(gamble: Gamble) -> GambleView:
    return GambleView(
        colour_pays=gamble.colour_pays,
        suit_pays=gamble.suit_pays,
        up_to=gamble.up_to,
        attempts=gamble.attempts,
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
        else MultipliesView(by=multiplies.by, except_=sorted(multiplies.except_)),
    )
