"""A server in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from reelwright.cli.serving import STARTED
from reelwright.play import begin, step
from reelwright.play.questions import Answer
from reelwright.play.state import Stake
from reelwright.record import Recorder, header_of
from tests.rounds import OPEN, cinderella
from tests.service.plays import GAME, LINE_1

COMMAND = Path(sys.executable).with_name("reelwright")


class Served:
    """`reelwright serve` on a database file; `address` is where it answers."""

    def __init__(self, database: Path, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = "0"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start and wait until it answers, the second time on the port of the first."""
        database = f"sqlite:///{self.database}"
        options = ["--no-open", "--port", self.port, "--database", database, *self.options]
        self.process = subprocess.Popen(
            [str(COMMAND), "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stderr is not None
        self.noted = list(iter(self.process.stderr.readline, f"{STARTED}\n"))
        self.address = self.noted[0].removeprefix("Reelwright plays at ").strip()
        self.port = self.address.rstrip("/").rsplit(":", 1)[1]

    def stop(self, by: signal.Signals) -> tuple[int, str, str]:
        """Stop it as a person or a system does; return how it ended and what it said then."""
        self.process.send_signal(by)
        said, noted = self.process.communicate()
        return self.process.returncode, said, noted

    def kill(self) -> None:
        """Kill it at once, whatever it is doing."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


def ended(*options: str) -> tuple[int, str, str]:
    """Run `reelwright serve` where it cannot begin; return how it ended and what it said."""
    command = [str(COMMAND), "serve", "--no-open", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def recorded(path: Path, *rounds: list[Answer]) -> Path:
    """Write a record of rounds with these answers, on line 1 alone."""
    with Recorder(path, header_of(GAME, cinderella(), OPEN)) as recorder:
        for answers in rounds:
            stake = Stake(LINE_1, 100)
            at = begin(cinderella(), OPEN, stake)
            recorder.begun(stake, {}, at.events)
            for answer in answers:
                at = step(at.state, answer)
                recorder.answered(answer, at.events)
    return path
