"""Reading a record: every line is checked, a line torn at the very end is left out."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from pydantic import ValidationError

from reelwright.definition.faults import Fault, printable, shown
from reelwright.definition.wording import model_faults
from reelwright.play.codec import Plain, answer_from, plain_text, stake_from
from reelwright.play.questions import Answer, Drawn, Refused
from reelwright.record.header import Header, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from reelwright.play.state import Carry, Stake

Told: TypeAlias = "tuple[Plain, ...] | str"
"""The events of a step as plain data, or the hash of them."""


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """A line of a record: an answer (`None` where the round begins) and what followed."""

    line: int
    answer: Answer | None
    told: Told


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round of a record; its first step begins it."""

    stake: Stake
    carry: Carry
    steps: list[RecordedStep]


@dataclass(slots=True)
class Record:
    """A record as it was read; `torn` is the number of a last line that was cut off."""

    file: str
    header: Header
    rounds: list[RecordedRound] = field(default_factory=list)
    torn: int | None = None

    @property
    def draws(self) -> Iterator[Drawn]:
        """Every draw, in order."""
        for one in self.rounds:
            for step in one.steps:
                if isinstance(step.answer, Drawn):
                    yield step.answer


def read_record(path: Path) -> Record:
    """Read a record; raises `RecordError`, which names the line, for anything that is none."""
    file = str(path)
    try:
        if not path.is_file():
            found = "no plain file" if path.exists() else "no such file"
            raise RecordError.of(file, [Fault((), found, "a record")])
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        fault = Fault((), error.strerror or "no access", "a file that can be read")
        raise RecordError.of(file, [fault]) from None
    torn = _is_torn(lines[-1])
    if torn or not lines[-1]:
        lines.pop()
    record = Record(file, _header(file, lines[0] if lines else b""))
    for number, line in enumerate(lines[1:], 2):
        try:
            _take(record, number, line)
        except Refused as refusal:
            raise RecordError(f"{file}:{number}: {refusal}") from None
    record.torn = len(lines) + 1 if torn else None
    return record


def _is_torn(last: bytes) -> bool:
    """Tell whether what follows the last line feed was cut off; a whole line is an object."""
    try:
        _object(last)
    except Refused:
        return last != b""
    return False


def _header(file: str, line: bytes) -> Header:
    try:
        return Header.model_validate(_object(line))
    except Refused as refusal:
        raise RecordError(f"{file}:1: {refusal}") from None
    except ValidationError as error:
        faults = [replace(fault, line=1) for fault in model_faults(error, Header)]
        raise RecordError.of(file, faults) from None


def _object(line: bytes) -> Plain:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        found = line[:60].decode(errors="replace")
        raise Refused(f"line: found {shown(found)}; allowed: one JSON object")
    return data


def _take(record: Record, number: int, line: bytes) -> None:
    """Add what a line holds to the rounds; raises `Refused` where it is not a line of a record."""
    hashed = record.header.events == "hashed"
    match _object(line):
        case {"begin": {"stake": stake, "carry": carry, **more}, **told} if not more:
            begun = RecordedStep(number, None, _told(told, hashed=hashed))
            record.rounds.append(RecordedRound(stake_from(stake), _carry(carry), [begun]))
        case {"answer": answer, **told} if record.rounds:
            step = RecordedStep(number, answer_from(answer), _told(told, hashed=hashed))
            record.rounds[-1].steps.append(step)
        case data:
            allowed = '{"begin": {"stake": ..., "carry": ...}, ...}'
            if record.rounds:
                allowed += ' or {"answer": ..., ...}'
            raise Refused(f"line: found the keys {printable(', '.join(data))}; allowed: {allowed}")


def _told(data: Plain, *, hashed: bool) -> Told:
    match data:
        case {"hash": str(told), **more} if hashed and not more and re.fullmatch(_HASH, told):
            return told
        case {"events": [*told], **more} if (
            not hashed and not more and all(isinstance(event, dict) for event in told)
        ):
            return tuple(told)
    allowed = '"hash": 64 hexadecimal digits' if hashed else '"events": [objects]'
    raise Refused(f"events: found {plain_text(data)[:200]}; allowed: {allowed}")


def _carry(data: object) -> Carry:
    if isinstance(data, dict) and all(type(number) is int for number in data.values()):
        return data
    raise Refused(f"carry: found {plain_text(data)[:200]}; allowed: names with whole numbers")


_HASH = "[0-9a-f]{64}"
