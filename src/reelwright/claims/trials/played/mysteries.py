"""What mystery symbols become in spins, each outcome of their draw seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.showing import carried
from reelwright.claims.trials.played.spins import answer_set
from reelwright.claims.trials.played.stakes import most_lines
from reelwright.claims.trials.played.stopped import sets_at, windows
from reelwright.claims.verdicts import Situation
from reelwright.play import begin, step
from reelwright.play.events import MysteryRevealed, ReelsStopped
from reelwright.play.questions import Draw, Drawn
from reelwright.play.rounds import priced
from reelwright.play.spin import Spin
from reelwright.play.state import State, Terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer

SPINS = 2
"""At how many stops of a set of strips mystery symbols are revealed."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """What one symbol became in a spin: something for each place that showed it."""

    becomes: tuple[str, ...]
    situation: Situation


@dataclass(frozen=True, slots=True)
class Seen:
    """A spin with its mystery symbols revealed, and how many outcomes their draws have."""

    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    outcomes: int


def reveals(rules: Rules, symbol: str) -> list[Reveal]:
    """Return what a symbol becomes in spins of every phase, of each those with most of it first."""
    return [
        reveal
        for phase in rules.phases
        for strips in sets_at(rules, phase, len(most_lines(rules).lines))
        for stops in _stops(rules, phase, strips, symbol)[:SPINS]
        for reveal in _revealed(rules, phase, strips, stops, symbol)
    ]


def _stops(rules: Rules, phase: str, strips: str, symbol: str) -> list[tuple[int, ...]]:
    """Return stops that show a symbol, first those that show most of it."""
    shown = windows(rules.definition, phase, strips)
    lengths = [len(strip) for strip in rules.definition.strips[strips]]
    numbers = [
        [window[reel].count(symbol) for window in shown[:length]]
        for reel, length in enumerate(lengths)
    ]
    if not any(map(max, numbers)):
        return []
    most = tuple(each.index(max(each)) for each in numbers)
    others = (tuple(stop % length for length in lengths) for stop in range(max(lengths)))
    showing = [
        stops
        for stops in others
        if any(each[stop] for each, stop in zip(numbers, stops, strict=True))
    ]
    return [most, *showing]


def _revealed(
    rules: Rules, phase: str, strips: str, stops: tuple[int, ...], symbol: str
) -> Iterator[Reveal]:
    """Yield what a symbol becomes at certain stops, by every outcome of its draw."""
    outcome, outcomes = 0, 1
    while outcome < outcomes:
        spin = _spin(rules, phase, strips, stops, outcome)
        outcomes = spin.outcomes
        for event in spin.events:
            if isinstance(event, MysteryRevealed) and event.symbol == symbol:
                yield Reveal(event.becomes, _situation(rules, phase, spin))
        outcome += 1


def _spin(rules: Rules, phase: str, strips: str, stops: tuple[int, ...], outcome: int) -> Seen:
    """Spin a phase; of several places each is answered one outcome further than the last."""
    state = _begun(rules, phase)
    answers: list[Answer] = []
    told: list[Event] = []
    outcomes = 1
    while isinstance(question := state.question, Draw):
        stopped = any(isinstance(event, ReelsStopped) for event in told)
        match question.of:
            case "strips" if not stopped:
                answer = answer_set(rules, phase, question, strips)
            case "stops" if not stopped:
                answer = Drawn(stops)
            case "mystery":
                sizes = [part.size for part in question.parts]
                outcomes = max(outcomes, *sizes)
                answer = Drawn(tuple((outcome + place) % size for place, size in enumerate(sizes)))
            case _:
                break
        now = step(state, answer)
        state = now.state
        answers.append(answer)
        told.extend(now.events)
    return Seen(tuple(answers), tuple(told), outcomes)


def _begun(rules: Rules, phase: str) -> State:
    """Return a round that asks for its first spin: a paid one, or one of another phase alone."""
    stake = priced(rules.definition, most_lines(rules))
    if phase == PAID:
        return begin(rules.definition, rules.profile, stake).state
    terms = Terms(rules.definition, rules.profile, stake)
    return State(terms, (Spin(phase),), carry=carried(rules, phase, stake))


def _situation(rules: Rules, phase: str, spin: Seen) -> Situation:
    """Return a paid round to replay, or what another spin showed before anything was revealed."""
    stake = most_lines(rules)
    if phase == PAID:
        return Situation(stake, answers=spin.answers)
    window = next(event.window for event in spin.events if isinstance(event, ReelsStopped))
    return Situation(stake, phase, window)
