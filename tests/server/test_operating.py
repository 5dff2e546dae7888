"""What operators do over HTTP, and what auditors find."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from reelwright.service.house import now
from reelwright.service.ports import Store
from reelwright.service.sessions import Sessions
from tests.server.live import Player, log_in, ok, refused
from tests.server.test_document import holds
from tests.service.houses import OPENING, PASSWORD, QUICK, leave, moved
from tests.service.plays import card, jacks, quiet

Deal = Callable[..., Player]
BECAUSE = {"because": "the reels of a client stood still"}
KEY = {"Idempotency-Key": "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"}


@contextmanager
def operator(player: Player, store: Store) -> Iterator[httpx.Client]:
    """A client of the player's server in which an operator is known."""
    Sessions(store, now, QUICK).add_user("olga", PASSWORD, "operator")
    with httpx.Client(base_url=player.client.base_url, timeout=60) as client:
        log_in(client, "olga")
        yield client


def test_a_round_is_declared_void(deal: Deal, store: Store) -> None:
    player = deal(jacks(), card("ace of hearts"), quiet())
    begun = ok(player.choose(ok(player.begin(), 201), "red"))
    with operator(player, store) as client:
        place = f"/api/v1/rounds/{begun['id']}/void"
        told = ok(client.post(place, json=BECAUSE, headers=KEY))
        holds("VoidView", told)
        assert told["because"] == f"{BECAUSE['because']} (declared by olga)"
        assert (told["returned"], told["reversed"], told["owed"]) == (100, 1000, 0)
        assert ok(client.post(place, json=BECAUSE, headers=KEY)) == told
        refused(client.post(place, json=BECAUSE), 409, "void")
        refused(client.post("/api/v1/rounds/none/void", json=BECAUSE), 404, "unknown-round")
        refused(client.post(place, json={"because": " "}), 422, "invalid")
    assert player.balance() == OPENING == moved(store)
    assert ok(player.recall(begun["id"]))["void"] == told["because"]
    refused(player.choose(begun, "red"), 409, "void")
    ok(player.begin(), 201)


def test_what_is_not_there_any_more_is_owed(deal: Deal, store: Store) -> None:
    player = deal(jacks())
    begun = ok(player.choose(ok(player.begin(), 201), "collect"))
    leave(store, 0)
    with operator(player, store) as client:
        told = ok(client.post(f"/api/v1/rounds/{begun['id']}/void", json=BECAUSE))
    assert (told["returned"], told["reversed"], told["owed"]) == (100, 500, 400)
    assert moved(store) == 0


def test_an_account_is_locked_and_unlocked(deal: Deal, store: Store) -> None:
    player = deal(jacks(), quiet())
    begun = ok(player.begin(), 201)
    with operator(player, store) as client:
        locked = ok(client.post("/api/v1/accounts/test/lock", json=BECAUSE))
        holds("AccountView", locked)
        assert locked["locked"] == f"{BECAUSE['because']} (declared by olga)"
        assert locked["balance"] == OPENING
        refused(player.begin(), 409, "account-locked")
        assert ok(player.recall(begun["id"]))["void"] == locked["locked"]
        unlocked = ok(client.post("/api/v1/accounts/test/unlock", json=BECAUSE))
        assert unlocked["locked"] is None
    ok(player.begin(), 201)


def test_meters(deal: Deal, store: Store) -> None:
    player = deal(jacks(), card("ace of hearts"), quiet(), quiet())
    ok(player.choose(ok(player.choose(ok(player.begin(), 201), "red")), "collect"))
    void = ok(player.begin(), 201)
    ok(player.begin(50), 201)
    with operator(player, store) as client:
        ok(client.post(f"/api/v1/rounds/{void['id']}/void", json=BECAUSE))
        found = client.get("/api/v1/meters").json()
    for one in found:
        holds("MeterView", one)
    half, whole = ({key: one[key] for key in KEYS} for one in found)
    assert whole == dict(
        zip(
            KEYS,
            ("test", "NZD", "cinderella", 100, 2, 200, 500, 1, 1, 500, 1000, 1, 100),
            strict=True,
        )
    )
    assert (half["line_bet"], half["games"], half["turnover"]) == (50, 1, 50)


KEYS = (
    "kind",
    "currency",
    "game",
    "line_bet",
    "games",
    "turnover",
    "wins",
    "gambles",
    "gambles_won",
    "gamble_stakes",
    "gamble_prizes",
    "voids",
    "returned",
)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({}, ["open", "won", "lost"]),
        ({"account": "test"}, ["open", "won", "lost"]),
        ({"account": "nobody"}, []),
        ({"game": "apiary"}, []),
        ({"status": "in progress"}, ["open"]),
        ({"status": "complete"}, ["won", "lost"]),
        ({"status": "void"}, []),
        ({"min_won": 1}, ["open", "won"]),
        ({"since": "2020-01-01T00:00:00Z"}, ["open", "won", "lost"]),
        ({"until": "2020-01-01T00:00:00Z"}, []),
        ({"limit": 1}, ["open"]),
        ({"before": "open"}, ["won", "lost"]),
    ],
)
def test_rounds_are_found(
    deal: Deal, store: Store, query: dict[str, Any], found: list[str]
) -> None:
    player = deal(quiet(), jacks(), jacks())
    names = {ok(player.begin(), 201)["id"]: "lost"}
    won = ok(player.begin(), 201)
    names[ok(player.choose(won, "collect"))["id"]] = "won"
    names[ok(player.begin(), 201)["id"]] = "open"
    ids = {name: each for each, name in names.items()}
    if "before" in query:
        query = {"before": ids[query["before"]]}
    with operator(player, store) as client:
        lines = client.get("/api/v1/rounds", params=query).json()
        refused(client.get("/api/v1/rounds", params={"before": "none"}), 404, "unknown-round")
    for line in lines:
        holds("FoundRound", line)
    assert [names[line["id"]] for line in lines] == found
