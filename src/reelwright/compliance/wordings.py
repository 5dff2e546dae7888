"""What an accepted wording asserts of itself, whatever claims an artwork makes beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model.lines import LineRuns
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.verdicts import Counterexample, Situation
from reelwright.compliance.conditions import holds
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.claims.model.claim import Claim
    from reelwright.claims.rules import Rules
    from reelwright.standards.model import Names

NEEDS: Mapping[str, Names] = {
    "each symbol once in a line win": ("each symbol counts once on a line",),
    "all on the centre line, scatters aside": ("has one line", "has scatters"),
    "centre line only": ("has one line",),
    "lit lines only": ("has lines",),
    "scatters added to lines": ("scatters pay beside line wins",),
    "coinciding scatters added": ("all coinciding scatters are paid",),
    "for all, scatters included": ("a substitute stands for all",),
    "for all except scatters": ("a substitute is universal",),
    "for all and every scatter at once": ("a substitute takes part in several scatters",),
    "multiplied once, in a coloured column": ("a substitute multiplies once",),
    "every one multiplies": ("a substitute multiplies for each",),
}
"""For each wording the conditions on the rules without which it is untrue."""
CENTRE = ("all on the centre line, scatters aside", "centre line only")


def asserted(wording: str, rules: Rules) -> Iterator[Claim]:
    """Yield the claims that a wording makes by itself: of the centre line, that it is there."""
    if wording in CENTRE:
        # (a reel of even height has no centre; the row below it stands for none)
        centre = tuple(rows // 2 if rows % 2 else rows for rows in rules.definition.window.heights)
        yield LineRuns(line=1, rows=centre)


def out_of_place(wording: str, rules: Rules) -> Iterator[Counterexample]:
    """Yield each condition of the rules that a wording needs and that is not met."""
    for name in NEEDS[wording]:
        if not holds(name, rules):
            means = vocabulary().conditions[name].means
            said = vocabulary().wordings[wording].means
            yield Counterexample(Situation(every_line(rules)), said, f"it is not so that: {means}")
