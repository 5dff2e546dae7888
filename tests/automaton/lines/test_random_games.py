"""Lines read by machines, against both judges, on random games over the whole language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from reelwright.play.judging.lines import judge_lines
from tests.automaton.lines.reading import HUNDREDTHS, LineReader, read
from tests.language.alternatives import (
    ADDS,
    EVERY,
    GIVEN,
    LINES,
    MIXED,
    MULTIPLIES,
    SUBSTITUTE,
    SYMBOL,
    Alternative,
    changes,
)
from tests.random_definitions import definition_of, random_phase, random_window, sound_game
from tests.random_definitions.taking import Plain
from tests.slow_judge import Bet, SlowJudge
from tests.slow_judge.wins import Columns

GAMES = 240
WINDOWS = 20
DECIDED_AT_LEAST = 2
"""In how many windows each alternative of a rule of lines must decide what lines pay."""
OF_LINES = {
    alternative
    for alternative in EVERY
    if alternative.rule
    in {choice.rule for of in (LINES, SYMBOL, MIXED, SUBSTITUTE, MULTIPLIES, ADDS) for choice in of}
    - {"none showing", "multiplies scatters"}
    or alternative.rule == "substitute for"
    or alternative
    in {
        Alternative(rule, GIVEN)
        for rule in (
            *("rows by reel", "several on a stop", "groups", "special pays", "patterns"),
            *("mixed by count", "mixed by place", "substitute reels", "substitute phases"),
            *("substitute multiplies", "substitute adds", "multiplies except"),
            *("multiplies not on", "multiplies phases"),
        )
    }
}


def test_that_both_judges_agree_with_the_machine_where_every_rule_of_lines_decides() -> None:
    random = Random("lines read by machines")  # noqa: S311 - the same games every time
    decided: Counter[Alternative] = Counter()
    games = 0
    while games < GAMES:
        game, _ = sound_game(random)
        if "lines" in game:
            games += 1
            _compare(random, game, decided)
    assert not {rule: decided[rule] for rule in OF_LINES if decided[rule] < DECIDED_AT_LEAST}


def _compare(random: Random, game: Plain, decided: Counter[Alternative]) -> None:
    definition = definition_of(game)
    phase = random_phase(random, game)
    windows = [random_window(random, game) for _ in range(WINDOWS)]
    reader = LineReader(definition, phase, windows)
    slow = SlowJudge(game, phase)
    bet = Bet(tuple(range(1, len(definition.lines.rows) + 1)), HUNDREDTHS)
    others = [
        (changed, changed.judge(phase))
        for changed in changes(game, random)
        if changed.alternative in OF_LINES and decided[changed.alternative] < DECIDED_AT_LEAST
    ]
    for window in windows:
        wins = [win for win in slow.wins(window, bet) if win.kind == "line"]
        for line in bet.lines:
            letters = reader.letters(window, line)
            found = [
                (win.name, win.count, int(win.amount * HUNDREDTHS)) for win in reader.wins(letters)
            ]
            right = [(win.name, win.count, win.amount) for win in wins if win.line == line]
            place = (game, phase, window, line)
            assert sorted(found) == sorted(right), place
            assert read(reader.machine, letters) == sum(amount for *_, amount in right), place
            assert _as_played(reader, window, line) == _as_read(reader, letters), place
        for changed, other in others:
            there = [win for win in other(window, bet) if win.kind == "line"]
            decided[changed.alternative] += changed.decides(wins, there)


def _as_played(reader: LineReader, window: Columns, line: int) -> Sequence[object]:
    return sorted(
        (win.symbol, win.count, win.rule, win.pay, win.multiplier, win.added, bool(win.substitutes))
        for win in judge_lines(reader.definition, window, (line,), reader.phase)
    )


def _as_read(reader: LineReader, letters: list[int]) -> Sequence[object]:
    return sorted(
        (win.name, win.count, win.kind, win.pay, win.multiplier, win.added, win.with_substitute)
        for win in reader.wins(letters)
    )
