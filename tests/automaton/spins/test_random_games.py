"""Spins counted against spins played window by window, on random games over the whole language."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from reelwright.automaton.scale import Playing
from reelwright.automaton.spins import count_spin
from reelwright.definition.model import Definition
from tests.automaton.spins.played import played
from tests.random_definitions import definition_of, random_bet, random_phase, sound_game
from tests.random_definitions.short import shortened

GAMES = 120
MOST_WINDOWS = 260


def short_spins(random: Random, definition: Definition) -> Definition:
    """The game, without a win cap, on strips so short that every window can be played."""
    short = shortened(random, definition, MOST_WINDOWS)
    return short.model_copy(update={"win_cap": None})


def test_that_a_spin_counted_is_the_spin_played() -> None:
    random = Random("spins")  # noqa: S311 - the same games every time
    started: Counter[str] = Counter()
    for _ in range(GAMES):
        plain, _ = sound_game(random)
        definition = short_spins(random, definition_of(plain))
        phase = random_phase(random, plain)
        bet = random_bet(random, plain)
        playing = Playing(tuple(sorted(bet.lines)), bet.line_bet)
        factor = 1 if phase == "paid" else random.choice((1, 2, 3))
        spin = count_spin(definition, phase, playing, factor)
        counted = {
            (starts, pay): Fraction(ways, spin.windows)
            for starts, pays in spin.outcomes.items()
            for pay, ways in pays.items()
        }
        right = played(definition, phase, playing, factor)
        assert counted == right, (plain, phase, playing, factor)
        started.update(start.feature for starts, _ in right for start in starts)
        started[phase if phase == "paid" else "free"] += 1
    for what in ("paid", "free", "free games", "the bonus"):
        assert started[what] >= 20, started
