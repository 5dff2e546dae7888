"""Every row is there once, and says what it must."""

from __future__ import annotations

import pytest

from reelwright.standards.files import clauses, editions, faults_of, standard, vocabulary
from reelwright.standards.model import Clause
from tests.standards.rows import IN_FULL, IN_PART, OTHERS, SEEDS, UNSEEN

BY_ID = {clause.id: clause for clause in clauses()}
SCOPE_OF_SEEDS = {"4.2.37", "4.2.43", "4.2.44"}


def test_every_row_is_there_and_no_other() -> None:
    assert len(SEEDS) == 67
    assert sorted(BY_ID) == sorted([*SEEDS, *OTHERS])
    assert len(clauses()) == 135


def test_the_seed_rows_are_marked() -> None:
    assert {key for key, clause in BY_ID.items() if clause.seed} == set(SEEDS)


def test_clauses_come_in_the_order_of_their_numbers() -> None:
    order = [clause.id for clause in clauses()]
    assert order.index("4.2.9") < order.index("4.2.21") < order.index("4.2.21 a")
    assert order.index("4.2.22") == order.index("4.2.21 d") + 1


@pytest.mark.parametrize("key", BY_ID)
def test_how_far_a_row_is_known(key: str) -> None:
    clause = BY_ID[key]
    if key in IN_FULL:
        assert clause.known == "in full"
    elif key in IN_PART:
        assert clause.known == "in part"
    elif key in UNSEEN:
        assert clause.known == "by its number"
    else:
        assert clause.known == "by its question"


@pytest.mark.parametrize("key", [key for key in BY_ID if key not in IN_FULL])
def test_what_is_not_known_in_full_is_for_a_person(key: str) -> None:
    assert BY_ID[key].reason == f"known {BY_ID[key].known}"


def test_of_the_seeds_only_scope_rows_are_for_a_person() -> None:
    left = {row.clause.id: row.clause.reason for row in standard().for_a_person()}
    assert {key: left[key] for key in SEEDS if key in left} == dict.fromkeys(
        SCOPE_OF_SEEDS, "scope"
    )


def test_every_row_for_a_person_has_a_reason_in_words() -> None:
    for row in standard().for_a_person():
        assert row.clause.reason is not None
        assert vocabulary().reasons[row.clause.reason].because


def test_forms_of_naming_substitutes_are_alternatives_and_other_limbs_are_not() -> None:
    forms = [key for key, clause in BY_ID.items() if clause.limbs == "one is enough"]
    assert forms == ["4.2.21"]
    with_limbs = {key for key, clause in BY_ID.items() if clause.limbs == "all"}
    assert with_limbs == {"4.2.22", "4.2.23", "4.2.36", "4.2.40", "4.2.41", "4.2.42"}


def test_limbs_of_a_clause() -> None:
    limbs = standard().limbs(BY_ID["4.2.42"])
    assert [row.number[-1] for row in limbs] == list("abcdefg")
    assert standard().limbs(BY_ID["4.2.44"]) == ()


@pytest.mark.parametrize(
    ("key", "silence"),
    [
        ("4.2.22 a", "the greater only"),
        ("4.2.22 b", "both sharing wins"),
        ("4.2.22 c", "one win of substitutes alone"),
        ("4.2.23 a", "all includes scatters"),
        ("4.7.32", "all includes scatters"),
        ("4.7.34", "not its own nor scatters"),
        ("4.1.13", "no shorter wins"),
        ("4.2.29", "undefined loses"),
    ],
)
def test_how_silence_is_read(key: str, silence: str) -> None:
    assert BY_ID[key].silence == silence


def test_wordings_bind_only_an_artwork_that_prints_them() -> None:
    bound = {key for key, clause in BY_ID.items() if clause.binds_only_what_is_printed}
    assert bound == {f"4.7.{n}" for n in range(29, 36)} | {"4.7.31 note"}
    assert BY_ID["4.7.28"].says


def test_every_name_of_the_vocabulary_serves_a_clause_or_a_rule() -> None:
    words = vocabulary()
    for kind, names in (
        ("applies", words.conditions),
        ("shown", words.displays),
        ("wordings", words.wordings),
        ("laid", words.layouts),
    ):
        used = {name for clause in clauses() for name in getattr(clause, kind)}
        used |= {name for clause in clauses() for name in clause.desirable}
        used |= {name for wording in words.wordings.values() for name in wording.laid}
        assert names.keys() <= used, kind
    assert words.silences.keys() == {clause.silence for clause in clauses()} - {None}
    assert words.reasons.keys() == {clause.reason for clause in clauses()} - {None}


def test_editions_number_the_same_clauses_their_own_way() -> None:
    numbers = {name: [row.number for row in standard(name).rows] for name in editions()}
    assert list(numbers) == ["2002", "2003", "2004"]
    assert numbers["2002"] == numbers["2003"] == list(BY_ID)
    for old, new in [
        ("4.2.22 b", "1.35.22 b"),
        ("4.7.31 note", "1.40.31 note"),
        ("4.1.12", "1.34.12"),
        ("4.4.8-4.4.14", "1.37.8-1.37.14"),
    ]:
        at = numbers["2003"].index(old)
        assert numbers["2004"][at] == new


def test_a_row_names_where_it_was_read() -> None:
    rows = {row.number: row for row in standard("2004").rows}
    assert rows["1.35.21"].source == "New Zealand Gazette, 29 June 2004, No. 79, p. 1958"
    assert rows["1.35.42 a"].source == "New Zealand Gazette, 27 May 2003, No. 56, p. 1517"
    assert not rows["1.35.42 a"].read_here
    assert rows["1.35.35"].source == "read nowhere"


def test_which_clauses_a_statement_or_a_wording_serves() -> None:
    serves = {row.number for row in standard("2004").served_by("stake of free games")}
    assert serves == {"1.35.41 e"}
    assert [row.number for row in standard().asserted_by("every one multiplies")] == ["4.7.35"]
    assert standard().served_by("worked example") == ()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(KeyError, match="edition: found '1999'; allowed: 2002, 2003, 2004"):
        standard("1999")


def clause(**given: object) -> Clause:
    plain = {"id": "4.2.99", "title": "A clause", "requires": "Something.", "says": ["window"]}
    return Clause.model_validate({**plain, **given})


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"id": "5.1"}, "String should match pattern"),
        ({"because": "scope", "known": "in part"}, "because: found 'scope'; allowed: none"),
        ({"force": "scope"}, "because: found nothing; allowed: a reason"),
        ({"force": "meaning"}, "wordings: found none"),
        ({"extra": 1}, "Extra inputs are not permitted"),
        ({"force": "perhaps"}, "Input should be 'must', 'meaning' or 'scope'"),
    ],
)
def test_a_clause_that_does_not_fit_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        clause(**given)


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        ([clause(), clause()], "4.2.99: found twice; allowed: once"),
        ([clause(says=["a song"])], "4.2.99 > says: found 'a song'; allowed: window"),
        ([clause(silence="gold")], "4.2.99 > silence: found 'gold'; allowed: the greater only"),
        ([clause(says=[])], "4.2.99: found nothing asked for"),
        ([clause(limbs="all")], "4.2.99 > limbs: found 'all'; allowed: none, it has no limb"),
        ([clause(), clause(id="4.2.99 a")], "4.2.99 > limbs: found nothing; allowed: all"),
    ],
)
def test_clauses_that_do_not_fit_each_other_are_told(found: list[Clause], fault: str) -> None:
    faults = list(faults_of(found, vocabulary()))
    assert len(faults) == 1
    assert faults[0].startswith(fault)


def test_what_waits_for_a_family_of_rules_may_ask_for_nothing_yet() -> None:
    waiting = clause(says=[], applies=["the player holds reels"])
    assert list(faults_of([waiting], vocabulary())) == []
    assert vocabulary().waits_for(waiting) == ("reels held by the player",)
