"""`reelwright serve` as it is operated: limits, logs, origins, and stopping under way."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import typer

from reelwright.cli.serving import STARTED
from reelwright.cli.serving_settings import settings_of
from reelwright.server.limits import Rates
from reelwright.server.settings import Settings
from tests.cli.served import COMMAND, Served, ended
from tests.server.live import enter, ok, refused

ORIGIN = "https://games.example"


def test_rates_and_origins_are_as_they_are_asked_for(tmp_path: Path) -> None:
    options = ("--rate", "2", "--allow-origin", ORIGIN, "--allow-origin", f"{ORIGIN}:8443")
    with (
        Served(tmp_path / "kept.sqlite3", "cinderella", *options) as server,
        httpx.Client(base_url=server.address, timeout=60) as client,
    ):
        for origin in (ORIGIN, f"{ORIGIN}:8443"):
            told = client.get("/metrics", headers={"Origin": origin})
            assert told.headers["access-control-allow-origin"] == origin
        answers = [client.get("/api/v1/health") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}


def test_no_rate_is_no_limit(tmp_path: Path) -> None:
    with (
        Served(tmp_path / "kept.sqlite3", "cinderella", "--rate", "0") as server,
        httpx.Client(base_url=server.address, timeout=60) as client,
    ):
        assert {client.get("/api/v1/ready").status_code for _ in range(120)} == {200}
        body = {"name": "olga", "password": "a guess"}
        for _ in range(12):
            refused(client.post("/api/v1/sessions", json=body), 401, "unauthenticated")


@pytest.mark.parametrize(
    "origin",
    [
        "*",
        "games.example",
        "https://games.example/",
        "ftp://games.example",
        "https://",
        "https://x:y",
    ],
)
def test_an_origin_that_is_none(origin: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended_with:
        settings_of(50, [ORIGIN, origin], "loopback")
    assert ended_with.value.exit_code == 2
    assert f"allow-origin: found '{origin}'; allowed: one such as" in capsys.readouterr().err


def test_it_does_not_begin_with_an_origin_that_is_none() -> None:
    code, said, noted = ended("--allow-origin", "*")
    assert (code, said) == (2, "")
    assert noted.startswith("allow-origin: found '*'; allowed: ")


def test_what_is_asked_for() -> None:
    origins = [ORIGIN, "http://[::1]:8443"]
    asked = Settings(rates=Rates(requests=7), origins=tuple(origins), metrics="public")
    assert settings_of(7, origins, "public") == asked
    assert settings_of(0, [], "loopback") == Settings()


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    options = ["--database", f"sqlite:///{tmp_path / 'kept.sqlite3'}", "--port", "0"]
    with subprocess.Popen(
        [str(COMMAND), "serve", "cinderella", "--no-open", "--log", "json", *options],
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        told = [json.loads(process.stderr.readline())["event"] for _ in range(2)]
        assert told[1] == STARTED
        address = told[0].removeprefix("Reelwright plays at ")
        answer = httpx.get(f"{address}api/v1/games")
        process.send_signal(signal.SIGTERM)
        _, noted = process.communicate()
    (line,) = map(json.loads, noted.splitlines())
    assert (line["route"], line["status"]) == ("/api/v1/games", 200)
    assert line["request_id"] == answer.headers["x-request-id"]


def test_a_line_of_text_for_each_request(tmp_path: Path) -> None:
    with Served(tmp_path / "kept.sqlite3", "cinderella", "--log", "text") as server:
        httpx.get(f"{server.address}api/v1/games/cinderella")
        code, _, noted = server.stop(signal.SIGTERM)
    (line,) = noted.splitlines()
    assert code == 0
    assert "/api/v1/games/{game}" in line


def test_a_request_that_waits_for_the_store_is_finished(tmp_path: Path) -> None:
    """Another connection holds the lock; it lets go when the server has begun to stop."""
    database = tmp_path / "kept.sqlite3"
    with (
        Served(database, "cinderella") as server,
        socket.create_connection(("127.0.0.1", int(server.port))) as connection,
        connection.makefile("rb") as answer,
    ):
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        connection.sendall(
            b"POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
        )
        assert answer.readline().startswith(b"HTTP/1.1 100 ")
        assert answer.readline() == b"\r\n"
        connection.sendall(b"{}")
        server.process.send_signal(signal.SIGTERM)
        _wait_until_refused(int(server.port))
        assert other.execute("SELECT count(*) FROM accounts").fetchone() == (0,)
        other.execute("ROLLBACK")
        assert answer.readline() == b"HTTP/1.1 201 Created\r\n"
        body = json.loads(answer.read().partition(b"\r\n\r\n")[2])
        server.process.communicate()
        assert server.process.returncode == 0
        assert other.execute("SELECT id FROM accounts").fetchall() == [(body["id"],)]
        other.close()


def _wait_until_refused(port: int) -> None:
    """Try to connect until nobody listens any more."""
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            return
        time.sleep(0.02)
    raise AssertionError("connections are still taken")


def test_streams_end_when_it_is_stopped(tmp_path: Path) -> None:
    with (
        Served(tmp_path / "kept.sqlite3", "cinderella") as server,
        httpx.Client(base_url=server.address, timeout=60) as client,
    ):
        account = ok(client.post("/api/v1/accounts"), 201)["id"]
        enter(client, account)
        with client.stream("GET", f"/api/v1/accounts/{account}/events") as response:
            lines = response.iter_lines()
            assert next(lines) == "event: standing"
            server.process.send_signal(signal.SIGTERM)
            assert "event: end" not in list(lines)
        _, noted = server.process.communicate()
        assert (server.process.returncode, noted) == (0, "")
