"""A symbol pays on lines or is a scatter, not both; a substitute changes something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import ScatterTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Substitute


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield symbols with roles that contradict each other, and rules that say nothing."""
    line_pays = any(symbol.pays or symbol.patterns for symbol in definition.symbols.values())
    line_pays = line_pays or bool(definition.mixed)
    if not line_pays and not any(scatter.pays for scatter in definition.scatters.values()):
        yield Fault(("symbols",), "no symbol that pays", "pays on lines or for scatters")
    yield from _scatters(definition)
    for key, rule in definition.substitutes.items():
        yield from _completes(definition, key, rule)


def _scatters(definition: Definition) -> Iterator[Fault]:
    triggers = definition.triggers
    starting = {each.scatter for each in triggers if isinstance(each, ScatterTrigger)}
    for key, scatter in definition.scatters.items():
        if _pays_on_lines(definition, key):
            path = ("symbols", key, "pays")
            yield Fault(path, "line pays of a scatter", "none: it pays wherever it stands")
        if not scatter.pays and key not in starting:
            found = "a scatter that pays nothing and starts nothing"
            yield Fault(("scatters", key), found, "pays, or a feature that starts on it")


def _pays_on_lines(definition: Definition, key: str) -> bool:
    symbol = definition.symbols.get(key)
    return symbol is not None and bool(symbol.pays or symbol.patterns)


def _completes(definition: Definition, key: str, rule: Substitute) -> Iterator[Fault]:
    path = ("substitutes", key)
    completed = definition.substituted(key)
    if rule.for_ == "all":
        yield from _all_but(definition, key, rule)
    else:
        yield from _listed(definition, key, rule, rule.for_)
    if not completed:
        if rule.scatters != "none":
            return
        yield Fault(path, "a substitute that completes nothing", "one that completes a line win")
    elif rule.multiplies:
        excepted = rule.multiplies.except_
        for place, name in enumerate(excepted):
            symbols = definition.symbols.keys() & definition.expand((name,))
            if symbols and not symbols & (completed | {key}):
                where = (*path, "multiplies", "except", place)
                found = f"'{name}', whose wins {key} does not complete"
                yield Fault(where, found, "symbols it completes")
        if completed <= set(definition.expand(excepted)) and rule.multiplies.own_prizes == "no":
            found = "a factor that multiplies nothing"
            yield Fault((*path, "multiplies"), found, "one win or more that it multiplies")


def _all_but(definition: Definition, key: str, rule: Substitute) -> Iterator[Fault]:
    path = ("substitutes", key, "except")
    for place, name in enumerate(rule.except_):
        if name == key:
            yield Fault((*path, place), f"{key} itself", "other symbols")
        elif name in definition.symbols and not (
            name in definition.scatters or name in definition.winning
        ):
            found = f"'{name}', which has no line pays to complete"
            yield Fault((*path, place), found, "symbols with line pays, and scatters")
    excepted = definition.expand(rule.except_)
    for name in definition.scatters:
        if name in definition.symbols and name not in excepted and name != key:
            found = f"all, with the scatter {name} not excepted"
            allowed = f"except: [{name}], since no substitute completes a scatter"
            yield Fault(("substitutes", key, "for"), found, allowed)


def _listed(
    definition: Definition, key: str, rule: Substitute, listed: tuple[str, ...]
) -> Iterator[Fault]:
    path = ("substitutes", key)
    for place, name in enumerate(listed):
        where = (*path, "for", place)
        if name == key:
            yield Fault(where, f"{key} itself", "other symbols")
        elif name in definition.scatters:
            yield Fault(where, f"the scatter {name}", "no scatter: no substitute completes one")
        elif name in definition.symbols and name not in definition.winning:
            found = f"'{name}', which has no line pays to complete"
            yield Fault(where, found, "symbols with line pays")
    for place, _ in enumerate(rule.except_):
        found = "an exception from a list"
        yield Fault(
            (*path, "except", place), found, "exceptions from 'all'; a list leaves them out"
        )
