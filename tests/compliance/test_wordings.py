"""An accepted wording answers for what it means, whatever claims stand beside it."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.compliance.wordings import NEEDS
from reelwright.standards.files import vocabulary
from tests.compliance.examples import FOX, LOW, TWO_SCATTERS, doubled, fox, hen, wild
from tests.compliance.holding import held, says, small
from tests.compliance.small import SCATTER, TWO_LINES, both

HELPS = {"with_none_showing": "counts"}
EVEN: dict[str, Any] = {"window": {"rows": 2}, "lines": {"rows": ["111"]}}
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("each symbol once in a line win", {}, {"lines": {"on one line": "all"}}),
    ("all on the centre line, scatters aside", SCATTER, {}),
    ("all on the centre line, scatters aside", SCATTER, both(SCATTER, TWO_LINES)),
    ("centre line only", {}, TWO_LINES),
    ("centre line only", {}, {"lines": {"rows": ["000"]}}),
    ("centre line only", {}, EVEN),
    ("scatters added to lines", SCATTER, {}),
    (
        "coinciding scatters added",
        TWO_SCATTERS,
        both(TWO_SCATTERS, {"coinciding scatters": "highest only"}),
    ),
    ("for all, scatters included", wild(), both(LOW, FOX, fox())),
    ("for all except scatters", both(LOW, FOX, fox()), wild(except_=["ant"])),
    (
        "for all and every scatter at once",
        both(LOW, TWO_SCATTERS, hen(scatters="all", **HELPS)),
        both(LOW, TWO_SCATTERS, hen(scatters=["cat"], **HELPS)),
    ),
    ("multiplied once, in a coloured column", doubled(count="once"), doubled(count="each")),
    ("every one multiplies", doubled(count="each"), doubled(count="once")),
]
"""A wording, a game of which it is true, and one of which it is not."""


@pytest.mark.parametrize(("wording", "true", "untrue"), CASES)
def test_that_a_wording_without_any_claim_is_true_where_its_meaning_is(
    wording: str, true: dict[str, Any], untrue: dict[str, Any]
) -> None:
    printed = says("reading", wording=wording)
    assert held(small(true), [printed]).refuted == ()
    [told] = held(small(untrue), [printed]).refuted
    assert told.status == "untrue"


def test_that_lit_lines_need_lines() -> None:
    printed = says("reading", wording="lit lines only")
    assert held(small(TWO_LINES), [printed]).refuted == ()
    ways = {
        "lines": None,
        "ways": {"read": "left to right", "on": "unit bet"},
        "stakes": {"cost": 3},
    }
    assert len(held(small(ways), [printed]).refuted) == 1


def test_that_every_wording_says_what_it_needs() -> None:
    assert NEEDS.keys() == vocabulary().wordings.keys()
    assert {one for names in NEEDS.values() for one in names} <= vocabulary().conditions.keys()
