"""A lean HTTP client: one connection, one request at a time, no more work than the server's own."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Any, cast

from httptools import HttpResponseParser

View = dict[str, Any]


class Refused(Exception):
    """An answer that is not the one a round goes on with."""


class Connection(asyncio.Protocol):
    """A connection that stays open, and is opened again where the server found it idle."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.WriteTransport | None = None
        self._answer: asyncio.Future[bytes] | None = None
        self._body = b""
        self._parser = HttpResponseParser(self)
        self._who = ""
        self.turned_away = 0
        """How often the server was too busy, and asked again."""

    def known_by(self, token: str) -> None:
        """Show a session's token from now on."""
        self._who = f"Authorization: Bearer {token}\r\n"

    async def ask(self, path: str, body: View, key: str) -> View:
        """Ask for something under a key; raises `Refused` unless it is done."""
        data = json.dumps(body)
        request = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Idempotency-Key: {key}\r\nContent-Length: {len(data)}\r\n{self._who}\r\n{data}"
        )
        while True:
            try:
                told = await self._answered(request.encode())
            except ConnectionResetError:
                continue
            status = self._parser.get_status_code()
            if status < HTTPStatus.BAD_REQUEST:
                found: View = json.loads(told)
                return found
            if status != HTTPStatus.SERVICE_UNAVAILABLE:
                raise Refused(f"{status} {told[:200]!r}")
            self.turned_away += 1

    async def _answered(self, request: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        assert self._transport is not None
        self._parser, self._body = HttpResponseParser(self), b""
        self._answer = loop.create_future()
        self._transport.write(request)
        return await self._answer

    def close(self) -> None:
        """Close the connection."""
        assert self._transport is not None
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what is written to."""
        self._transport = cast("asyncio.WriteTransport", transport)

    def data_received(self, data: bytes) -> None:
        """Read a part of an answer."""
        self._parser.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits that no answer comes."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError(str(exc or "the server closed it")))

    def on_body(self, body: bytes) -> None:
        """Keep a part of a body."""
        self._body += body

    def on_message_complete(self) -> None:
        """Hand the whole answer over."""
        assert self._answer is not None
        self._answer.set_result(self._body)
