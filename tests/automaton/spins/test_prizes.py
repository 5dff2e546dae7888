"""The prizes of a spin add up to what its windows pay."""

from __future__ import annotations

from random import Random

from reelwright.automaton.prizes import prizes
from reelwright.automaton.scale import Playing
from reelwright.automaton.spins import count_spin
from tests.automaton.spins.test_random_games import short_spins
from tests.random_definitions import definition_of, random_bet, random_phase, sound_game

GAMES = 120


def test_that_the_prizes_of_a_spin_are_all_it_pays() -> None:
    random = Random("prizes")  # noqa: S311 - the same games every time
    for _ in range(GAMES):
        plain, _ = sound_game(random)
        definition = short_spins(random, definition_of(plain))
        phase = random_phase(random, plain)
        bet = random_bet(random, plain)
        playing = Playing(tuple(sorted(bet.lines)), bet.line_bet)
        factor = 1 if phase == "paid" else random.choice((1, 2, 3))
        spin = count_spin(definition, phase, playing, factor)
        found = prizes(definition, phase, playing, factor)
        paid = sum(pay * n for pays in spin.outcomes.values() for pay, n in pays.items())
        assert sum(prize.grains for prize in found) == paid, (plain, phase, playing)
        assert {prize.windows for prize in found} <= {spin.windows}
