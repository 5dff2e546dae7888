"""Plays rounds nobody chose and records them.

`python -m tests.record.many_rounds FILE ROUNDS SEED` does so by itself. Draws, stakes and choices
are all answered by one seeded source, offers left to lapse among them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game
from reelwright.play import begin, step
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Even, Lapsed, Question
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of

if TYPE_CHECKING:
    from reelwright.definition.model import Definition

GAME, PROFILE = "cinderella", "open"


def record_rounds(path: Path, rounds: int, seed: int, *, hashed: bool = True) -> None:
    """Record rounds of Cinderella."""
    definition = read_game(find_game(GAME)).definition
    limits = profile(PROFILE)
    source = SeededSource(seed)
    header = header_of(GAME, definition, limits, "hashed" if hashed else "whole")
    with Recorder(path, header) as recorder:
        for _ in range(rounds):
            stake = any_stake(definition, source)
            at = begin(definition, limits, stake)
            recorder.begun(stake, {}, at.events)
            while at.question:
                answer = any_answer(at.question, source)
                at = step(at.state, answer)
                recorder.answered(answer, at.events)


def any_stake(definition: Definition, source: SeededSource) -> Stake:
    """A stake on offer, each line in it or not."""
    offered = len(definition.lines.rows)
    bets = definition.stakes.line_bets
    drawn = source.answer(Draw("pick", (Even(2**offered - 1), Even(len(bets)))))
    taken, bet = drawn.outcomes
    lines = tuple(line for line in range(1, offered + 1) if (taken + 1) >> (line - 1) & 1)
    return Stake(lines, bets[bet])


def any_answer(question: Question, source: SeededSource) -> Answer:
    """An answer that fits, whatever it is."""
    if isinstance(question, Draw):
        return source.answer(question)
    return any_choice(question, source)


def any_choice(choice: Choice, source: SeededSource) -> Answer:
    """One of the options, or a lapse where it may."""
    answers: list[Answer] = [Chosen(option) for option in choice.options]
    if choice.lapse:
        answers.append(Lapsed())
    return answers[source.answer(Draw("pick", (Even(len(answers)),))).outcomes[0]]


if __name__ == "__main__":
    record_rounds(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
