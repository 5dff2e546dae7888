"""Every code a request can be refused with; each refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from reelwright.play.questions import Drawn
from reelwright.server.problems import KINDS
from reelwright.service.ports import Store, Unavailable
from reelwright.store import SqlStore
from reelwright.store.tables import rounds
from tests.server.live import Player, enter, ok, refused, serving
from tests.service.houses import OPENING, house_on, leave, moved, tampered
from tests.service.plays import SMALLEST, clocks, jacks, princes, quiet

Deal = Callable[..., Player]

BEGIN = "/api/v1/accounts/test/rounds"
STAKE = {"game": "cinderella", "lines": [1], "line_bet": 1}


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"lines": [1], "line_bet": 3}, "line bet: found 3 cents; allowed: 1, 2, 5, 10, 25"),
        ({"lines": [], "line_bet": 1}, "lines: found []; allowed: one or more of 1 to 20"),
        ({"lines": [21], "line_bet": 1}, "lines: found [21]; allowed: one or more of 1 to 20"),
        ({"lines": [2, 1], "line_bet": 1}, "in rising order"),
        ({"lines": [1, 1], "line_bet": 1}, "each once"),
    ],
)
def test_a_stake_the_game_does_not_take(lobby: Player, body: dict[str, Any], detail: str) -> None:
    address = f"/api/v1/accounts/{lobby.account}/rounds"
    told = refused(lobby.client.post(address, json={"game": "cinderella", **body}), 422, "stake")
    assert detail in told["detail"]
    assert told["round"] is None
    assert lobby.balance() == OPENING


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({}, "body: found no key 'game'; allowed: 'game' is required"),
        ({"game": 7, "lines": [1], "line_bet": 1}, "body > game: found 7; allowed: text"),
        ({"game": "cinderella", "lines": 1, "line_bet": 1}, "body > lines: found 1; allowed: a l"),
        (
            {"game": "cinderella", "lines": [1, "2"], "line_bet": 1},
            "body > lines > #2: found '2'; allowed: a whole number",
        ),
        (
            {"game": "cinderella", "lines": [1], "line_bet": 1.0},
            "body > line_bet: found 1.0; allowed: a whole number",
        ),
        (
            {"game": "cinderella", "lines": [1], "line_bet": True},
            "body > line_bet: found true; allowed: a whole number",
        ),
        (
            {"game": "cinderella", "lines": [1] * 65, "line_bet": 1},
            "body > lines: found a list of 65; allowed: at most 64",
        ),
        (
            {"game": "cinderella", "lines": [1], "line_bet": 1, "stops": [0]},
            "body: found the key 'stops'; allowed: only the keys of the OpenAPI document",
        ),
        ({"game": "../x", "lines": [1], "line_bet": 1}, "body > game: found '../x'; allowed: text"),
    ],
)
def test_a_body_that_is_not_asked_for(lobby: Player, body: dict[str, Any], detail: str) -> None:
    told = refused(lobby.client.post(BEGIN, json=body), 422, "invalid")
    assert detail in told["detail"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b"null", b'"x"', b"{" * 5000, b'{"game": NaN}']
)
def test_a_body_that_is_not_an_object(lobby: Player, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    refused(lobby.client.post(BEGIN, content=content, headers=headers), 422, "invalid")


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        ({"drawn": [3]}, "body > answer: found keys with values; allowed: {"),
        ({"lapsed": False}, "body > answer > lapsed: found false; allowed: true"),
        ({"chosen": 4}, "body > answer > chosen: found 4; allowed: text"),
        ({"chosen": "red", "drawn": [3]}, "body > answer: found the key 'drawn'"),
        ("red", "body > answer: found 'red'; allowed: {"),
        (None, "body > answer: found nothing; allowed: {"),
    ],
)
def test_clients_never_answer_draws(deal: Deal, answer: Any, detail: str) -> None:
    player = deal(jacks())
    now = ok(player.begin(), 201)
    assert detail in refused(player.answer(now, answer), 422, "invalid")["detail"]
    assert ok(player.open())["question_number"] == now["question_number"]


def test_an_answer_the_question_does_not_take(deal: Deal) -> None:
    player = deal(princes())
    now = ok(player.begin(), 201)
    told = refused(player.choose(now, "red"), 422, "answer")
    assert told["detail"] == "choice of pick: found 'red'; allowed: 1, 2, 3, 4, 5, 6, 7, 8, 9"
    refused(player.answer(now, {"lapsed": True}), 422, "answer")


def test_what_is_not_there(deal: Deal) -> None:
    player = deal(jacks())
    now = ok(player.begin(), 201)
    get, post = player.client.get, player.client.post
    refused(get("/api/v1/games/snow-white"), 404, "unknown-game")
    refused(get("/api/v1/accounts/nobody"), 404, "unknown-account")
    refused(post("/api/v1/accounts/nobody/refill"), 404, "unknown-account")
    refused(get("/api/v1/accounts/test/rounds", params={"before": "none"}), 404, "unknown-round")
    refused(player.recall("none"), 404, "unknown-round")
    refused(player.choose({**now, "id": "none"}, "red"), 404, "unknown-round")
    refused(post("/api/v1/accounts/nobody/rounds", json=STAKE), 404, "unknown-account")
    refused(post("/api/v1/sessions", json={"account": "nobody"}), 404, "unknown-account")
    refused(get("/api/nothing"), 404, "not-found")
    told = player.client.delete("/api/v1/games")
    refused(told, 405, "not-allowed")
    assert told.headers["allow"] == "GET"


@pytest.mark.parametrize("query", [{"limit": 0}, {"limit": 101}, {"limit": "x"}, {"game": "A b"}])
def test_a_query_that_is_not_asked_for(lobby: Player, query: dict[str, Any]) -> None:
    response = lobby.client.get("/api/v1/accounts/test/rounds", params=query)
    assert "query > " in refused(response, 422, "invalid")["detail"]


def test_a_round_in_the_way_is_told_with_the_refusal(deal: Deal) -> None:
    player = deal(princes())
    now = ok(player.begin(), 201)
    told = refused(player.begin(), 409, "round-open")
    assert told["round"] == {**now, "new_from": len(now["events"])}


def test_a_stale_page_is_told_how_the_round_stands(deal: Deal) -> None:
    player = deal(princes(), SMALLEST)
    first = ok(player.begin(), 201)
    second = ok(player.choose(first, "1"))
    told = refused(player.choose(first, "2"), 409, "stale")
    assert told["round"] == {**second, "new_from": len(second["events"])}
    early = {**second, "question_number": second["question_number"] + 1}
    refused(player.choose(early, "2"), 409, "stale")


def test_credit(deal: Deal, store: Store) -> None:
    player = deal(clocks(), quiet())
    now = ok(player.begin(), 201)
    leave(store, 4999)
    refused(player.choose(now, "red"), 409, "credit")
    ok(player.choose(now, "collect"))
    leave(store, 99)
    told = refused(player.begin(), 409, "credit")
    assert told["detail"] == "balance: found 99 cents; allowed: 100 or more"
    assert player.balance() == 99 == moved(store)


def test_refill(deal: Deal, store: Store) -> None:
    client = deal().client
    demo = ok(client.post("/api/v1/accounts"), 201)["id"]
    enter(client, demo)
    refused(client.post(f"/api/v1/accounts/{demo}/refill"), 409, "refill-refused")
    leave(store, 0, demo)
    assert ok(client.post(f"/api/v1/accounts/{demo}/refill"))["balance"] == 100_000
    enter(client, "test")
    refused(client.post("/api/v1/accounts/test/refill"), 409, "refill-refused")


def test_a_record_that_has_run_out(deal: Deal, store: Store) -> None:
    player = deal(princes())
    now = ok(player.begin(), 201)
    refused(player.choose(now, "1"), 409, "draws-exhausted")
    assert ok(player.open())["question_number"] == now["question_number"]
    assert player.balance() == now["balance"] == moved(store)


def test_a_record_that_does_not_fit(deal: Deal) -> None:
    told = refused(deal(Drawn((1, 2))).begin(), 409, "draws-unfit")
    assert told["detail"].startswith("record, draw 1: draw of stops: found 2 outcomes")


def test_a_round_that_does_not_follow_from_its_answers(deal: Deal, store: SqlStore) -> None:
    player = deal(jacks())
    now = ok(player.begin(), 201)
    with store.engine.begin() as connection:
        connection.execute(update(rounds).values(events_hash="0" * 64))
    again = deal()
    told = refused(again.choose(now, "red"), 409, "malfunction")
    refused(again.choose(now, "red"), 409, "void")
    assert again.open().status_code == 204
    assert again.balance() == OPENING
    recalled = ok(again.recall(now["id"]))
    assert recalled["follows"] is False
    assert recalled["void"] == told["detail"]
    (line,) = again.client.get("/api/v1/accounts/test/rounds").json()
    assert line["void"] == told["detail"]


def test_an_account_whose_self_audit_fails(deal: Deal, store: SqlStore) -> None:
    player = deal(jacks(), quiet())
    ok(player.begin(), 201)
    tampered(store, "UPDATE accounts SET balance = balance + 1")
    told = refused(player.begin(), 409, "account-locked")
    assert "self-audit: found 1 cents too many" in told["detail"]
    account = ok(player.client.get("/api/v1/accounts/test"))
    assert "self-audit" in account["locked"]
    refused(player.client.post("/api/v1/accounts/test/refill"), 409, "account-locked")


def failing(store: Store, error: Exception) -> Any:
    """A store that does not answer."""

    class Failing:
        def reading(self) -> None:
            raise error

        writing = reading

    house = house_on(store, [])
    return replace(
        house,
        accounts=replace(house.accounts, store=Failing()),  # type: ignore[arg-type]
    )


def test_a_store_that_is_busy(store: Store) -> None:
    with serving(failing(store, Unavailable("locked"))) as address:
        told = httpx.post(f"{address}/api/v1/accounts")
    refused(told, 503, "busy")
    assert told.headers["retry-after"] == "1"


def test_a_fault_of_our_own_says_nothing_of_its_cause(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(failing(store, RuntimeError("the secret cause"))) as address:
        told = httpx.post(f"{address}/api/v1/accounts")
    refused(told, 500, "fault")
    assert "secret" not in told.text
    assert "the secret cause" in caplog.text


def test_every_code_is_tried_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    others = [
        *(
            Path(__file__).with_name(f"test_{name}.py")
            for name in ("guards", "access", "limits", "profiles")
        ),
        Path(__file__).parents[1] / "wallets" / "test_routes.py",
    ]
    tried = here + "".join(one.read_text(encoding="utf-8") for one in others)
    assert [code for code in KINDS if f'"{code}")' not in tried] == []
