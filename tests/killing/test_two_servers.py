"""Two servers on one database: whatever both are asked at once is done once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from threading import Event

import httpx

from reelwright.store import open_store
from tests.databases import new_store
from tests.killing.auditing import audit
from tests.killing.clients import BUSY, CLIENTS, Asked, Client, Company
from tests.killing.servers import Server
from tests.server.live import Player, ok, refused, serving
from tests.service.houses import OPENING, house_on
from tests.service.logs import audited
from tests.service.plays import card, jacks


class Doubled(Client):
    """Asks two servers the same at the same time; they must answer alike."""

    def __init__(self, first: str, second: str, seed: int, over: Event, gone: Event) -> None:
        super().__init__(first, seed, over, gone)
        self.second = httpx.Client(base_url=second, timeout=60)

    def run(self) -> None:
        with closing(self.second), ThreadPoolExecutor(1) as self.beside:
            super().run()

    def post(self, asked: Asked) -> httpx.Response:
        self.second.headers = self.http.headers
        other = self.beside.submit(_posted, self.second, asked)
        mine, theirs = super().post(asked), other.result()
        if mine.status_code == BUSY:
            return theirs
        if theirs.status_code != BUSY:
            assert (theirs.status_code, theirs.json()) == (mine.status_code, mine.json())
        return mine


def _posted(client: httpx.Client, asked: Asked) -> httpx.Response:
    return client.post(asked.path, json=asked.body, headers={"Idempotency-Key": asked.key})


def test_nothing_is_done_by_both(tmp_path: Path) -> None:
    database = new_store("postgresql", tmp_path)
    with Server(database, tmp_path / "1.txt") as one, Server(database, tmp_path / "2.txt") as two:
        client: Callable[[int, Event, Event], Client] = partial(Doubled, one.address, two.address)
        with Company(client, seed=1) as company:
            company.wait(20 * CLIENTS)
    assert audit(database, company.clients).rounds > CLIENTS


def test_one_of_many_answers_wins(tmp_path: Path) -> None:
    """Twenty tabs, half of them at each server, turn one card: four bets become nine, once."""
    database = new_store("postgresql", tmp_path)
    draws = [jacks(), *[card("ace of hearts")] * CLIENTS]
    with ExitStack() as stack:
        stores = [stack.enter_context(closing(open_store(database))) for _ in range(2)]
        addresses = [stack.enter_context(serving(house_on(store, draws))) for store in stores]
        tabs = [
            Player(stack.enter_context(httpx.Client(base_url=addresses[number % 2], timeout=60)))
            for number in range(CLIENTS)
        ]
        now = ok(tabs[0].begin(), 201)
        with ThreadPoolExecutor(CLIENTS) as together:
            told = list(together.map(lambda tab: tab.choose(now, "red"), tabs))
        [winner] = [ok(one) for one in told if one.status_code == 200]
        stale = [refused(one, 409, "stale") for one in told if one.status_code != 200]
        assert len(stale) == CLIENTS - 1
        assert {one["round"]["question_number"] for one in stale} == {winner["question_number"]}
        assert winner["balance"] == OPENING + 900
        assert {tab.balance() for tab in tabs} == {winner["balance"]}
        assert audited(stores[0]) == audited(stores[1]) == []
