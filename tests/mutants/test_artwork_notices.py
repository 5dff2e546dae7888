"""The artwork of a game notices every change of its rules, and play every change of a statement."""

from __future__ import annotations

import pytest

from tests.mutants.games import GAMES, WHOLE
from tests.mutants.trying import of_rules, of_statements

RULES = {True: 5, False: 20}
STATEMENTS = {True: 1, False: 4}
"""One of so many changes is tried here, of games that are changed as a whole and of the others;
`python -m tests.mutants.score` tries them all."""


def part_of(name: str, parts: int) -> dict[str, int]:
    """The part of the changes of a game that is tried."""
    return {"part": len(name) % parts, "parts": parts}


@pytest.mark.parametrize("name", GAMES)
def test_artwork_notices_every_change_of_the_rules(name: str) -> None:
    whole = name in WHOLE
    found = list(of_rules(name, **part_of(name, RULES[whole])))
    assert [one.change for one in found if not one.settled] == []
    assert len(found) > (40 if whole else 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_changed_statement_is_refuted(name: str) -> None:
    whole = name in WHOLE
    found = list(of_statements(name, **part_of(name, STATEMENTS[whole])))
    assert [one.change for one in found if not one.settled] == []
    assert len(found) > (400 if whole else 80)
