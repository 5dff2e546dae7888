"""The program `dieharder` on the raw words of the source, where it is installed."""

from __future__ import annotations

import shutil
import struct
import subprocess
from dataclasses import dataclass
from threading import Thread
from typing import IO, TYPE_CHECKING

from reelwright.play.questions import Draw, Even

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from reelwright.chance import Source

PROGRAM = "dieharder"
ARGUMENTS = ("-a", "-g", "200")
"""Every test of it, on words that it reads from a pipe."""
WORDS = 1024
RAW = Draw("pick", (Even(1 << 32),) * WORDS)
"""Asks for words as the generator gives them: none is rejected, none is changed."""
FAILED = "FAILED"
COLUMNS = 6


class NotRun(Exception):
    """The program could not be run to its end."""


@dataclass(frozen=True, slots=True)
class Assessed:
    """A test of the program: its name, its p-value and what the program says of it."""

    test: str
    p: float
    said: str


def installed() -> bool:
    """Whether the program can be run."""
    return shutil.which(PROGRAM) is not None


def assessed(source: Source, told: Callable[[Assessed], None]) -> tuple[Assessed, ...]:
    """Run the program on words of a source until it ends; tells of each test as it is made.

    Raises `NotRun` where it ends with an error or with no test made.
    """
    command = [PROGRAM, *ARGUMENTS]
    with subprocess.Popen(  # noqa: S603  (words of our own)
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        try:
            found = _talk(process, source, told)
        except BaseException:
            process.kill()
            raise
    if process.returncode or not found:
        ended = f"an end with {process.returncode} after {len(found)} tests"
        raise NotRun(f"--dieharder: found {ended}; allowed: a run to its end")
    return found


def _talk(
    process: subprocess.Popen[bytes], source: Source, told: Callable[[Assessed], None]
) -> tuple[Assessed, ...]:
    assert process.stdin is not None
    assert process.stdout is not None
    feeding = Thread(target=_feed, args=(process.stdin, source), daemon=True)
    feeding.start()
    found = []
    for one in _read(process.stdout):
        found.append(one)
        told(one)
    feeding.join()
    return tuple(found)


def _feed(pipe: IO[bytes], source: Source) -> None:
    """Write words until nobody reads them."""
    form = struct.Struct(f"={WORDS}I")
    try:
        with pipe:
            while True:
                pipe.write(form.pack(*source.answer(RAW).outcomes))
    except (BrokenPipeError, ValueError):
        return


def _read(lines: Iterable[bytes]) -> Iterator[Assessed]:
    for line in lines:
        parts = [part.strip() for part in line.decode("utf-8", "replace").split("|")]
        if len(parts) == COLUMNS and not parts[0].startswith("#") and parts[4][:1].isdigit():
            yield Assessed(f"{parts[0]} {parts[1]}", float(parts[4]), parts[5])
