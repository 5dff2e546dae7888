"""An account watched while it is played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from reelwright.server import create_app, watching
from reelwright.service.ports import Store, Unavailable
from reelwright.service.sessions import LONGEST_IDLE, Sessions
from reelwright.service.watching import Standing, Watching
from tests.server.live import Player, enter, log_in, ok, refused, serving
from tests.server.test_document import holds
from tests.service.houses import OPENING, PASSWORD, QUICK, house_on, opened_store
from tests.service.plays import jacks, princes, quiet

PLACE = "/api/v1/accounts/test/events"

Told = Iterator[tuple[str, Any]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened_store(tmp_path) as opened:
        yield opened


@contextmanager
def watched(client: httpx.Client, *, comments: bool = False) -> Iterator[Told]:
    """The events of the test account by their names, as they come."""
    with (
        httpx.Client(base_url=client.base_url, headers=client.headers, timeout=60) as own,
        own.stream("GET", PLACE) as response,
    ):
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/event-stream")
        assert response.headers["cache-control"] == "no-store"
        told = events(response.iter_lines())
        yield (one for one in told if comments or one[0] != "comment")


def events(lines: Iterator[str]) -> Told:
    """Read events as the standard says: lines of a field each, ended by an empty one."""
    name, data = "", ""
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "event":
            name = value
        elif field == "data":
            data = value
        elif line == "" and name:
            yield name, json.loads(data) if data.startswith("{") else data
            name, data = "", ""
        elif line.startswith(":"):
            yield "comment", line


def test_what_changes_is_told(deal: Callable[..., Player]) -> None:
    player = deal(jacks(), quiet())
    with watched(player.client) as told:
        assert next(told) == ("standing", {"balance": OPENING, "open": []})
        now = ok(player.begin(), 201)
        name, first = next(told)
        assert name == "standing"
        holds("StandingView", first)
        waiting = {"id": now["id"], "game": "cinderella"}
        assert first == {
            "balance": now["balance"],
            "open": [{**waiting, "question_number": now["question_number"]}],
        }
        now = ok(player.choose(now, "collect"))
        assert next(told) == ("standing", {"balance": now["balance"], "open": []})


def test_answers_within_a_round_are_told(deal: Callable[..., Player]) -> None:
    """The first pick of a mini-game moves the question, not the balance."""
    player = deal(princes())
    now = ok(player.begin(), 201)
    with watched(player.client) as told:
        _, standing = next(told)
        (waiting,) = standing["open"]
        assert waiting["question_number"] == now["question_number"]
        assert standing["balance"] == now["balance"]


def test_it_ends_with_the_session(deal: Callable[..., Player]) -> None:
    player = deal()
    with watched(player.client) as told:
        assert next(told)[0] == "standing"
        assert player.client.delete("/api/v1/sessions/current").status_code == 204
        assert list(told) == [("end", "the session is over")]
    refused(player.client.get(PLACE), 401, "unauthenticated")


def test_a_heartbeat(deal: Callable[..., Player], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "HEARTBEAT", 0.2)
    with watched(deal().client, comments=True) as told:
        assert {next(told)[0] for _ in range(4)} == {"standing", "comment"}


@pytest.mark.parametrize("role", ["operator", "auditor"])
def test_overseers_watch(store: Store, role: Any) -> None:
    house = house_on(store, [])
    house.sessions.add_user("olga", PASSWORD, role)
    with serving(house) as address, httpx.Client(base_url=address, timeout=60) as client:
        log_in(client, "olga")
        with watched(client) as told:
            assert next(told) == ("standing", {"balance": OPENING, "open": []})
        refused(client.get("/api/v1/accounts/nobody/events"), 404, "unknown-account")


def test_no_player_watches_another(store: Store) -> None:
    with (
        serving(house_on(store, [])) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        enter(client, ok(client.post("/api/v1/accounts"), 201)["id"])
        refused(client.get(PLACE), 404, "unknown-account")


def test_so_many_streams_of_an_address(
    deal: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST", 1)
    player = deal()
    with watched(player.client) as told:
        next(told)
        refused(player.client.get(PLACE), 429, "too-many")
        assert player.client.delete("/api/v1/sessions/current").status_code == 204
        list(told)
    player.enter("test")
    with watched(player.client) as told:
        assert next(told)[0] == "standing"


def test_watching_is_idle(store: Store) -> None:
    """A session is over half an hour after its last request, however long it watched."""
    at = datetime(2026, 1, 1, tzinfo=UTC)
    house = house_on(store, [])
    begun = Sessions(store, lambda: at, QUICK).begin_for("test").session
    minute = timedelta(minutes=1)

    def standing(after: timedelta) -> Standing | None:
        return Watching(store, lambda: at + after).standing(begun, "test")

    for minutes in range(29):
        assert standing(minutes * minute) == Standing(OPENING, ())
    assert standing(LONGEST_IDLE) is None
    assert house.watching.standing(begun, "test") is None


async def test_a_store_that_is_busy_for_a_while(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "EVERY", 0)
    answers = iter([Unavailable(), Standing(1, ()), Unavailable(), Standing(1, ()), None])

    class Busy:
        def standing(self, *_: object) -> Standing | None:
            found = next(answers)
            if isinstance(found, Unavailable):
                raise found
            return found

    standings = watching.standings(Busy(), None, "test", anyio.Event())  # type: ignore[arg-type]
    told = [one async for one in standings]
    assert [one.event for one in told] == ["standing", "end"]


def test_it_is_described() -> None:
    operation = create_app(None).openapi()["paths"]["/api/v1/accounts/{account}/events"]["get"]
    assert operation["responses"]["200"]["content"] == {
        "text/event-stream": {"schema": {"$ref": "#/components/schemas/StandingView"}}
    }
    assert operation["security"] == [{"session": []}]
