"""A server that really listens, and a player who talks to it over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from reelwright.server import create_app
from reelwright.server.listening import listening
from reelwright.server.settings import Settings
from reelwright.server.sizes import LONGEST_HEAD
from reelwright.service import House
from tests.service.houses import PASSWORD
from tests.service.plays import GAME, LINE_1

NO_PAGE = Path("no", "page", "here")


@contextmanager
def serving(house: House, page: Path = NO_PAGE, settings: Settings | None = None) -> Iterator[str]:
    """Serve a house for a while, at the address given."""
    with listens(create_app(house, page=page, settings=settings)) as address:
        yield address


@contextmanager
def listens(app: FastAPI) -> Iterator[str]:
    """Serve an app for a while, at the address given."""
    listener = listening("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        http="h11",
        h11_max_incomplete_event_size=LONGEST_HEAD,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def enter(client: httpx.Client, account: str) -> str:
    """Begin a session on an account; all that the client asks from now on is asked in it."""
    token: str = ok(client.post("/api/v1/sessions", json={"account": account}), 201)["token"]
    client.headers["authorization"] = f"Bearer {token}"
    return token


def log_in(client: httpx.Client, name: str) -> dict[str, Any]:
    """Begin a session of a user; all that the client asks from now on is asked in it."""
    session = ok(client.post("/api/v1/sessions", json={"name": name, "password": PASSWORD}), 201)
    client.headers["authorization"] = f"Bearer {session['token']}"
    return session


@dataclass
class Player:
    """Plays an account; every answer of the server is the plain data it sent."""

    client: httpx.Client
    account: str = "test"

    def __post_init__(self) -> None:
        self.enter(self.account)

    def enter(self, account: str) -> None:
        """Play another account from now on."""
        self.account = account
        enter(self.client, account)

    def begin(self, line_bet: int = 100) -> httpx.Response:
        """Bet on line 1 alone."""
        body = {"game": GAME, "lines": list(LINE_1), "line_bet": line_bet}
        return self.client.post(f"/api/v1/accounts/{self.account}/rounds", json=body)

    def answer(self, now: dict[str, Any], answer: dict[str, Any]) -> httpx.Response:
        body = {"question": now["question_number"], "answer": answer}
        return self.client.post(f"/api/v1/rounds/{now['id']}/answers", json=body)

    def choose(self, now: dict[str, Any], option: str) -> httpx.Response:
        return self.answer(now, {"chosen": option})

    def open(self) -> httpx.Response:
        return self.client.get(
            f"/api/v1/accounts/{self.account}/rounds/open", params={"game": GAME}
        )

    def recall(self, round_id: str) -> httpx.Response:
        return self.client.get(f"/api/v1/rounds/{round_id}")

    def balance(self) -> int:
        found: int = self.client.get(f"/api/v1/accounts/{self.account}").json()["balance"]
        return found


def ok(response: httpx.Response, status: int = 200) -> dict[str, Any]:
    """What a request was answered with, where it was done."""
    assert response.status_code == status, response.text
    found: dict[str, Any] = response.json()
    return found


def refused(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem a request was answered with."""
    assert response.headers["content-type"] == "application/problem+json"
    found: dict[str, Any] = response.json()
    assert (response.status_code, found["status"], found["code"]) == (status, status, code)
    assert found["type"] == f"urn:reelwright:problem:{code}"
    assert found["title"]
    assert found["detail"]
    return found
