"""Which statements say each rule that a definition can hold, by the names of its fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from pydantic import BaseModel

from reelwright.definition.model import Definition

PRIZES_OF_BONUSES = ("bonus", "greatest random prize")

STRIPS_OF_GAMES = ("strips of free games", "strips of changed games", "strips of re-spins")
COVERED = ("what a factor of free games covers", "what a factor of changed games covers")

STATED: Mapping[str, tuple[str, ...]] = {
    "window.reels": ("window",),
    "window.rows": ("window",),
    "symbols.pays": ("line pays",),
    "symbols.patterns": ("pattern pays",),
    "symbols.read": ("own reading",),
    "symbols.reels": ("reels of a symbol",),
    "groups": ("group", "stands for groups", "mixed pays"),
    "mixed.of": ("mixed pays",),
    "mixed.pays": ("mixed pays",),
    "mixed.read": ("own reading",),
    "mixed.beside_straight": ("mixed beside straight",),
    "mixed.places": ("mixed pays",),
    "substitutes.for": (
        "stands for all",
        "stands for a list",
        "stands for all except",
        "stands for groups",
    ),
    "substitutes.except": ("stands for all except", "stands for all"),
    "substitutes.reels": ("reels of a substitute",),
    "substitutes.phases": ("phases of a substitute",),
    "substitutes.acts": ("substitute off the line",),
    "substitutes.own_prizes": ("own prizes of a substitute",),
    "substitutes.on_a_tie": ("own prizes of a substitute",),
    "substitutes.alone": ("substitutes alone",),
    "substitutes.scatters": ("substitute in scatter wins",),
    "substitutes.with_none_showing": ("substitute in scatter wins",),
    "substitutes.multiplies": ("substitute factor",),
    "substitutes.multiplies.by": ("substitute factor", "column of multiplied prizes"),
    "substitutes.multiplies.count": ("several substitutes in one win",),
    "substitutes.multiplies.except": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.own_prizes": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.scatters": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.not_on": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.not_on.win": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.not_on.count": ("what a substitute factor leaves alone",),
    "substitutes.multiplies.phases": ("phases of a substitute factor",),
    "substitutes.adds": ("extra pay of a substitute",),
    "substitutes.adds.pay": ("extra pay of a substitute",),
    "substitutes.adds.count": ("several substitutes in one win",),
    "scatters.pays": ("scatter pays",),
    "scatters.on": ("base of scatter pays",),
    "scatters.counted": ("how a scatter counts",),
    "scatters.per_reel": ("how a scatter counts",),
    "coinciding_scatters": ("coinciding scatters",),
    "mystery.becomes": ("mystery symbol",),
    "mystery.each": ("mystery symbol",),
    "tall": ("tall symbol",),
    "lines.read": ("reading",),
    "lines.on_one_line": ("wins of one line",),
    "lines.shorter": ("shorter wins",),
    "lines.full_line": ("full line both ways",),
    "lines.multipliers": ("several substitutes in one win",),
    "lines.shared_substitute": ("shared substitute",),
    "lines.each_symbol": ("each symbol once",),
    "lines.rows": ("line diagram", "bets on offer"),
    "ways.read": ("reading",),
    "ways.on": ("base of line pays",),
    "ways.multipliers": ("several substitutes in one win",),
    "strips": ("reels of a symbol", "strips of free games", "strips of paid games"),
    "stop_weights": ("return to player",),
    "paid_strips": ("strips of paid games",),
    "paid_strips.by_lines": ("strips of paid games",),
    "paid_strips.drawn": ("strips of paid games",),
    "features": ("trigger",),
    "features.kind": ("free games won", "bonus", "stake of re-spins"),
    "features.starts_on.scatter": ("trigger",),
    "features.starts_on.counts": ("trigger",),
    "features.starts_on.line_win": ("trigger",),
    "features.starts_on.on_a_line": ("trigger",),
    "features.starts_on.position.symbol": ("trigger",),
    "features.starts_on.position.reel": ("trigger",),
    "features.starts_on.position.row": ("trigger",),
    "features.starts_on.any_win": ("trigger",),
    "features.starts_on.entered": ("trigger",),
    "features.with_others": ("features together",),
    "features.awards": ("free games won",),
    "features.offers": ("free games on offer",),
    "features.offers.games": ("free games on offer",),
    "features.offers.multiplier": ("free games on offer",),
    "features.strips": STRIPS_OF_GAMES,
    "features.strips.by_lines": STRIPS_OF_GAMES,
    "features.strips.drawn": STRIPS_OF_GAMES,
    "features.stake": ("stake of free games", "stake of changed games"),
    "features.games": ("changed games won",),
    "features.again": ("changed games won again",),
    "features.anywhere": ("starting prize of changed games",),
    "features.re_trigger": ("re-trigger",),
    "features.re_trigger_awards": ("re-trigger",),
    "features.multiplier": ("factor of free games", "factor of changed games"),
    "features.multiplier.rising": ("factor of free games",),
    "features.multiplier.drawn": ("factor of free games",),
    "features.multiplier_covers.scatters": COVERED,
    "features.multiplier_covers.bonuses": COVERED,
    "features.multiplier_covers.not_on": COVERED,
    "features.multiplier_covers.not_on.win": COVERED,
    "features.multiplier_covers.not_on.count": COVERED,
    "features.losing_game_pays.pay": ("pay of a losing free game",),
    "features.losing_game_pays.on": ("pay of a losing free game",),
    "features.special_pays": ("pays of free games", "pays of changed games"),
    "features.at_most_left": ("limit of free games",),
    "features.at_most_played": ("limit of free games",),
    "features.prizes_on": ("base of bonus prizes",),
    "features.once_for_each": ("base of bonus prizes",),
    "features.stages": ("bonus",),
    "features.stages.pick": ("bonus",),
    "features.stages.pick_until": ("bonus",),
    "features.stages.from": PRIZES_OF_BONUSES,
    "features.stages.from.drawn": PRIZES_OF_BONUSES,
    "features.stages.from.times": PRIZES_OF_BONUSES,
    "features.stages.from.enter": ("way into a feature",),
    "features.stages.from.count": ("way into a feature",),
    "features.consolation": ("consolation",),
    "features.time_limit": ("time limit",),
    "features.spins": ("bonus",),
    "features.segments": PRIZES_OF_BONUSES,
    "features.segments.prize": PRIZES_OF_BONUSES,
    "features.segments.prize.drawn": PRIZES_OF_BONUSES,
    "features.segments.enter": ("way into a feature",),
    "features.segments.count": ("way into a feature",),
    "features.segments.weight": ("return to player",),
    "features.throws": ("bonus",),
    "features.dice": ("bonus",),
    "features.cells": PRIZES_OF_BONUSES,
    "features.cells.prize": PRIZES_OF_BONUSES,
    "features.cells.prize.drawn": PRIZES_OF_BONUSES,
    "features.cells.times_die": PRIZES_OF_BONUSES,
    "features.cells.jump": ("bonus",),
    "features.cells.enter": ("way into a feature",),
    "features.cells.count": ("way into a feature",),
    "features.begins_on": ("bonus",),
    "features.path": ("bonus",),
    "features.at_nothing": ("consolation",),
    "features.re_spins": ("bonus", "re-spins won"),
    "features.only_after": ("trigger",),
    "features.holds": ("held reels", "held within more"),
    "features.held_wins": ("wins on held reels",),
    "features.improved.adds": ("changes of re-spins",),
    "features.improved.begins_again": ("changes of re-spins",),
    "features.improved.without": ("changes of re-spins",),
    "features.other_features": ("other features in re-spins",),
    "features.new_symbol": ("bonus",),
    "features.each_cell.lands": ("return to player",),
    "features.each_cell.stays_open": ("return to player",),
    "features.values.drawn": PRIZES_OF_BONUSES,
    "features.full_window": PRIZES_OF_BONUSES,
    "features.pays": ("bonus",),
    "features.on": ("base of bonus prizes",),
    "tokens.earned.starts_on.scatter": ("tokens earned",),
    "tokens.earned.starts_on.counts": ("tokens earned",),
    "tokens.earned.starts_on.line_win": ("tokens earned",),
    "tokens.earned.starts_on.on_a_line": ("tokens earned",),
    "tokens.earned.starts_on.position.symbol": ("tokens earned",),
    "tokens.earned.starts_on.position.reel": ("tokens earned",),
    "tokens.earned.starts_on.position.row": ("tokens earned",),
    "tokens.earned.starts_on.any_win": ("tokens earned",),
    "tokens.earned.starts_on.entered": ("tokens earned",),
    "tokens.earned.gives": ("tokens earned",),
    "tokens.sub_tokens": ("parts of tokens",),
    "tokens.needed": ("tokens needed",),
    "tokens.leads_to": ("tokens needed",),
    "tokens.count": ("tokens needed",),
    "tokens.kept_for": ("tokens kept",),
    "tokens.earned_in": ("games that earn tokens",),
    "tokens.stake": ("stake of tokens",),
    "tokens.stake.lines": ("stake of tokens",),
    "tokens.stake.line_bet": ("stake of tokens",),
    "tokens.begins_with": ("tokens kept",),
    "cascades.phases": ("cascades",),
    "cascades.multipliers": ("factors of cascades",),
    "cascades.at_most": ("cascades",),
    "wagers.costs": ("wager",),
    "wagers.strips": ("wager",),
    "wagers.starts": ("wager",),
    "wagers.count": ("wager",),
    "gamble.on": ("choices of the gamble",),
    "gamble.stake": ("stake of the gamble",),
    "gamble.segments": ("choices of the gamble",),
    "gamble.colour_pays": ("choices of the gamble",),
    "gamble.suit_pays": ("choices of the gamble",),
    "gamble.up_to": ("limit of the gamble",),
    "gamble.attempts": ("limit of the gamble",),
    "stakes.line_bets": ("bets on offer",),
    "stakes.denominations": ("worth of a credit",),
    "stakes.credits_per_line": ("worth of a credit",),
    "stakes.lines": ("bets on offer",),
    "stakes.cost_per_line": ("cost of a game",),
    "stakes.cost": ("cost of a game",),
    "win_cap.times": ("win cap",),
    "win_cap.of": ("win cap",),
    "prizes_credited": ("when prizes are credited",),
}
"""For each rule the kinds of statement that say it, the first of them first."""


def rules_of(model: type[BaseModel] = Definition, at: str = "") -> Iterator[str]:
    """Yield the rules a definition can hold, a dotted name for each field that is no model."""
    for name, field in model.model_fields.items():
        path = f"{at}.{name.rstrip('_')}".lstrip(".")
        inner = list(models_in(field.annotation))
        plain = not inner or _holds_more(field.annotation)
        if plain:
            yield path
        for one in inner:
            yield from rules_of(one, path)


def _holds_more(kind: Any) -> bool:
    """Say whether a value may be something else than a model, nothing or a mapping to models."""
    return any(leaf in (str, int) or leaf.__module__ == "fractions" for leaf in _leaves(kind))


def models_in(kind: Any) -> Iterator[type[BaseModel]]:
    """Yield the models a value may be, or hold."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
        return
    for part in get_args(kind):
        yield from models_in(part)


def _leaves(kind: Any) -> Iterator[type]:
    if isinstance(kind, type) and not get_args(kind):
        yield kind
    parts = get_args(kind)
    for part in parts[1:] if get_origin(kind) is dict else parts:
        yield from _leaves(part)


def rule_of(path: tuple[str, ...]) -> str:
    """Return the rule that a leaf belongs to: the longest that its path's field names make."""
    best = ""
    for rule in STATED:
        names = rule.split(".")
        if names[0] == path[0] and _within(names, path) and len(rule) > len(best):
            best = rule
    return best


def _within(names: list[str], path: tuple[str, ...]) -> bool:
    steps = iter(path)
    return all(name in steps for name in names)
