"""Figures of the shipped games, each worked out by hand from the strips and the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

import pytest

from reelwright.automaton.scale import playing
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition
from reelwright.law.counted.prizes import prizes_by_part
from reelwright.law.figures import Prize
from reelwright.law.moments import moments
from reelwright.law.rounds import Rounds
from reelwright.play.judging import judge
from reelwright.play.state import Stake
from tests.rounds import rows


def definition_of(game: str) -> Definition:
    return read_game(find_game(game)).definition


def rounds_of(game: str) -> Rounds:
    definition = definition_of(game)
    return Rounds(definition, playing(definition))


def prize(rounds: Rounds, name: str, count: int, multiplier: int = 1) -> Prize:
    """The one prize of a symbol, of so many and a factor."""
    found = [
        one
        for prizes in prizes_by_part(rounds).values()
        for one in prizes
        if (one.name, one.count, one.multiplier) == (name, count, multiplier)
    ]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("middle", "won"),
    [
        # From the left, from the right, and a full line, which counts once.
        ("crab crab crab shell whale", [("crab", 3, 10)]),
        ("shell whale crab crab crab", [("crab", 3, 10)]),
        ("crab crab crab crab crab", [("crab", 5, 75)]),
        # The Moon in the middle is the third of both.
        ("crab crab moon shell shell", [("crab", 3, 10), ("shell", 3, 4)]),
        # Three Moons win by themselves, and complete a win from either side.
        ("shell moon moon moon starfish", [("moon", 3, 60), ("starfish", 4, 12), ("shell", 4, 10)]),
    ],
)
def test_ebb_and_flow_pays_what_is_read_from_both_sides(
    middle: str, won: list[tuple[str, int, int]]
) -> None:
    window = rows(
        "whale turtle whale turtle whale", middle, "octopus seahorse octopus seahorse octopus"
    )
    judged = judge(definition_of("ebb-and-flow"), window, Stake((1,), 1))
    assert [(win.symbol, win.count, win.amount) for win in judged.line_wins] == won


def test_five_bottles_of_ebb_and_flow() -> None:
    """One Bottle stands on each of its strips, in sight at three stops."""
    often = Fraction(3**5, 32 * 32 * 34 * 33 * 31)
    found = prize(rounds_of("ebb-and-flow"), "bottle", 5)
    assert (found.frequency, found.rtp) == (often, 100 * often)


def test_five_moths_of_firefly_garden() -> None:
    """A Moth on each reel of 34 or 35 stops; on the middle three a Firefly counts as one, too.

    A Moth stands on reel 1, so the Fireflies never count alone.
    """
    often = Fraction(3 * 6 * 6 * 6 * 3, 34 * 35 * 34 * 35 * 35)
    rounds = rounds_of("firefly-garden")
    found = [
        one
        for one in prizes_by_part(rounds)["scatter prizes"]
        if (one.name, one.count) == ("moth", 5)
    ]
    assert sum(one.frequency for one in found) == often
    assert sum(one.rtp for one in found) == 50 * often


def test_a_firefly_counts_for_both_scatters_that_show_themselves() -> None:
    window = rows(
        "moth toad firefly toad lantern", "rose lily snail rose lily", "lily moth rose lantern toad"
    )
    judged = judge(definition_of("firefly-garden"), window, Stake(tuple(range(1, 16)), 1))
    assert [(win.symbol, win.count, win.pay) for win in judged.scatter_wins] == [
        ("moth", 3, 2),
        ("lantern", 3, 2),
    ]


@pytest.mark.parametrize(
    ("multiplier", "windows"),
    [
        # Two Peacocks on every reel, two Gears on reels 2 and 4, one Ruby Gear on reel 3.
        (1, 2 * 2 * 2 * 2 * 2),
        (2, 2 * (2 * 2 * 2 + 2 * 2 * 2) * 2),
        (3, 2 * (2 * 1 * 2) * 2),
        (4, 2 * (2 * 2 * 2) * 2),
        (6, 2 * (2 * 1 * 2 + 2 * 1 * 2) * 2),
        (12, 2 * (2 * 1 * 2) * 2),
    ],
)
def test_five_peacocks_of_brass_menagerie(multiplier: int, windows: int) -> None:
    found = prize(rounds_of("brass-menagerie"), "peacock", 5, multiplier)
    assert found.ways == 9 * windows
    assert found.rtp == Fraction(500 * multiplier * windows, 32**5)


def test_the_dial_of_brass_menagerie() -> None:
    """Every three throws, followed cell by cell."""
    rounds = rounds_of("brass-menagerie")
    pays = {1: 1, 2: 2, 4: 3, 5: 2, 6: 5, 7: 1, 9: 2, 11: 4, 12: 10}
    pays_times_die = {3: 1, 10: 2}
    total = 0
    for throws in product(range(1, 7), repeat=3):
        cell = 12
        for die in throws:
            cell = (cell + die - 1) % 12 + 1
            cell = 12 if cell == 8 else cell
            total += pays.get(cell, 0) + pays_times_die.get(cell, 0) * die
    keys = [Fraction(3 * count, 32) for count in (2, 1, 2, 1, 1)]
    starts = sum(
        prod(key if seen else 1 - key for key, seen in zip(keys, reels, strict=True))
        for reels in product((True, False), repeat=5)
        if sum(reels) >= 3
    )
    of_keys = sum(prize(rounds, "key", count).rtp for count in (3, 4, 5))
    of_lines = sum(one.rtp for one in prizes_by_part(rounds)["line wins"])
    whole = moments(rounds).moments.mean / rounds.scale.stake
    assert whole - of_keys - of_lines == starts * Fraction(total, 6**3)
