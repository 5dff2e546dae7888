"""What Prometheus is told, and whether the server is ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families

from reelwright.server import create_app
from reelwright.server.metrics import Metrics, serve_metrics
from reelwright.server.settings import Audience
from reelwright.service.house import now as clock
from reelwright.service.ports import Store, Unavailable
from reelwright.service.sessions import Sessions
from reelwright.store import SqlStore
from tests.server.live import Player, log_in, ok, refused, serving
from tests.server.test_problems import failing
from tests.service.houses import PASSWORD, QUICK, house_on, opened_store, tampered
from tests.service.plays import jacks, quiet


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened_store(tmp_path) as opened:
        yield opened


def figures(client: httpx.Client) -> dict[tuple[str, frozenset[str]], float]:
    """Every figure by its name and what it is labelled with."""
    told = client.get("/metrics")
    assert told.status_code == 200
    return {
        (sample.name, frozenset(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
    }


def rounds(client: httpx.Client) -> tuple[float, float, float]:
    found = figures(client)
    begun, settled, void = (
        found[f"reelwright_rounds_{name}_total", frozenset()]
        for name in ("begun", "settled", "void")
    )
    return begun, settled, void


def test_rounds_are_counted_as_they_are_answered(deal: Callable[..., Player]) -> None:
    player = deal(quiet(), jacks())
    assert rounds(player.client) == (0, 0, 0)
    ok(player.begin(), 201)
    assert rounds(player.client) == (1, 1, 0)
    now = ok(player.begin(), 201)
    assert rounds(player.client) == (2, 1, 0)
    ok(player.choose(now, "collect"))
    assert rounds(player.client) == (2, 2, 0)
    refused(player.choose(now, "collect"), 409, "stale")
    refused(player.begin(), 409, "draws-exhausted")
    assert rounds(player.client) == (2, 2, 0)


def test_a_round_that_is_void_is_counted(deal: Callable[..., Player], store: SqlStore) -> None:
    begun = ok(deal(jacks()).begin(), 201)
    tampered(store, "UPDATE rounds SET events_hash = 'x'")
    player = deal(jacks(), quiet())
    player.recall(begun["id"])
    refused(player.choose(begun, "collect"), 409, "malfunction")
    refused(player.choose(begun, "collect"), 409, "void")
    assert rounds(player.client) == (0, 0, 1)
    now = ok(player.begin(), 201)
    Sessions(store, clock, QUICK).add_user("olga", PASSWORD, "operator")
    with httpx.Client(base_url=player.client.base_url, timeout=60) as client:
        log_in(client, "olga")
        ok(client.post(f"/api/v1/rounds/{now['id']}/void", json={"because": "a fault"}))
    assert rounds(player.client) == (1, 0, 2)


def test_requests_are_counted_by_their_route(deal: Callable[..., Player]) -> None:
    player = deal(jacks())
    for _ in range(3):
        player.balance()
    now = ok(player.begin(), 201)
    player.recall(now["id"])
    player.client.get("/api/v1/games/nothing")
    player.client.get("/api/nothing")
    player.client.request("BREW", "/api/nothing")
    found = figures(player.client)

    def requests(*labels: str) -> float:
        return found["reelwright_requests_total", frozenset(labels)]

    account = "/api/v1/accounts/{account}"
    assert requests("GET", account, "200") == 3
    assert requests("POST", f"{account}/rounds", "201") == 1
    assert requests("GET", "/api/v1/rounds/{round}", "200") == 1
    assert requests("GET", "/api/v1/games/{game}", "404") == 1
    assert requests("GET", "-", "404") == 1
    assert requests("other", "-", "404") == 1
    assert found["reelwright_request_seconds_count", frozenset(["GET", account])] == 3
    assert found["reelwright_faults_total", frozenset()] == 0
    text = player.client.get("/metrics").text
    assert now["id"] not in text
    assert "BREW" not in text


def test_faults_are_counted(store: Store) -> None:
    house = failing(store, RuntimeError("a fault"))
    with serving(house) as address, httpx.Client(base_url=address, timeout=60) as client:
        refused(client.post("/api/v1/accounts"), 500, "fault")
        found = figures(client)
    assert found["reelwright_faults_total", frozenset()] == 1


@pytest.mark.parametrize(
    ("audience", "address", "status"),
    [
        ("loopback", "127.0.0.1", 200),
        ("loopback", "::1", 200),
        ("loopback", "192.0.2.7", 403),
        ("loopback", "somewhere", 403),
        ("public", "192.0.2.7", 200),
    ],
)
async def test_who_is_told(audience: Audience, address: str, status: int) -> None:
    app = FastAPI()
    serve_metrics(app, Metrics(), audience)
    transport = httpx.ASGITransport(app, client=(address, 50000))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        told = await client.get("/metrics")
    if status == 403:
        refused(told, 403, "forbidden")
    else:
        assert told.status_code == status


def test_ready(lobby: Player) -> None:
    assert ok(lobby.client.get("/api/v1/ready")) == {"status": "ready"}


class _Silent:
    """A store that does not answer."""

    def reading(self) -> None:
        raise Unavailable("locked")

    writing = reading


def test_not_ready_while_the_store_does_not_answer(store: Store) -> None:
    house = house_on(store)
    object.__setattr__(house, "store", _Silent())
    with serving(house) as address:
        refused(httpx.get(f"{address}/api/v1/ready"), 503, "busy")
        refused(httpx.get(f"{address}/api/v1/health"), 503, "busy")


async def test_not_ready_while_it_stops(store: Store) -> None:
    app = create_app(house_on(store))
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://localhost"
    ) as client:
        ok(await client.get("/api/v1/ready"))
        app.state.stopping = True
        told = await client.get("/api/v1/ready")
        refused(told, 503, "busy")
        assert told.headers["retry-after"] == "1"
        ok(await client.get("/api/v1/health"))
