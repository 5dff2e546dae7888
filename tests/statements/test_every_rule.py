"""Every rule a definition can hold has a statement that says it."""

from __future__ import annotations

from reelwright.standards.files import vocabulary
from tests.statements.rules import STATED, rules_of


def test_every_rule_a_definition_can_hold_is_said_by_a_statement() -> None:
    assert set(rules_of()) - set(STATED) == set()


def test_no_rule_is_listed_that_a_definition_cannot_hold() -> None:
    sections = {"substitutes.multiplies", "substitutes.adds", "features", "features.multiplier"}
    known = set(rules_of()) | sections | {path.rpartition(".")[0] for path in rules_of()}
    assert set(STATED) <= known


def test_every_kind_that_says_a_rule_is_one_of_the_vocabulary() -> None:
    kinds = {kind for kinds in STATED.values() for kind in kinds}
    assert kinds <= vocabulary().statements.keys()
