"""Playing a record again, and holding every event against what was written down."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.play import begin, step
from reelwright.play.codec import Plain, event_data, events_hash, plain_text
from reelwright.play.questions import Refused
from reelwright.record.header import RecordError, disagreements, header_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.play import Step
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.profiles.model import Profile
    from reelwright.record.reading import Record, RecordedRound, Told

Verdict: TypeAlias = Literal["same", "differs", "missing", "extra"]
"""Whether an event follows; one that is missing was recorded only, one that is extra replayed."""


@dataclass(frozen=True, slots=True)
class Compared:
    """An event as it was recorded and as it was replayed.

    `recorded` is `None` where the record holds a hash that follows, and for an extra event; a hash
    that does not follow is itself what is missing.
    """

    verdict: Verdict
    recorded: Plain | None
    replayed: Event | None


@dataclass(frozen=True, slots=True)
class ReplayedStep:
    """A step of a record, played again: rounds count from 1, lines are those of the file."""

    round: int
    line: int
    answer: Answer | None
    compared: tuple[Compared, ...]
    refused: str | None
    """Why the step could not be played again; `None` where it could."""
    over: bool
    """Whether it ended the round."""

    @property
    def follows(self) -> bool:
        """Whether every event follows from the answers."""
        return self.refused is None and all(one.verdict == "same" for one in self.compared)


def replay(record: Record, definition: Definition, profile: Profile) -> Iterator[ReplayedStep]:
    """Play a record again, step by step.

    Raises `RecordError` before the first where it was played under another definition, profile or
    version of the rules.
    """
    present = header_of(record.header.game, definition, profile)
    faults = list(disagreements(record.header, present))
    if faults:
        raise RecordError.of(record.file, faults)
    return (
        played
        for number, one in enumerate(record.rounds, 1)
        for played in _round(number, one, definition, profile)
    )


def _round(
    number: int, one: RecordedRound, definition: Definition, profile: Profile
) -> Iterator[ReplayedStep]:
    at: Step | None = None
    refused: str | None = None
    for recorded in one.steps:
        if refused is None:
            try:
                if at is None or recorded.answer is None:
                    at = begin(definition, profile, one.stake, one.carry)
                else:
                    at = step(at.state, recorded.answer)
            except Refused as refusal:
                refused = str(refusal)
        yield ReplayedStep(
            round=number,
            line=recorded.line,
            answer=recorded.answer,
            compared=tuple(compare(recorded.told, at.events if at and not refused else ())),
            refused=refused,
            over=at is not None and at.question is None and refused is None,
        )


def compare(told: Told, events: tuple[Event, ...]) -> Iterator[Compared]:
    """Hold replayed events against recorded ones, or against their hash as a whole."""
    replayed = [event_data(event) for event in events]
    if not isinstance(told, str):
        yield from _aligned(told, events, replayed)
    elif told == events_hash(replayed):
        yield from (Compared("same", None, event) for event in events)
    else:
        yield Compared("missing", {"hash": told}, None)
        yield from (Compared("extra", None, event) for event in events)


def _aligned(
    told: tuple[Plain, ...], events: tuple[Event, ...], replayed: list[Plain]
) -> Iterator[Compared]:
    before, now = ([plain_text(event) for event in some] for some in (told, replayed))
    matcher = SequenceMatcher(None, before, now, autojunk=False)
    for how, i, i_end, j, j_end in matcher.get_opcodes():
        for recorded, event in zip_longest(told[i:i_end], events[j:j_end]):
            yield Compared(_verdict(how, recorded, event), recorded, event)


def _verdict(how: str, recorded: Plain | None, event: Event | None) -> Verdict:
    if how == "equal":
        return "same"
    if event is None:
        return "missing"
    return "extra" if recorded is None else "differs"
