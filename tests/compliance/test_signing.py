"""What people decide is kept whole, carried while its ground stands, and asked for again after."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from reelwright.artwork import Laid
from reelwright.compliance.displays import Seen
from reelwright.compliance.held import Held
from reelwright.compliance.outcomes import Outcome, outcomes
from reelwright.compliance.signing.carrying import carrying
from reelwright.compliance.signing.decisions import (
    Decision,
    SignOffError,
    read_decisions,
    write_decision,
)
from reelwright.compliance.signing.resting import fingerprint
from reelwright.definition.model.game import Look, SymbolLook
from reelwright.standards.model import Clause
from tests.compliance.holding import (
    LAID,
    SEEN,
    ant_pays,
    bee_pays,
    clause,
    held,
    says,
    small,
    standard_of,
)

ASKS: dict[str, Any] = {"says": ["line pays"], "shown": ["bet"], "laid": ["framed pays"]}
ASKED = clause(known="by its question", **ASKS)
WHOLE = clause(known="by its question")
SAID = (ant_pays(2), bee_pays(5))
MADE = Decision(
    clause="4.2.50",
    edition="2003",
    profile="open",
    person="A. Person",
    date=date(2026, 5, 4),
    decision="accepted",
    note="as agreed",
    fingerprint="0" * 64,
)


def ended(held: Held, asked: Clause = ASKED, *decisions: Decision) -> Outcome:
    standard = standard_of(asked)
    return outcomes(standard, held, carrying(decisions, standard, held))[0]


def ground(held: Held, asked: Clause = ASKED) -> str:
    return fingerprint(ended(held, asked), standard_of(asked), held)


def decided(held: Held, asked: Clause = ASKED, **more: str) -> Decision:
    return MADE.model_copy(update={"fingerprint": ground(held, asked), **more})


def test_that_a_decision_is_carried_while_its_ground_stands() -> None:
    here = held(small(), SAID)
    outcome = ended(here, ASKED, decided(here))
    assert outcome.result == "review"
    assert outcome.carried is not None
    assert outcome.carried.stands
    assert outcome.carried.words == "accepted by A. Person on 2026-05-04 (as agreed)"


def test_that_a_clause_that_was_refused_fails() -> None:
    here = held(small(), SAID)
    outcome = ended(here, ASKED, decided(here, decision="refused"))
    assert outcome.result == "fail"
    assert outcome.reason == "refused by A. Person on 2026-05-04 (as agreed)"


def test_that_a_decision_whose_ground_changed_is_to_be_made_again() -> None:
    made = decided(held(small(), SAID))
    changed = ended(held(small(), [ant_pays(3), bee_pays(5)]), ASKED, made)
    assert changed.result == "review"
    assert changed.carried is not None
    assert not changed.carried.stands
    assert changed.carried.words.startswith("to be decided again: ")
    refused = made.model_copy(update={"decision": "refused"})
    assert ended(held(small(), [ant_pays(3), bee_pays(5)]), ASKED, refused).result == "review"


@pytest.mark.parametrize("other", [{"profile": "anz"}, {"edition": "2002"}, {"variant": "short"}])
def test_that_a_decision_is_of_one_edition_profile_and_variant(other: dict[str, str]) -> None:
    here = held(small(), SAID)
    assert ended(here, ASKED, decided(here).model_copy(update=other)).carried is None


def test_that_nothing_is_carried_where_a_program_decides() -> None:
    here = held(small(), SAID)
    outcome = ended(here, clause(**ASKS), decided(here))
    assert (outcome.result, outcome.carried) == ("pass", None)


NEW_WORDS = says("line pays", SAID[0].claims, ("ant",), words="Ant pays two.")
CHANGES = {
    "other words": held(small(), [NEW_WORDS, SAID[1]]),
    "another claim": held(
        small(), [says("line pays", ant_pays(3).claims, ("ant",), words="Ant: 2."), SAID[1]]
    ),
    "an untrue statement": held(small({"symbols": {"ant": {"pays": {3: 4}}}}), SAID),
    "a missing statement": held(small(), SAID[:1]),
    "another layout": held(
        small(), SAID, layouts={**LAID, "framed pays": Laid(holds=False, found="no frame")}
    ),
    "another display": held(
        small(), SAID, displays={**SEEN, "bet": Seen(holds=True, found="as words", how="by eye")}
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_that_a_decision_rests_on_all_that_its_clause_asks_for(change: str) -> None:
    assert ground(CHANGES[change]) != ground(held(small(), SAID))


def test_that_it_rests_on_nothing_else() -> None:
    before = ground(held(small(), SAID))
    assert ground(held(small(), [*SAID, says("reading", words="Read so.")])) == before
    layouts = {**LAID, "drawn lines": Laid(holds=False, found="none")}
    assert ground(held(small(), SAID, layouts=layouts)) == before


def test_that_a_clause_that_names_nothing_rests_on_every_statement_and_the_look() -> None:
    before = ground(held(small(), SAID), WHOLE)
    assert ground(held(small(), [*SAID, says("reading")]), WHOLE) != before
    look = Look(symbols={"ant": SymbolLook(name="Emmet")})
    renamed = small().model_copy(update={"look": look})
    assert ground(held(renamed, SAID), WHOLE) != before
    assert ground(held(renamed, SAID)) == ground(held(small(), SAID))


def test_that_a_decision_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "bare.signoff.yaml"
    other = MADE.model_copy(update={"clause": "4.2.51", "variant": "short", "note": ""})
    write_decision(path, MADE)
    write_decision(path, other)
    assert read_decisions(path) == (MADE, other)


def test_that_a_new_decision_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "bare.signoff.yaml"
    other = MADE.model_copy(update={"profile": "anz"})
    again = MADE.model_copy(update={"decision": "refused", "note": "", "date": date(2026, 6, 1)})
    for one in (MADE, other, again):
        write_decision(path, one)
    assert read_decisions(path) == (again, other)


def test_that_comments_and_order_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "bare.signoff.yaml"
    write_decision(path, MADE)
    text = path.read_text(encoding="utf-8") + "    # agreed on the telephone\n"
    path.write_text(text, encoding="utf-8")
    write_decision(path, MADE.model_copy(update={"clause": "4.2.51"}))
    after = path.read_text(encoding="utf-8")
    assert "# agreed on the telephone" in after
    assert after.index("4.2.50") < after.index("4.2.51")


GOOD = f"""format: 1
decisions:
  - clause: 4.2.50
    edition: "2003"
    profile: open
    person: A. Person
    date: 2026-05-04
    decision: accepted
    fingerprint: "{"0" * 64}"
"""
BAD = {
    "": "found nothing",
    "- 1\n": "found a list of 1",
    "format: 2\ndecisions: []\n": "format: found 2",
    "decisions: []\n": "format: found nothing",
    GOOD + "more: 1\n": "more: found 1",
    GOOD.replace("accepted", "perhaps"): "decisions > #1 > decision: found 'perhaps'",
    GOOD.replace("    person: A. Person\n", ""): ":3: decisions > #1 > person: found nothing",
    GOOD.replace("2026-05-04", "soon"): "date: found 'soon'",
    GOOD.replace("0000", "000z"): "fingerprint: found",
    GOOD + GOOD[GOOD.index("  -") :]: "found 4.2.50 twice; allowed: once",
    "format: 1\nformat: 1\n": "found ",
    "a: [\n": ":2: found ",
    "a: !!python/object/apply:os.system [ls]\n": "found",
}


@pytest.mark.parametrize("text", BAD)
def test_that_a_bad_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bare.signoff.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SignOffError) as refusal:
        read_decisions(path)
    assert str(refusal.value).startswith(str(path))
    assert BAD[text] in str(refusal.value)
    assert "; allowed: " in str(refusal.value)
    with pytest.raises(SignOffError):
        write_decision(path, MADE)
    assert path.read_text(encoding="utf-8") == text


def test_that_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "bare.signoff.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert read_decisions(path) == (MADE.model_copy(update={"note": ""}),)


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"a" * 1_000_001])
def test_that_what_is_no_text_or_too_long_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "bare.signoff.yaml"
    path.write_bytes(raw)
    with pytest.raises(SignOffError):
        read_decisions(path)


def test_that_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SignOffError, match="found is a directory"):
        read_decisions(tmp_path)
    with pytest.raises(SignOffError, match="no such file or directory"):
        write_decision(tmp_path / "none" / "x.signoff.yaml", MADE)
