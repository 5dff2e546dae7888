"""A laboratory over HTTP: choose what is dealt, see it played, and nothing where it is closed."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from reelwright.service.ports import Store
from tests.server.live import Player, enter, ok, refused, serving
from tests.service.houses import house_on, laboratory_on, moved
from tests.service.plays import card, jacks


@pytest.fixture
def client(store: Store) -> Iterator[httpx.Client]:
    address_of = serving(laboratory_on(store))
    with address_of as address, httpx.Client(base_url=address, timeout=60) as opened:
        yield opened


def test_a_spin_and_its_gamble_are_what_was_chosen(client: httpx.Client, store: Store) -> None:
    player = Player(client)
    ok(client.put("/api/v1/accounts/test/credit", json={"balance": 1000}), 200)
    chosen = [
        {"of": "stops", "outcomes": list(jacks().outcomes)},
        {"of": "card", "outcomes": list(card("ace of hearts").outcomes)},
    ]
    told = ok(client.put("/api/v1/accounts/test/forced", json={"draws": chosen}), 200)
    assert told == {"draws": chosen}
    begun = ok(player.begin(), 201)
    assert (begun["won"], begun["balance"]) == (500, 1400)
    left = ok(client.get("/api/v1/accounts/test/forced"), 200)
    assert left == {"draws": chosen[1:]}
    answer = {"question": begun["question_number"], "answer": {"chosen": "red"}}
    doubled = ok(client.post(f"/api/v1/rounds/{begun['id']}/answers", json=answer), 200)
    assert (doubled["won"], doubled["balance"]) == (1000, 1900)
    assert moved(store) == 1900


@pytest.mark.parametrize(
    ("path", "body", "detail"),
    [
        ("forced", {"draws": [{"of": "stop", "outcomes": [1]}]}, "body > draws > #1 > of: found"),
        ("forced", {"draws": [{"of": "stops", "outcomes": []}]}, "body > draws > #1 > outcomes"),
        ("forced", {"draws": [{"of": "stops", "outcomes": [-1]}]}, "allowed: 0 or more"),
        ("forced", {"draws": [{"of": "stops", "outcomes": ["1"]}]}, "allowed: a whole number"),
        ("forced", {}, "found no key 'draws'"),
        ("credit", {"balance": -1}, "body > balance: found -1; allowed: 0 or more"),
        ("credit", {"balance": 1.5}, "body > balance: found 1.5; allowed: a whole number"),
        ("credit", {"balance": 10**12 + 1}, "body > balance: found 1000000000001; allowed:"),
    ],
)
def test_what_cannot_be_chosen(client: httpx.Client, path: str, body: object, detail: str) -> None:
    enter(client, "test")
    told = refused(client.put(f"/api/v1/accounts/test/{path}", json=body), 422, "invalid")
    assert detail in told["detail"]


def test_it_is_closed_where_no_laboratory_is_served(store: Store) -> None:
    with (
        serving(house_on(store, [])) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        enter(client, "test")
        for told in (
            client.get("/api/v1/accounts/test/forced"),
            client.put("/api/v1/accounts/test/forced", json={"draws": []}),
            client.put("/api/v1/accounts/test/credit", json={"balance": 1}),
        ):
            assert "laboratory" in refused(told, 403, "forbidden")["detail"]
