"""PostgreSQL commits and its answer never comes: asked again, it is told, and done once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from reelwright.service.log import VOID
from reelwright.service.ports import Store
from reelwright.store import open_store
from tests.databases import new_store, postgresql
from tests.durability.replies import Cutting, Line, line_to
from tests.killing.auditing import audit
from tests.killing.clients import CLIENTS, Client, Company
from tests.killing.servers import Server
from tests.server.live import Player, log_in, ok, refused, serving
from tests.service.houses import OPENING, PASSWORD, house_on, moved
from tests.service.logs import audited, log_of
from tests.service.plays import card, jacks, quiet

SHARE = 0.1
"""Of the commits under load, those at which the line is cut."""

CUTS: tuple[Cutting, ...] = ("before", "after")

Ask = Callable[[], httpx.Response]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return new_store("postgresql", tmp_path)


@pytest.fixture
def line() -> Iterator[Line]:
    socket = postgresql().get_postmaster_info().socket_path
    assert socket is not None
    with line_to(socket) as opened:
        yield opened


def name_of(database: str) -> str:
    return database.partition("?")[0].rpartition("/")[2]


def kept(store: Store) -> int:
    """How many requests of the test account are kept as done."""
    with store.reading() as books:
        return sum(books.done("test", f"key-number-{number}") is not None for number in range(9))


@pytest.mark.parametrize(("when", "done"), [("before", 0), ("after", 1)])
def test_each_request_is_done_once(database: str, line: Line, when: Cutting, done: int) -> None:
    """A win of five bets is gambled and lost, another collected; a third round loses at once."""
    draws = [jacks(), card("ace of spades"), jacks(), quiet()]
    with (
        closing(open_store(database)) as near,
        closing(open_store(line.url(name_of(database)))) as far,
        serving(house_on(far, draws)) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        player = Player(client)

        def twice(ask: Ask) -> dict[str, Any]:
            """Ask, be left without an answer, and ask again."""
            before = kept(near)
            client.headers["idempotency-key"] = f"key-number-{before}"
            line.cut_next(when)
            refused(ask(), 503, "busy")
            assert kept(near) == before + done
            told = ask()
            assert kept(near) == before + 1
            assert ask().json() == told.json()
            return ok(told, told.status_code)

        first = twice(player.begin)
        lost = twice(lambda: player.choose(first, "red"))
        assert lost["balance"] == OPENING - 100
        second = twice(player.begin)
        won = twice(lambda: player.choose(second, "collect"))
        assert won["balance"] == OPENING - 200 + 500
        third = twice(player.begin)
        assert player.balance() == third["balance"] == won["balance"] - 100 == moved(near)
        assert len({first["id"], second["id"], third["id"]}) == 3
        assert audited(near) == []
        assert line.lost == {"before": 0, "after": 0, when: 5}


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_account_is_opened_and_a_round_void_once(
    database: str, line: Line, when: Cutting
) -> None:
    with (
        closing(open_store(database)) as near,
        closing(open_store(line.url(name_of(database)))) as far,
    ):
        house = house_on(far, [jacks()])
        house.sessions.add_user("olga", PASSWORD, "operator")
        with serving(house) as address, httpx.Client(base_url=address, timeout=60) as client:
            now = ok(Player(client).begin(), 201)
            log_in(client, "olga")
            client.headers["idempotency-key"] = "key-number-1"

            def twice(path: str, body: dict[str, Any]) -> dict[str, Any]:
                line.cut_next(when)
                refused(client.post(path, json=body), 503, "busy")
                told = client.post(path, json=body)
                assert client.post(path, json=body).json() == told.json()
                return ok(told, told.status_code)

            void = twice(f"/api/v1/rounds/{now['id']}/void", {"because": "a line was cut"})
            opened = twice("/api/v1/accounts", {})
            entered = twice("/api/v1/sessions", {"account": opened["id"]})
        assert (void["round"], void["returned"], void["reversed"]) == (now["id"], 100, 500)
        assert moved(near) == OPENING
        assert [one.kind for one in log_of(near)].count(VOID) == 1
        with near.reading() as books:
            assert sorted(books.account_ids("", 9)) == sorted([opened["id"], "test"])
        assert entered["account"] == opened["id"]
        assert audited(near) == []


def test_lines_cut_under_load(database: str, line: Line, tmp_path: Path) -> None:
    """Twenty clients, and one commit of ten is never answered: half of those are done."""
    chance = Random(1)  # noqa: S311  (when to cut, nothing secret)

    def at_times() -> Cutting | None:
        return chance.choice(CUTS) if chance.random() < SHARE else None

    with Server(line.url(name_of(database)), tmp_path / "output.txt") as server:
        line.cut = at_times
        with Company(partial(Client, server.address), seed=1) as company:
            company.wait(8 * CLIENTS)
        line.cut = lambda: None
    audited = audit(database, company.clients)
    assert audited.rounds > CLIENTS
    assert audited.retold > 0
    assert company.unanswered >= sum(line.lost.values())
    assert min(line.lost.values()) > 0
