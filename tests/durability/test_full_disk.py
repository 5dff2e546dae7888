"""A disk that is full: what needs room is refused whole, the rest goes on, later all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from reelwright.store import open_store
from tests.databases import ENGINES, new_store, own_postgresql
from tests.durability.filling import full_postgresql, full_sqlite
from tests.killing.auditing import every_round
from tests.killing.servers import Server
from tests.rounds import ALL_LINES
from tests.server.live import enter, ok, refused
from tests.service.houses import house_on, moved
from tests.service.logs import audited
from tests.service.plays import GAME

MOST = 500
"""Requests that are enough to find no room."""

Fill: TypeAlias = Callable[[Server, str], AbstractContextManager[None]]


@pytest.fixture(params=ENGINES)
def setting(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[str, Fill]]:
    """A database, and what fills the disk it is on."""
    if request.param == "sqlite":
        database = new_store("sqlite", tmp_path)
        yield database, lambda server, _: full_sqlite(database, server.pid)
        return
    with own_postgresql() as postgresql:
        database = postgresql.get_uri()
        open_store(database).close()
        yield database, lambda _, account: full_postgresql(postgresql, database, account)


class Player:
    """Plays under keys, until there is no room."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.account = ok(client.post("/api/v1/accounts"), 201)["id"]
        self.mine = f"/api/v1/accounts/{self.account}"
        self.now: dict[str, Any] = {"question": None}
        self.keys = (f"key-number-{number}" for number in count())
        enter(client, self.account)

    def next(self) -> partial[httpx.Response]:
        """Return what comes next: an answer where one is wanted, else another round."""
        key = {"Idempotency-Key": next(self.keys)}
        if (asks := self.now["question"]) is None:
            path, body = f"{self.mine}/rounds", {"game": GAME, "lines": ALL_LINES, "line_bet": 1}
        else:
            path = f"/api/v1/rounds/{self.now['id']}/answers"
            answer = {"chosen": asks["options"][0]}
            body = {"question": self.now["question_number"], "answer": answer}
        return partial(self.client.post, path, json=body, headers=key)

    def told(self, response: httpx.Response) -> dict[str, Any]:
        assert response.status_code in {200, 201}, response.text
        self.now = response.json()
        return self.now

    def looks(self) -> list[Any]:
        """What is found by looking: an account, its rounds, the open one, the last one again."""
        paths = ("", "/rounds", f"/rounds/open?game={GAME}")
        found = [self.client.get(f"{self.mine}{path}") for path in paths]
        found.append(self.client.get(f"/api/v1/rounds/{self.now['id']}"))
        assert {one.status_code for one in found} <= {200, 204}
        return [one.content for one in found]


def test_what_finds_no_room_is_not_done(tmp_path: Path, setting: tuple[str, Fill]) -> None:
    database, fill = setting
    with ExitStack() as stack:
        server = stack.enter_context(Server(database, tmp_path / "output.txt"))
        client = stack.enter_context(httpx.Client(base_url=server.address, timeout=60))
        player = Player(client)
        player.told(player.next()())
        with fill(server, player.account):
            asked, response = until_refused(player)
            before = player.looks()
            for _ in range(3):
                refused(response, 503, "busy")
                assert response.headers["retry-after"] == "1"
                response = asked()
            assert player.looks() == before
            ok(client.get("/api/v1/health"))
            ok(client.get("/api/v1/ready"))
        first = player.told(asked())
        assert asked().json() == first
        for _ in range(5):
            player.told(player.next()())
        balance = ok(client.get(player.mine))["balance"]
        assert balance == player.now["balance"]
        assert server.alive
    with closing(open_store(database)) as store:
        assert moved(store, player.account) == balance
        assert audited(store) == []
        house = house_on(store)
        rounds = every_round(store, player.account)
        assert all(house.recall.round(player.account, one.id).follows for one in rounds)


def until_refused(player: Player) -> tuple[partial[httpx.Response], httpx.Response]:
    """Play until something is not done; return what was asked, and how it was refused."""
    for _ in range(MOST):
        asked = player.next()
        response = asked()
        if response.status_code == 503:
            return asked, response
        player.told(response)
    raise AssertionError(f"{MOST} requests found room")
