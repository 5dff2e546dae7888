"""A wager over HTTP: what a client is told of it, and a round begun by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.live import enter, ok, serving
from tests.service.houses import opened_store
from tests.service.test_wagers import FOUR_COINS_BOUGHT, house_of

STAKE = {"game": "vault", "lines": [1, 2], "line_bet": 10}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    with (
        opened_store(tmp_path) as store,
        serving(house_of(store, *FOUR_COINS_BOUGHT)) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        enter(client, "test")
        yield client


def test_a_game_tells_its_wagers(client: httpx.Client) -> None:
    wagers = ok(client.get("/api/v1/games/vault"))["wagers"]
    assert wagers == [
        {
            "name": "more coins",
            "costs": "3/2",
            "strips": "rich",
            "starts": None,
            "count": None,
        },
        {"name": "the vault", "costs": "12", "strips": None, "starts": "vault", "count": 4},
        {
            "name": "ten stars",
            "costs": "15/2",
            "strips": None,
            "starts": "free games",
            "count": None,
        },
    ]


def test_a_round_is_begun_by_a_wager(client: httpx.Client) -> None:
    body = STAKE | {"wager": "the vault"}
    now = ok(client.post("/api/v1/accounts/test/rounds", json=body), 201)
    stake = {"lines": [1, 2], "line_bet": 10, "total": 240, "wager": "the vault"}
    assert now["stake"] == stake
    begun, ended = now["events"][0], now["events"][-1]
    assert (begun["total_bet"], begun["cost"], begun["credit"]) == (20, 240, -240)
    assert (ended["total_bet"], ended["cost"], ended["won"]) == (20, 240, 80)
    held = next(event for event in now["events"] if event["event"] == "values drawn")
    assert (held["positions"], held["values"]) == ([[1, 0], [1, 1], [2, 0], [2, 1]], [1, 1, 1, 5])
    [line] = client.get("/api/v1/accounts/test/rounds").json()
    assert line["stake"] == stake


@pytest.mark.parametrize("wager", ["moon", "plain"])
def test_a_wager_not_on_offer_is_refused(client: httpx.Client, wager: str) -> None:
    answered = client.post("/api/v1/accounts/test/rounds", json=STAKE | {"wager": wager})
    assert answered.status_code == 422
    assert answered.json()["code"] == "stake"
    assert answered.json()["detail"].startswith(f"wager: found '{wager}'; allowed: more coins")


@pytest.mark.parametrize("wager", ["", 1, ["the vault"], "x" * 65])
def test_a_wager_that_is_no_name_is_refused(client: httpx.Client, wager: object) -> None:
    answered = client.post("/api/v1/accounts/test/rounds", json=STAKE | {"wager": wager})
    assert answered.status_code == 422
