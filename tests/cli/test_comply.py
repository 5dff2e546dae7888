"""`reelwright comply`: how it ends, what it writes, and how decisions are signed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from reelwright.claims.evidence import NOTHING
from reelwright.compliance import complying, evidence
from reelwright.compliance.reporting import FORMATS
from reelwright.statements import statements
from tests.compliance.filing import filed, run
from tests.compliance.holding import SEEN, ant_pays

JUDGED = "4.1.15"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game of which every display was seen."""
    monkeypatch.setattr(complying, "displays_of", lambda _: SEEN)
    return filed(tmp_path)


def complied(*arguments: str | Path) -> tuple[int, dict[str, Any]]:
    code, out, err = run("comply", *arguments, "--format", "json")
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return code, found


def outcome(data: dict[str, Any], clause: str = JUDGED) -> dict[str, Any]:
    found: list[dict[str, Any]] = [one for one in data["outcomes"] if one["clause"] == clause]
    return found[0]


def sign(game: Path, *more: str | Path, clause: str = JUDGED) -> tuple[int, str, str]:
    by = ("--by", "A. Person", "--decision", "accepted", "--note", "looked at")
    return run("comply", game, "--sign", clause, *by, *more)


def test_that_a_sound_game_ends_with_0_and_json_alone_on_stdout(bare: Path) -> None:
    code, data = complied(bare)
    assert (code, data["met"], data["refuted"]) == (0, True, [])
    assert data["counts"]["fail"] == 0


def test_that_a_clause_that_fails_ends_with_1(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(complying, "displays_of", lambda _: {})
    code, data = complied(bare)
    assert (code, data["met"], data["refuted"]) == (1, False, [])
    assert outcome(data, "4.1.12")["outcome"] == "fail"


def test_that_an_untrue_statement_ends_with_1_and_is_shown(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = "reelwright.compliance.complying.statements"
    monkeypatch.setattr(made, lambda *of: (ant_pays(3), *statements(*of)))
    code, out, _ = run("comply", bare)
    assert code == 1
    assert "Untrue statements" in out
    assert "reelwright explain" in out


@pytest.mark.parametrize("name", FORMATS)
def test_that_each_format_is_printed_or_written(bare: Path, tmp_path: Path, name: str) -> None:
    code, out, err = run("comply", bare, "--format", name)
    assert (code, err) == (0, "")
    path = tmp_path / "report"
    assert run("comply", bare, "--format", name, "--out", path) == (0, "", "")
    if name != "table":
        assert path.read_text(encoding="utf-8") == out
    assert "4.2.21" in path.read_text(encoding="utf-8")


def test_that_an_edition_a_profile_and_a_variant_can_be_chosen(tmp_path: Path) -> None:
    path = filed(
        tmp_path, {"variants": {"other": {"strips": {"base": [["ant", "bee", "bee", "cat"]] * 3}}}}
    )
    _, data = complied(path, "--edition", "2004", "--profile", "anz", "--variant", "other")
    assert (data["edition"], data["profile"], data["variant"]) == ("2004", "anz", "other")
    assert data["game"] == "Bare (other)"
    assert outcome(data, "4.2.21")["number"] == "1.35.21"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--edition", "1999"), "--edition: found '1999'; allowed: 2002, 2003, 2004"),
        (
            ("--profile", "none"),
            "profile: found 'none'; allowed: anz, open, or the path of a .toml file",
        ),
        (("--variant", "none"), "variant: found 'none'; allowed: none: Bare has no variants"),
        (("--out", "/nowhere/at/all"), "--out /nowhere/at/all: found no folder to hold it"),
        (("--by", "A. Person"), "--by: found without --sign; allowed: with --sign CLAUSE"),
        (("--sign", JUDGED), "--by: found nothing; allowed: the name of who decided"),
        (("--sign", JUDGED, "--by", "A"), "--decision: found nothing; allowed: accepted, refused"),
    ],
)
def test_that_wrong_input_ends_with_2(bare: Path, arguments: tuple[str, ...], message: str) -> None:
    code, out, err = run("comply", bare, *arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_that_a_game_that_is_none_ends_with_2(tmp_path: Path) -> None:
    code, out, err = run("comply", tmp_path / "none.yaml")
    assert (code, out) == (2, "")
    assert "none of that name" in err


def test_that_a_decision_is_written_beside_the_game_and_carried(bare: Path) -> None:
    path = bare.with_name("bare.signoff.yaml")
    assert sign(bare) == (0, "", f"{path}: {JUDGED} accepted by A. Person\n")
    [written] = YAML(typ="safe").load(path)["decisions"]
    assert (written["person"], written["note"]) == ("A. Person", "looked at")
    code, data = complied(bare)
    found = outcome(data)
    assert (code, found["outcome"]) == (0, "review")
    assert (found["decision"]["person"], found["decision"]["stands"]) == ("A. Person", True)


def test_that_a_refused_clause_fails_until_it_is_accepted(bare: Path) -> None:
    run("comply", bare, "--sign", JUDGED, "--by", "B. Person", "--decision", "refused")
    code, data = complied(bare)
    assert (code, outcome(data)["outcome"]) == (1, "fail")
    assert outcome(data)["reason"].startswith("refused by B. Person on ")
    assert sign(bare)[0] == 0
    assert complied(bare)[0] == 0


def test_that_a_changed_artwork_is_to_be_decided_again(bare: Path, tmp_path: Path) -> None:
    sign(bare)
    filed(tmp_path, {"symbols": {"ant": {"pays": {3: 4}}}})
    _, data = complied(bare)
    assert outcome(data)["decision"]["stands"] is False
    _, out, _ = run("comply", bare)
    assert "to be decided again" in out


def test_that_only_what_a_person_decides_can_be_signed(bare: Path) -> None:
    code, out, err = sign(bare, clause="4.2.3")
    assert (code, out) == (2, "")
    assert "--sign: found '4.2.3'; allowed: a clause in review: " in err
    assert not bare.with_name("bare.signoff.yaml").exists()


def test_that_a_clause_can_be_signed_by_the_number_of_its_edition(bare: Path) -> None:
    assert sign(bare, "--edition", "2004", clause="1.34.15")[0] == 0
    _, data = complied(bare, "--edition", "2004")
    assert outcome(data)["decision"]["stands"] is True
    assert "decision" not in outcome(complied(bare)[1])


def test_that_a_bad_file_of_decisions_ends_with_2_and_stays(bare: Path) -> None:
    path = bare.with_name("bare.signoff.yaml")
    path.write_text("format: 1\ndecisions: [1]\n", encoding="utf-8")
    for code, out, err in (run("comply", bare), sign(bare)):
        assert (code, out) == (2, "")
        assert f"{path}:2: decisions > #1: found 1" in err
    assert path.read_text(encoding="utf-8") == "format: 1\ndecisions: [1]\n"


def test_that_decisions_on_a_game_that_ships_need_a_file_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "counted", lambda _: NOTHING)
    code, _, err = sign(Path("cinderella"))
    assert code == 2
    assert "--signoff: found none; allowed: a file, since cinderella ships" in err
    path = tmp_path / "decided.yaml"
    assert sign(Path("cinderella"), "--signoff", path)[0] == 0
    _, data = complied("cinderella", "--signoff", path)
    assert outcome(data)["decision"]["stands"] is True


def test_a_file_of_decisions_that_was_named_must_be_there(bare: Path) -> None:
    missing = bare.with_name("missing.yaml")
    code, out, err = run("comply", bare, "--signoff", missing)
    assert (code, out) == (2, "")
    assert err == f"--signoff {missing}: found no such file; allowed: one that --sign wrote\n"


def test_a_decision_on_no_clause_is_refused(bare: Path) -> None:
    path = bare.with_name("decisions.yaml")
    assert sign(bare, "--signoff", path)[0] == 0
    path.write_text(path.read_text().replace(JUDGED, "9.9.9"))
    code, out, err = run("comply", bare, "--signoff", path)
    assert (code, out) == (2, "")
    assert err.startswith("signoff: clause: found '9.9.9'; allowed: ")
