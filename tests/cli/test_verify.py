"""`reelwright verify`: an exported round, with no database and no game at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reelwright.cli.main import app
from tests.service.exports import changed, export

RUN = CliRunner()


def verify(*arguments: object) -> Result:
    return RUN.invoke(app, ["verify", *map(str, arguments)])


def written(folder: Path, data: object) -> Path:
    file = folder / "round.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    return file


def test_a_round_that_follows(tmp_path: Path) -> None:
    data = export("complete")
    done = verify(written(tmp_path, data))
    assert (done.exit_code, done.stderr) == (0, "")
    entry = data["entries"][0]
    assert done.stdout.splitlines() == [
        "holds  definition",
        "holds  profile",
        "holds  rules version",
        "holds  answers",
        "holds  events hash",
        "holds  cost",
        "holds  won",
        "holds  transfers",
        "holds  void",
        "holds  balances",
        "holds  times",
        "holds  log",
        f"round {data['round']}: every check holds.",
        f"round over: chain test, entry 2, hash {entry['hash']}",
    ]


def test_a_round_that_follows_as_json(tmp_path: Path) -> None:
    data = export("void")
    done = verify(written(tmp_path, data), "--format", "json")
    assert (done.exit_code, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["round"], found["holds"]) == (data["round"], True)
    assert found["entries"] == [entry["hash"] for entry in data["entries"]]
    assert found["checks"][0] == {"check": "definition", "holds": True, "disagreements": []}


def test_what_does_not_follow_is_said_and_fails(tmp_path: Path) -> None:
    file = written(tmp_path, changed(export("complete"), ("won",), 999))
    done = verify(file)
    assert done.exit_code == 1
    assert "FAILS  won\n       won: found 999; allowed: 1000\n" in done.stdout
    assert "FAILS  log\n       entry 2, won: found 999; allowed: 1000\n" in done.stdout
    assert "2 of 12 checks failed.\n" in done.stdout
    found = json.loads(verify(file, "--format", "json").stdout)
    assert not found["holds"]
    assert [one["check"] for one in found["checks"] if not one["holds"]] == ["won", "log"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "found no JSON ("),
        ('{"won": NaN}', "found no JSON ('NaN' is no number); allowed: one JSON object"),
        ("[" * 100_000, "found no JSON ("),
        ({}, "file: found no key 'round'; allowed: 'round' is required"),
        (("format", 2), "format: found 2; allowed: 1"),
        (("won", "much"), "won: found 'much'; allowed: a whole number"),
        (("won", -1), "won: found -1; allowed: 0 or more"),
        (("opened", "today"), "opened: found 'today'; allowed: a time in UTC such as 2026-"),
        (("account_kind", "free"), "account_kind: found 'free'; allowed: demo, test or real"),
        (("transfers", 0, "amount", 0), "transfers > #1 > amount: found 0; allowed: more than 0"),
        (("more", 1), "more: found unknown key 'more'; allowed: "),
    ],
)
def test_a_file_that_is_no_round_is_refused(tmp_path: Path, data: Any, message: str) -> None:
    if isinstance(data, tuple):
        *path, value = data
        data = (
            {**export("complete"), "more": 1}
            if path == ["more"]
            else changed(export("complete"), tuple(path), value)
        )
    file = written(tmp_path, data)
    for form in ("table", "json"):
        done = verify(file, "--format", form)
        assert (done.exit_code, done.stdout) == (2, "")
        assert any(line.startswith(f"{file}: {message}") for line in done.stderr.splitlines())


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = verify(tmp_path / "none.json")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == (
        f"{tmp_path}/none.json: found no such file or directory; allowed: a file that can be read\n"
    )
