"""Tells an account's balance and open rounds while they change, as server-sent events."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import anyio
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.concurrency import run_in_threadpool

from reelwright.server.limits import TooMany
from reelwright.server.schemas import Cents, View
from reelwright.service.ports import Unavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from reelwright.service.records import Session
    from reelwright.service.watching import Standing, Watching

EVERY: Final = 1.0
"""Seconds from one look at the store to the next."""
HEARTBEAT: Final = 15
"""Seconds after which a comment says that the stream is still there."""
GRACE: Final = 5
"""Seconds a stream has to end by itself when the server stops."""
MOST: Final = 20
"""Streams open at once from one address."""


class OpenRound(View):
    """A round that waits for an answer."""

    id: str
    game: str
    question_number: int


class StandingView(View):
    """An account as it stands."""

    balance: Cents
    open: list[OpenRound]
    """The rounds that wait for an answer, at most one of each game."""


class EventStream(EventSourceResponse):
    """A response that tells events until there are no more."""

    media_type = "text/event-stream"


class Streams:
    """Counts the streams that are open from each address."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raise `TooMany` where an address has as many as it may."""
        if self._open[address] >= MOST:
            raise TooMany("event streams", f"{MOST} at once", 1)

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Count a stream while it is open."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            self._open += Counter()


async def standings(
    watching: Watching, session: Session, account: str, stopping: anyio.Event
) -> AsyncIterator[ServerSentEvent]:
    """Tell how an account stands, at once and whenever it has changed, until the session is over.

    Ends without a word where the server is stopping: whoever watches comes back.
    """
    before: Standing | None = None
    while not stopping.is_set():
        try:
            now = await run_in_threadpool(watching.standing, session, account)
        except Unavailable:
            now = before
        else:
            if now is None:
                yield ServerSentEvent("the session is over", event="end")
                return
        if now != before:
            assert now is not None
            yield ServerSentEvent(_view(now).model_dump_json(), event="standing")
            before = now
        with anyio.move_on_after(EVERY):
            await stopping.wait()


def _view(now: Standing) -> StandingView:
    waiting = [
        OpenRound(id=one.id, game=one.game, question_number=one.question_number) for one in now.open
    ]
    return StandingView(balance=now.balance, open=waiting)
