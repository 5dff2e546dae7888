"""What stands between a store and PostgreSQL, and cuts the line where a commit is answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from struct import unpack
from typing import Final, Literal, TypeAlias

import anyio
from anyio.abc import SocketAttribute, SocketStream
from anyio.from_thread import start_blocking_portal
from anyio.streams.buffered import BufferedByteReceiveStream

Cutting: TypeAlias = Literal["before", "after"]
"""Whether the line is cut before a commit reaches the database, or once it is done."""

HOST: Final = "127.0.0.1"
BEGIN: Final = b"BEGIN"
READ_ONLY: Final = b"READ ONLY"
COMMIT: Final = b"COMMIT\0"
ASKING: Final = b"QP"
"""The messages of the protocol that hold a statement."""
READY: Final = b"Z"
"""The message that says that all is done, and what comes next may be asked."""
OVER: Final = (anyio.EndOfStream, anyio.IncompleteRead, anyio.BrokenResourceError)


@dataclass
class Line:
    """The line to one server of PostgreSQL."""

    socket: Path
    cut: Callable[[], Cutting | None] = lambda: None
    """Says of each commit of what was written whether the line is cut, and when."""
    lost: dict[Cutting, int] = field(default_factory=lambda: {"before": 0, "after": 0})
    port: int = 0

    def url(self, database: str) -> str:
        """Return the URL of a database at the far end."""
        plain = "sslmode=disable&gssencmode=disable"
        return f"postgresql://postgres@{HOST}:{self.port}/{database}?{plain}"

    def cut_next(self, when: Cutting) -> None:
        """Cut the line at the next commit, and no other."""
        following: Iterator[Cutting] = iter([when])
        self.cut = lambda: next(following, None)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Take connections for a while."""
        listener = await anyio.create_tcp_listener(local_host=HOST)
        self.port = listener.extra(SocketAttribute.local_port)  # noqa: S610
        async with listener, anyio.create_task_group() as tasks:
            tasks.start_soon(listener.serve, self._connected)
            yield
            tasks.cancel_scope.cancel()

    async def _connected(self, store: SocketStream) -> None:
        """Let both ends talk until one of them is silent."""
        async with (
            store,
            await anyio.connect_unix(self.socket) as server,
            anyio.create_task_group() as tasks,
        ):
            talk = _Talk(self, store, server)
            for way in (talk.asked, talk.answered):
                tasks.start_soon(_until_over, way, tasks.cancel_scope)


@dataclass
class _Talk:
    """One connection."""

    line: Line
    store: SocketStream
    server: SocketStream
    writes: bool = False
    silent: bool = False

    async def asked(self) -> None:
        """Pass on what the store says, up to a commit that is cut off before it."""
        said = BufferedByteReceiveStream(self.store)
        await self.server.send(await _message(said, kind=0))
        while self._is_cut(message := await _message(said)) != "before":
            await self.server.send(message)

    def _is_cut(self, message: bytes) -> Cutting | None:
        if message[:1] not in ASKING:
            return None
        if BEGIN in message:
            self.writes = READ_ONLY not in message
        when = self.line.cut() if COMMIT in message and self.writes else None
        if when is not None:
            self.line.lost[when] += 1
            self.silent = True
        return when

    async def answered(self) -> None:
        """Pass on what the database says; of what is cut off only wait until it is done."""
        said = BufferedByteReceiveStream(self.server)
        while (message := await _message(said))[:1] != READY or not self.silent:
            if not self.silent:
                await self.store.send(message)


async def _until_over(way: Callable[[], Awaitable[None]], both: anyio.CancelScope) -> None:
    with suppress(*OVER):
        await way()
    both.cancel()


async def _message(said: BufferedByteReceiveStream, kind: int = 1) -> bytes:
    """Read a message: a letter that says its kind, but for the first of all, its length, itself."""
    head = await said.receive_exactly(kind + 4)
    (length,) = unpack(">I", head[kind:])
    return head + await said.receive_exactly(length - 4)


@contextmanager
def line_to(socket: Path) -> Iterator[Line]:
    """Keep a line to a server open for a while."""
    line = Line(socket)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(line.open()):
        yield line
