"""What stands before every request."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from reelwright.server.guards import KnownHost
from reelwright.service.ports import Store
from tests.server.live import Player, refused, serving
from tests.service.houses import house_on


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:80", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "[::1]"],
)
def test_names_the_server_answers_to(lobby: Player, host: str) -> None:
    response = lobby.client.get("/api/v1/health", headers={"host": host})
    assert response.status_code == 200
    assert response.json()["status"] == "ok"


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[evil]", "x:y:z"]
)
def test_names_it_does_not_answer_to(lobby: Player, host: str) -> None:
    told = refused(lobby.client.get("/api/v1/health", headers={"host": host}), 400, "host")
    assert "allowed: localhost or an address" in told["detail"]
    refused(lobby.client.get("/", headers={"host": host}), 400, "host")


def test_a_name_given_is_answered() -> None:
    async def never(*_: object) -> None:
        raise AssertionError

    guard = KnownHost(never, names=["Games.Example"])
    assert guard._knows("games.example")
    assert not guard._knows("example")


@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/api/nothing", "/nothing"])
def test_every_answer_has_strict_headers(lobby: Player, path: str) -> None:
    headers = lobby.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")
    assert "access-control-allow-origin" not in headers


def test_the_page_is_served_where_it_is_built(store: Store, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>The game</title>")
    (page / "assets" / "game.js").write_text("play()")
    with (
        serving(house_on(store), page) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        assert client.get("/").text == "<title>The game</title>"
        script = client.get("/assets/game.js")
        assert script.headers["content-type"].startswith(("text/javascript", "application/javasc"))
        refused(client.get("/assets/none.js"), 404, "not-found")
        refused(client.get("/../test.sqlite3"), 404, "not-found")
        refused(client.get("/%2e%2e/test.sqlite3"), 404, "not-found")
        assert [game["key"] for game in client.get("/api/v1/games").json()] == ["cinderella"]


def test_how_to_build_the_page_is_said_where_it_is_not(store: Store) -> None:
    with serving(house_on(store)) as address:
        response = httpx.get(address)
    assert response.status_code == 200
    assert "make page" in response.text
