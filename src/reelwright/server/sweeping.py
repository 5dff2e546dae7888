"""Ends rounds that were left open for too long, while the server runs."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import anyio
from starlette.concurrency import run_in_threadpool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from reelwright.server.metrics import Metrics
    from reelwright.service.lapsing import Lapsing

EVERY: Final = 60.0
"""Seconds from one sweep to the next; the first is made when the server starts."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def sweeping(lapsing: Lapsing, metrics: Metrics, every: float = EVERY) -> AsyncIterator[None]:
    """Sweep while the block runs."""
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_sweep, lapsing, metrics, every)
        yield
        tasks.cancel_scope.cancel()


async def _sweep(lapsing: Lapsing, metrics: Metrics, every: float) -> None:
    """Sweep again and again; a sweep that fails is told, and the next may not."""
    while True:
        try:
            ended = await run_in_threadpool(lapsing.sweep)
        except Exception:
            log.exception("rounds left open could not be ended")
        else:
            metrics.count_rounds(settled=ended["completed"], void=ended["void"])
        await anyio.sleep(every)
