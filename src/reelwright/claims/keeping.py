"""Figures that a shipped game keeps in a file, for where they cannot be counted."""

from __future__ import annotations

import json
from fractions import Fraction
from importlib.resources import files
from typing import TYPE_CHECKING

from reelwright.claims.evidence import Counted, Evidence
from reelwright.definition.files import shipped_games

if TYPE_CHECKING:
    from reelwright.definition.model import Game


def kept(game: Game) -> Evidence | None:
    """Return the figures kept of a game; `None` where no file is of just these rules."""
    for name in shipped_games():
        file = files("reelwright.games") / name / "figures.json"
        if not file.is_file():
            continue
        plain = json.loads(file.read_text(encoding="utf-8"))
        if plain["digest"] == game.definition.digest:
            figures = {
                figure: Counted(Fraction(one["value"]), one["obtained"])
                for figure, one in plain["figures"].items()
            }
            return Evidence(figures, called=game.name)
    return None


def to_keep(game: Game, known: Evidence) -> str:
    """Return the figures of a game as its file keeps them."""
    figures = {
        name: {"value": str(one.value), "obtained": one.obtained}
        for name, one in known.figures.items()
    }
    return json.dumps({"digest": game.definition.digest, "figures": figures}, indent=2) + "\n"
