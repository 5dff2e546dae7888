"""Who may do what: each route tried by nobody, another player, an operator, an auditor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest

from reelwright.server import create_app
from reelwright.service import House
from reelwright.service.ports import Store
from tests.server.live import Player, enter, log_in, ok, refused, serving
from tests.service.houses import OPENING, PASSWORD, house_on, moved
from tests.service.plays import jacks, quiet

OPEN = {
    "health",
    "ready",
    "list_games",
    "read_game",
    "read_artwork",
    "open_account",
    "begin_session",
}
"""What anybody may ask."""
MONEY = {"begin_round", "answer_question", "refill_account", "read_open_round"}
"""What only the player of an account may ask."""
SEEN = {"read_account", "read_carried", "list_rounds", "recall_round"}
"""What overseers may look at, too."""
WATCHED = {"watch_account"}
"""What is told on and on to the player of an account and to overseers (`test_events`)."""
OVERSEEN = {"read_meters", "search_rounds", "read_outbox"}
"""What only overseers may ask."""
LABORATORY = {"read_forced", "force_draws", "set_credit"}
"""What only the player of a test account may ask, in a laboratory."""
LAUNCHED = {"open_player", "launch_player"}
"""What only operators may do, for players of their wallet (`tests/wallets/test_routes`)."""
DONE = {"void_round", "lock_account", "unlock_account"} | LAUNCHED
"""What only operators may do."""
BODIES: dict[str, Any] = {
    **{name: {"because": "a fault was seen"} for name in DONE - LAUNCHED},
    **{name: {"player": "mia"} for name in LAUNCHED},
    "begin_round": {"game": "cinderella", "lines": [1], "line_bet": 1},
    "answer_question": {"question": 1, "answer": {"chosen": "red"}},
    "force_draws": {"draws": [{"of": "stops", "outcomes": [1, 2, 3, 4, 5]}]},
    "set_credit": {"balance": 1},
}
QUERIES = {"read_open_round": {"game": "cinderella"}, "read_carried": {"game": "cinderella"}}


@cache
def operations() -> list[tuple[str, str, str]]:
    return [
        (operation["operationId"], method, path)
        for path, methods in create_app(None).openapi()["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_is_of_one_kind() -> None:
    named = {name for name, _, _ in operations()}
    assert named == OPEN | MONEY | SEEN | WATCHED | OVERSEEN | DONE | LABORATORY | {"end_session"}


@pytest.fixture
def house(store: Store) -> House:
    own = house_on(store, [jacks(), quiet()])
    for role in ("operator", "auditor"):
        own.sessions.add_user(role, PASSWORD, role)
    return own


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with serving(house) as address, httpx.Client(base_url=address, timeout=60) as opened:
        yield opened


@pytest.fixture
def round_id(client: httpx.Client) -> str:
    """A round of the test account that waits at its gamble; then nobody is known any more."""
    found: str = ok(Player(client).begin(), 201)["id"]
    del client.headers["authorization"]
    return found


def asked(client: httpx.Client, name: str, round_id: str) -> httpx.Response:
    """Ask something of the test account, or of its round."""
    (method, path) = next((method, path) for each, method, path in operations() if each == name)
    url = path.format(account="test", round=round_id)
    return client.request(method, url, json=BODIES.get(name), params=QUERIES.get(name))


@pytest.mark.parametrize(
    "name", sorted(MONEY | SEEN | WATCHED | OVERSEEN | DONE | LABORATORY | {"end_session"})
)
def test_nobody_unknown(client: httpx.Client, store: Store, round_id: str, name: str) -> None:
    told = asked(client, name, round_id)
    refused(told, 401, "unauthenticated")
    assert told.headers["www-authenticate"] == "Bearer"
    for header in ("Bearer nonsense", "Basic dGVzdDp0ZXN0", "Bearer"):
        client.headers["authorization"] = header
        refused(asked(client, name, round_id), 401, "unauthenticated")
    assert moved(store) == OPENING + 400


@pytest.mark.parametrize("name", sorted(MONEY | SEEN | WATCHED | LABORATORY))
def test_nobody_else(client: httpx.Client, store: Store, round_id: str, name: str) -> None:
    enter(client, ok(client.post("/api/v1/accounts"), 201)["id"])
    told = asked(client, name, round_id)
    code = "unknown-round" if "{round}" in path_of(name) else "unknown-account"
    refused(told, 404, code)
    assert moved(store) == OPENING + 400


def path_of(name: str) -> str:
    return next(path for each, _, path in operations() if each == name)


@pytest.mark.parametrize("role", ["operator", "auditor"])
@pytest.mark.parametrize("name", sorted(MONEY | SEEN | OVERSEEN | LABORATORY))
def test_overseers_look_and_do_not_play(
    client: httpx.Client, store: Store, round_id: str, name: str, role: str
) -> None:
    session = log_in(client, role)
    assert (session["role"], session["account"]) == (role, None)
    told = asked(client, name, round_id)
    assert told.status_code == (200 if name in SEEN | OVERSEEN else 404)
    assert moved(store) == OPENING + 400


@pytest.mark.parametrize("who", ["test", "auditor"])
@pytest.mark.parametrize("name", sorted(DONE | OVERSEEN))
def test_what_only_some_may_do(
    client: httpx.Client, store: Store, round_id: str, name: str, who: str
) -> None:
    if who == "test":
        enter(client, "test")
    else:
        log_in(client, who)
    told = asked(client, name, round_id)
    if who == "auditor" and name in OVERSEEN:
        assert told.status_code == 200
    else:
        refused(told, 403, "forbidden")
    assert moved(store) == OPENING + 400


def test_a_session_that_was_ended(client: httpx.Client) -> None:
    token = enter(client, "test")
    assert client.delete("/api/v1/sessions/current").status_code == 204
    refused(client.get("/api/v1/accounts/test"), 401, "unauthenticated")
    assert token not in client.get("/api/v1/health").text


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({}, 'body: found nothing; allowed: "account", or "name" and "password"'),
        ({"name": "olga"}, 'body: found name; allowed: "account", or "name" and "password"'),
        ({"account": "test", "name": "a", "password": "b"}, "body: found account, name, password"),
        ({"name": "olga", "password": 7}, "body > password: found a password; allowed: text"),
        ({"name": "olga", "password": "x" * 1001}, "found a password; allowed: at most 1000"),
    ],
)
def test_a_session_that_is_none(client: httpx.Client, body: Any, detail: str) -> None:
    told = refused(client.post("/api/v1/sessions", json=body), 422, "invalid")
    assert detail in told["detail"]
    assert "xxx" not in told["detail"]


def test_a_password_that_is_wrong(client: httpx.Client) -> None:
    body = {"name": "operator", "password": "a guess of theirs"}
    told = refused(client.post("/api/v1/sessions", json=body), 401, "unauthenticated")
    assert "guess" not in told["detail"]


def test_real_money_is_not_played_by_an_id(client: httpx.Client, store: Store) -> None:
    with store.writing() as books:
        test = books.account("test")
        assert test is not None
        books.add_account(type(test)(id="real", kind="real", currency="NZD", ledger={}))
    refused(client.post("/api/v1/sessions", json={"account": "real"}), 403, "forbidden")


KEY = {"Idempotency-Key": "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"}


@pytest.mark.parametrize(
    "post",
    [
        lambda client, _: client.post("/api/v1/accounts", headers=KEY),
        lambda client, _: client.post("/api/v1/sessions", json={"account": "test"}, headers=KEY),
        lambda client, _: client.post(
            "/api/v1/accounts/test/rounds", json=BODIES["begin_round"], headers=KEY
        ),
        lambda client, found: client.post(
            f"/api/v1/rounds/{found}/answers", json=BODIES["answer_question"], headers=KEY
        ),
    ],
    ids=["open an account", "begin a session", "begin a round", "answer"],
)
def test_a_key_makes_a_request_one(
    client: httpx.Client,
    round_id: str,
    post: Callable[[httpx.Client, str], httpx.Response],
) -> None:
    enter(client, "test")
    first = post(client, round_id)
    assert first.status_code in (200, 201, 409)
    again = post(client, round_id)
    assert (again.status_code, again.json()) == (first.status_code, first.json())


def test_a_key_of_another_request(client: httpx.Client) -> None:
    enter(client, "test")
    place = "/api/v1/accounts/test/rounds"
    ok(client.post(place, json=BODIES["begin_round"], headers=KEY), 201)
    other = BODIES["begin_round"] | {"line_bet": 2}
    refused(client.post(place, json=other, headers=KEY), 422, "key-reused")


@pytest.mark.parametrize("key", ["short", "x" * 65, "with spaces in it", "ümlaute-überall"])
def test_a_key_that_is_none(client: httpx.Client, key: str) -> None:
    headers = {b"Idempotency-Key": key.encode()}
    told = refused(client.post("/api/v1/accounts", headers=headers), 422, "invalid")
    assert "Idempotency-Key: found" in told["detail"]
