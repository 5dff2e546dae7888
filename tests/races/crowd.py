"""Fifty clients, each with a connection and a session of its own, who ask at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from ssl import create_default_context
from threading import Barrier
from typing import Any, Final, TypeAlias

import httpx

from tests.rounds import ALL_LINES
from tests.server.live import enter, ok
from tests.service.plays import GAME

CLIENTS: Final = 50
MOST_ROUNDS: Final = 500
"""So many rounds without a win to gamble are not to be expected: of a thousand billion once."""

Act: TypeAlias = Callable[[httpx.Client], httpx.Response]


@dataclass(frozen=True)
class Crowd:
    """Clients of one server."""

    clients: tuple[httpx.Client, ...]

    def enter(self, account: str) -> None:
        """Let each begin a session on an account."""
        for one in self.clients:
            enter(one, account)

    def at_once(self, *acts: Act) -> list[httpx.Response]:
        """Let everybody act at the same moment, in as many ways as there are acts, in turn."""
        ready = Barrier(len(self.clients))

        def act(number: int, client: httpx.Client) -> httpx.Response:
            ready.wait()
            return acts[number % len(acts)](client)

        with ThreadPoolExecutor(len(self.clients)) as together:
            numbers = range(len(self.clients))
            return list(together.map(act, numbers, self.clients))


@contextmanager
def crowd(address: str) -> Iterator[Crowd]:
    """Gather clients at a server."""
    with ExitStack() as stack:
        trust = create_default_context()
        clients = [
            stack.enter_context(httpx.Client(base_url=address, timeout=120, verify=trust))
            for _ in range(CLIENTS)
        ]
        for one in clients:
            ok(one.get("/api/v1/health"))
        yield Crowd(tuple(clients))


@dataclass
class Player:
    """An account, and what can be asked about it."""

    account: str
    client: httpx.Client

    def begin(self, key: str | None = None, line_bet: int = 1) -> Act:
        body = {"game": GAME, "lines": ALL_LINES, "line_bet": line_bet}
        return post(f"/api/v1/accounts/{self.account}/rounds", body, key)

    def refill(self, key: str | None = None) -> Act:
        return post(f"/api/v1/accounts/{self.account}/refill", {}, key)

    def balance(self) -> int:
        found: int = ok(self.client.get(f"/api/v1/accounts/{self.account}"))["balance"]
        return found

    def at_gamble(self) -> dict[str, Any]:
        """Play until a win may be gambled; return that round."""
        now: dict[str, Any] = {"question": None}
        for _ in range(MOST_ROUNDS):
            asks = now["question"]
            if asks is None:
                now = ok(self.begin()(self.client), 201)
            elif asks["of"] == "gamble":
                return now
            else:
                now = ok(choose(now, asks["options"][0])(self.client))
        raise AssertionError(f"{MOST_ROUNDS} rounds won nothing")


def choose(now: dict[str, Any], option: str, key: str | None = None, later: int = 0) -> Act:
    """Return what answers the question of a round, or one that comes so much later."""
    body = {"question": now["question_number"] + later, "answer": {"chosen": option}}
    return post(f"/api/v1/rounds/{now['id']}/answers", body, key)


def post(path: str, body: dict[str, Any], key: str | None = None) -> Act:
    headers = {} if key is None else {"Idempotency-Key": key}
    return lambda client: client.post(path, json=body, headers=headers)


def done(responses: Sequence[httpx.Response]) -> list[dict[str, Any]]:
    """Return what was done, in any order."""
    return [one.json() for one in responses if one.status_code in {200, 201}]


def refusals(responses: Sequence[httpx.Response]) -> set[tuple[int, str]]:
    """Return how others were refused."""
    return {(one.status_code, one.json()["code"]) for one in responses if one.status_code >= 400}
