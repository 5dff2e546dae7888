"""The server killed again and again while people play: nothing is lost and nothing doubled."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx

from reelwright.service.ports import Store
from reelwright.service.records import Round
from reelwright.store import open_store
from tests.cli.served import Served
from tests.server.live import Player, ok
from tests.service.houses import OPENING, house_on, moved
from tests.service.plays import GAME

KILLS = 12
PLAYERS = 3


class Stubborn(Thread):
    """Plays on whatever happens, and holds the server to everything it was ever told."""

    def __init__(self, address: str, seed: int, over: Event) -> None:
        super().__init__()
        client = httpx.Client(base_url=address, timeout=60)
        self.player = Player(client, ok(client.post("/api/v1/accounts"), 201)["id"])
        self.random = Random(seed)  # noqa: S311  (what a player chooses, nothing secret)
        self.over = over
        self.lost = 0
        self.rounds = 0
        self.fault: Exception | None = None
        self.now: dict[str, Any] | None = None
        self.balance = OPENING

    def run(self) -> None:
        try:
            with closing(self.player.client):
                while not self.over.is_set():
                    self.play()
        except Exception as fault:
            self.fault = fault

    def play(self) -> None:
        """Act once; where no answer comes, find out how things stand as soon as one does."""
        try:
            self.act()
        except httpx.TransportError:
            self.lost += 1
            while not self.found():
                self.over.wait(0.02)

    def act(self) -> None:
        if self.now is None or self.now["settled"]:
            self.take(ok(self.player.begin(1), 201), begun=True)
        else:
            option = self.random.choice(self.now["question"]["options"])
            self.take(ok(self.player.choose(self.now, option)))

    def take(self, now: dict[str, Any], *, begun: bool = False) -> None:
        """Hold an answer against what was told before it."""
        news = now["events"][now["new_from"] :]
        if begun:
            self.rounds += 1
        else:
            assert self.now is not None
            assert now["events"][: now["new_from"]] == self.now["events"]
        self.balance += sum(event["credit"] for event in news)
        assert now["balance"] == self.balance
        self.now = now

    def found(self) -> bool:
        """Find out how things stand: at least everything that was told must be so."""
        try:
            listed = self.player.client.get(f"/api/v1/accounts/{self.player.account}/rounds").json()
            found = self.player.open()
            self.balance = self.player.balance()
            known = None if self.now is None else ok(self.player.recall(self.now["id"]))
        except httpx.TransportError:
            return False
        if self.now is not None:
            assert known is not None
            assert known["follows"]
            events = [event for step in known["steps"] for event in step["events"]]
            assert events[: len(self.now["events"])] == self.now["events"]
            assert known["settled"] or ok(found)["id"] == self.now["id"]
            assert self.now["id"] in [line["id"] for line in listed[:2]]
        self.now = ok(found) if found.status_code == 200 else None
        return True


def test_killed_again_and_again(tmp_path: Path) -> None:
    over, moments = Event(), Random(3)  # noqa: S311  (when to kill, nothing secret)
    database = tmp_path / "kept.sqlite3"
    with Served(database) as server:
        players = [Stubborn(server.address, seed, over) for seed in range(PLAYERS)]
        for one in players:
            one.start()
        try:
            for _ in range(KILLS):
                wait_for_rounds(players, moments.randint(1, 12))
                over.wait(moments.uniform(0, 0.03))
                server.kill()
                server.start()
            wait_for_rounds(players, PLAYERS)
        finally:
            over.set()
            for one in players:
                one.join()
        assert [one.fault for one in players] == [None] * PLAYERS
        server.kill()
    assert sum(one.lost for one in players) >= KILLS
    audit(database, players)


def wait_for_rounds(players: list[Stubborn], more: int) -> None:
    """Wait until so many more rounds were begun by all together, or something is wrong."""
    enough = sum(one.rounds for one in players) + more
    while sum(one.rounds for one in players) < enough and not any(one.fault for one in players):
        players[0].over.wait(0.001)


def audit(database: Path, players: list[Stubborn]) -> None:
    """Hold the database against its own movements, its replays, and what its clients know."""
    store = open_store(f"sqlite:///{database}")
    house = house_on(store)
    for one in players:
        account = one.player.account
        rounds = every_round(store, account)
        assert len(rounds) >= one.rounds
        assert sum(not stored.settled for stored in rounds) <= 1
        recalled = [house.recall.round(account, stored.id) for stored in rounds]
        assert all(again.follows for again in recalled)
        replayed = sum(event.credit for again in recalled for event in again.played.events)
        balance = house.accounts.account(account).balance
        assert balance == one.balance == moved(store, account) == OPENING + replayed
        still_open = house.rounds.open_round(account, GAME)
        if one.now is not None and not one.now["settled"]:
            assert still_open is not None
            assert still_open.stored.id == one.now["id"]
            assert still_open.stored.question_number == one.now["question_number"]
        else:
            assert still_open is None
    store.close()


def every_round(store: Store, account: str) -> list[Round]:
    with store.reading() as books:
        return list(books.rounds(account, None, 1_000_000, None))
