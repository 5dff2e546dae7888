"""Statements on what wins on lines, or by ways, and what is paid where several wins meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic_core import to_jsonable_python

from reelwright.claims.model import lines as claims
from reelwright.claims.rules import PAID
from reelwright.definition.model import MixedByCount
from reelwright.definition.soundness.prizes import Ground
from reelwright.definition.soundness.strips import with_becoming

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import Definition, Mixed, Reading
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement

READINGS: Mapping[Reading, str] = {
    "left to right": "left",
    "right to left": "right",
    "both ways": "both",
    "adjacent anywhere": "adjacent",
    "any position": "any",
}
"""The ending of the message for each reading."""


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on windows, pays, readings and lines."""
    yield _window(about)
    yield from _line_pays(about)
    yield from _patterns(about)
    yield from _mixed(about)
    yield from _groups(about)
    if about.definition.winning:
        yield from _readings(about)
        yield from _coinciding(about)
    yield from _lines(about)


def _window(about: About) -> Statement:
    heights = about.definition.window.heights
    claim = claims.InSight(heights=heights)
    if len(set(heights)) == 1:
        return about.state("window", "window-even", [claim], reels=len(heights), rows=heights[0])
    listed = about.words.listed([str(height) for height in heights])
    return about.state("window", "window-uneven", [claim], reels=len(heights), heights=listed)


def _line_pays(about: About) -> Iterator[Statement]:
    """Yield the pays of symbols, those with one scale together."""
    for symbols, pays in scales(about).items():
        named = [about.name(symbol) for symbol in symbols]
        yield about.state(
            "line pays",
            "line-pays" if len(symbols) == 1 else "line-pays-shared",
            [
                claims.LinePays(symbol=symbol, pays=dict(pays), phases=phases_of(about, symbol))
                for symbol in symbols
            ],
            symbols,
            symbol=named[0],
            symbols=about.words.listed(named),
            pays=told_pays(about, dict(pays)),
        )
    if about.definition.winning:
        on = "unit" if about.definition.ways else "line"
        claim = claims.LinePaysOn(on="unit bet" if about.definition.ways else "line bet")
        yield about.state("base of line pays", f"line-pays-on-{on}-bet", [claim])


def scales(about: About) -> dict[tuple[str, ...], tuple[tuple[int, Fraction], ...]]:
    """Return the pay scales of symbols, with the symbols of each: those of one scale and reach."""
    found: dict[tuple[object, ...], list[str]] = {}
    for key, symbol in about.definition.symbols.items():
        if symbol.pays:
            scale = tuple(sorted(symbol.pays.items()))
            found.setdefault((scale, symbol.read, phases_of(about, key)), []).append(key)
    return {
        tuple(symbols): tuple(sorted(about.definition.symbols[symbols[0]].pays.items()))
        for symbols in found.values()
    }


def phases_of(about: About, symbol: str) -> tuple[str, ...]:
    """Return the phases in which a symbol has, and can win, the pays that it has in paid games."""
    definition = about.definition
    return tuple(
        phase
        for phase in about.rules.phases
        if phase == PAID
        or (symbol not in definition.special_pays(phase) and _comes_up(about, symbol, phase))
    )


def _comes_up(about: About, symbol: str, phase: str) -> bool:
    """Say whether every pay of a symbol can be won on each set of reels of a phase."""
    definition = about.definition
    for name in about.rules.sets(phase):
        ground = Ground(definition, phase, with_becoming(definition, definition.strips[name]))
        of_symbol = (one for one in ground.prizes if one.kind == "straight" and one.name == symbol)
        if not definition.symbols[symbol].pays.keys() <= {one.count for one in of_symbol}:
            return False
    return True


def told_pays(about: About, pays: Mapping[int, Fraction]) -> str:
    """Return a scale in words, the longest win first."""
    return ", ".join(
        about.words.say("one-pays" if count == 1 else "count-pays", count=count, pay=pay)
        for count, pay in sorted(pays.items(), reverse=True)
    )


def _patterns(about: About) -> Iterator[Statement]:
    for key, symbol in about.definition.symbols.items():
        for pattern, pay in symbol.patterns.items():
            places = [reel for reel, mark in enumerate(pattern, 1) if mark == "X"]
            yield about.state(
                "pattern pays",
                "pattern-pays",
                [claims.PatternPays(symbol=key, pattern=pattern, pay=pay)],
                (key, pattern),
                at=(key,),
                symbol=about.name(key),
                reels=about.reels(places),
                pay=pay,
            )


def _mixed(about: About) -> Iterator[Statement]:
    for name, mixed in about.definition.mixed.items():
        yield _mixed_pays(about, name, mixed)
        if mixed.beside_straight is not None and _several_paid(about, mixed):
            both = mixed.beside_straight == "yes"
            yield about.state(
                "mixed beside straight",
                "mixed-beside-straight" if both else "mixed-not-beside-straight",
                [claims.MixedBesideStraight(name=name, both=both)],
                (name,),
                name=about.name(name),
            )


def _several_paid(about: About, mixed: Mixed) -> bool:
    """Say whether a line could pay a mixed win and a straight one, by all other rules."""
    lines = about.definition.lines
    return lines.on_one_line != "highest only" and (
        lines.each_symbol != "once" or mixed.beside_straight == "no"
    )


def _mixed_pays(about: About, name: str, mixed: Mixed) -> Statement:
    expand = about.definition.expand
    if isinstance(mixed, MixedByCount):
        symbols = expand(mixed.of)
        told = (
            about.words.say("mixed-count-pays", count=count, pay=pay)
            for count, pay in sorted(mixed.pays.items(), reverse=True)
        )
        return about.state(
            "mixed pays",
            "mixed-pays",
            [claims.MixedPays(name=name, of=symbols, pays=mixed.pays)],
            (name,),
            name=about.name(name),
            symbols=about.names(symbols, "list-or"),
            pays=", ".join(told),
        )
    places = tuple(() if key == "any" else expand((key,)) for key in mixed.places)
    told = (
        about.words.say("placed-at", symbols=about.names(keys, "list-or"), reel=reel)
        if keys
        else about.words.say("placed-any", reel=reel)
        for reel, keys in enumerate(places, 1)
    )
    return about.state(
        "mixed pays",
        "placed-pays",
        [claims.PlacedPays(name=name, places=places, pay=mixed.pays)],
        (name,),
        name=about.name(name),
        places=about.words.listed(list(told)),
        pay=mixed.pays,
    )


def _groups(about: About) -> Iterator[Statement]:
    named = _named(about.definition)
    for group, symbols in about.definition.groups.items():
        if group not in named:
            continue
        yield about.state(
            "group",
            "group",
            [claims.GroupHas(group=group, symbols=symbols)],
            (group,),
            group=about.name(group),
            symbols=about.names(symbols),
        )


def _named(definition: Definition) -> frozenset[str]:
    """Return every word that stands for something in the rules."""
    rules = {name: getattr(definition, name) for name in ("mixed", "substitutes", "features")}
    return frozenset(_words([to_jsonable_python(rule) for rule in rules.values()]))


def _words(plain: object) -> Iterator[str]:
    match plain:
        case str():
            yield plain
        case dict():
            yield from _words(list(plain.values()))
        case list():
            for one in plain:
                yield from _words(one)


def _readings(about: About) -> Iterator[Statement]:
    definition, last = about.definition, about.definition.window.reels
    if definition.ways:
        claim = claims.ReadAs(read=definition.ways.read)
        yield about.state("reading", "reading-ways", [claim])
        return
    own = {key: symbol.read for key, symbol in definition.symbols.items()}
    own |= {
        name: mixed.read
        for name, mixed in definition.mixed.items()
        if isinstance(mixed, MixedByCount)
    }
    read = definition.lines.read
    others = [name for name, reading in own.items() if reading not in (None, read)]
    but = f" {about.words.say('but-those-of', names=about.names(others))}" if others else ""
    yield about.state(
        "reading", f"reading-{READINGS[read]}", [claims.ReadAs(read=read)], last=last, but=but
    )
    for name, reading in own.items():
        if reading is not None:
            yield about.state(
                "own reading",
                f"own-reading-{READINGS[reading]}",
                [claims.ReadAs(read=reading, of=name)],
                (name,),
                name=about.name(name),
                last=last,
            )


def _lines(about: About) -> Iterator[Statement]:
    rows = about.definition.lines.rows
    if about.definition.ways:
        yield about.state("lines add", "ways-add", [claims.LinesAdd()])
        return
    if rows:
        yield _lit_lines(about)
    if len(rows) > 1:
        yield about.state("lines add", "lines-add", [claims.LinesAdd()])
    for line, places in enumerate(rows, 1):
        yield about.state(
            "line diagram",
            "line-diagram",
            [claims.LineRuns(line=line, rows=places)],
            (str(line),),
            line=line,
            rows=about.words.listed([str(row + 1) for row in places]),
        )


def _lit_lines(about: About) -> Statement:
    """Say where wins are, in an accepted wording where the rule is exactly that."""
    definition = about.definition
    rows = definition.lines.rows
    ending = "" if definition.scatters else "-no-scatters"
    claim: list[Claim] = [claims.OnlyLinesPlayed()]
    if len(rows) > 1:
        return about.state(
            "wins on lines played", f"lines-lit-only{ending}", claim, wording="lit lines only"
        )
    heights = definition.window.heights
    if all(2 * row + 1 == height for row, height in zip(rows[0], heights, strict=True)):
        wording = (
            "all on the centre line, scatters aside"
            if definition.scatters
            else ("centre line only")
        )
        return about.state(
            "wins on lines played", f"lines-centre-only{ending}", claim, wording=wording
        )
    ending = "-but-scatters" if definition.scatters else ""
    return about.state("wins on lines played", f"lines-one-only{ending}", claim)


def _coinciding(about: About) -> Iterator[Statement]:
    """Yield what is paid where one line has several wins."""
    lines = about.definition.lines
    if about.definition.ways:
        each = claims.OneLinePays(paid="all of different symbols")
        yield about.state("wins of one line", "ways-longest", [each])
        return
    message = {"highest only": "highest", "all of different symbols": "different", "all": "all"}
    yield about.state(
        "wins of one line",
        f"one-line-{message[lines.on_one_line]}",
        [claims.OneLinePays(paid=lines.on_one_line)],
    )
    if lines.shorter == "also paid" and lines.on_one_line == "all":
        yield about.state("shorter wins", "shorter-wins", [claims.ShorterPays(paid=True)])
    if lines.full_line is not None:
        claim = claims.FullLinePays(paid=lines.full_line)
        yield about.state("full line both ways", f"full-line-{lines.full_line}", [claim])
    if lines.each_symbol == "once" and lines.on_one_line != "highest only":
        yield about.state("each symbol once", "each-symbol-once", [claims.SymbolOnce(once=True)])
    shared = lines.on_one_line != "highest only" and lines.each_symbol != "once"
    if lines.shared_substitute is not None and shared:
        yield about.state(
            "shared substitute",
            f"shared-substitute-{lines.shared_substitute}",
            [claims.SharedSubstitutePays(paid=lines.shared_substitute)],
        )
