"""Sentences that are added, removed or changed, and the clauses that touches."""

from __future__ import annotations

from reelwright.compliance.differing import clauses_touched, sentences
from tests.compliance.holding import (
    ant_pays,
    artwork,
    bee_pays,
    clause,
    held,
    says,
    small,
    standard_of,
)
from tests.compliance.small import TWO_LINES


def test_that_sentences_are_compared_by_what_they_are_made_for() -> None:
    before = [ant_pays(2), bee_pays(5), says("reading", words="Left to right.")]
    after = [
        ant_pays(3),
        says("reading", words="Left to right."),
        says("lines add", words="Added."),
    ]
    assert [(one.about, one.before, one.after) for one in sentences(before, after)] == [
        ("line-pays/ant", "Ant: 2.", "Ant: 3."),
        ("line-pays/bee", "Bee: 5.", None),
        ("lines-add", None, "Added."),
    ]


def test_that_several_sentences_on_one_thing_are_compared_in_turn() -> None:
    before = [says("buttons", of=("bet",), words=one) for one in ("First.", "Second.")]
    after = [says("buttons", of=("bet",), words=one) for one in ("First.", "Third.", "Fourth.")]
    assert [(one.before, one.after) for one in sentences(before, after)] == [
        ("Second.", "Third."),
        (None, "Fourth."),
    ]


def test_that_clauses_are_touched_by_sentences_or_by_their_outcome() -> None:
    """One line becomes two: lines are added, and the artwork of one line does not say so."""
    one, two = small(), small(TWO_LINES)
    standard = standard_of(
        clause("4.2.50", says=["lines add"], applies=["has several lines"]),
        clause("4.2.51", says=["line pays"]),
        clause("4.2.52", laid=["framed pays"]),
        clause("4.2.53", says=["bets on offer"]),
    )
    changed = sentences(artwork(one), artwork(two))
    touched = clauses_touched(held(one), held(two), changed, standard)
    assert [(t.row.number, t.before, t.after, t.unchanged, t.sentences) for t in touched] == [
        ("4.2.50", "inapplicable", "pass", "fail", ("lines-add",)),
        ("4.2.53", "pass", "pass", "fail", ("bets-on-offer",)),
    ]
