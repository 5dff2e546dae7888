"""Sees every request through: its id, a line in the log, the metrics."""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import structlog
from starlette.datastructures import MutableHeaders
from structlog.stdlib import BoundLogger, ProcessorFormatter, filter_by_level

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from reelwright.server.metrics import Metrics

log: BoundLogger = structlog.wrap_logger(
    logging.getLogger(__name__),
    processors=[filter_by_level, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=BoundLogger,
)


@dataclass
class _Seen:
    """What was seen of an answer."""

    begun: float = field(default_factory=time.perf_counter)
    status: int = 0
    seconds: float = 0.0


class Observed:
    """Gives a request an id of ours, and tells how it was answered.

    A request is told by the template of its route: what accounts and rounds it names is not told.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        seen, identity = _Seen(), secrets.token_hex(8)

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen.status, seen.seconds = message["status"], time.perf_counter() - seen.begun
                MutableHeaders(scope=message)["X-Request-Id"] = identity
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=identity):
            try:
                await self.app(scope, receive, watched)
            finally:
                self._tell(scope, seen)

    def _tell(self, scope: Scope, seen: _Seen) -> None:
        if not seen.status:
            return
        method, route = scope["method"], _route(scope)
        self.metrics.count(method, route, seen.status, seen.seconds)
        log.info(
            "request",
            method=method,
            route=route,
            status=seen.status,
            ms=round(seen.seconds * 1000, 1),
        )


def _route(scope: Scope) -> str:
    """Return the template of the route that was found: "/" for the page, "-" for none."""
    found = getattr(scope.get("route"), "path", None)
    return str(found or ("/" if "endpoint" in scope else "-"))
