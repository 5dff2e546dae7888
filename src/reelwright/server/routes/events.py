"""An account's events, while they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import anyio
from fastapi import APIRouter, Request, status

from reelwright.server import watching
from reelwright.server.limits import address_of
from reelwright.server.routes.accounts import AccountId  # noqa: TC001  (FastAPI reads it)
from reelwright.server.watching import EventStream, StandingView, Streams, standings
from reelwright.server.wiring import KNOWN, Asking, TheHouse, problems, seen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sse_starlette import ServerSentEvent

router = APIRouter(prefix="/api/v1", tags=["accounts"])

TOLD = """A stream of events, with comments between them as heartbeats.

- `standing`: the account as it stands, as JSON; at once, and within about a second of a change.
- `end`: the session is over, and the stream with it. Watching alone does not keep a session alive.
"""


@router.get(
    "/accounts/{account}/events",
    operation_id="watch_account",
    response_class=EventStream,
    response_model=None,
    responses={
        **problems(*KNOWN, "unknown-account"),
        status.HTTP_200_OK: {"model": StandingView, "description": TOLD},
    },
)
def watch_account(
    request: Request, house: TheHouse, asking: Asking, account: AccountId
) -> EventStream:
    """Tell an account's balance and open rounds whenever they change, as server-sent events."""
    whose = house.accounts.account(seen(asking, account)).id
    streams: Streams = request.app.state.streams
    address = address_of(request.scope)
    streams.check(address)

    stopping = anyio.Event()

    async def told() -> AsyncIterator[ServerSentEvent]:
        with streams.opened(address):
            async for one in standings(house.watching, asking, whose, stopping):
                yield one

    return EventStream(
        told(),
        ping=watching.HEARTBEAT,
        shutdown_event=stopping,
        shutdown_grace_period=watching.GRACE,
    )
