"""Rounds on file: written as they are played, read, and played again.

A record is a file of JSON lines, only ever added to. The first line is a header (`header`); each
other line is the begin of a round or an answer, with the events that followed, or their hash. So a
process that is killed loses at most the line it was writing. `writing`, `reading` and `replaying`
are what can be done with one.
"""

from reelwright.record.findings import Findings
from reelwright.record.header import Header, RecordError, header_of
from reelwright.record.reading import Record, RecordedRound, RecordedStep, read_record
from reelwright.record.replaying import Compared, ReplayedStep, replay
from reelwright.record.writing import Recorder

__all__ = [
    "Compared",
    "Findings",
    "Header",
    "Record",
    "RecordError",
    "RecordedRound",
    "RecordedStep",
    "Recorder",
    "ReplayedStep",
    "header_of",
    "read_record",
    "replay",
]
