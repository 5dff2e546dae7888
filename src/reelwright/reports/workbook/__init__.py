"""A PAR sheet as a workbook that recomputes itself from the strips, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID, Phase
from reelwright.reports.workbook.features import feature_sheets
from reelwright.reports.workbook.returns import about_sheet, return_sheet
from reelwright.reports.workbook.saving import saved
from reelwright.reports.workbook.spin import spin_sheets

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par
    from reelwright.reports.workbook.sheets import Sheet
    from reelwright.reports.workbook.spin import Return


def render(par: Par, game: Game) -> bytes:
    """Return the workbook of a sheet."""
    return saved(sheets_of(par, game))


def sheets_of(par: Par, game: Game) -> list[Sheet]:
    """Return the sheets of a game's workbook, the return first.

    What follows from the strips of the plain paid spin is worked out anew in formulas; a wager, and
    games that bear on later ones, are told as they were counted.
    """
    live: dict[str, Return] = {}
    sheets: list[Sheet] = []
    paid = None
    if not (par.wager or par.long_run):
        paid = spin_sheets(game, Phase(game.definition, PAID), par.lines, par.units)
    if paid:
        sheets += paid.sheets
        apart = _starting(game, par)
        if lines := paid.line_return(apart.values()):
            live["line wins"] = lines
        if scatters := paid.scatter_return():
            live["scatter prizes"] = scatters
        features = feature_sheets(game, paid, par.lines, par.units)
        sheets += features.sheets
        for name, brought in features.returns.items():
            own = paid.return_of(apart[name]) if name in apart else None
            live[name] = brought.plus(own) if own else brought
    return [about_sheet(par, game), return_sheet(par, live), *sheets]


def _starting(game: Game, par: Par) -> dict[str, str]:
    """Return the symbols whose line wins are told with the bonus they start, by the bonus."""
    features = game.definition.features
    return {
        part.name: features[part.name].line_win
        for part in par.parts
        if part.of_feature and part.kind not in ("free games", "award") and part.prizes
    }
