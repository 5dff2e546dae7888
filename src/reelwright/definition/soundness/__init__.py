"""Checks that span several rules: what each part allows but together makes no sound game.

A game is sound when its rules fit each other, every rule can come up in play, every amount is
in whole cents, and no two readings of it pay differently.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.soundness import (
    ambiguities,
    amounts,
    cascades,
    changed_games_in_play,
    features,
    line_pays,
    lines,
    look,
    re_spins_in_play,
    readings,
    roles,
    scatters,
    series,
    stakes,
    strips,
    symbols,
    tokens,
    tokens_earned,
    triggers,
    wagers,
    windows,
)
from reelwright.definition.soundness.reach import Reach

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game

IN_RULES = (symbols, windows, lines, readings, stakes, roles, features, wagers, tokens, cascades)
"""What the rules say, before a reel has moved."""
IN_PLAY = (
    line_pays,
    ambiguities,
    scatters,
    triggers,
    series,
    changed_games_in_play,
    re_spins_in_play,
    amounts,
    tokens_earned,
)
"""What can come up in play."""
CHECKS = (*IN_RULES, strips, look, *IN_PLAY)


def faults_of(game: Game) -> Iterator[Fault]:
    """Yield every fault of a game whose parts are valid by themselves.

    What can come up in play is only looked at where the strips fit the window. A variant is looked
    at like the game itself, and told of what it alone has wrong.
    """
    found = list(_faults_of_one(game))
    yield from found
    for name in game.variants:
        path = ("variants", name)
        if game.variant(name).definition.digest == game.definition.digest:
            yield Fault(path, "no set that differs from the game's", "strips, stop weights")
        for fault in _faults_of_one(game.variant(name)):
            if fault not in found:
                yield replace(fault, path=(*path, *fault.path))


def _faults_of_one(game: Game) -> Iterator[Fault]:
    definition = game.definition
    for check in IN_RULES:
        yield from check.faults(definition)
    yield from look.faults(game)
    misfits = list(strips.misfits(definition))
    yield from misfits
    yield from strips.faults(definition)
    if not misfits:
        reach = Reach.of(definition)
        for check_play in IN_PLAY:
            yield from check_play.faults(definition, reach)
