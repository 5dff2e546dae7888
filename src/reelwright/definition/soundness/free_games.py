"""Free games say what they win, what is multiplied, and what winning them again does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import Rising, ScatterTrigger, counts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import ChangedGames, Definition, FreeGames, SpunWithPays


def faults(definition: Definition, key: str, feature: FreeGames) -> Iterator[Fault]:
    """Yield what is open or contradicts itself in the rules of a series."""
    path = ("features", key)
    yield from _awards(path, feature)
    yield from _again(path, feature)
    yield from multiplier(definition, path, feature)
    yield from special_pays(definition, path, feature)


def _awards(path: Path, feature: FreeGames) -> Iterator[Fault]:
    if not feature.counts:
        yield Fault(path, "no key 'awards'", "'awards' is required, or 'offers'")
    for count in sorted(feature.awards.keys() & feature.offers.keys()):
        found = f"games and offers for {count}"
        yield Fault((*path, "offers", str(count)), found, "one of the two")
    counts = counts_of(feature.starts_on)
    for count in sorted(feature.counts):
        if counts is not None and count not in counts:
            table = "awards" if count in feature.awards else "offers"
            allowed = ", ".join(map(str, counts))
            yield Fault((*path, table, str(count)), f"{count}, which cannot start it", allowed)
    offered = [offer.games for offers in feature.offers.values() for offer in offers]
    smallest = min([*feature.awards.values(), *offered], default=1)
    for name, limit in (
        ("at most left", feature.at_most_left),
        ("at most played", feature.at_most_played),
    ):
        if limit is not None and limit < smallest:
            allowed = f"{smallest} or more, the smallest award"
            yield Fault((*path, name), str(limit), allowed)


def _again(path: Path, feature: FreeGames) -> Iterator[Fault]:
    adds = feature.re_trigger in ("adds and pays", "adds")
    if feature.re_trigger_awards and not adds:
        found = f"a table, where a re-trigger {feature.re_trigger}"
        yield Fault((*path, "re-trigger awards"), found, "the key left out")
    if adds and feature.offers and not feature.re_trigger_awards:
        found = "nothing, where offers are made and a re-trigger adds games"
        yield Fault((*path, "re-trigger awards"), found, "how many games are added, by count")
    if not isinstance(feature.starts_on, ScatterTrigger) and feature.re_trigger in (
        "adds",
        "pays",
    ):
        found = f"'{feature.re_trigger}', where no scatter starts it"
        yield Fault((*path, "re-trigger"), found, "adds and pays, nothing")


def multiplier(
    definition: Definition, path: Path, feature: FreeGames | ChangedGames
) -> Iterator[Fault]:
    """Yield what is open or idle about the factor of a feature's games."""
    covers = feature.multiplier_covers
    where = (*path, "multiplier covers")
    if feature.multiplies and covers is None:
        yield Fault(where, "nothing, where prizes are multiplied", "what the factor multiplies")
    if covers is None:
        return
    if not feature.multiplies:
        yield Fault(where, "a rule for a factor it has not", "the key left out")
    rule = feature.multiplier
    if isinstance(rule, Rising) and len({*rule.rising}) == 1:
        found = "a factor that never changes"
        yield Fault((*path, "multiplier", "rising"), found, "a number")
    if rule == 1:
        yield Fault((*path, "multiplier"), "1, which multiplies nothing", "2 or more")
    for place, left in enumerate(covers.not_on):
        for name in definition.expand((left.win,)):
            symbol = definition.symbols.get(name)
            if symbol and not (symbol.pays or symbol.patterns):
                found = f"'{name}', which has no line pays"
                yield Fault((*where, "not on", place, "win"), found, "a symbol with line pays")


def special_pays(definition: Definition, path: Path, feature: SpunWithPays) -> Iterator[Fault]:
    """Yield pays of a feature's games for no symbol, for no number, or as they are always."""
    for name, pays in feature.special_pays.items():
        where = (*path, "special pays", name)
        if name not in definition.symbols:
            found = f"'{name}', which is no symbol"
            yield Fault(where, found, one_of(definition.symbols, name))
            continue
        scatter = definition.scatters.get(name)
        always = scatter.pays if scatter else definition.symbols[name].pays
        if pays == always:
            yield Fault(where, "pays that are as always", "others, or the key left out")
        most = sum(definition.window.heights) if scatter else definition.window.reels
        for count in pays:
            if count > most:
                yield Fault((*where, str(count)), f"an entry for {count}", f"1 to {most}")
