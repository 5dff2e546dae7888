"""What is logged of requests, and what never is."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from reelwright.server import logs
from reelwright.server.limits import Rates
from reelwright.server.logs import log_to_stderr
from reelwright.server.settings import Settings
from reelwright.service import House
from reelwright.service.ports import Store, Unavailable
from tests.server.live import Player, enter, ok, refused, serving
from tests.server.test_problems import failing
from tests.service.houses import PASSWORD, house_on, opened_store
from tests.service.plays import SMALLEST, card, princes, quiet

KEY = "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened_store(tmp_path) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Log afterwards as before."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers, root.level = handlers, level
    ours.setLevel(our_level)


def lines(capsys: Capture) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_for_each_request(store: Store, capsys: Capture) -> None:
    log_to_stderr("json")
    with serving(house_on(store, [])) as address, httpx.Client(base_url=address) as client:
        first = client.get("/api/v1/games/cinderella")
        second = client.get("/api/v1/games/snow-white", headers={"X-Request-Id": "theirs"})
        third = client.get("/api/v1/health", headers={"Host": "evil.example"})
    told = lines(capsys)
    identities = [one.headers["x-request-id"] for one in (first, second, third)]
    assert [one["request_id"] for one in told] == identities
    assert len(set(identities)) == 3
    assert "theirs" not in identities
    assert [(one["method"], one["route"], one["status"]) for one in told] == [
        ("GET", "/api/v1/games/{game}", 200),
        ("GET", "/api/v1/games/{game}", 404),
        ("GET", "-", 400),
    ]
    assert all(one["event"] == "request" and one["ms"] >= 0 for one in told)
    assert all(one["level"] == "info" and one["timestamp"] for one in told)


def test_a_line_of_text(store: Store, capsys: Capture) -> None:
    log_to_stderr("text")
    with serving(house_on(store, [])) as address:
        httpx.get(f"{address}/api/v1/games/cinderella")
    (line,) = capsys.readouterr().err.splitlines()
    assert "route=/api/v1/games/{game} status=200" in re.sub(" +", " ", line).replace("'", "")


def test_nothing_is_logged_unless_it_is_asked_for(store: Store, capsys: Capture) -> None:
    log_to_stderr("none")
    with serving(house_on(store, [])) as address:
        httpx.get(f"{address}/api/v1/games/cinderella")
    assert capsys.readouterr().err == ""


def played(house: House) -> tuple[str, list[str]]:
    """Play a session and be refused in many ways; return an account and what is private."""
    settings = Settings(rates=Rates(requests=0, logins=2), longest_body=1000)
    private = [KEY, PASSWORD, "a guess of theirs", "black", "chosen", "collect", "drawn"]
    with (
        serving(house, settings=settings) as address,
        httpx.Client(base_url=address, headers={"Idempotency-Key": KEY}, timeout=60) as client,
    ):
        account = ok(client.post("/api/v1/accounts"), 201)["id"]
        private += [account, enter(client, account)]
        del client.headers["idempotency-key"]
        player = Player(client)
        private.append(client.headers["authorization"].removeprefix("Bearer "))
        now = ok(player.begin(), 201)
        for option in ("1", "2", "3", "4", "black"):
            now = ok(player.choose(now, option))
        private.append(now["id"])
        refused(player.choose(now, "collect"), 409, "stale")
        refused(player.choose({**now, "id": "none"}, "collect"), 404, "unknown-round")
        player.recall(now["id"])
        client.get(f"/api/v1/accounts/{account}")
        client.get(f"/api/nothing/{account}", params={"of": account})
        client.post(f"/api/v1/accounts/{account}/rounds", json={"game": account})
        client.post("/api/v1/accounts", content=account.encode() * 100)
        client.get(f"/api/v1/accounts/{account}", headers={"Host": f"{account}.example"})
        client.put(f"/api/v1/accounts/{account}")
        client.delete("/api/v1/sessions/current")
        for password in (PASSWORD, "a guess of theirs", PASSWORD, PASSWORD, PASSWORD):
            client.post("/api/v1/sessions", json={"name": "olga", "password": password})
    return account, private


def test_nothing_private_is_logged(store: Store, capsys: Capture) -> None:
    house = house_on(store, [princes(), *[SMALLEST] * 4, card("ace of hearts"), quiet()])
    house.sessions.add_user("olga", PASSWORD, "operator")
    log_to_stderr("json")
    account, private = played(house)
    said = capsys.readouterr().err
    told = [json.loads(line) for line in said.splitlines()]
    statuses = {one["status"] for one in told}
    assert {200, 201, 204, 400, 401, 404, 405, 409, 413, 422, 429} <= statuses
    assert len(told) >= 20
    assert [one for one in private if one in said] == []
    assert "olga" not in said
    assert {tuple(sorted(one)) for one in told} == {
        ("event", "level", "method", "ms", "request_id", "route", "status", "timestamp")
    }
    assert account not in {one["route"] for one in told}


def test_a_store_that_is_busy_is_logged_without_what_was_asked(
    store: Store, capsys: Capture
) -> None:
    error = Unavailable("SELECT ... [parameters: ('kX3vD2h0Qf6mJm0cT1rYbA',)]")
    error.__cause__ = OperationalError(
        "SELECT", {"id": "kX3vD2h0Qf6mJm0cT1rYbA"}, Exception("database is locked")
    )
    log_to_stderr("json")
    with serving(failing(store, error)) as address:
        told = httpx.post(f"{address}/api/v1/accounts")
    refused(told, 503, "busy")
    said = capsys.readouterr().err
    warning, request = map(json.loads, said.splitlines())
    assert warning["event"] == "the store does not answer: database is locked"
    assert warning["level"] == "warning"
    assert warning["request_id"] == request["request_id"] == told.headers["x-request-id"]
    assert "kX3v" not in said


def test_a_fault_is_logged_by_its_place(store: Store, capsys: Capture) -> None:
    log_to_stderr("json")
    with serving(failing(store, RuntimeError("the secret cause"))) as address:
        told = httpx.post(f"{address}/api/v1/accounts")
    refused(told, 500, "fault")
    assert told.headers["x-content-type-options"] == "nosniff"
    said = capsys.readouterr().err
    fault, request = map(json.loads, said.splitlines())
    assert (fault["level"], fault["raised"]) == ("error", "builtins.RuntimeError")
    assert any("accounts.py" in place and "open_demo" in place for place in fault["at"])
    assert fault["request_id"] == request["request_id"] == told.headers["x-request-id"]
    assert "secret" not in said
