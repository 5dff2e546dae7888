"""Each feature starts on a trigger of its own, within its own limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import FreeGames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Picks

PAID = "paid"
"""What the paid game is called among the phases of a round."""


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield features that are started twice, by nothing, or beyond their own limits."""
    first_on: dict[str, str] = {}
    for key, feature in definition.features.items():
        path = ("features", key)
        if key == PAID:
            yield Fault(path, "the name 'paid'", "any other: it is the paid game's own")
        if isinstance(feature, FreeGames):
            symbol = feature.starts_on.scatter
            yield from _free_games(definition, key, feature)
        else:
            symbol = feature.starts_on.line_win
            yield from _picks(definition, key, feature)
        other = first_on.setdefault(symbol, key)
        if other != key:
            found = f"{symbol}, on which '{other}' starts too"
            yield Fault((*path, "starts on"), found, "a symbol that starts one feature")


def _free_games(definition: Definition, key: str, feature: FreeGames) -> Iterator[Fault]:
    path = ("features", key)
    scatter = feature.starts_on.scatter
    if scatter in definition.symbols and scatter not in definition.scatters:
        found = f"'{scatter}', which is no scatter"
        allowed = one_of(definition.scatters) or "a symbol named under scatters"
        yield Fault((*path, "starts on", "scatter"), found, allowed)
    smallest = min(feature.awards.values())
    for name, limit in (
        ("at most left", feature.at_most_left),
        ("at most played", feature.at_most_played),
    ):
        if limit is not None and limit < smallest:
            allowed = f"{smallest} or more, the smallest award"
            yield Fault((*path, name), str(limit), allowed)


def _picks(definition: Definition, key: str, feature: Picks) -> Iterator[Fault]:
    path = ("features", key)
    symbol = feature.starts_on.line_win
    if symbol in definition.symbols and not definition.symbols[symbol].pays:
        found = f"'{symbol}', which has no line pays"
        yield Fault((*path, "starts on", "line win"), found, "a symbol with line pays")
    for name, stage in feature.stages.items():
        if stage.pick > len(stage.from_):
            where = (*path, "stages", name, "pick")
            yield Fault(where, str(stage.pick), f"at most {len(stage.from_)}, one for each prize")
