"""What is counted of a game before its artwork is made: figures of the law, as evidence."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING

from reelwright.claims.evidence import Counted, Evidence

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par


def counted(game: Game) -> Evidence:
    """Count the figures that artwork states, on every line; says why where they cannot be."""
    if any(find_spec(library) is None for library in ("numba", "numpy", "scipy")):
        return Evidence(called=game.name, refusal="the extra compiled, which counts the figures")
    from reelwright.automaton.refusal import NotCountable
    from reelwright.automaton.scale import playing
    from reelwright.law.par import par

    definition = game.definition
    offered = tuple(range(1, len(definition.lines.rows) + 1))
    selections = definition.stakes.selections(len(offered))
    lines = offered if selections is None else offered[: max(selections)]
    try:
        figures = par(game, playing(definition, () if definition.ways else lines))
    except NotCountable as refusal:
        return Evidence(called=game.name, refusal=str(refusal))
    return of_par(game, figures)


def of_par(game: Game, figures: Par) -> Evidence:
    """Take the figures that artwork states from a PAR sheet."""
    from reelwright.law.figures import Exact

    found: dict[str, Counted] = {}
    if isinstance(figures.rtp, Exact):
        found["rtp"] = Counted(figures.rtp.value, figures.rtp.obtained)
    paid = [top for top in figures.top_wins if top.phase == "paid"]
    if paid:
        top = paid[0]
        found["highest win"] = Counted(top.line_bets, top.probability.obtained)
        found["odds of the highest win"] = Counted(top.probability.value, top.probability.obtained)
    return Evidence(figures=found, called=game.name)


def kept(game: Game) -> str:
    """Return the figures of a game as a file keeps them, for where they cannot be counted."""
    known = counted(game)
    figures = {
        name: {"value": str(one.value), "obtained": one.obtained}
        for name, one in known.figures.items()
    }
    plain = {"digest": game.definition.digest, "figures": figures}
    return json.dumps(plain, indent=2) + "\n"
