"""`reelwright diff`, of artwork: sentences that differ, and the clauses they serve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.claims.evidence import Evidence
from reelwright.profiles.files import profile
from reelwright.reports import MissingExtra
from reelwright.standards.files import DEFAULT, standard

if TYPE_CHECKING:
    from reelwright.compliance.differing import Sentence, Touched
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

UNDER = "open"
"""The profile both are played under."""


@dataclass(frozen=True, slots=True)
class Artwork:
    """How the artwork of two games differs."""

    sentences: list[Sentence]
    clauses: list[Touched] | None
    """`None` where they could not be decided."""
    refusal: str = ""
    """Why they could not."""

    def data(self) -> dict[str, object]:
        """Return the differences as JSON holds them."""
        return {
            "sentences": [
                {"about": one.about, "before": one.before, "after": one.after}
                for one in self.sentences
            ],
            "clauses": None
            if self.clauses is None
            else [
                {
                    "clause": one.row.clause.id,
                    "number": one.row.number,
                    "title": one.row.clause.title,
                    "before": one.before,
                    "after": one.after,
                    "unchanged_artwork": one.unchanged,
                    "sentences": list(one.sentences),
                }
                for one in self.clauses
            ],
        }

    def show(self) -> None:
        """Print the differences as tables."""
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        console = Console(highlight=False)
        if self.sentences:
            table = Table("statement", "before", "after", title="Sentences", title_justify="left")
            for one in self.sentences:
                table.add_row(*map(Text, (one.about, one.before or "none", one.after or "none")))
            console.print(table)
        if self.clauses:
            title = f"Clauses of {DEFAULT}"
            table = Table("clause", "title", title=title, title_justify="left")
            for head in ("before", "after", "after, artwork unchanged"):
                table.add_column(head)
            for touched in self.clauses:
                words = (touched.row.number, touched.row.clause.title)
                results = (touched.before, touched.after, touched.unchanged)
                table.add_row(*map(Text, (*words, *results)))
            console.print(table)
        if self.refusal:
            console.print(Text(f"Clauses were not decided. {self.refusal}"))


def compare(before: Game, after: Game, sheets: tuple[Par, Par] | None) -> Artwork:
    """Compare the artwork of two games, with the figures of their sheets where there are any."""
    from reelwright.compliance.complying import artwork_held
    from reelwright.compliance.differing import clauses_touched, sentences
    from reelwright.compliance.evidence import of_par
    from reelwright.statements import statements

    limits = profile(UNDER)
    one, other = Evidence(called=before.name), Evidence(called=after.name)
    if sheets is not None:
        one, other = of_par(before, sheets[0]), of_par(after, sheets[1])
    differing = sentences(statements(before, limits, one), statements(after, limits, other))
    if not differing and before.definition == after.definition:
        return Artwork([], [])
    try:
        held, held_after = artwork_held(before, limits, one), artwork_held(after, limits, other)
    except MissingExtra as missing:
        return Artwork(differing, None, str(missing))
    touched = clauses_touched(held, held_after, differing, standard(DEFAULT))
    return Artwork(differing, touched)
