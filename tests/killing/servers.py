"""Servers in processes of their own, forked from one that has its libraries: quick to start again.

Each runs what `reelwright serve` runs. Its output goes to a file, to be read where something fails.
"""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import SystemRandom
from socket import create_server
from time import sleep
from typing import Final, Self

import httpx

from reelwright.cli.serving import Opening, run_server
from reelwright.cli.wallet_connected import WalletOptions
from tests.service.plays import GAME

CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload(["__main__", "tests.killing.servers"])

HOST: Final = "127.0.0.1"
PORTS: Final = range(20_000, 32_000)
"""Ports that no client is given by chance while a server is down."""

PAUSE: Final = 0.01
"""Seconds between two looks at whether a server answers."""


class Server:
    """A server on a database, to be killed and started again on the same port."""

    def __init__(self, database: str, output: Path, wallet: WalletOptions | None = None) -> None:
        self.output = output
        self.port = _free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._opening = Opening(
            self.port,
            HOST,
            database,
            None,
            open_page=False,
            games=(GAME,),
            wallet=wallet or WalletOptions(),
        )
        self._process: ForkServerProcess | None = None
        self._client = httpx.Client(base_url=self.address, timeout=60)

    def __enter__(self) -> Self:
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._client.close()

    def start(self) -> None:
        """Start it, and do not wait until it answers."""
        arguments = (self._opening, self.output)
        self._process = CONTEXT.Process(target=_served, args=arguments, daemon=True)
        self._process.start()

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        while self._process.is_alive():
            with suppress(httpx.TransportError):
                self._client.get("/api/v1/health").raise_for_status()
                return
            sleep(PAUSE)
        raise RuntimeError(f"server: found it ended; it said: {self.output.read_text()}")

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether its process has not ended."""
        return self._process is not None and self._process.is_alive()

    def kill(self) -> None:
        """Kill it at once, whatever it is doing."""
        assert self._process is not None
        self._process.kill()
        self._process.join()


def _served(opening: Opening, output: Path) -> None:
    with output.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    run_server(opening)


def _free_port() -> int:
    """Return a port that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with suppress(OSError), create_server((HOST, port)):
            return port
