"""Spins of a public game against sums over every window that others published."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from reelwright.automaton.prizes import prizes
from reelwright.automaton.scale import playing
from reelwright.automaton.spins import Spin, Starts, count_spin
from reelwright.definition.files import read_game

GAME = Path(__file__).parents[2] / "cases" / "ocean_pearl.yaml"


@dataclass(frozen=True)
class Published:
    """Sums over all windows with ten lines, pays in line bets."""

    windows: int
    paid: int
    squares: int
    winning: int
    highest: int
    by_pearls: tuple[int, ...]
    """Windows that show no pearl, one, two ... five."""


SPINS = {
    ("paid", 1): Published(
        windows=102564030,
        paid=612969680,
        squares=87499999604,
        winning=25864590,
        highest=9150,
        by_pearls=(69120000, 28416000, 4636800, 375840, 15147, 243),
    ),
    ("free games", 3): Published(
        windows=55427328,
        paid=2052695580,
        squares=1649989614348,
        winning=22930128,
        highest=27450,
        by_pearls=(24300000, 21870000, 7776000, 1360800, 116640, 3888),
    ),
}


@pytest.mark.parametrize(("phase", "factor"), SPINS)
def test_that_a_spin_has_the_published_sums(phase: str, factor: int) -> None:
    definition = read_game(GAME).variant("at-95-13").definition
    published = SPINS[phase, factor]
    played = playing(definition)
    assert len(played.lines) == 10
    spin = count_spin(definition, phase, played, factor)
    pays = [(pay, ways) for pays in spin.outcomes.values() for pay, ways in pays.items()]
    assert spin.windows == published.windows
    assert sum(pay * ways for pay, ways in pays) == published.paid
    assert sum(pay**2 * ways for pay, ways in pays) == published.squares
    assert sum(ways for pay, ways in pays if pay) == published.winning
    assert max(pay for pay, _ in pays) == published.highest
    started = {starts[0].count: sum(pays.values()) for starts, pays in _starting(spin).items()}
    assert started == {count: published.by_pearls[count] for count in (3, 4, 5)}
    shown = {
        one.prize.count: one.ways
        for one in prizes(definition, phase, played, factor)
        if one.prize.kind == "scatter"
    }
    assert shown == {count: published.by_pearls[count] for count in (2, 3, 4, 5)}


def _starting(spin: Spin) -> dict[Starts, dict[int, int]]:
    return {starts: dict(pays) for starts, pays in spin.outcomes.items() if starts}
