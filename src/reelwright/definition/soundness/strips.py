"""Each set of strips has a strip for every reel, and symbols stand where they may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import (
    BASE,
    Spun,
    StripsByLines,
    StripsDrawn,
    named_sets,
    symbols_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Strip, StripsChoice, Symbol


def misfits(definition: Definition) -> Iterator[Fault]:
    """Yield what keeps the reels from showing a window at all."""
    reels, heights = definition.window.reels, definition.window.heights
    if len(heights) != reels:
        allowed = f"one for each of the {reels} reels"
        yield Fault(("window", "rows"), f"{len(heights)} numbers", allowed)
    for name, strips in definition.strips.items():
        if len(strips) != reels:
            allowed = f"one for each of the {reels} reels"
            yield Fault(("strips", name), f"{len(strips)} strips", allowed)
        for place, (strip, rows) in enumerate(zip(strips, heights, strict=False)):
            if len(strip) < rows:
                allowed = f"{rows} or more, to fill the {rows} rows of the window"
                yield Fault(("strips", name, place), f"a strip of {len(strip)}", allowed)
    yield from _weights(definition)
    named = [each for path, choice in _choices(definition) for each in _named(path, choice)]
    missing = (_no_set(definition, where, name) for where, name in named)
    yield from dict.fromkeys(fault for fault in missing if fault)


def _no_set(definition: Definition, path: Path, name: str) -> Fault | None:
    """Say that a name is no set's; `None` where it is."""
    if name in definition.strips:
        return None
    if name == BASE:
        return Fault(("strips",), "no key 'base'", "'base' is required: the paid game is on it")
    return Fault(path, f"'{name}', which is no set of strips", one_of(definition.strips, name))


def _weights(definition: Definition) -> Iterator[Fault]:
    for name, reels in definition.stop_weights.items():
        path: Path = ("stop weights", name)
        strips = definition.strips.get(name, ())
        if missing := _no_set(definition, path, name):
            yield missing
        elif len(reels) != len(strips):
            found = f"weights for {len(reels)} of {len(strips)} reels"
            yield Fault(path, found, "weights for each reel")
        else:
            for place, (weights, strip) in enumerate(zip(reels, strips, strict=True)):
                if len(weights) != len(strip):
                    allowed = f"one for each of the {len(strip)} stops"
                    yield Fault((*path, place), f"{len(weights)} weights", allowed)


def _choices(definition: Definition) -> Iterator[tuple[Path, StripsChoice]]:
    yield ("paid strips",), definition.paid_strips
    for key, feature in definition.features.items():
        if isinstance(feature, Spun):
            yield ("features", key, "strips"), feature.strips
    for name, wager in definition.wagers.items():
        if wager.strips is not None:
            yield ("wagers", name, "strips"), wager.strips


def _named(path: Path, choice: StripsChoice) -> Iterator[tuple[Path, str]]:
    match choice:
        case StripsByLines():
            for lines, name in choice.by_lines.items():
                yield (*path, "by lines", str(lines)), name
        case StripsDrawn():
            for name in choice.drawn:
                yield (*path, "drawn", name), name
        case _:
            yield path, choice


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield symbols on reels they may not stand on, and sets that are surely never used."""
    used = {name for _, choice in _choices(definition) for name in named_sets(choice)}
    for name in definition.strips:
        if name not in used and used <= definition.strips.keys():
            allowed = "'base', and the sets that a feature or a wager names"
            yield Fault(("strips", name), "a set of strips nothing is played on", allowed)
    for path, choice in _choices(definition):
        if isinstance(choice, StripsByLines):
            yield from _by_lines(definition, (*path, "by lines"), choice)
    for key, symbol in definition.symbols.items():
        if symbol.reels is not None:
            yield from _own_reels(definition, key, symbol)
    for key, height in definition.tall.items():
        yield from _tall(definition, key, height)


def _by_lines(definition: Definition, path: Path, choice: StripsByLines) -> Iterator[Fault]:
    offered = len(definition.lines.rows)
    if 1 not in choice.by_lines:
        yield Fault(path, "no entry for 1 line", "one for 1, and for each number where it changes")
    for lines in choice.by_lines:
        if lines > max(offered, 1):
            yield Fault((*path, str(lines)), f"{lines} lines", f"1 to {max(offered, 1)}")


def _own_reels(definition: Definition, key: str, symbol: Symbol) -> Iterator[Fault]:
    allowed = symbol.reels or ()
    stands_on: set[int] = set()
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips, 1):
            stops = [place for place, stop in enumerate(strip) if key in symbols_of(stop)]
            if stops:
                stands_on.add(reel)
                if reel not in allowed:
                    where = ("strips", name, reel - 1, stops[0])
                    reels = ", ".join(map(str, sorted(set(allowed))))
                    yield Fault(where, f"{key} on reel {reel}", f"reels {reels} for {key}")
    for place, reel in enumerate(allowed):
        path = ("symbols", key, "reels", place)
        if reel > definition.window.reels:
            yield Fault(path, f"reel {reel}", f"1 to {definition.window.reels}")
        elif reel in allowed[:place]:
            yield Fault(path, f"reel {reel} twice", "each reel once")
        elif stands_on and reel not in stands_on:
            yield Fault(path, f"reel {reel}, where no strip holds {key}", "reels it stands on")


def _tall(definition: Definition, key: str, height: int) -> Iterator[Fault]:
    """Yield the first run on each strip that is not a whole tall symbol."""
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips):
            for start, length in _runs(strip, key):
                if length != height:
                    found = f"{length} of {key} in a row"
                    allowed = f"{height} in a row, and something else before the next"
                    yield Fault(("strips", name, reel, start), found, allowed)
                    break


def _runs(strip: Strip, key: str) -> Iterator[tuple[int, int]]:
    """Yield where runs of a symbol start on a strip, which is a loop, and how long they are."""
    here = [key in symbols_of(stop) for stop in strip]
    if all(here):
        yield 0, len(strip)
        return
    for start, found in enumerate(here):
        if found and not here[start - 1]:
            length = 1
            while here[(start + length) % len(strip)]:
                length += 1
            yield start, length


def with_becoming(definition: Definition, strips: Sequence[Strip]) -> tuple[Strip, ...]:
    """Return strips with what their mystery symbols may become added to each.

    They serve where it only matters which symbols a line can meet on a reel.
    """
    return tuple(
        (
            *strip,
            *(
                face
                for key, rule in definition.mystery.items()
                if key in strip
                for face in rule.becomes
            ),
        )
        for strip in strips
    )
