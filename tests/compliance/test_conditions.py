"""Each condition on the rules: a game that meets it, and one nearly the same that does not."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import pytest

from reelwright.compliance.conditions import CONDITIONS, Rules, applies, desirable, holds
from reelwright.definition.files import find_game, read_game
from reelwright.profiles.files import profile
from reelwright.standards.files import clauses, standard, vocabulary
from tests.compliance.examples import IN_PARTS, KEYS, SPUN
from tests.compliance.small import (
    CAT,
    DOUBLING,
    PICKS,
    SCATTER,
    TWO_LINES,
    WHEEL,
    both,
    cat,
    free,
    midnight,
    ringing,
    rules,
)
from tests.random_definitions import definition_of, sound_game

Change: TypeAlias = dict[str, Any]
NOTHING: Change = {}
LONGER: Change = {"symbols": {"ant": {"pays": {2: 1, 3: 2}}}}
ALL_PAID: Change = {"lines": {"on one line": "all"}}
MIXED: Change = {"mixed": {"any two": {"of": ["ant", "bee"], "pays": {3: 1}}}}
GROUP: Change = {"groups": {"small": ["ant", "bee"]}}
WAYS: Change = {
    "ways": {"read": "left to right", "on": "unit bet"},
    "lines": {"rows": []},
}
TWO_SCATTERS: Change = {
    "symbols": {"dog": {}},
    "scatters": {
        "cat": {"pays": {3: 1}, "on": "line bet"},
        "dog": {"pays": {3: 1}, "on": "line bet"},
    },
    "coinciding scatters": "highest only",
    "strips": {"base": [["ant", "bee", "cat", "dog"]] * 3},
}
FOX: Change = {"symbols": {"fox": {}}, "strips": {"base": [["ant", "bee", "cat", "fox"]] * 3}}
FOX_HELPS: Change = both(FOX, SCATTER, {"substitutes": {"fox": {"for": "all", "except": ["cat"]}}})
CAT_DOUBLES = cat(multiplies=DOUBLING)


def fox(**rule: Any) -> Change:
    return both(FOX_HELPS, {"substitutes": {"fox": rule}})


LEADING_TO_A_WHEEL: Change = {"tokens": {"gold keys": {"leads to": ["spin it"]}}}
KEYS_OF_A_WHEEL: Change = both(
    SPUN, {"tokens": {"gold keys": {**KEYS["tokens"]["gold keys"], "leads to": ["spin it"]}}}
)

CASES: list[tuple[str, Change, Change]] = [
    ("has several lines", TWO_LINES, NOTHING),
    (
        "has more than five lines",
        {"lines": {"rows": ["111", "000", "222", "010", "121", "012"]}},
        {"lines": {"rows": ["111", "000", "222", "010", "121"]}},
    ),
    ("has one line", NOTHING, TWO_LINES),
    ("lines can be chosen", both(TWO_LINES, {"stakes": {"lines": "any selection"}}), TWO_LINES),
    ("lines can be chosen", both(TWO_LINES, {"stakes": {"lines": [1, 2]}}), TWO_LINES),
    ("lines can be chosen", both(TWO_LINES, {"stakes": {"lines": [1]}}), NOTHING),
    (
        "bets several units on several lines",
        both(TWO_LINES, {"stakes": {"line bets": [1, 2]}}),
        {"stakes": {"line bets": [1, 2]}},
    ),
    ("several wins can be paid at once", TWO_LINES, NOTHING),
    ("several wins can be paid at once", SCATTER, CAT),
    ("several wins can be paid at once", both(MIXED, ALL_PAID), MIXED),
    ("a line can be read as several wins", LONGER, NOTHING),
    ("a line can be read as several wins", CAT, SCATTER),
    ("a line can be read as several wins", MIXED, GROUP),
    (
        "a line can be read as several wins",
        {"lines": {"read": "any position"}},
        {"lines": {"read": "right to left"}},
    ),
    (
        "a line can be read as several wins",
        {"symbols": {"ant": {"read": "right to left"}}},
        NOTHING,
    ),
    (
        "a line can be read as several wins",
        {"strips": {"base": [["ant+bee", "bee", "cat"]] * 3}},
        NOTHING,
    ),
    ("several wins of a line are paid", ALL_PAID, NOTHING),
    (
        "several wins of a line are paid",
        {"lines": {"on one line": "all of different symbols"}},
        NOTHING,
    ),
    (
        "shorter wins are paid too",
        both(ALL_PAID, {"lines": {"shorter": "also paid"}}),
        {"lines": {"shorter": "also paid", "on one line": "all of different symbols"}},
    ),
    ("each symbol counts once on a line", NOTHING, ALL_PAID),
    (
        "each symbol counts once on a line",
        both(ALL_PAID, {"lines": {"each symbol": "once"}}),
        both(ALL_PAID, {"lines": {"shared substitute": "one"}}),
    ),
    (
        "a substitute counts once on a line",
        both(ALL_PAID, {"lines": {"shared substitute": "one"}}),
        both(ALL_PAID, {"lines": {"shared substitute": "both"}}),
    ),
    ("wins in any position", {"lines": {"read": "any position"}}, NOTHING),
    (
        "wins in any position",
        {"symbols": {"bee": {"read": "any position"}}},
        {"symbols": {"cat": {"read": "any position"}}},
    ),
    (
        "has unusual reading",
        {"lines": {"read": "adjacent anywhere"}},
        {"lines": {"read": "both ways"}},
    ),
    (
        "has unusual reading",
        {"mixed": {"mess": {"places": ["ant", "bee", "ant"], "pays": 9}}},
        MIXED,
    ),
    ("has patterns", {"symbols": {"cat": {"patterns": {"X_X": 4}}}}, NOTHING),
    ("has mixed wins", MIXED, GROUP),
    ("has groups or mixed wins", GROUP, NOTHING),
    ("symbols share a pay scale", {"symbols": {"bee": {"pays": {3: 2}}}}, NOTHING),
    (
        "a winning symbol is missing from a reel",
        {"strips": {"base": [["ant", "bee", "cat"], ["ant", "bee", "cat"], ["ant", "cat", "cat"]]}},
        {"strips": {"base": [["ant", "bee", "cat"], ["ant", "bee", "cat"], ["ant", "bee", "ant"]]}},
    ),
    (
        "a winning symbol is missing from a reel",
        free(strips="night")
        | {
            "strips": {"base": [["ant", "bee", "cat"]] * 3, "night": [["ant"] * 3, ["bee"] * 3] * 2}
        },
        {"mystery": {"cat": {"becomes": {"ant": 1, "bee": 1}, "each": "cell"}}}
        | {"strips": {"base": [["ant", "bee", "cat"], ["cat"] * 3, ["cat"] * 3]}},
    ),
    ("has substitutes", CAT, SCATTER),
    ("a substitute is universal", FOX_HELPS, fox(**{"except": ["cat", "ant"]})),
    ("a substitute stands for all", CAT, FOX_HELPS),
    ("a substitute stands for all", fox(scatters="all"), FOX_HELPS),
    ("a substitute stands for all but some", FOX_HELPS, CAT),
    ("a substitute stands for a list", cat(for_=["ant"]), both(GROUP, cat(for_=["small"]))),
    ("a substitute stands for a group", both(GROUP, cat(for_=["small"])), cat(for_=["ant"])),
    ("a substitute's own prize is paid beside", cat(own_prizes="beside"), cat(own_prizes="better")),
    (
        "a shared substitute counts once",
        {"lines": {"shared substitute": "one"}},
        {"lines": {"shared substitute": "both"}},
    ),
    ("a shared substitute counts once", {"lines": {"each symbol": "once"}}, NOTHING),
    (
        "substitutes alone win as every symbol",
        cat(alone="as every symbol"),
        cat(alone="as one symbol"),
    ),
    ("an unlimited substitute leaves a scatter out", FOX_HELPS, fox(scatters="all")),
    (
        "a substitute takes part in scatters beside another",
        both(TWO_SCATTERS, {"substitutes": {"bee": {"for": ["ant"], "scatters": ["cat"]}}}),
        both(TWO_SCATTERS, {"substitutes": {"bee": {"for": ["ant"]}}}),
    ),
    (
        "a substitute takes part in several scatters",
        both(TWO_SCATTERS, {"substitutes": {"bee": {"for": ["ant"], "scatters": "all"}}}),
        both(TWO_SCATTERS, {"substitutes": {"bee": {"for": ["ant"], "scatters": ["cat"]}}}),
    ),
    ("a substitute acts off the line", cat(acts="expanding"), CAT),
    ("a substitute acts off the line", cat(acts="on its whole reel"), cat(reels=[2])),
    (
        "substitutes change with the phase",
        both(free(), fox(phases=["night"])),
        both(free(), fox(phases=["paid", "night"])),
    ),
    ("substitution pays extra", CAT_DOUBLES, CAT),
    ("substitution pays extra", cat(adds={"pay": 1, "count": "once"}), CAT),
    ("substitution multiplies", CAT_DOUBLES, cat(adds={"pay": 1, "count": "once"})),
    (
        "several substitutes can share a win that pays extra",
        CAT_DOUBLES,
        both(CAT_DOUBLES, cat(reels=[2])),
    ),
    ("a substitute multiplies once", CAT_DOUBLES, cat(multiplies={"by": 2, "count": "each"})),
    ("a substitute multiplies for each", cat(multiplies={"by": 2, "count": "each"}), CAT_DOUBLES),
    ("has scatters", SCATTER, CAT),
    (
        "scatters pay on the total bet",
        both(SCATTER, {"scatters": {"cat": {"on": "total bet"}}}),
        SCATTER,
    ),
    (
        "scatters pay beside line wins",
        SCATTER,
        {"scatters": {"cat": {"on": "line bet"}}},
    ),
    ("several scatters can win at once", TWO_SCATTERS, SCATTER),
    (
        "all coinciding scatters are paid",
        both(TWO_SCATTERS, {"coinciding scatters": "all"}),
        TWO_SCATTERS,
    ),
    ("has features", free(), SCATTER),
    ("a trigger can come up in a feature", free(), {"features": {"spin it": WHEEL}}),
    (
        "a trigger can come up in a feature",
        both(free(), {"features": {"spin it": WHEEL | {"starts on": {"any win": "yes"}}}}),
        both(free(strips="night"), {"strips": {"night": [["ant", "bee", "bee"]] * 3}}),
    ),
    ("has free games", free(), {"features": {"spin it": WHEEL}}),
    ("wins two or more free games", free(awards={3: 2}), free()),
    ("wins two or more free games", free(re_trigger="adds"), free()),
    (
        "a losing free game pays",
        free(losing_game_pays={"pay": 1, "on": "line bet"}),
        free(multiplier=2, multiplier_covers={"scatters": "no"}),
    ),
    (
        "free games have rules of their own",
        free(multiplier=2, multiplier_covers={"scatters": "no"}),
        free(),
    ),
    ("free games have rules of their own", free(special_pays={"ant": {3: 9}}), free()),
    (
        "free games have rules of their own",
        both(free(strips="night"), {"strips": {"night": [["ant", "bee", "bee"]] * 3}}),
        free(),
    ),
    (
        "free games have rules of their own",
        both(free(), fox(multiplies=DOUBLING | {"phases": ["night"]})),
        both(free(), fox(multiplies=DOUBLING)),
    ),
    ("wins are held until collected", {"prizes credited": "when collected"}, NOTHING),
    ("has bonuses", {"features": {"spin it": WHEEL}}, free()),
    (
        "has bonuses",
        both(
            SCATTER,
            {
                "features": {
                    "tip": {
                        "kind": "award",
                        "starts on": {"scatter": "cat"},
                        "pays": {3: 1},
                        "on": "fixed",
                    }
                }
            },
        ),
        SCATTER,
    ),
    (
        "a bonus prize is a multiple of a bet",
        {"features": {"spin it": WHEEL | {"prizes on": "line bet"}}},
        {"features": {"spin it": WHEEL}},
    ),
    ("has random prizes", {"features": {"spin it": WHEEL}}, free()),
    ("has a multiplier", CAT_DOUBLES, CAT),
    ("has a multiplier", midnight(), midnight(multiplier=None, multiplier_covers=None)),
    ("changes mode for paid games", midnight(), free()),
    ("changed games have a stake ceiling", midnight(), midnight(stake="any")),
    (
        "changed games have rules of their own",
        midnight(multiplier=None, multiplier_covers=None, anywhere="pays the starting prize"),
        midnight(multiplier=None, multiplier_covers=None),
    ),
    (
        "has several changed games",
        midnight(games={3: 2}, again="nothing"),
        midnight(games={3: 1}, again="nothing"),
    ),
    ("has several changed games", midnight(games={3: 1}), midnight(games={3: 1}, again="nothing")),
    ("holds reels for re-spins", ringing(), free()),
    ("a trigger can come up in a feature", ringing(), {"features": {"spin it": WHEEL}}),
    (
        "a hold can lie within more",
        ringing(),
        ringing(starts_on={"line win": "ant", "counts": [2]}, improved=None),
    ),
    (
        "a hold can lie within more",
        ringing(holds=[1, 2], improved=None),
        ringing(starts_on={"line win": "ant", "counts": [2]}, holds=[1, 2], improved=None),
    ),
    ("a hold's trigger is not paid again", ringing(), ringing(held_wins="paid again")),
    ("a hold's trigger is not paid again", ringing(), ringing(holds=[1], improved=None)),
    ("re-spins can change", ringing(), ringing(improved=None)),
    ("has several re-spins", ringing(improved=None), ringing(re_spins=1, improved=None)),
    (
        "has several re-spins",
        ringing(re_spins=1),
        ringing(re_spins=1, improved={"without": "ends"}),
    ),
    (
        "has several re-spins",
        ringing(re_spins=1, improved={"begins again": "yes"}),
        ringing(re_spins=1, improved={}),
    ),
    ("has a multiplier", free(multiplier=2, multiplier_covers={"scatters": "no"}), free()),
    (
        "a choice has a time limit",
        {"features": {"pick one": PICKS | {"time limit": 30}}},
        {"features": {"pick one": PICKS}},
    ),
    ("collects tokens", KEYS, free()),
    ("tokens are made of parts", IN_PARTS, KEYS),
    ("tokens lead to free games", KEYS, both(KEYS, SPUN, LEADING_TO_A_WHEEL)),
    (
        "tokens rest in the feature",
        KEYS,
        both(KEYS, {"tokens": {"gold keys": {"earned in": "all games"}}}),
    ),
    ("tokens rest in the feature", KEYS, both(KEYS_OF_A_WHEEL)),
]
"""A condition, a change to the bare game with which it is met, and one with which it is not."""


@pytest.mark.parametrize(
    ("name", "met", "not_met"), CASES, ids=[f"{n} {at}" for at, (n, _, _) in enumerate(CASES)]
)
def test_a_condition_is_met_and_not_met(name: str, met: Change, not_met: Change) -> None:
    assert holds(name, rules(met))
    assert not holds(name, rules(not_met))


def test_ways_are_no_lines() -> None:
    of_ways = Rules(_ways().definition, profile("open"))
    for name in ("has lines", "has one line", "each symbol counts once on a line"):
        assert holds(name, rules())
        assert not holds(name, of_ways)
    assert holds("several wins can be paid at once", of_ways)


def _ways() -> Rules:
    bare = rules(LONGER)
    given = {"ways": WAYS["ways"], "lines": bare.definition.lines.model_copy(update={"rows": ()})}
    return Rules(bare.definition.model_copy(update=given), bare.profile)


def test_a_profile_can_hold_wins_and_let_picks_lapse() -> None:
    timed = {"features": {"pick one": PICKS}}
    assert not holds("a choice has a time limit", rules(timed))
    assert holds("a choice has a time limit", rules(timed, under="anz"))
    assert not holds("a choice has a time limit", rules(under="anz"))
    assert holds("wins are held until collected", rules(under="anz"))


def test_every_condition_is_a_function_or_waits_for_its_family_by_name() -> None:
    waiting = {name for name, one in vocabulary().conditions.items() if one.waits_for}
    assert CONDITIONS.keys() == vocabulary().conditions.keys() - waiting
    assert not any(holds(name, rules()) for name in waiting)


def test_every_condition_is_tried() -> None:
    assert {name for name, _, _ in CASES} | {"has lines"} == CONDITIONS.keys()


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(KeyError):
        holds("has wings", rules())


def test_which_clauses_bind_cinderella() -> None:
    cinderella = Rules(read_game(find_game("cinderella")).definition, profile("open"))
    binding = [row.clause.id for row in standard().rows if applies(row.clause, cinderella)]
    seeds = {row.clause.id for row in standard().rows if row.clause.seed}
    assert [key for key in binding if key in seeds] == [
        *("4.2.21", "4.2.21 c", "4.2.23", "4.2.23 a"),
        *("4.2.26", "4.2.27", "4.2.28"),
        *("4.2.36", "4.2.36 a", "4.2.36 b", "4.2.36 c"),
        *("4.2.37", "4.2.38", "4.2.39", "4.2.41", "4.2.41 d", "4.2.41 e"),
        *("4.2.43", "4.2.43 a", "4.2.43 b", "4.2.43 c", "4.2.43 d"),
        *("4.7.28", "4.7.30", "4.7.31", "4.7.32", "4.7.34"),
    ]
    assert {"4.2.46", "4.2.34", "4.1.26"} <= set(binding)
    assert not {"4.2.4", "4.1.30", "4.3.1 a-h", "4.2.45 a", "4.2.32"} & set(binding)


def test_a_clause_can_be_desirable_without_binding() -> None:
    clause = next(clause for clause in clauses() if clause.id == "4.7.28")
    any_position = {"lines": {"read": "any position"}}
    assert desirable(clause, rules(any_position))
    assert not desirable(clause, rules(any_position, CAT))
    assert applies(clause, rules(any_position, CAT))
    assert not desirable(clause, rules())


def test_every_condition_can_be_asked_of_random_games() -> None:
    random = Random(6)  # noqa: S311
    met: set[str] = set()
    for _ in range(60):
        game, _ = sound_game(random)
        given = Rules(definition_of(game), profile("anz"))
        met |= {name for name in vocabulary().conditions if holds(name, given)}
    assert len(met) > 40
