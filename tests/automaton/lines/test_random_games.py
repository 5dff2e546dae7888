"""The machine of a line against the engine's judge, on random games over the whole language."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from reelwright.automaton.line_wins import LineResult
from reelwright.automaton.lines import line_machine
from reelwright.automaton.machine import Machine
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from reelwright.play.judging.lines import as_met, judge_lines
from reelwright.play.judging.rules import compiled
from tests.random_definitions import definition_of, random_phase, random_window, sound_game
from tests.slow_judge.wins import Columns

GAMES = 250
WINDOWS = 40
HUNDREDTHS = 100


def won(result: LineResult) -> int:
    return sum(int(win.amount * HUNDREDTHS) for win in result.wins)


def places(definition: Definition, phase: str, window: Columns) -> list[list[Place]]:
    met = as_met(compiled(definition, phase), window)
    return [[_place(text) for text in column] for column in met]


def _place(text: str) -> Place:
    shown, *wide = text.split("/")
    return Place(tuple(shown.split("+")), tuple(wide))


def read(machine: Machine, letters: list[int]) -> int:
    node, tally = machine.start, 0
    for steps, emits, letter in zip(machine.steps, machine.emits, letters, strict=True):
        tally += int(emits[node, letter])
        node = int(steps[node, letter])
    assert node == 0
    return tally


def test_that_the_machine_of_a_line_pays_what_the_engine_pays() -> None:
    random = Random("lines")  # noqa: S311 - the same games every time
    paid: Counter[bool] = Counter()
    for _ in range(GAMES):
        plain, _ = sound_game(random)
        definition = definition_of(plain)
        phase = random_phase(random, plain)
        windows = [random_window(random, plain) for _ in range(WINDOWS)]
        met = [places(definition, phase, window) for window in windows]
        alphabets = [
            list(dict.fromkeys(place for window in met for place in window[reel]))
            for reel in range(definition.window.reels)
        ]
        machine = line_machine(definition, phase, alphabets, won)
        for window, shown in zip(windows, met, strict=True):
            for number, rows in enumerate(definition.lines.rows, 1):
                letters = [
                    alphabet.index(column[row])
                    for alphabet, column, row in zip(alphabets, shown, rows, strict=True)
                ]
                wins = judge_lines(definition, window, (number,), phase)
                right = sum((win.amount for win in wins), Fraction()) * HUNDREDTHS
                assert read(machine, letters) == right, (definition, phase, window, rows)
                paid[right > 0] += 1
    assert paid[True] > 2000
