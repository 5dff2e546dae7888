"""Changed games say what they win, differ from the usual games, and cannot be confused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import (
    ChangedGames,
    LineTrigger,
    RunTrigger,
    counts_of,
    symbol_of,
)
from reelwright.definition.soundness.free_games import multiplier, special_pays

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Substitute

PAID = "paid"


def faults(
    definition: Definition, key: str, feature: ChangedGames, led_to: Collection[str]
) -> Iterator[Fault]:
    """Yield what is open, idle or contradicts itself in the rules of changed games.

    `led_to` are the features that bonuses or tokens lead to.
    """
    path = ("features", key)
    yield from _counts(definition, path, feature)
    yield from multiplier(definition, path, feature)
    yield from special_pays(definition, path, feature)
    yield from _anywhere(definition, path, feature, led=key in led_to)
    if not _differs(definition, key, feature):
        found = "games that are as all others"
        allowed = "strips, pays, a factor or substitutes that are not"
        yield Fault(path, found, allowed)
    if feature.stake != "any" and _one_stake(definition):
        found = f"'{feature.stake}', where there is one stake only"
        yield Fault((*path, "stake"), found, "any")
    if feature.again == "begins again" and {*feature.games.values()} == {1}:
        found = "'begins again', where each count wins one game, as which adding one does the same"
        yield Fault((*path, "again"), found, "adds, nothing")
    others = [name for name, one in definition.features.items() if isinstance(one, ChangedGames)]
    if len(others) > 1 and key in led_to:
        found = "changed games that a bonus or tokens lead to, beside others that may then run"
        yield Fault(path, found, "the only changed games, or a trigger of their own")


def _counts(definition: Definition, path: Path, feature: ChangedGames) -> Iterator[Fault]:
    """Yield numbers that cannot start them, a scatter's aside."""
    trigger = feature.starts_on
    counts = counts_of(trigger)
    symbol = definition.symbols.get(symbol_of(trigger) or "")
    if isinstance(trigger, LineTrigger) and counts is None and symbol:
        counts = (*symbol.pays, *(pattern.count("X") for pattern in symbol.patterns))
    for count in sorted(feature.games):
        if counts is not None and count not in counts:
            allowed = ", ".join(map(str, sorted({*counts})))
            yield Fault((*path, "games", str(count)), f"{count}, which cannot start it", allowed)


def _anywhere(
    definition: Definition, path: Path, feature: ChangedGames, *, led: bool
) -> Iterator[Fault]:
    """Yield that what pays again, or how often, is open."""
    if feature.anywhere is None:
        return
    where, allowed = (*path, "anywhere"), "the key left out"
    trigger = feature.starts_on
    symbol = symbol_of(trigger)
    if not isinstance(trigger, LineTrigger | RunTrigger) or symbol is None:
        yield Fault(where, "a prize, where nothing on a line starts it", allowed)
        return
    rules = definition.symbols.get(symbol)
    if rules is None:
        return
    if led:
        yield Fault(where, "a prize, where a bonus or tokens lead to it, too", allowed)
    if rules.patterns:
        yield Fault(where, f"a prize of {symbol}, which wins by patterns, too", allowed)
    if symbol in definition.tall:
        yield Fault(where, f"a prize of {symbol}, of which one is several places tall", allowed)
    for count in sorted(feature.games.keys() - rules.pays.keys()):
        found = f"a prize for {count} of {symbol}, which pay nothing"
        yield Fault(where, found, allowed)


def _differs(definition: Definition, key: str, feature: ChangedGames) -> bool:
    """Whether anything is not as in the paid game."""
    cascades = definition.cascades
    return (
        feature.strips != definition.paid_strips
        or bool(feature.special_pays or feature.multiplier or feature.anywhere)
        or any(_changes(rule, key) for rule in definition.substitutes.values())
        or (cascades is not None and cascades.active(key) != cascades.active(PAID))
    )


def _changes(rule: Substitute, key: str) -> bool:
    """Whether a substitute is not the same in changed games as in the paid game."""
    limited = [rule.phases, rule.multiplies.phases if rule.multiplies else None]
    return any(phases is not None and (key in phases) != (PAID in phases) for phases in limited)


def _one_stake(definition: Definition) -> bool:
    stakes, offered = definition.stakes, len(definition.lines.rows)
    selections = stakes.selections(offered)
    numbers = offered if selections is None else len(selections)
    return len(stakes.bets) == 1 and (numbers <= 1 or definition.ways is not None)
