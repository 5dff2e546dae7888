"""Every clause that a program decides, on a game that keeps it and on artwork that breaks it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from reelwright.compliance.conditions import Rules, applies
from reelwright.compliance.held import displays_of, hold
from reelwright.compliance.outcomes import Outcome, outcomes
from reelwright.definition.model import Game
from reelwright.profiles.files import profile
from reelwright.standards.files import clauses, standard, vocabulary
from tests.compliance.examples import EXAMPLES, Example
from tests.compliance.holding import LAID, SEEN, artwork, held, mutant, small
from tests.compliance.small import PICKS

BY_ID = {clause.id: clause for clause in clauses()}
DECIDED = [clause.id for clause in clauses() if clause.reason is None]
WAITING = {
    "coins and tokens": ["4.1.20"],
    "games without reels": ["4.5.6 a-f", "4.5.7 a-e", "4.5.8 a, b"],
}
"""Clauses on families of rules that no definition can hold yet."""
SOUND = "4.1.30"
"""The clause on time limits, which asks for a sound that the page does not make yet."""


def of(example: Example, found: Iterable[Outcome]) -> Outcome:
    [outcome] = [one for one in found if one.clause.id == example.clause]
    return outcome


def test_that_every_clause_that_a_program_decides_has_an_example_or_waits() -> None:
    waiting = {number for numbers in WAITING.values() for number in numbers}
    waiting.add(SOUND)
    assert {one.clause for one in EXAMPLES} | waiting == {*DECIDED}
    assert not {one.clause for one in EXAMPLES} & waiting


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_that_a_clause_passes_on_artwork_made_from_the_game(example: Example) -> None:
    outcome = of(example, outcomes(standard(), held(small(example.game), under=example.under)))
    assert outcome.result == "pass", outcome.reason


def changed(example: Example) -> Game | None:
    """The game with a rule changed; `None` where there is none to change."""
    if example.mutant is not None:
        return mutant(example.game, example.mutant)
    return None if example.other is None else mutant(example.other)


@pytest.mark.parametrize("example", [one for one in EXAMPLES if changed(one)], ids=str)
def test_that_it_fails_where_a_rule_is_not_what_the_artwork_says(example: Example) -> None:
    other = changed(example)
    assert other is not None
    said = artwork(small(example.game), example.under)
    outcome = of(example, outcomes(standard(), held(other, said, under=example.under)))
    assert outcome.result == "fail", outcome.reason


def test_that_every_example_can_fail() -> None:
    for example in EXAMPLES:
        clause = BY_ID[example.clause]
        ways = [changed(example), _spoken_of(example), clause.shown, clause.laid]
        assert any(ways), example.clause
        assert bool(clause.says) <= bool(_spoken_of(example)), example.clause


def _spoken_of(example: Example) -> list[tuple[str, ...]]:
    """The places of a clause, and of limbs that bind, of which the game has something to say."""
    game, clause = small(example.game), BY_ID[example.clause]
    rules = Rules(game.definition, profile(example.under))
    limbs = [row.clause for row in standard().limbs(clause) if applies(row.clause, rules)]
    kinds = {one.kind for one in artwork(game, example.under)}
    places = (*clause.says, *(place for limb in limbs for place in limb.says))
    return [place for place in places if kinds.intersection(place)]


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_that_it_fails_where_what_it_asks_for_is_not_said(example: Example) -> None:
    game = small(example.game)
    everything = artwork(game, example.under)
    for place in _spoken_of(example):
        said = [one for one in everything if one.kind not in place]
        found = held(game, said, under=example.under)
        assert of(example, outcomes(standard(), found)).result == "fail", place


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_that_it_fails_where_a_display_or_a_layout_is_missing(example: Example) -> None:
    game, clause = small(example.game), BY_ID[example.clause]
    for name in clause.shown:
        left = {other: seen for other, seen in SEEN.items() if other != name}
        found = held(game, under=example.under, displays=left)
        assert of(example, outcomes(standard(), found)).result == "fail", name
    for name in clause.laid:
        kept = {other: laid for other, laid in LAID.items() if other != name}
        found = held(game, under=example.under, layouts=kept)
        assert of(example, outcomes(standard(), found)).result == "fail", name


def test_that_clauses_on_rules_that_cannot_be_written_name_what_they_wait_for() -> None:
    ended = {one.clause.id: one for one in outcomes(standard(), held(small()))}
    for family, numbers in WAITING.items():
        for number in numbers:
            assert family in vocabulary().waits_for(BY_ID[number])
            assert ended[number].result == "inapplicable"
            assert f"waits for {family}" in ended[number].reason


def test_that_a_time_limit_without_its_sound_fails_and_says_what_that_waits_for() -> None:
    game = small({"features": {"pick one": PICKS | {"time limit": 30}}})
    displays = displays_of(game.definition)
    found = hold(artwork(game), game, profile("open"), layouts=LAID, displays=displays)
    [outcome] = [one for one in outcomes(standard(), found) if one.clause.id == SOUND]
    assert outcome.result == "fail"
    assert "warning sound not found: nothing (not looked for: it waits for sound)" in outcome.reason
