"""How long a request may be. What is longer is refused, and nothing more of it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import Headers

from reelwright.server.problems import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from reelwright.server.schemas import Code

LONGEST_TARGET = 8 * 1024
"""Characters of the longest path with its query."""
LONGEST_HEAD = 16 * 1024
"""Bytes of a request's head after which the server waits for no more of it."""


class _TooLarge(Exception):
    pass


class Sizes:
    """Reads the body of a request, as far as it may go, before anything else looks at it."""

    def __init__(self, app: ASGIApp, longest_body: int) -> None:
        self.app = app
        self.longest_body = longest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        target = len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if target > LONGEST_TARGET:
            found = f"request: found a path and query of {target} characters"
            await _refuse("too-long", f"{found}; allowed: {LONGEST_TARGET}", scope, receive, send)
            return
        try:
            body = await self._body(Headers(scope=scope), receive)
        except _TooLarge:
            found = f"body: found more than {self.longest_body} bytes"
            await _refuse("too-large", f"{found}; allowed: no more", scope, receive, send)
            return
        if body is not None:
            await self.app(scope, _again(body, receive), send)

    async def _body(self, headers: Headers, receive: Receive) -> bytes | None:
        """Return a body; none where whoever sends it has gone."""
        if int(headers.get("content-length", 0)) > self.longest_body:
            raise _TooLarge
        if "content-length" not in headers and "transfer-encoding" not in headers:
            return b""
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self.longest_body:
                raise _TooLarge
        return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Return what receives a body that was read already, then whatever comes."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return messages.pop() if messages else await receive()

    return received


async def _refuse(code: Code, detail: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request and close its connection, on which the rest of it may still come."""
    await problem(code, detail, headers={"Connection": "close"})(scope, receive, send)
