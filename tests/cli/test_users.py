"""`reelwright users add`, as an operator of a server uses it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import httpx
import pytest

from tests.cli.served import COMMAND, Served
from tests.server.live import ok
from tests.service.houses import PASSWORD


def add(database: Path, *words: str, password: str = PASSWORD) -> subprocess.CompletedProcess[str]:
    url = f"sqlite:///{database}"
    return subprocess.run(
        [str(COMMAND), "users", "add", *words, "--database", url],
        input=f"{password}\n",
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_operator_comes_in(tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    added = add(database, "olga", "--role", "operator")
    assert (added.returncode, added.stdout, added.stderr) == (0, "", "olga is operator now\n")
    with Served(database) as server, httpx.Client(base_url=server.address, timeout=60) as client:
        body = {"name": "olga", "password": PASSWORD}
        token = ok(client.post("/api/v1/sessions", json=body), 201)["token"]
        client.headers["authorization"] = f"Bearer {token}"
        assert client.get("/api/v1/meters").json() == []


@pytest.mark.parametrize(
    ("words", "password", "message"),
    [
        (("olga", "--role", "operator"), "short", "password: found 5 characters; allowed: 12"),
        (("o g", "--role", "operator"), PASSWORD, "NAME: found 'o g'; allowed: up to 64"),
        (("mia", "--role", "player"), PASSWORD, "--account: found none; allowed: one for a"),
        (("olga", "--role", "auditor", "--account", "x"), PASSWORD, "found one of a auditor"),
        (("mia", "--role", "player", "--account", "x"), PASSWORD, "account: found none with this"),
        (("mia", "--role", "king"), PASSWORD, "king"),
    ],
)
def test_a_user_that_cannot_be(
    tmp_path: Path, words: tuple[str, ...], password: str, message: str
) -> None:
    refused = add(tmp_path / "kept.sqlite3", *words, password=password)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert message in refused.stderr


def test_a_name_is_taken_once(tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    assert add(database, "olga", "--role", "operator").returncode == 0
    again = add(database, "olga", "--role", "auditor")
    assert (again.returncode, again.stderr) == (2, "name: found it taken; allowed: another one\n")
