"""The artwork of a game notices every change of its rules, and play every change of a statement."""

from __future__ import annotations

import pytest

from tests.mutants.games import GAMES
from tests.mutants.trying import of_rules, of_statements

SHARES = 5
"""Of the changes of rules a fifth is tried here; `python -m tests.mutants.score` tries them all."""


@pytest.mark.parametrize("name", GAMES)
def test_artwork_notices_every_change_of_the_rules(name: str) -> None:
    found = list(of_rules(name, part=len(name) % SHARES, parts=SHARES))
    assert [one.change for one in found if not one.settled] == []
    assert len(found) > 40


@pytest.mark.parametrize("name", GAMES)
def test_every_changed_statement_is_refuted(name: str) -> None:
    found = list(of_statements(name))
    assert [one.change for one in found if not one.settled] == []
    assert len(found) > 400
