"""`reelwright audit`: what it says of a database, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reelwright.cli.main import app
from reelwright.store import open_store
from tests.databases import ENGINES, new_database
from tests.service.houses import bet, house_on
from tests.service.logs import by_hand
from tests.service.plays import quiet

RUN = CliRunner()


def audit(*arguments: object) -> Result:
    return RUN.invoke(app, ["audit", *map(str, arguments)])


def play(url: str, rounds: int = 1) -> list[str]:
    """Play rounds that lose; return their ids."""
    store = open_store(url)
    house = house_on(store, [quiet()] * 9)
    ids = [bet(house).stored.id for _ in range(rounds)]
    store.close()
    return ids


def spoil(url: str, statement: str, **values: str) -> None:
    store = open_store(url)
    by_hand(store, statement, **values)
    store.close()


def kept(url: str) -> dict[str, Any]:
    done = audit("head", "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(params=ENGINES)
def url(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database in which one round was played."""
    made = new_database(request.param, tmp_path)
    play(made)
    return made


def test_all_that_was_written_agrees(url: str) -> None:
    done = audit("verify", "--database", url)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == (
        f"1 chain of 2 entries, 1 round, 1 account: everything agrees.\nhead: {kept(url)['head']}\n"
    )


def test_all_that_was_written_agrees_as_json(url: str) -> None:
    done = audit("verify", "--database", url, "--format", "json", "--head", kept(url)["head"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "agrees": True,
        "head": kept(url)["head"],
        "chains": 1,
        "entries": 2,
        "rounds": 1,
        "accounts": 1,
        "disagreements": [],
    }


def test_what_does_not_agree_is_said_with_its_place_and_fails(url: str) -> None:
    (one,) = play(url)
    spoil(url, "UPDATE rounds SET won = 7 WHERE id = :one", one=one)
    done = audit("verify", "--database", url)
    assert done.exit_code == 1
    said, counted, _ = done.stdout.splitlines()
    assert said == f"chain test, entry 3, round {one}, won: found 7; allowed: 0"
    assert counted == "1 chain of 3 entries, 2 rounds, 1 account: 1 disagreement."
    found = json.loads(audit("verify", "--database", url, "--format", "json").stdout)
    assert (found["agrees"], found["disagreements"]) == (
        False,
        [{"place": f"chain test, entry 3, round {one}, won", "found": "7", "allowed": "0"}],
    )


def test_another_head_than_the_one_that_was_kept_fails(url: str) -> None:
    before = kept(url)["head"]
    play(url)
    done = audit("verify", "--database", url, "--head", before)
    assert done.exit_code == 1
    assert f"head: found {kept(url)['head']}; allowed: {before}\n" in done.stdout


def test_heads_that_were_kept_stay_though_more_is_played(url: str, tmp_path: Path) -> None:
    file = tmp_path / "head.json"
    assert audit("head", "--database", url, "--out", file).stdout == ""
    play(url, 2)
    head = json.loads(file.read_text())["head"]
    done = audit("verify", "--database", url, "--kept", file, "--head", head)
    assert (done.exit_code, done.stderr) == (0, "")
    store = open_store(url)
    by_hand(store, "UPDATE log SET hash = previous WHERE number = 2")
    store.close()
    done = audit("verify", "--database", url, "--kept", file)
    assert done.exit_code == 1
    assert "chain test, entry 2: found one of hash " in done.stdout


def test_a_file_of_heads_that_was_changed_is_noticed(url: str, tmp_path: Path) -> None:
    file = tmp_path / "head.json"
    data = kept(url)
    before = data["head"]
    data["chains"]["test"] = {"number": 1, "hash": "0" * 64}
    file.write_text(json.dumps(data))
    done = audit("verify", "--database", url, "--kept", file)
    assert done.exit_code == 1
    assert f"--kept, head: found {before}; allowed: " in done.stdout
    done = audit("verify", "--database", url, "--kept", file, "--head", "f" * 64)
    assert f"head: found {before}; allowed: {'f' * 64}\n" in done.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "found no JSON ("),
        ("[]", "found an empty list; allowed: keys with values"),
        ("{}", "file: found no key 'format'; allowed: 'format' is required"),
        (
            '{"format": 1, "at": "", "head": "f", "chains": {}}',
            "head: found 'f'; allowed: 64 hexadecimal digits",
        ),
        (
            '{"format": 1, "at": "", "head": "", "chains": {"a": {"number": 0, "hash": ""}}}',
            "chains > a > number: found 0; allowed: 1 or more",
        ),
    ],
)
def test_a_file_that_is_none_of_heads_is_refused(tmp_path: Path, text: str, message: str) -> None:
    url = new_database("sqlite", tmp_path)
    play(url)
    file = tmp_path / "head.json"
    file.write_text(text)
    done = audit("verify", "--database", url, "--kept", file)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"{file}: " in done.stderr
    assert message in done.stderr


@pytest.mark.parametrize("command", [["verify"], ["head"], ["export", "none"]])
def test_a_database_that_is_not_there_is_refused_and_not_made(
    tmp_path: Path, command: list[str]
) -> None:
    file = tmp_path / "none.sqlite3"
    done = audit(*command, "--database", f"sqlite:///{file}")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == (f"database: found sqlite:///{file}; allowed: a database that is there\n")
    assert not file.exists()


def test_an_audit_changes_nothing(url: str) -> None:
    before = kept(url)["chains"]
    audit("verify", "--database", url)
    assert kept(url)["chains"] == before


def test_a_round_is_taken_out_and_verified(url: str, tmp_path: Path) -> None:
    (one,) = play(url)
    file = tmp_path / "round.json"
    done = audit("export", one, "--database", url, "--out", file)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert audit("export", one, "--database", url).stdout == file.read_text()
    assert RUN.invoke(app, ["verify", str(file)]).exit_code == 0


def test_a_round_that_is_not_there_is_refused(url: str) -> None:
    done = audit("export", "none", "--database", url)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "round: found none with this id; allowed: the id of a round\n"
