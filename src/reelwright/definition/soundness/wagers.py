"""Wagers: each has a price in whole cents, changes one thing, and is unlike every other."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact, money, one_of
from reelwright.definition.model import Award, ChangedGames, FreeGames, HoldAndSpin, ReSpins
from reelwright.definition.soundness.feature_amounts import units_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Feature, Wager

PLAIN = "plain"
"""What the plain game is called among the ways to bet on it."""


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield wagers without a whole price, those that change nothing, and those alike."""
    for name, wager in definition.wagers.items():
        path = ("wagers", name)
        if name == PLAIN:
            yield Fault(path, "the name 'plain'", "any other: it is the plain game's own")
        yield from _price(definition, path, wager)
        yield from _change(definition, path, wager)
    yield from _alike(definition)


def bought(definition: Definition) -> Iterator[tuple[str, Wager]]:
    """Yield the wagers that buy a feature, by their names."""
    for name, wager in definition.wagers.items():
        if wager.starts is not None:
            yield name, wager


def _price(definition: Definition, path: Path, wager: Wager) -> Iterator[Fault]:
    for total in units_of(definition, "total bet"):
        cents = wager.costs * total
        if cents.denominator != 1:
            amount = f"{exact(cents)} cents at a total bet of {money(total)}"
            found = f"{exact(wager.costs)}, which is {amount}"
            yield Fault((*path, "costs"), found, "whole cents at every stake")
            return


def _change(definition: Definition, path: Path, wager: Wager) -> Iterator[Fault]:
    if (wager.strips is None) == (wager.starts is None):
        yield Fault(path, "neither or both", "one of strips, starts")
    if wager.strips is not None and wager.strips == definition.paid_strips:
        found = f"'{wager.strips}', which the plain game is on"
        yield Fault((*path, "strips"), found, "another set of strips")
    if wager.starts is not None:
        yield from _bought(definition, path, wager.starts, wager.count)
    elif wager.count is not None:
        found = f"{wager.count}, where no feature is bought"
        yield Fault((*path, "count"), found, "the key left out")


def _bought(definition: Definition, path: Path, name: str, count: int | None) -> Iterator[Fault]:
    feature = definition.features.get(name)
    if feature is None:
        found = f"'{name}', which is no feature"
        yield Fault((*path, "starts"), found, one_of(definition.features, name))
        return
    if isinstance(feature, Award | ReSpins | ChangedGames):
        found = f"'{name}', of the kind {feature.kind}"
        yield Fault((*path, "starts"), found, "free games, or a bonus that is played")
        return
    counts = _counts(feature)
    if count is None or (counts and count in counts):
        return
    found = f"{count}, for which '{name}' has nothing"
    allowed = ", ".join(map(str, sorted(counts)))
    if not counts:
        found, allowed = f"{count}, where '{name}' goes by no count", "the key left out"
    yield Fault((*path, "count"), found, allowed)


def _counts(feature: Feature) -> Collection[int]:
    return feature.counts if isinstance(feature, FreeGames | HoldAndSpin) else ()


def _alike(definition: Definition) -> Iterator[Fault]:
    """Yield wagers that change what another one does, at whatever price."""
    for (first, one), (second, other) in combinations(definition.wagers.items(), 2):
        if _changing(definition, one) == _changing(definition, other):
            found = f"what '{first}' does, too"
            yield Fault(("wagers", second), found, "a change of its own")


def _changing(definition: Definition, wager: Wager) -> tuple[str | None, str | None, int | None]:
    feature = definition.features.get(wager.starts or "")
    least = min(_counts(feature), default=None) if feature else None
    return wager.strips, wager.starts, least if wager.count is None else wager.count
