"""Writing a record: a line for the begin of a round and for each answer, as it happens."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from reelwright.definition.faults import Fault
from reelwright.play.codec import Plain, answer_data, event_data, events_hash, stake_data
from reelwright.record.header import Header, RecordError, disagreements
from reelwright.record.reading import read_record

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Carry, Stake


class Recorder:
    """Adds rounds to a file, which goes on where it is a record played under the same header.

    Every line is with the operating system when a call returns. Raises `RecordError` where the
    file is no record, one of another game, or cannot be written, then or later.
    """

    def __init__(self, path: Path, header: Header) -> None:
        try:
            kept = _to_go_on_with(path, header)
            self._file = path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise _unwritable(path, error) from None
        self._path = path
        self._hashed = (kept or header).events == "hashed"
        if kept is None:
            self._write(header.plain())

    def begun(self, stake: Stake, carry: Carry, events: Iterable[Event]) -> None:
        """Write that a round began, and what followed."""
        begin = {"stake": stake_data(stake), "carry": dict(carry)}
        self._write({"begin": begin, **self._told(events)})

    def answered(self, answer: Answer, events: Iterable[Event]) -> None:
        """Write an answer, and what followed."""
        self._write({"answer": answer_data(answer), **self._told(events)})

    def close(self) -> None:
        """Close the file; what it could not take was told when it was written."""
        with suppress(OSError):
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _told(self, events: Iterable[Event]) -> Plain:
        data = [event_data(event) for event in events]
        return {"hash": events_hash(data)} if self._hashed else {"events": data}

    def _write(self, data: Plain) -> None:
        try:
            self._file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            self.close()
            raise _unwritable(self._path, error) from None


def _unwritable(path: Path, error: OSError) -> RecordError:
    fault = Fault((), error.strerror or "no access", "a file that can be written")
    return RecordError.of(str(path), [fault])


def _to_go_on_with(path: Path, header: Header) -> Header | None:
    """Return the header of a record that `header` may add to, its end made whole.

    `None` where there is no such file yet, or an empty one.
    """
    if not path.exists() or path.stat().st_size == 0:
        return None
    record = read_record(path)
    faults = list(disagreements(record.header, header))
    if faults:
        raise RecordError.of(str(path), faults)
    with path.open("r+b") as file:
        content = file.read()
        if record.torn is not None:
            file.truncate(content.rfind(b"\n") + 1)
        elif not content.endswith(b"\n"):
            file.seek(0, os.SEEK_END)
            file.write(b"\n")
    return record.header
