"""A record of one round on rigged strips: two queens and Sisters at $0.50, gambled away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from reelwright.play import begin, step
from reelwright.play.questions import Chosen, Drawn
from reelwright.play.state import Stake
from reelwright.record import Recorder, header_of
from tests.rounds import OPEN, Rigged, on_middle_row

QUEENS = Rigged([on_middle_row("queen", "sisters", "queen", "ace")])
ANSWERS = (QUEENS.stops(0), Chosen("red"), Drawn((51,)))
STAKE = Stake((1,), 50)
LINES = 1 + 1 + len(ANSWERS)
EVENTS = 7
"""Round begun, reels stopped, line won, gamble offered, staked, decided, round ended."""


def record_queens(
    path: Path, events: Literal["whole", "hashed"] = "whole", answers: int = len(ANSWERS)
) -> None:
    """Record the round, as far as so many answers."""
    header = header_of("queens.yaml", QUEENS.definition, OPEN, events)
    with Recorder(path, header) as recorder:
        at = begin(QUEENS.definition, OPEN, STAKE)
        recorder.begun(STAKE, {}, at.events)
        for answer in ANSWERS[:answers]:
            at = step(at.state, answer)
            recorder.answered(answer, at.events)


def change(path: Path, line: int, edit: Callable[[dict[str, Any]], object]) -> None:
    """Change a line of a record, by its number."""
    lines = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[line - 1])
    edit(data)
    lines[line - 1] = json.dumps(data)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
