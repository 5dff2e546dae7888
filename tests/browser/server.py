"""The real server as a process of its own, on a database of its own, to be stopped and killed."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server.live import enter

ACCOUNT = "test"
REELWRIGHT = Path(sys.executable).parent / "reelwright"


@dataclass
class Server:
    """`reelwright serve` with draws for the test account; it takes the same port again."""

    folder: Path
    draws: Path
    games: tuple[str, ...] = ()
    port: int = 0
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            *(str(REELWRIGHT), "serve", *self.games, "--no-open", "--port", str(self.port)),
            *("--database", f"sqlite:///{self.folder / 'rounds.sqlite3'}"),
            *("--draws", str(self.draws)),
        ]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        said = self._said()
        found = re.search(r"http://[^:]+:(\d+)/", said)
        assert found, f"the server said: {said}"
        self.port = int(found[1])

    def _said(self) -> str:
        assert self.process is not None
        assert self.process.stderr is not None
        lines = []
        for line in self.process.stderr:
            lines.append(line)
            if "http://" in line:
                break
        return "".join(lines)

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self._end(kill=True)

    def stop(self) -> None:
        self._end(kill=False)

    def _end(self, *, kill: bool) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(timeout=30)
        assert self.process.stderr is not None
        self.process.stderr.close()
        self.process = None

    def get(self, path: str, **query: str | int) -> Any:
        with httpx.Client(base_url=self.url, timeout=30) as client:
            enter(client, ACCOUNT)
            answer = client.get(f"/api/v1{path}", params=query)
        answer.raise_for_status()
        return answer.json()

    def balance(self) -> int:
        """The account's balance, in cents."""
        return int(self.get(f"/accounts/{ACCOUNT}")["balance"])

    def rounds(self, game: str = "cinderella") -> list[dict[str, Any]]:
        """The account's rounds of a game, newest first."""
        found: list[dict[str, Any]] = self.get(f"/accounts/{ACCOUNT}/rounds", game=game, limit=50)
        return found

    def events(self, round_id: str) -> list[dict[str, Any]]:
        """Everything that happened in a round, from its stored answers."""
        steps = self.get(f"/rounds/{round_id}")["steps"]
        return [event for step in steps for event in step["events"]]
