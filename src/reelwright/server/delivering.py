"""Sends what an operator's wallet must still be told, beside the answering, until the server stops.

What was left by a server that died is found when the next one starts, and while others run.
"""

from __future__ import annotations

import logging
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from tenacity import (
    RetryError,
    Retrying,
    retry_always,
    sleep_using_event,
    stop_when_event_set,
    wait_fixed,
)

from reelwright.service.ports import Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.server.metrics import Metrics
    from reelwright.service.wallet_outbox import Outbox

EVERY: Final = 0.5
"""Seconds from one look at the outbox to the next."""
MOST: Final = 100
"""Messages that are sent at one look."""

log = logging.getLogger(__name__)


@contextmanager
def delivering(outbox: Outbox, metrics: Metrics) -> Iterator[None]:
    """Deliver while the block runs; what is being sent when it ends is finished."""
    if outbox.wallet is None:
        yield
        return
    stopping = Event()
    thread = Thread(target=_until, args=(stopping, outbox, metrics), name="outbox", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stopping.set()
        thread.join()


def _until(stopping: Event, outbox: Outbox, metrics: Metrics) -> None:
    again = Retrying(
        retry=retry_always,
        wait=wait_fixed(EVERY),
        sleep=sleep_using_event(stopping),
        stop=stop_when_event_set(stopping),
    )
    try:
        again(_look, stopping, outbox, metrics)
    except RetryError:
        log.debug("the outbox is left as it is")


def _look(stopping: Event, outbox: Outbox, metrics: Metrics) -> None:
    """Send all that is due now, one after the other."""
    try:
        outbox.give_up()
        for _ in range(MOST):
            metrics.gauge_outbox(outbox.waiting(), outbox.clock())
            if stopping.is_set() or (outcome := outbox.deliver_next()) is None:
                return
            metrics.count_delivery(outcome)
    except Unavailable:
        log.warning("the outbox waits for the store")
    except Exception:
        log.exception("the outbox has failed and goes on")
