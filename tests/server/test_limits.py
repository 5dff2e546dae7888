"""How long a request may be, and how much is answered to one session or address."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from reelwright.server.limits import Limits, Rates, TooMany, address_of
from reelwright.server.settings import LONGEST_BODY, Settings
from reelwright.server.sizes import LONGEST_TARGET
from tests.server.live import Player, enter, ok, refused, serving
from tests.service.houses import house_on, opened_store


@contextmanager
def rated(folder: Path, rates: Rates) -> Iterator[httpx.Client]:
    """A client of a server that answers so much."""
    with (
        opened_store(folder) as store,
        serving(house_on(store, []), settings=Settings(rates=rates)) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def until_refused(ask: Callable[[], httpx.Response], most: int) -> tuple[int, httpx.Response]:
    """Ask until it is too much; return how often it was done, and how it was refused."""
    for done in range(most + 1):
        response = ask()
        if response.status_code == 429:
            return done, response
    raise AssertionError(f"{most + 1} were answered")


def test_a_body_as_long_as_it_may_be(lobby: Player) -> None:
    body = b"{}".ljust(LONGEST_BODY)
    headers = {"content-type": "application/json"}
    ok(lobby.client.post("/api/v1/accounts", content=body, headers=headers), 201)
    told = lobby.client.post("/api/v1/accounts", content=body + b" ", headers=headers)
    assert "found more than 65536 bytes" in refused(told, 413, "too-large")["detail"]
    assert told.headers["connection"] == "close"


@pytest.mark.parametrize("pieces", [1, 64, 65])
def test_a_body_in_pieces_of_a_kilobyte(lobby: Player, pieces: int) -> None:
    content = iter([b"{}".ljust(1024), *[b" " * 1024] * (pieces - 1)])
    headers = {"content-type": "application/json"}
    told = lobby.client.post("/api/v1/accounts", content=content, headers=headers)
    if pieces <= 64:
        ok(told, 201)
    else:
        refused(told, 413, "too-large")


@pytest.mark.parametrize(
    "sent",
    [
        b"Content-Length: 1000000000\r\n\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n20000\r\n" + b" " * (LONGEST_BODY + 1),
    ],
    ids=["long", "without an end"],
)
def test_nothing_more_is_read(lobby: Player, sent: bytes) -> None:
    """The connection ends although the body has not."""
    url = lobby.client.base_url
    head = b"POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\n"
    with socket.create_connection((url.host, url.port or 80), timeout=30) as connection:
        connection.sendall(head + sent)
        with connection.makefile("rb") as answer:
            assert answer.readline().startswith(b"HTTP/1.1 413 ")
            assert b'"code":"too-large"' in answer.read()
    ok(lobby.client.get("/api/v1/health"))


def test_a_path_and_query_as_long_as_they_may_be(lobby: Player) -> None:
    path = "/api/v1/health"
    room = LONGEST_TARGET - len(path)
    ok(lobby.client.get(f"{path}?{'q' * room}"))
    told = refused(lobby.client.get(f"{path}?{'q' * (room + 1)}"), 414, "too-long")
    assert f"found a path and query of {LONGEST_TARGET + 1} characters" in told["detail"]


def test_a_head_without_an_end(lobby: Player) -> None:
    url = lobby.client.base_url
    with socket.create_connection((url.host, url.port or 80), timeout=30) as connection:
        connection.sendall(b"GET /" + b"a" * 200_000)
        assert connection.recv(12) == b"HTTP/1.1 400"
    ok(lobby.client.get("/api/v1/health"))


def test_requests_of_a_session(tmp_path: Path) -> None:
    """In whatever second it falls: no more than twice as many as in one."""
    with rated(tmp_path, Rates(requests=4)) as client:
        enter(client, "test")
        done, told = until_refused(lambda: client.get("/api/v1/games"), 8)
        assert done >= 4
        assert "allowed: 4 a second" in refused(told, 429, "too-many")["detail"]
        assert int(told.headers["retry-after"]) >= 1
        del client.headers["authorization"]
        ok(client.get("/api/v1/health"))
        assert client.get("/").status_code == 200


def test_made_up_tokens_share_the_address() -> None:
    """Each shows a token of its own; twenty times what a session may is for the address."""
    limits = Limits(Rates(requests=5))

    def ask(most: int) -> None:
        for token in range(most):
            limits.request({"client": ("192.0.2.7", 1), "headers": [_bearer(token)]})

    ask(100)
    with pytest.raises(TooMany, match="requests of an address: found too many; allowed: 100 a"):
        ask(201)
    limits.request({"client": ("192.0.2.8", 1), "headers": [_bearer(0)]})


def _bearer(token: int) -> tuple[bytes, bytes]:
    return (b"authorization", f"Bearer {token}".encode())


def test_names_and_passwords_tried(tmp_path: Path) -> None:
    with rated(tmp_path, Rates(requests=0, logins=2)) as client:
        body = {"name": "olga", "password": "a guess of theirs"}
        done, told = until_refused(lambda: client.post("/api/v1/sessions", json=body), 4)
        assert done >= 2
        assert (
            "logins: found too many; allowed: 2 a minute"
            in refused(told, 429, "too-many")["detail"]
        )
        assert 1 <= int(told.headers["retry-after"]) <= 60
        enter(client, "test")


def test_accounts_opened(tmp_path: Path) -> None:
    with rated(tmp_path, Rates(requests=0, accounts=3)) as client:
        done, told = until_refused(lambda: client.post("/api/v1/accounts"), 6)
        assert done >= 3
        refused(told, 429, "too-many")


def test_no_limit(tmp_path: Path) -> None:
    with rated(tmp_path, Rates(0, 0, 0)) as client:
        assert {client.get("/api/v1/health").status_code for _ in range(60)} == {200}
        assert {client.post("/api/v1/accounts").status_code for _ in range(70)} == {201}


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 50000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 50000), "2001:db8:1:2::/64"),
        (("::1", 50000), "::1"),
        (("a socket", 0), "a socket"),
        (None, ""),
    ],
)
def test_whose_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


OURS, THEIRS = "https://games.example", "https://evil.example"


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[httpx.Client]:
    """A client of a server whose pages of one other origin may ask."""
    with (
        opened_store(tmp_path) as store,
        serving(house_on(store, []), settings=Settings(origins=(OURS,))) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def preflight(client: httpx.Client, origin: str, method: str = "POST") -> httpx.Response:
    headers = {
        "Origin": origin,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
    }
    return client.options("/api/v1/accounts/test/rounds", headers=headers)


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_page_of_an_origin_that_is_allowed(shared: httpx.Client, method: str) -> None:
    told = preflight(shared, OURS, method)
    assert told.status_code == 200
    assert told.headers["access-control-allow-origin"] == OURS
    allowed = told.headers["access-control-allow-headers"].lower()
    assert {"authorization", "content-type", "idempotency-key"} <= set(allowed.split(", "))
    answered = shared.get("/api/v1/accounts/test", headers={"Origin": OURS})
    refused(answered, 401, "unauthenticated")
    assert answered.headers["access-control-allow-origin"] == OURS
    assert "X-Request-Id" in answered.headers["access-control-expose-headers"]
    assert "access-control-allow-credentials" not in answered.headers


def test_a_page_of_another_origin(shared: httpx.Client) -> None:
    assert preflight(shared, THEIRS).status_code == 400
    assert preflight(shared, OURS, "PATCH").status_code == 400
    told = shared.get("/api/v1/health", headers={"Origin": THEIRS})
    assert "access-control-allow-origin" not in told.headers


def test_no_other_origin_is_allowed_unless_it_is_asked_for(lobby: Player) -> None:
    told = preflight(lobby.client, OURS)
    assert told.status_code == 405
    assert "access-control-allow-origin" not in told.headers
