"""Players: each plays complete rounds on an account and a connection of its own, and times them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bench.load.connection import Connection

from reelwright.play.gamble import COLLECT

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(slots=True)
class Times:
    """Seconds that requests and complete rounds took, and for how long they were asked for."""

    requests: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    unfinished: list[float] = field(default_factory=list)
    """Seconds that rounds had waited for or taken when nobody waited for them any more."""
    turned_away: int = 0
    """How often the server was too busy to answer; it was asked again."""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is played: a game by its key, and the stake."""

    game: str
    lines: tuple[int, ...]
    line_bet: int

    @property
    def body(self) -> dict[str, Any]:
        """The body that begins a round."""
        return {"game": self.game, "lines": list(self.lines), "line_bet": self.line_bet}


class Player:
    """A demo account, played as fast as the server lets it."""

    def __init__(self, connection: Connection, account: str, wanted: Wanted, seed: int) -> None:
        self._connection = connection
        self._begin = f"/api/v1/accounts/{account}/rounds"
        self._body = wanted.body
        self._random = Random(seed)  # noqa: S311  (what a player chooses, nothing secret)

    async def round(self, times: Times, begun: float | None = None) -> None:
        """Play a round to its end; `begun` is when it was meant to begin, where that was before."""
        first = before = perf_counter() if begun is None else begun
        now = await self._connection.ask(self._begin, self._body, token_hex(16))
        times.requests.append(perf_counter() - before)
        while (asks := now["question"]) is not None:
            body = {"question": now["question_number"], "answer": {"chosen": self._choice(asks)}}
            before = perf_counter()
            path = f"/api/v1/rounds/{now['id']}/answers"
            now = await self._connection.ask(path, body, token_hex(16))
            times.requests.append(perf_counter() - before)
        times.rounds.append(perf_counter() - first)
        times.turned_away += self._connection.turned_away
        self._connection.turned_away = 0

    def _choice(self, asks: dict[str, Any]) -> str:
        """Collect what could be gambled; pick whatever there is to pick."""
        options: list[str] = asks["options"]
        return COLLECT if COLLECT in options else self._random.choice(options)

    def close(self) -> None:
        """Leave."""
        self._connection.close()


async def entered(port: int, many: int, wanted: Wanted) -> list[Player]:
    """Open accounts and sessions for so many players."""
    return [await _entered(port, wanted, number) for number in range(many)]


async def _entered(port: int, wanted: Wanted, number: int) -> Player:
    connection = Connection(port)
    account = (await connection.ask("/api/v1/accounts", {}, token_hex(16)))["id"]
    session = await connection.ask("/api/v1/sessions", {"account": account}, token_hex(16))
    connection.known_by(session["token"])
    return Player(connection, account, wanted, number)


async def closed_loop(players: Sequence[Player], seconds: float, times: Times) -> None:
    """Let each player begin a round when its last one is over."""
    begun = perf_counter()
    over = begun + seconds

    async def play(player: Player) -> None:
        while perf_counter() < over:
            await player.round(times)

    await asyncio.gather(*map(play, players))
    times.seconds = perf_counter() - begun


async def open_loop(players: Sequence[Player], rate: float, seconds: float, times: Times) -> None:
    """Begin so many rounds a second, whether or not those before are over.

    A round that no player is free for waits for one, and its time counts from when it was meant to
    begin: a server that stalls is charged with everything that came meanwhile.
    """
    begun = perf_counter()
    free: asyncio.LifoQueue[Player] = asyncio.LifoQueue()
    for player in players:
        free.put_nowait(player)

    async def play(meant: float) -> None:
        player = await free.get()
        await player.round(times, meant)
        free.put_nowait(player)

    rounds: dict[asyncio.Task[None], float] = {}
    for number in range(int(rate * seconds)):
        meant = begun + number / rate
        if (left := meant - perf_counter()) > 0:
            await asyncio.sleep(left)
        rounds[asyncio.create_task(play(meant))] = meant
    done, late = await asyncio.wait(rounds, timeout=GRACE)
    times.seconds = perf_counter() - begun
    for one in done:
        one.result()
    for one in late:
        one.cancel()
        times.unfinished.append(perf_counter() - rounds[one])
    await asyncio.gather(*late, return_exceptions=True)


GRACE = 10
"""Seconds in which rounds that were meant to begin may still end."""
