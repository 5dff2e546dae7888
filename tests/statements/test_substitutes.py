"""What artwork says of substitutes, when, and in which accepted wordings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.verdicts import refuted
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.standards.files import vocabulary
from reelwright.statements import substitutes
from reelwright.statements.about import About
from reelwright.statements.substitutes_wordings import (
    AT_ONCE,
    EACH,
    EXCEPT_SCATTERS,
    INCLUDED,
    ONCE,
    exact,
)
from tests.claims.substitutes_games import APART, OWN, meadow
from tests.random_definitions import definition_of, sound_game

TWICE = {"by": 2, "count": "once"}
EVERY = {"scatters": "all", "with none showing": "counts"}


def said_of(game: Game) -> dict[str, str]:
    """The words of each kind of statement."""
    made = substitutes.made(About(game, profile("open")))
    return {statement.kind: statement.words for statement in made}


def words(kind: str, fox: dict[str, Any], **more: Any) -> str:
    return said_of(meadow(fox, **more))[kind]


def accepted(fox: dict[str, Any], **more: Any) -> frozenset[str]:
    return exact(meadow(fox, **more).definition, "fox")


def test_cinderella_says_what_her_sisters_do() -> None:
    game = read_game(find_game("cinderella"))
    made = list(substitutes.made(About(game, profile("open"))))
    told = {statement.kind: statement.words for statement in made}
    column = told.pop("column of multiplied prizes")
    assert told == {
        "stands for all except": "THE SISTERS SYMBOL SUBSTITUTES FOR ALL SYMBOLS EXCEPT SCATTERS",
        "substitute in scatter wins": "The Sisters symbol takes no part in scatter wins.",
        "substitute factor": "A win completed by the Sisters symbol is doubled.",
        "what a substitute factor leaves alone": (
            "The factor of the Sisters symbol does not apply to wins of Prince."
        ),
        "several substitutes in one win": (
            "Several Sisters symbols in one win multiply it only once."
        ),
    }
    assert "Clock: 5 pay 400, 4 pay 300, 3 pay 100;" in column
    assert "Nine: 5 pay 10, 4 pay 4, 3 pay 2." in column
    assert "Prince" not in column
    assert {statement.of for statement in made} == {("sisters",)}
    assert {statement.place.of for statement in made} == {("sisters",)}
    wordings = [statement.wording for statement in made if statement.wording]
    assert wordings == [EXCEPT_SCATTERS]
    assert ONCE not in exact(game.definition, "sisters")


@pytest.mark.parametrize(
    ("kind", "fox", "expected"),
    [
        (
            "stands for all",
            EVERY | {"reels": [2, 3]},
            "The Fox symbol substitutes for all symbols, on reels 2 and 3 only.",
        ),
        (
            "stands for all except",
            {"except": ["moon", "star", "owl"]},
            "The Fox symbol substitutes for all symbols except Moon, Star and Owl.",
        ),
        (
            "stands for a list",
            {"for": ["hare", "owl"], "except": None, "phases": ["free games"]},
            (
                "The Fox symbol substitutes for Hare and Owl and for no other symbol, in the free "
                "games only."
            ),
        ),
        (
            "stands for a list",
            {"for": ["owl", "small"], "except": None},
            "The Fox symbol substitutes for Owl as well.",
        ),
        (
            "stands for groups",
            {"for": ["owl", "small"], "except": None},
            "The Fox symbol substitutes for any symbol of Small (Hare and Mole).",
        ),
        (
            "reels of a substitute",
            {"reels": [1, 5]},
            "The Fox symbol is a substitute on reels 1 and 5 only.",
        ),
        (
            "phases of a substitute",
            {"phases": ["free games"]},
            "The Fox symbol is a substitute in the free games only.",
        ),
        (
            "substitute off the line",
            {"acts": "expanding"},
            "The Fox symbol fills its whole reel before wins other than scatters are paid.",
        ),
        (
            "substitutes alone",
            {"alone": "as every symbol"},
            "A run of the Fox symbol alone pays as each of the symbols it substitutes for.",
        ),
        (
            "substitute in scatter wins",
            {"scatters": ["star"], "with none showing": "does not count"},
            (
                "Of the scatters, the Fox symbol counts as Star only, provided that at least one "
                "of that scatter is in sight."
            ),
        ),
        (
            "substitute factor",
            {"multiplies": {"by": 7, "count": "once", "except": ["owl"]}},
            "A win completed by the Fox symbol is multiplied by 7.",
        ),
        (
            "several substitutes in one win",
            {"multiplies": {"by": 3, "count": "each"}},
            "Each Fox symbol in a win multiplies it again: two multiply it by 9, three by 27.",
        ),
        (
            "several substitutes in one win",
            {"adds": {"pay": 3, "count": "each"}},
            "Each Fox symbol that completes a win pays 3 on top.",
        ),
        (
            "what a substitute factor leaves alone",
            {
                "multiplies": {**TWICE, "not on": [{"win": "owl", "count": 4}], "scatters": "yes"},
                **EVERY,
            },
            (
                "The factor of the Fox symbol does not apply to wins of 4 Owl. It applies to "
                "scatter wins it counts for as well."
            ),
        ),
        (
            "phases of a substitute factor",
            {"multiplies": {**TWICE, "phases": ["paid"]}},
            "The factor of the Fox symbol applies in paid games only.",
        ),
        (
            "extra pay of a substitute",
            {"adds": {"pay": 3, "count": "each"}},
            "A win completed by the Fox symbol pays 3 on top, which no factor multiplies.",
        ),
    ],
)
def test_a_rule_is_said_in_plain_words(kind: str, fox: dict[str, Any], expected: str) -> None:
    assert words(kind, fox) == expected


@pytest.mark.parametrize(
    ("alone", "expected"),
    [
        ("as one symbol", "pays as one of the symbols it substitutes for: the one that pays most."),
        (
            "as every symbol",
            (
                "pays as the symbols it substitutes for, the highest win first; no Fox symbol "
                "counts in two of these wins."
            ),
        ),
    ],
)
def test_a_run_alone_is_said_to_pay_as_it_does_where_a_place_counts_once(
    alone: str, expected: str
) -> None:
    told = words("substitutes alone", {"alone": alone}, **APART)
    assert told == f"A run of the Fox symbol alone {expected}"


def test_a_run_alone_that_never_pays_as_two_is_said_to_pay_as_one() -> None:
    rule = {"alone": "as every symbol"}
    told = words("substitutes alone", rule, lines={"on one line": "highest only"})
    assert told.endswith(": the one that pays most.")


def test_added_factors_are_said_to_be_added() -> None:
    rule = {"multiplies": {"by": 3, "count": "each"}}
    told = words("several substitutes in one win", rule, lines={"multipliers": "sum"})
    assert told == (
        "The factors of several Fox symbols in one win are added: two multiply it by 6, three by 9."
    )


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (
            {"own prizes": "better", "on a tie": "completed"},
            "only the higher of the two is paid; if both pay the same, it is the win it completes.",
        ),
        ({"own prizes": "beside"}, "both are paid."),
    ],
)
def test_own_prizes_are_said_as_they_are_paid(rule: dict[str, Any], expected: str) -> None:
    told = words("own prizes of a substitute", rule, symbols=OWN)
    start = "Where the Fox symbol wins by itself and also completes another win, "
    assert told == start + expected


@pytest.mark.parametrize(
    "lines",
    [{"on one line": "highest only"}, {"shared substitute": "one"}, {"each symbol": "once"}],
)
def test_own_prizes_are_not_said_to_be_paid_beside_where_a_line_pays_one(
    lines: dict[str, str],
) -> None:
    told = words("own prizes of a substitute", {"own prizes": "beside"}, symbols=OWN, lines=lines)
    assert told.endswith("only the higher of the two is paid.")


@pytest.mark.parametrize(
    ("rule", "wording"),
    [
        ({}, EXCEPT_SCATTERS),
        ({"scatters": "all", "with none showing": "does not count"}, INCLUDED),
        (EVERY, INCLUDED),
        (EVERY, AT_ONCE),
        ({"multiplies": TWICE}, ONCE),
        ({"multiplies": {"by": 3, "count": "each"}}, EACH),
    ],
)
def test_a_wording_is_exact_where_the_rule_is_its_meaning(
    rule: dict[str, Any], wording: str
) -> None:
    assert wording in accepted(rule)
    assert wording in vocabulary().wordings


@pytest.mark.parametrize(
    ("rule", "wording"),
    [
        ({"except": ["moon", "star", "owl"]}, EXCEPT_SCATTERS),
        ({"for": ["hare", "mole", "owl"], "except": None}, EXCEPT_SCATTERS),
        ({"scatters": ["star"], "with none showing": "counts"}, EXCEPT_SCATTERS),
        ({"reels": [2, 3]}, EXCEPT_SCATTERS),
        ({"phases": ["paid"]}, EXCEPT_SCATTERS),
        (EVERY, EXCEPT_SCATTERS),
        ({}, INCLUDED),
        ({"scatters": ["star"], "with none showing": "counts"}, INCLUDED),
        ({**EVERY, "except": ["moon", "star", "owl"]}, INCLUDED),
        ({**EVERY, "reels": [2]}, INCLUDED),
        ({**EVERY, "with none showing": "does not count"}, AT_ONCE),
        ({"scatters": ["star"], "with none showing": "counts"}, AT_ONCE),
        ({"multiplies": {**TWICE, "except": ["owl"]}}, ONCE),
        ({"multiplies": {**TWICE, "not on": [{"win": "owl", "count": 3}]}}, ONCE),
        ({"multiplies": {**TWICE, "phases": ["paid"]}}, ONCE),
        ({"multiplies": {**TWICE, "count": "each"}}, ONCE),
        ({**EVERY, "multiplies": {**TWICE, "scatters": "yes"}}, ONCE),
        ({"multiplies": TWICE, "adds": {"pay": 1, "count": "once"}}, ONCE),
        ({"multiplies": TWICE}, EACH),
        ({"multiplies": {"by": 3, "count": "each", "except": ["owl"]}}, EACH),
        ({"multiplies": {"by": 3, "count": "each", "phases": ["paid"]}}, EACH),
        ({**EVERY, "multiplies": {"by": 3, "count": "each", "scatters": "yes"}}, EACH),
    ],
)
def test_a_wording_is_refused_where_the_rule_is_more_or_less(
    rule: dict[str, Any], wording: str
) -> None:
    assert wording not in accepted(rule)


def test_a_factor_of_its_own_prizes_is_more_than_the_wordings_say() -> None:
    own = {"own prizes": "better", "multiplies": {**TWICE, "own prizes": "yes"}}
    assert ONCE not in accepted(own, symbols=OWN)
    assert ONCE in accepted({**own, "multiplies": TWICE}, symbols=OWN)


@pytest.mark.parametrize("how", ["sum", "greatest"])
def test_every_one_multiplies_is_refused_where_factors_do_not_compound(how: str) -> None:
    rule = {"multiplies": {"by": 3, "count": "each"}}
    assert EACH not in accepted(rule, lines={"multipliers": how})


def test_at_once_is_refused_where_only_the_highest_scatter_is_paid() -> None:
    assert AT_ONCE not in accepted(EVERY, coinciding_scatters="highest only")


def test_a_wording_is_printed_with_all_that_it_asserts() -> None:
    made = substitutes.made(About(meadow({**EVERY, "multiplies": TWICE}), profile("open")))
    by_kind = {statement.kind: statement for statement in made}
    every = by_kind["stands for all"]
    assert every.words == (
        "THE FOX SYMBOL SUBSTITUTES FOR ALL SYMBOLS AND FOR ALL SCATTERED PAYS AT THE SAME TIME"
    )
    assert every.wording == AT_ONCE
    assert [claim.claim for claim in every.claims] == [
        "stands for",
        "takes part",
        "every scatter at once",
    ]
    factor = by_kind["substitute factor"]
    assert factor.wording == ONCE
    assert {claim.claim for claim in factor.claims} >= {"multiplies by", "multiplies each"}
    assert "column of multiplied prizes" in by_kind


def test_what_is_assumed_of_a_factor_is_claimed_where_nothing_is_said() -> None:
    made = substitutes.made(About(meadow({"multiplies": TWICE}), profile("open")))
    by_kind = {statement.kind: statement for statement in made}
    assert "what a substitute factor leaves alone" not in by_kind
    assert [claim.claim for claim in by_kind["substitute factor"].claims] == [
        "multiplies by",
        "leaves alone",
        "multiplies each",
    ]


def test_a_game_without_substitutes_says_nothing_of_them() -> None:
    assert said_of(meadow(substitutes={})) == {}


@pytest.mark.parametrize("seed", range(25))
def test_every_statement_of_a_random_game_is_true(seed: int) -> None:
    data, _ = sound_game(Random(seed))  # noqa: S311 - the same games every time
    game = Game(name="Random", definition=definition_of(data), look=Look())
    about = About(game, profile("open"))
    kinds = vocabulary().statements
    for statement in substitutes.made(about):
        assert statement.kind in kinds
        for claim in statement.claims:
            found = decide(claim, about.rules, NOTHING)
            assert not refuted(found), (statement.words, found)
