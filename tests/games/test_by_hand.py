"""Figures of the shipped games, each worked out by hand from the strips and the rules."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

import pytest

from reelwright.automaton.scale import playing
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition
from reelwright.law.counted.features import brought
from reelwright.law.counted.prizes import prizes_by_part
from reelwright.law.figures import Prize
from reelwright.law.moments import moments
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds import RoundLaw, Rounds
from reelwright.play import begin
from reelwright.play.judging import judge
from reelwright.play.questions import Refused
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
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


def test_the_run_of_changed_games_of_chrysalis() -> None:
    """Three Cocoons stand on a line by nine ways to take the first three reels, each as likely.

    No reel shows two, so that no window shows them on two lines. Ten games follow, and ten again
    after each that wins them: k are left for e(k) games, e(k) = 1 + u e(10) + (1 - u) e(k - 1).
    """
    usual, changed = Fraction(9 * 3 * 2 * 2, 31 * 30 * 31), Fraction(9 * 2 * 2 * 2, 30 * 31 * 31)
    none = (1 - changed) ** 10
    length = (1 - none) / (changed * none)
    share = length / (length + 1 / usual)
    rounds = rounds_of("chrysalis")
    assert rounds.run.phases == {"paid": 1 - share, "wings": share}


def test_the_starting_prize_of_chrysalis() -> None:
    """Two Cocoons on each reel of the Wings, in sight at six stops, pay 20 of 9 line bets."""
    seen = [Fraction(6, stops) for stops in (30, 31, 31, 31, 29)]
    often = sum(
        prod(one if shown else 1 - one for one, shown in zip(seen, reels, strict=True))
        for reels in product((True, False), repeat=5)
        if sum(reels) >= 3
    )
    definition = definition_of("chrysalis")
    wings = definition.features["wings"]
    silent = wings.model_copy(update={"anywhere": None})
    without = definition.model_copy(update={"features": {"wings": silent}})
    pays = [
        RoundLaw(Rounds(one, playing(one)), Jets(order=1)).paid("wings").terms[1]
        for one in (definition, without)
    ]
    rounds = rounds_of("chrysalis")
    assert (pays[0] - pays[1]) / rounds.scale.cost == often * Fraction(20, 9)


def test_more_than_won_the_wings_is_refused() -> None:
    carry = {
        "changed wings left": 4,
        "changed wings count": 3,
        "changed wings lines": 9,
        "changed wings line bet": 10,
    }
    stake = Stake(tuple(range(1, 10)), 20)
    with pytest.raises(Refused, match="line bet: found 20; allowed: at most 10"):
        begin(definition_of("chrysalis"), profile("open"), stake, carry)


def test_the_honey_flow_of_apiary() -> None:
    """A Drop in sight is a part, whatever else is; three Combs or more are ten; fifty lead on."""
    stops = (28, 29, 29, 29, 28)
    drops = sum(Fraction(3 * 2, of) for of in stops)
    combs = [Fraction(3, of) for of in stops]
    three = sum(
        prod(comb if seen else 1 - comb for comb, seen in zip(combs, reels, strict=True))
        for reels in product((True, False), repeat=5)
        if sum(reels) >= 3
    )
    [honey_flow] = brought(rounds_of("apiary")).values()
    assert honey_flow.often == (drops + 10 * three) / 50


def test_a_lift_of_molehill_takes_every_line_of_its_reel() -> None:
    """On the middle line two Rubies and the Lift's reel are three; below it two Picks are, too."""
    window = rows(
        "turnip topaz mole topaz cart", "ruby ruby lift emerald pick", "pick pick cart turnip mole"
    )
    judged = judge(definition_of("molehill"), window, Stake((1, 2, 3), 1))
    assert [(win.symbol, win.count, win.amount) for win in judged.line_wins] == [
        ("ruby", 3, 12),
        ("pick", 3, 5),
    ]


def test_the_hard_frost_of_hoarfrost() -> None:
    """Two or three Snowflakes hold the reels they stand on."""
    flakes = [Fraction(3, stops) for stops in (28, 28, 29, 29, 30)]
    often = [
        prod(one if seen else 1 - one for one, seen in zip(flakes, reels, strict=True))
        for reels in product((True, False), repeat=5)
        if 2 <= sum(reels) <= 3
    ]
    assert brought(rounds_of("hoarfrost"))["hard frost"].often == sum(often)


def test_the_deep_freeze_of_hoarfrost() -> None:
    """Cell by cell: what is held is worth 2.50 on average, and 500 more in a full window."""
    lands = Fraction(1, 20)
    value = Fraction(60 * 1 + 25 * 2 + 10 * 5 + 4 * 10 + 1 * 50, 100)

    @cache
    def ended(held: int, left: int) -> Fraction:
        still_open = 15 - held
        if not still_open:
            return 15 * value + 500
        if not left:
            return held * value
        return sum(
            (
                comb(still_open, more)
                * lands**more
                * (1 - lands) ** (still_open - more)
                * (ended(held + more, 3) if more else ended(held, left - 1))
                for more in range(still_open + 1)
            ),
            Fraction(),
        )

    flakes = [Fraction(3, stops) for stops in (28, 28, 29, 29, 30)]
    chances = [
        (sum(reels), prod(one if on else 1 - one for one, on in zip(flakes, reels, strict=True)))
        for reels in product((True, False), repeat=5)
    ]
    rounds = rounds_of("hoarfrost")
    found = brought(rounds)["deep freeze"]
    assert found.often == sum(chance for held, chance in chances if held >= 4)
    assert found.mean / rounds.scale.cost == sum(
        chance * ended(held, 3) for held, chance in chances if held >= 4
    )
