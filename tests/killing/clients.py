"""Clients that ask again, under the same key, until they are answered.

Each plays an account of its own and holds the server to everything it was ever told.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain, repeat
from random import Random
from threading import Event, Thread
from time import sleep
from typing import Any, Final, Self, TypeAlias

import httpx

from tests.rounds import ALL_LINES
from tests.service.houses import OPENING
from tests.service.plays import GAME

CLIENTS: Final = 20
PAUSES: Final = (0.05, 0.1, 0.2, 0.4)
"""Seconds before a client that was not answered asks again; the last of them from then on."""

BUSY: Final = 503
BEGUN: Final = "/rounds"
ANSWERED: Final = "/answers"

View: TypeAlias = dict[str, Any]


class GivenUp(Exception):
    """The servers are not coming back: the test itself has failed."""


@dataclass
class Asked:
    """A request under a key: when it was sent, each time, and what it was answered."""

    key: str
    path: str
    body: View
    sent: list[datetime] = field(default_factory=list)
    answer: View = field(default_factory=dict)


class Client(Thread):
    """Plays on whatever happens to the server."""

    def __init__(self, address: str, seed: int, over: Event, gone: Event) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=address, timeout=60)
        self.random = Random(seed)  # noqa: S311  (what a player chooses, nothing secret)
        self.over, self.gone = over, gone
        self.account = ""
        self.balance = OPENING
        self.now: View | None = None
        self.asked: list[Asked] = []
        self.collected = 0
        self.unanswered = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with closing(self.http):
                self.enter()
                while not self.over.is_set():
                    self.act()
                    self.look(self.random.random())
        except BaseException as fault:
            self.fault = fault

    def enter(self) -> None:
        """Open an account and come in, each once."""
        self.account = self.ask("/api/v1/accounts", {})["id"]
        token = self.ask("/api/v1/sessions", {"account": self.account})["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

    def act(self) -> None:
        """Begin a round or answer a question, at times by beginning while a win is offered."""
        now = self.now
        asks = None if now is None else now["question"]
        if asks is None or (asks["of"] == "gamble" and self.random.random() < 0.3):
            self.collected += asks is not None
            body = {"game": GAME, "lines": list(ALL_LINES), "line_bet": 1}
            self.begun(self.ask(f"/api/v1/accounts/{self.account}{BEGUN}", body))
        else:
            assert now is not None
            chosen = {"chosen": self.random.choice(asks["options"])}
            body = {"question": now["question_number"], "answer": chosen}
            self.answered(now, self.ask(f"/api/v1/rounds/{now['id']}{ANSWERED}", body))

    def begun(self, now: View) -> None:
        """Hold a round against those before it."""
        assert now["id"] not in {one.answer["id"] for one in self.to(BEGUN)[:-1]}
        assert now["new_from"] == 0
        self.take(now)

    def answered(self, before: View, now: View) -> None:
        """Hold a round against what was told of it before."""
        assert now["id"] == before["id"]
        assert now["events"][: now["new_from"]] == before["events"]
        self.take(now)

    def take(self, now: View) -> None:
        """Hold the balance against what was told."""
        self.balance += sum(event["credit"] for event in now["events"][now["new_from"] :])
        assert now["balance"] == self.balance
        self.now = now

    def look(self, turn: float) -> None:
        """Now and then ask something again, or ask how things stand: as they were told."""
        if turn < 0.05:
            old = self.random.choice(self.asked[-20:])
            self.repeated(old)
        elif turn < 0.1 and self.now is not None:
            mine = f"/api/v1/accounts/{self.account}"
            assert self.until(lambda: self.http.get(mine)).json()["balance"] == self.balance
            found = self.until(lambda: self.http.get(f"{mine}/rounds/open", params={"game": GAME}))
            if self.now["settled"]:
                assert found.status_code == 204
            else:
                assert found.json() == {**self.now, "new_from": len(self.now["events"])}

    def repeated(self, old: Asked) -> None:
        """Ask again what was answered long since."""
        told = self.until(lambda: self.post(old)).json()
        assert told == old.answer

    def ask(self, path: str, body: View) -> View:
        """Ask under a new key until an answer comes."""
        asked = Asked(f"{self.random.getrandbits(128):032x}", path, body)
        response = self.until(lambda: self.post(asked))
        assert response.status_code in {200, 201}, (path, response.text)
        asked.answer = response.json()
        self.asked.append(asked)
        return asked.answer

    def post(self, asked: Asked) -> httpx.Response:
        if not asked.answer:
            asked.sent.append(datetime.now(UTC))
        key = {"Idempotency-Key": asked.key}
        return self.http.post(asked.path, json=asked.body, headers=key)

    def until(self, request: Callable[[], httpx.Response]) -> httpx.Response:
        """Send a request until it is answered, over servers that are killed or busy."""
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            if self.gone.is_set():
                break
            try:
                response = request()
            except httpx.TransportError:
                self.unanswered += 1
            else:
                if response.status_code != BUSY:
                    return response
                self.unanswered += 1
            sleep(pause)
        raise GivenUp

    def to(self, end: str) -> list[Asked]:
        """Return what was answered of one kind of request."""
        return [one for one in self.asked if one.path.endswith(end)]


class Company:
    """Clients that play at the same time, from entering to leaving the block."""

    def __init__(
        self, client: Callable[[int, Event, Event], Client], seed: int, size: int = CLIENTS
    ) -> None:
        self._over, self._gone = Event(), Event()
        first = seed * CLIENTS
        self.clients = [client(first + number, self._over, self._gone) for number in range(size)]

    def __enter__(self) -> Self:
        for one in self.clients:
            one.start()
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Let everybody finish what is asked; raise what went wrong for one of them."""
        self._over.set()
        if kind is not None:
            self._gone.set()
        for one in self.clients:
            one.join()
        if kind is None:
            self.hold()

    @property
    def answers(self) -> int:
        """How many requests were answered."""
        return sum(len(one.asked) for one in self.clients)

    @property
    def unanswered(self) -> int:
        """How often a request was not answered."""
        return sum(one.unanswered for one in self.clients)

    def hold(self) -> None:
        """Raise what went wrong for one of them."""
        for one in self.clients:
            if one.fault is not None:
                raise one.fault

    def wait(self, more: int) -> None:
        """Wait until so many more requests are answered, or something is wrong."""
        enough = self.answers + more
        while self.answers < enough:
            self.hold()
            sleep(0.001)
