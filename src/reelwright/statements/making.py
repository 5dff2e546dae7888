"""`statements`: all that a definition's artwork has to say, and may say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.evidence import NOTHING, Evidence
from reelwright.statements import (
    bonuses,
    buttons,
    cascades,
    changed_games,
    examples,
    free_games,
    gamble,
    limits,
    lines,
    money,
    re_spins,
    scatters,
    substitutes,
    symbols,
    tokens,
    triggers,
    wagers,
)
from reelwright.statements.about import About
from reelwright.statements.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile
    from reelwright.statements.statement import Statement

FAMILIES: tuple[Callable[[About], Iterator[Statement]], ...] = (
    lines.made,
    substitutes.made,
    scatters.made,
    cascades.made,
    symbols.made,
    triggers.made,
    free_games.made,
    changed_games.made,
    re_spins.made,
    bonuses.made,
    tokens.made,
    gamble.made,
    money.made,
    wagers.made,
    buttons.made,
    limits.made,
    examples.made,
)
"""What makes the statements of each family of rules, in the order they are read."""


def statements(
    game: Game, profile: Profile, evidence: Evidence = NOTHING, language: str = ENGLISH
) -> tuple[Statement, ...]:
    """Return every statement of a game's artwork, in the order it is read.

    Figures are stated as far as `evidence` has them. Raises `Unsaid` for a language there is not.
    """
    about = About(game, profile, evidence, catalogue(language))
    return tuple(statement for family in FAMILIES for statement in family(about))
