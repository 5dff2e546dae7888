"""A stream that is closed, full or of a small alphabet ends no command in a traceback."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from reelwright.cli.common import FAILED

if TYPE_CHECKING:
    from collections.abc import Iterator

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


@contextmanager
def standard_streams() -> Iterator[None]:
    """Run a command on streams that are open, and end it with one message where stdout is full."""
    _open_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        yield
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        found = f"found {error.strerror}; allowed: a place that can be written"
        typer.echo(f"stdout: {found}", err=True)
        sys.exit(FAILED)


def _open_closed() -> None:
    """Open nothing in place of what is closed, so that no file takes its number."""
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open()
    sys.stdout = sys.stdout or nothing.open("w")
    sys.stderr = sys.stderr or nothing.open("w")
