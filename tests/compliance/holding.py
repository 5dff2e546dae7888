"""Artwork of small games, as it is made or spoilt, held against them or others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from reelwright.artwork import Laid
from reelwright.claims.evidence import Evidence
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.lines import LinePays
from reelwright.compliance.displays import Seen
from reelwright.compliance.held import Held, hold
from reelwright.compliance.outcomes import Outcome, outcomes
from reelwright.definition.model import Game, GameFile
from reelwright.profiles.files import profile
from reelwright.standards.files import standard, vocabulary
from reelwright.standards.model import Clause, Row, Standard
from reelwright.statements import statements
from reelwright.statements.statement import Place, Statement
from tests.compliance.small import BARE, both
from tests.random_definitions.reading import refusal

LAID = {name: Laid(holds=True, found="looked at") for name in vocabulary().layouts}
SEEN = {
    name: Seen(holds=True, found="in sight", how="by eye")
    for name, display in vocabulary().displays.items()
    if display.waits_for is None
}


def small(*changes: dict[str, Any]) -> Game:
    """The bare game with changes, which must be sound."""
    assert refusal(_plain(*changes)) == []
    return mutant(*changes)


def mutant(*changes: dict[str, Any]) -> Game:
    """The bare game with changes, sound or not."""
    return GameFile.model_validate(_plain(*changes), by_alias=True, by_name=False).as_game()


def _plain(*changes: dict[str, Any]) -> dict[str, Any]:
    """The bare game with changes; what is changed to nothing is left out."""
    return {key: value for key, value in both(BARE, *changes).items() if value is not None}


def artwork(
    game: Game, under: str = "open", evidence: Evidence | None = None
) -> tuple[Statement, ...]:
    """All that there is to say of a game."""
    return statements(game, profile(under), evidence or Evidence(called=game.name))


def held(
    game: Game,
    said: Iterable[Statement] | None = None,
    *,
    under: str = "open",
    evidence: Evidence | None = None,
    layouts: dict[str, Laid] = LAID,
    displays: dict[str, Seen] = SEEN,
) -> Held:
    """Statements held against a game, its own where none are given; all laid out and in sight."""
    known = evidence or Evidence(called=game.name)
    mine = artwork(game, under, known) if said is None else said
    return hold(mine, game, profile(under), known, layouts=layouts, displays=displays)


def says(
    kind: str,
    claims: Sequence[Claim] = (),
    of: tuple[str, ...] = (),
    *,
    words: str = "So it is.",
    wording: str | None = None,
) -> Statement:
    """A statement of a kind."""
    return Statement(
        kind, of, words, tuple(claims), Place(vocabulary().statements[kind].at, of), wording
    )


def ant_pays(pay: int) -> Statement:
    """What three ants pay: 2 in the bare game."""
    return says(
        "line pays",
        [LinePays(symbol="ant", pays={3: Fraction(pay)})],
        ("ant",),
        words=f"Ant: {pay}.",
    )


def bee_pays(pay: int) -> Statement:
    """What three bees pay: 5 in the bare game."""
    return says(
        "line pays",
        [LinePays(symbol="bee", pays={3: Fraction(pay)})],
        ("bee",),
        words=f"Bee: {pay}.",
    )


def clause(number: str = "4.2.50", **asks: Any) -> Clause:
    """A clause that no standard has."""
    return Clause(id=number, title="Invented", requires="Something.", **asks)


def standard_of(*clauses: Clause) -> Standard:
    """A standard that has these clauses only."""
    rows = tuple(Row(one, one.id, "nowhere", read_here=True) for one in clauses)
    return Standard(standard().edition, rows)


def become_of(held: Held, *clauses: Clause) -> dict[str, Outcome]:
    """What becomes of clauses, by number."""
    return {one.clause.id: one for one in outcomes(standard_of(*clauses), held)}


def only(held: Held, **asks: Any) -> Outcome:
    """What becomes of a single invented clause."""
    return become_of(held, clause(**asks))["4.2.50"]
