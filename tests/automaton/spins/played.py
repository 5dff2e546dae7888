"""One spin of a phase, played window by window: what each pays and starts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from reelwright.automaton.scale import Playing, scale
from reelwright.automaton.spins import Starts
from reelwright.automaton.triggers import Start
from reelwright.chance.outcomes import every_outcome, total_weight
from reelwright.definition.model import Award, Definition, FreeGames
from reelwright.play.bonus import BonusTask
from reelwright.play.events import FreeGamesWon, OffersMade
from reelwright.play.free_games import Series
from reelwright.play.questions import Draw
from reelwright.play.rounds import begin
from reelwright.play.spin import Reveal
from reelwright.play.spin import Spin as SpinTask
from reelwright.play.state import Stake, Turn
from tests.law.walk import PLAIN

Outcome = tuple[Starts, int]


def played(
    definition: Definition, phase: str, playing: Playing, factor: int
) -> dict[Outcome, Fraction]:
    """How likely a spin has each outcome: what it starts, and the grains it pays."""
    grains = scale(definition, playing).grains
    state = begin(definition, PLAIN, Stake(playing.lines, playing.line_bet)).state
    series = () if phase == "paid" else (Series(phase, 0, multiplier=factor),)
    found: Counter[Outcome] = Counter()
    waiting = [(replace(state, agenda=(*series, SpinTask(phase))), Fraction(1))]
    while waiting:
        at, chance = waiting.pop()
        question = at.question
        assert isinstance(question, Draw)
        whole = total_weight(question)
        for answer, weight in every_outcome(question):
            turn = Turn(at)
            turn.agenda.pop().run(turn, answer)
            share = chance * Fraction(weight, whole)
            if turn.agenda and isinstance(turn.agenda[-1], SpinTask | Reveal):
                waiting.append((turn.state(), share))
                continue
            cents = turn.won - at.won
            pay = Fraction(cents * grains, playing.line_bet)
            assert pay.denominator == 1
            starts = tuple(_starts(definition, turn, phase))
            found[starts, pay.numerator] += share  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def _starts(definition: Definition, turn: Turn, phase: str) -> Iterator[Start]:
    tasks = [task.bonus for task in turn.agenda if isinstance(task, BonusTask)]
    for name, feature in definition.features.items():
        if isinstance(feature, FreeGames):
            for event in turn.events:
                if isinstance(event, FreeGamesWon | OffersMade) and event.feature == name:
                    yield Start(name, event.count)
        elif not isinstance(feature, Award):
            for bonus in tasks:
                if bonus.feature == name:
                    yield Start(name, 1, len(bonus.lines) or 1)
