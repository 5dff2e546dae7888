"""A real server in processes of its own: the memory it holds, and how busy it is."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

import psutil

from reelwright.server.listening import listening

if TYPE_CHECKING:
    from collections.abc import Iterator

STARTS_WITHIN = 120
MEBIBYTE = 1024 * 1024


@dataclass(slots=True)
class Server:
    """Where a server answers, and its process."""

    port: int
    process: psutil.Process

    @property
    def resident(self) -> float:
        """The mebibytes it holds now, its workers' among them."""
        family = [self.process, *self.process.children(recursive=True)]
        return float(sum(one.memory_info().rss for one in family)) / MEBIBYTE

    @property
    def processor_seconds(self) -> float:
        """How long it has kept processors busy."""
        family = [self.process, *self.process.children(recursive=True)]
        return float(sum(sum(one.cpu_times()[:2]) for one in family))


@contextmanager
def serving(database: str, game: str) -> Iterator[Server]:
    """Serve a game on a database until the block is left."""
    port = _free_port()
    options = ["--port", str(port), "--database", database, "--no-open", "--rate", "0"]
    command = [str(Path(sys.executable).with_name("reelwright")), "serve", game, *options]
    with subprocess.Popen(command) as process:  # noqa: S603  (our own command)
        server = Server(port, psutil.Process(process.pid))
        try:
            _wait(server)
            yield server
        finally:
            process.terminate()


def _wait(server: Server) -> None:
    for _ in range(STARTS_WITHIN * 10):
        if not server.process.is_running() or server.process.status() == psutil.STATUS_ZOMBIE:
            break
        try:
            with urlopen(f"http://127.0.0.1:{server.port}/api/v1/ready"):
                return
        except (URLError, OSError):
            sleep(0.1)
    raise RuntimeError("server: found it silent; allowed: one that starts")


def _free_port() -> int:
    with listening("127.0.0.1", 0) as probe:
        port: int = probe.getsockname()[1]
        return port
