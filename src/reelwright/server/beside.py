"""What a server does beside the answering, from its start to its end."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from reelwright.server.delivering import delivering
from reelwright.server.sweeping import sweeping

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from fastapi import FastAPI

    from reelwright.server.metrics import Metrics
    from reelwright.service import House


def beside(
    house: House, metrics: Metrics
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return what an app does for as long as it serves a house."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        with delivering(house.outbox, metrics):
            async with sweeping(house.lapsing, metrics):
                yield

    return lifespan
