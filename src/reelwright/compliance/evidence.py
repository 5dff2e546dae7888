"""What is counted of a game before its artwork is made: figures of the law, as evidence."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.claims.evidence import Counted, Evidence
from reelwright.claims.keeping import kept
from reelwright.claims.model.wagers import figure_of
from reelwright.reports import installed

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par


def counted(game: Game) -> Evidence:
    """Count the figures that artwork states, on as many lines as may be.

    Where nothing compiled is installed a shipped game has those it keeps; what has no figures says
    why.
    """
    if not all(map(installed, ("numba", "numpy", "scipy"))):
        refusal = "the extra compiled, pip install 'reelwright[compiled]'"
        return kept(game) or Evidence(called=game.name, refusal=refusal)
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
    from reelwright.law.figures.figure import EXACT

    found: dict[str, Counted] = {}
    if isinstance(figures.rtp, Exact):
        found["rtp"] = Counted(figures.rtp.value, figures.rtp.obtained)
    for wager in figures.wagers:
        if isinstance(wager.rtp, Exact):
            found[figure_of(wager.name)] = Counted(wager.rtp.value, wager.rtp.obtained)
    paid = [top for top in figures.top_wins if top.phase == "paid"]
    if paid:
        top, most = paid[0], _most(game, figures)
        found["highest win"] = Counted(min(top.line_bets, most or top.line_bets), EXACT)
        if most is None or top.line_bets <= most:
            found["odds of the highest win"] = Counted(
                top.probability.value, top.probability.obtained
            )
    return Evidence(figures=found, called=game.name)


def _most(game: Game, figures: Par) -> Fraction | None:
    """Return the most a round can win, in bets per line; `None` where there is no limit."""
    cap = game.definition.win_cap
    if cap is None:
        return None
    return Fraction(cap.times * (figures.units if cap.of == "total bet" else 1))
