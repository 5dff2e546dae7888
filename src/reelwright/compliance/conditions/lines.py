"""Conditions on lines: how many there are, how they are read, what wins on one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.compliance.conditions import scatters
from reelwright.definition.model import MixedByCount, MixedByPlace, symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition


def _has_several_lines(rules: Rules) -> bool:
    return rules.has_lines and len(rules.definition.lines.rows) > 1


def _lines_can_be_chosen(rules: Rules) -> bool:
    offered = len(rules.definition.lines.rows)
    selections = rules.definition.stakes.selections(offered)
    return _has_several_lines(rules) and (selections is None or min(selections) < offered)


def _several_bets_on_several_lines(rules: Rules) -> bool:
    return _has_several_lines(rules) and len(rules.definition.stakes.bets) > 1


def _several_wins_at_once(rules: Rules) -> bool:
    return (
        rules.definition.ways is not None
        or _has_several_lines(rules)
        or _several_wins_of_a_line(rules)
        or scatters.beside_line_wins(rules)
        or scatters.several_at_once(rules)
    )


def _several_wins_of_a_line(rules: Rules) -> bool:
    return rules.has_lines and rules.definition.lines.on_one_line != "highest only"


def _read_as_several_wins(rules: Rules) -> bool:
    definition = rules.definition
    several_counts = any(
        len(pays) > 1
        for symbol in definition.symbols.values()
        for pays in (symbol.pays, symbol.patterns)
    ) or any(
        len(pays) > 1 for name in rules.phases for pays in definition.special_pays(name).values()
    )
    one_way = {"left to right", "right to left"}
    return bool(
        several_counts
        or definition.substitutes
        or definition.mixed
        or any(symbol.pays and symbol.patterns for symbol in definition.symbols.values())
        or not set(_readings(rules)) <= one_way
        or len(set(_readings(rules))) > 1
        or _two_on_a_stop(rules)
    )


def _two_on_a_stop(rules: Rules) -> bool:
    sets = rules.definition.strips.values()
    return any(len(symbols_of(stop)) > 1 for strips in sets for strip in strips for stop in strip)


def _readings(rules: Rules) -> Iterator[str]:
    """Yield how each thing that wins by count is read."""
    definition = rules.definition
    special = {key for name in rules.phases for key in definition.special_pays(name)}
    for key, symbol in definition.symbols.items():
        if symbol.pays or key in special:
            yield symbol.read or definition.lines.read
    for mixed in definition.mixed.values():
        if isinstance(mixed, MixedByCount):
            yield mixed.read or definition.lines.read


def _shorter_paid(rules: Rules) -> bool:
    lines = rules.definition.lines
    return rules.has_lines and (lines.shorter, lines.on_one_line) == ("also paid", "all")


def _symbol_counts_once(rules: Rules) -> bool:
    lines = rules.definition.lines
    once = lines.on_one_line == "highest only" or lines.each_symbol == "once"
    return rules.has_lines and once


def _substitute_counts_once(rules: Rules) -> bool:
    shared = rules.definition.lines.shared_substitute == "one"
    return _symbol_counts_once(rules) or (rules.has_lines and shared)


def _any_position(rules: Rules) -> bool:
    return rules.has_lines and "any position" in _readings(rules)


def _unusual_reading(rules: Rules) -> bool:
    by_place = any(isinstance(each, MixedByPlace) for each in rules.definition.mixed.values())
    adjacent = "adjacent anywhere" in _readings(rules)
    return rules.has_lines and (adjacent or by_place or _has_patterns(rules))


def _has_patterns(rules: Rules) -> bool:
    return any(symbol.patterns for symbol in rules.definition.symbols.values())


def _shared_scale(rules: Rules) -> bool:
    scales = [
        tuple(sorted(symbol.pays.items()))
        for symbol in rules.definition.symbols.values()
        if symbol.pays
    ]
    return len(scales) > len(set(scales))


def _missing_from_a_reel(rules: Rules) -> bool:
    definition = rules.definition
    winning = {*definition.winning, *definition.scatters, *definition.substitutes}
    reels = definition.window.reels
    return any(
        0 < len(rules.reels_of(symbol, strips)) < reels
        for phase in rules.whole_spins
        for strips in rules.sets(phase)
        for symbol in winning
    )


CONDITIONS: Mapping[str, Condition] = {
    "has lines": lambda rules: rules.has_lines,
    "has several lines": _has_several_lines,
    "has more than five lines": lambda rules: (
        rules.has_lines and len(rules.definition.lines.rows) > 5
    ),
    "has one line": lambda rules: rules.has_lines and len(rules.definition.lines.rows) == 1,
    "lines can be chosen": _lines_can_be_chosen,
    "bets several units on several lines": _several_bets_on_several_lines,
    "several wins can be paid at once": _several_wins_at_once,
    "a line can be read as several wins": _read_as_several_wins,
    "several wins of a line are paid": _several_wins_of_a_line,
    "shorter wins are paid too": _shorter_paid,
    "a substitute counts once on a line": _substitute_counts_once,
    "each symbol counts once on a line": _symbol_counts_once,
    "wins in any position": _any_position,
    "has unusual reading": _unusual_reading,
    "has patterns": _has_patterns,
    "has mixed wins": lambda rules: bool(rules.definition.mixed),
    "has groups or mixed wins": lambda rules: bool(
        rules.definition.groups or rules.definition.mixed
    ),
    "symbols share a pay scale": _shared_scale,
    "a winning symbol is missing from a reel": _missing_from_a_reel,
}
