"""Clause by game as a page."""

from __future__ import annotations

import pytest

from reelwright.compliance import complying
from reelwright.compliance.reporting.matrix import matrix
from reelwright.standards.files import standard
from tests.compliance.holding import SEEN, small
from tests.compliance.small import SCATTER


def test_that_the_page_has_a_row_for_each_clause_and_a_column_for_each_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(complying, "displays_of", lambda _: SEEN)
    page = matrix([small(), small({"game": "Scattered"}, SCATTER)])
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page.splitlines()
        if line.startswith("|")
    ]
    assert rows[0] == ["Clause", "", "Bare", "Scattered"]
    assert [row[0] for row in rows[2:-1]] == [row.number for row in standard().rows]
    by_number = {row[0]: row[1:] for row in rows}
    assert by_number["4.2.3"] == ["Numbers of symbols", "pass", "pass"]
    assert by_number["4.2.30"] == ["What scatters need", "-", "pass"]
    assert by_number["4.1.7"] == ["Truth", "review", "review"]
    assert rows[-1][2].startswith("0; 0, ")


def test_that_what_fails_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(complying, "displays_of", lambda _: {})
    page = matrix([small()])
    assert "| 4.1.12 | Paytable | **fail** |" in page
