"""What stands before every request: names, rates, faults caught, and strict headers."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders

from reelwright.server.limits import TooMany
from reelwright.server.problems import fault, problem, too_many

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from reelwright.server.limits import Limits

log = logging.getLogger(__name__)

STRICT = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class StrictHeaders:
    """Adds the headers that keep a page to itself; no cache keeps what `/api` answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(STRICT)
                told = scope["path"].startswith("/api/")
                headers["Cache-Control"] = "no-store" if told else "no-cache"
            await send(message)

        await self.app(scope, receive, strict)


class KnownHost:
    """Refuses requests made to a name that is not ours.

    A stranger's page can point a name of its own at this machine, but it cannot do so with
    "localhost" or an address: so these are answered, and the names given.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self.names = {"localhost", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        host = Headers(scope=scope).get("host", "") if scope["type"] == "http" else "localhost"
        if self._knows(_without_port(host.lower())):
            await self.app(scope, receive, send)
            return
        allowed = ", ".join(sorted(self.names))
        refusal = problem("host", f"host: found {host[:100]!r}; allowed: {allowed} or an address")
        await refusal(scope, receive, send)

    def _knows(self, name: str) -> bool:
        return name in self.names or _is_address(name)


class Rated:
    """Refuses what is asked under `/api` too often."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            try:
                self.limits.request(scope)
            except TooMany as error:
                await too_many(error)(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Faults:
    """Answers what nobody expected, so that it has the headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception:
            if scope["type"] != "http" or begun:
                raise
            log.exception("a request was not done")
            await fault()(scope, receive, send)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
