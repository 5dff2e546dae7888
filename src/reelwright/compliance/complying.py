"""`complied`: a game's own artwork made, laid out, looked at and held against an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.artwork import arranged, laid
from reelwright.claims.evidence import NOTHING
from reelwright.compliance.held import displays_of, hold
from reelwright.compliance.outcomes import outcomes
from reelwright.compliance.report import Named, Report
from reelwright.compliance.signing.carrying import carrying
from reelwright.statements import statements

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.claims.evidence import Evidence
    from reelwright.compliance.held import Held
    from reelwright.compliance.signing.decisions import Decision
    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile
    from reelwright.standards.model import Standard


def artwork_held(game: Game, profile: Profile, evidence: Evidence = NOTHING) -> Held:
    """Make the artwork of a game and hold it against the game."""
    said = statements(game, profile, evidence)
    return hold(
        said,
        game,
        profile,
        evidence,
        layouts=laid(arranged(said, game, profile)),
        displays=displays_of(game.definition),
    )


def complied(
    named: Named,
    held: Held,
    standard: Standard,
    decisions: Iterable[Decision] = (),
) -> Report:
    """Return the outcome of every clause of an edition, with what people decided."""
    decided = carrying(decisions, standard, held, named.variant)
    return Report(named, standard, held, outcomes(standard, held, decided))
