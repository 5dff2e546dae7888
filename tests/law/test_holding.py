"""Hold and spin counted: worked by hand, and held against every round there can be."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.scale import Playing
from reelwright.automaton.spins import count_spin
from reelwright.automaton.triggers import Start
from reelwright.definition.model import Definition
from reelwright.law.distributions import distribution
from reelwright.law.moments import features, moments, parts
from reelwright.law.rings import Jets, Polynomials
from reelwright.law.rounds import RoundLaw, Rounds, round_law
from tests.holding import vault
from tests.law.whole import played

AT = "features > vault > "
BOTH = Playing((1, 2), 10)


def mean_of(held: int, *changes: tuple[str, Any]) -> Fraction:
    """What the vault pays on average, in line bets, that is opened by so many coins."""
    rounds = Rounds(vault(*changes), BOTH)
    law = RoundLaw(rounds, Jets(order=1)).alone(Start("vault", held))
    return law.terms[1] / rounds.scale.grains


def test_four_coins_by_hand() -> None:
    """A value is 2 on average; of 2 open cells each is taken with 1/4, in up to 2 re-spins.

    The last cell: taken in one of two with 7/16, and then pays 2 and the full window's 20. Two
    cells: with 25/16 tries before the end, one is taken with 6/16, both with 1/16.
    """
    last = Fraction(7, 16) * (2 + 20)
    two = Fraction(25, 16) * (Fraction(6, 16) * (2 + last) + Fraction(1, 16) * (4 + 20))
    assert 4 * 2 + two == Fraction(17567, 1024)
    assert mean_of(4) == 4 * 2 + two


def test_coins_that_change_nothing_by_hand() -> None:
    """Each of 2 cells is taken in one of two re-spins with 7/16, by itself."""
    both = Fraction(7, 16) ** 2
    by_hand = 4 * 2 + 2 * Fraction(7, 16) * 2 + both * 20
    assert mean_of(4, (AT + "new symbol", "changes nothing")) == by_hand


def test_no_prize_for_a_full_window_by_hand() -> None:
    last = Fraction(7, 16) * 2
    two = Fraction(25, 16) * (Fraction(6, 16) * (2 + last) + Fraction(1, 16) * 4)
    assert mean_of(4, (AT + "full window", None)) == 4 * 2 + two


def test_a_full_window_at_once_by_hand() -> None:
    reel = ["coin", "coin", "apple", "star", "plum", "apple"]
    at_once = (AT + "starts on > counts", [4, 6])
    assert mean_of(6, ("strips > base", [reel] * 3), at_once) == 6 * 2 + 20


def test_the_law_itself_by_hand() -> None:
    """One cell open of three, one re-spin, one value: nothing more, or the last coin and 20."""
    small = vault(
        ("window > rows", 1),
        ("lines > rows", ["000"]),
        (AT + "starts on > counts", [2]),
        (AT + "re-spins", 1),
        (AT + "values > drawn", {3: 1}),
        ("wagers > the vault > count", 2),
    )
    rounds = Rounds(small, Playing((1,), 10))
    law = RoundLaw(rounds, Polynomials()).alone(Start("vault", 2))
    grains = rounds.scale.grains
    assert law.masses == {6 * grains: Fraction(3, 4), 29 * grains: Fraction(1, 4)}


def test_a_spin_starts_it_with_the_number_of_coins() -> None:
    """Of 6 stops 2 show a coin on the first reels, each; on the third 2 show one and 1 shows two.

    So 3 coins come with one on each reel, or with two on the third and one on either other.
    """
    spin = count_spin(vault(), "paid", BOTH)
    ways = {
        starts[0].count: sum(pays.values())
        for starts, pays in spin.outcomes.items()
        if starts and starts[0].feature == "vault"
    }
    assert ways == {3: 2 * 2 * 2 + 2 * (2 * 4), 4: 2 * 2 * 1}
    assert spin.windows == 6**3


GAMES: dict[str, list[tuple[str, Any]]] = {
    "begins again": [],
    "changes nothing": [(AT + "new symbol", "changes nothing")],
    "no full window": [(AT + "full window", None)],
    "on the total bet": [(AT + "prizes on", "total bet")],
    "in money": [(AT + "prizes on", "fixed"), (AT + "full window", "5/2")],
    "with free games on the same window": [
        ("features > free games > starts on", {"scatter": "coin"}),
        ("features > free games > awards", {3: 1, 4: 1}),
        ("features > free games > re-trigger", "nothing"),
        ("features > free games > with others", "yes"),
        (AT + "with others", "yes"),
        (AT + "starts on > counts", [4]),
        (AT + "values > drawn", {2: 1}),
    ],
}


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Definition:
    return vault(("wagers", None), ("strips > rich", None), *GAMES[request.param])


def test_every_round_there_can_be(game: Definition) -> None:
    rounds = Rounds(game, BOTH)
    cent = Fraction(rounds.scale.grains, 10)
    right = played(game, BOTH.lines, 10)
    found = moments(rounds).moments
    assert [found.mean, found.second, found.third] == [
        right.moments[k] * cent**k for k in (1, 2, 3)
    ]
    law = round_law(rounds, Polynomials()).masses
    assert law == {cents * cent: chance for cents, chance in right.law.items()}
    assert parts(rounds).total == found.mean


def test_the_law_on_the_lattice() -> None:
    rounds = Rounds(vault(), BOTH)
    law = distribution(rounds)
    exact = round_law(rounds, Polynomials()).masses
    assert all(abs(law.mass[grains] - float(exact[grains])) <= law.error for grains in exact)


def test_how_often_it_starts_and_what_it_pays() -> None:
    rounds = Rounds(vault(), BOTH)
    told = next(feature for feature in features(rounds) if feature.name == "vault")
    assert told.often == Fraction(28, 216)
    assert told.pays is not None
    by_start = {held: mean_of(held) for held in (3, 4)}
    mean = (24 * by_start[3] + 4 * by_start[4]) / 28
    assert told.pays.mean == mean * rounds.scale.grains
    assert told.games is None
