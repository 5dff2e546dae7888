"""What improves re-spins can come up in them, and then changes something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Improved, ReSpins

LEFT_OUT = "the key left out"


def faults(definition: Definition, path: Path, feature: ReSpins) -> Iterator[Fault]:
    """Yield an improvement that cannot come, says two things at once, or changes nothing."""
    improved, trigger = feature.improved, feature.starts_on
    if improved is None:
        return
    if isinstance(trigger, AnyWinTrigger | PositionTrigger):
        found = "a rule for further reels with it, where it stands on no reels or on one place"
        yield Fault(path, found, LEFT_OUT)
    elif not _could_come(definition, feature):
        found = "a rule for further reels with it, which no number that starts them can bring"
        yield Fault(path, found, LEFT_OUT)
    if improved.adds and improved.begins_again:
        found = "'yes' beside re-spins that are added"
        yield Fault((*path, "begins again"), found, "one of the two")
    yield from _idle(path, feature, improved)


def _idle(path: Path, feature: ReSpins, improved: Improved) -> Iterator[Fault]:
    """Yield rules for what follows the only re-spin."""
    if feature.re_spins > 1:
        return
    if not improved.adds and not improved.begins_again:
        found = "a rule for further reels, which no re-spin follows to hold"
        yield Fault(path, found, "re-spins that it adds, or more than one re-spin")
    elif improved.without == "ends" and (improved.adds or 1) == 1:
        found = "'ends', where the re-spin is the last in any case"
        yield Fault((*path, "without"), found, LEFT_OUT)


def _could_come(definition: Definition, feature: ReSpins) -> bool:
    """Whether more reels than are held can show what starts them, as far as numbers decide it."""
    held = None if isinstance(feature.holds, str) else frozenset(feature.holds)
    sets = list(_sets(definition, feature))
    if held is None:
        return any(one < other for one in sets for other in sets)
    return any(held < one for one in sets)


def _sets(definition: Definition, feature: ReSpins) -> Iterator[frozenset[int]]:
    """Yield the reels that numbers of what starts them take: some of them where any can be."""
    every = range(1, definition.window.reels + 1)
    trigger = feature.starts_on
    backwards, anywhere = False, False
    counts: tuple[int, ...] = ()
    match trigger:
        case RunTrigger():
            counts = trigger.counts
        case LineTrigger():
            symbol = definition.symbols.get(trigger.line_win)
            read = (symbol.read if symbol else None) or definition.lines.read
            counts = trigger.counts or tuple(symbol.pays if symbol else ())
            backwards = read == "right to left" and not definition.ways
            one_way = definition.ways or backwards or read == "left to right"
            anywhere = not one_way or bool(symbol and symbol.patterns)
        case ScatterTrigger():
            counts = trigger.counts or ()
            scatter = definition.scatters.get(trigger.scatter)
            anywhere = scatter is None or scatter.counted == "anywhere"
    held = () if isinstance(feature.holds, str) else feature.holds
    for count in counts:
        if not anywhere:
            yield frozenset(every[-count:] if backwards else every[:count])
        else:
            others = [reel for reel in every if reel not in held]
            yield frozenset([*held, *others][:count])
            if _several_on_a_reel(definition, trigger):
                yield from (frozenset(every[:fewer]) for fewer in range(1, count))


def _several_on_a_reel(definition: Definition, trigger: object) -> bool:
    """Whether a reel can count more than once towards the number that starts them."""
    if not isinstance(trigger, ScatterTrigger):
        return False
    scatter = definition.scatters.get(trigger.scatter)
    return scatter is None or scatter.per_reel == "every"
