"""Re-spins counted: by hand on three reels, and against every round of small games played."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import playing
from reelwright.definition.model import Definition, Game, Look
from reelwright.law.distributions import games_of
from reelwright.law.moments import features, moments, parts
from reelwright.law.par import par
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from tests.law.whole import played
from tests.play.re_spun import belfry

CENTS = 100


def three_reels(**rules: Any) -> Definition:
    """One bell in three stops of each reel; two from the left pay 1, three pay 10."""
    return belfry(
        {key.replace("_", " ").replace("re spins", "re-spins"): one for key, one in rules.items()},
        window={"reels": 3, "rows": 1},
        symbols={"bell": {"pays": {2: 1, 3: 10}}, "blank": {}},
        substitutes={},
        scatters={},
        lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        strips={"base": [["bell", "blank", "blank"]] * 3},
    )


def rounds_of(game: Definition) -> Rounds:
    return Rounds(game, playing(game))


OWN = Fraction(2, 27) * 1 + Fraction(1, 27) * 10
"""What the paid spin returns: two bells but not three in 2 of 27, three in 1."""


@pytest.mark.parametrize(
    ("rules", "of_one", "re_spins"),
    [
        ({"re_spins": 1}, Fraction(10, 3), 1),
        ({"re_spins": 1, "held_wins": "paid again"}, Fraction(10, 3) + Fraction(2, 3), 1),
        ({"re_spins": 3}, 3 * Fraction(10, 3), 3),
        (
            {"re_spins": 2, "improved": {"adds": 4}},
            10 * (Fraction(1, 3) + Fraction(2, 9)),
            Fraction(5, 3),
        ),
        ({"re_spins": 2, "improved": {"without": "ends"}}, Fraction(10, 3), 1),
    ],
)
def test_a_run_of_re_spins_by_hand(
    rules: dict[str, Any], of_one: Fraction, re_spins: Fraction
) -> None:
    """The third reel shows a bell in one of three: then three pay 10, and nothing is left to spin.

    Without an improvement the run goes on, as often as is said.
    """
    rounds = rounds_of(three_reels(**rules))
    often = Fraction(2, 27)
    assert moments(rounds).moments.mean / rounds.scale.stake == OWN + often * of_one
    (ringing,) = features(rounds)
    assert (ringing.often, ringing.entered, ringing.games) == (often, 0, re_spins)
    assert ringing.pays is not None
    assert ringing.pays.mean / rounds.scale.stake == of_one
    found = parts(rounds)
    assert found.spin / rounds.scale.stake == OWN
    assert found.features == {"ringing": often * of_one * rounds.scale.stake}


def test_two_named_reels_hold_whatever_lies_beyond() -> None:
    """Three bells hold reels 1 and 2 as well: 3 of 27 games lead to a re-spin, of 10/3 each."""
    rounds = rounds_of(three_reels(holds=[1, 2], re_spins=1))
    mean = OWN + Fraction(3, 27) * Fraction(10, 3)
    assert moments(rounds).moments.mean / rounds.scale.stake == mean


def test_the_sheet_tells_how_often_they_start_what_they_bring_and_how_many_there_are() -> None:
    game = three_reels(re_spins=2, improved={"begins again": "yes"})
    sheet = par(Game(name="Belfry", definition=game, look=Look()), playing(game))
    (ringing,) = sheet.features
    of_one = 10 * (Fraction(1, 3) + Fraction(2, 9))
    assert getattr(ringing.frequency, "value", None) == Fraction(2, 27)
    assert getattr(ringing.pays, "value", None) == of_one
    assert getattr(ringing.rtp, "value", None) == Fraction(2, 27) * of_one
    assert getattr(ringing.mean_games, "value", None) == Fraction(5, 3)
    lengths = {one.games: one.probability for one in ringing.games}
    assert lengths == pytest.approx({1: 1 / 3, 2: 2 / 3})
    part = next(part for part in sheet.parts if part.name == "ringing")
    assert part.kind == "re-spins"
    assert getattr(part.rtp, "value", None) == Fraction(2, 27) * of_one
    assert getattr(sheet.rtp, "value", None) == OWN + Fraction(2, 27) * of_one


STRIPS = {
    "base": [
        ["bell", "plum", "blank", "star"],
        ["bell", "bell", "blank", "wild"],
        ["bell", "star", "blank", "plum"],
        ["star", "bell", "blank"],
        ["bell", "blank", "star"],
    ],
    "rich": [["bell", "star", "blank"]] * 5,
}
STARS = {"scatter": "star", "counts": [1, 2, 3, 4]}
AWARD = {
    "kind": "award",
    "starts on": {"line win": "plum"},
    "pays": {4: 3, 5: 6},
    "on": "line bet",
}
FREE = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {3: 1, 4: 2, 5: 3},
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
    "at most played": 3,
}
WALKED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "reels with it": ({}, {}),
    "two reels": ({"holds": [1, 2]}, {}),
    "paid again": ({"held wins": "paid again"}, {}),
    "one more": ({"improved": {"adds": 1}}, {}),
    "begins again": ({"improved": {"begins again": "yes"}}, {}),
    "holds only": ({"improved": {"without": "goes on"}}, {}),
    "ends": ({"re-spins": 3, "improved": {"without": "ends"}}, {}),
    "stars": ({"starts on": STARS, "improved": {"adds": 2, "without": "ends"}}, {}),
    "stars on two reels": ({"starts on": STARS, "holds": [1, 4], "improved": {"adds": 1}}, {}),
    "other strips": ({"strips": "rich", "improved": {"adds": 1}}, {}),
    "drawn strips": ({"strips": {"drawn": {"base": 2, "rich": 1}}}, {}),
    "a place": (
        {
            "starts on": {"position": {"symbol": "star", "reel": 4, "row": 0}},
            "only after": "no win",
        },
        {},
    ),
    "after a win": ({"starts on": STARS, "only after": "a win"}, {}),
    "any win": ({"starts on": {"any win": "yes"}, "holds": [1, 5]}, {}),
    "an award in them": ({"other features": "start"}, {"award": AWARD}),
    "free games in them": ({"other features": "start"}, {"free games": FREE}),
    "free games after them": (
        {"other features": "start", "improved": {"adds": 1}},
        {"free games": {**FREE, "awards": {2: 1, 3: 1, 4: 1, 5: 1}}},
    ),
}


@pytest.mark.parametrize("name", WALKED)
def test_that_the_law_is_that_of_every_round_played(name: str) -> None:
    rules, others = WALKED[name]
    strips = STRIPS if "rich" in repr(rules) else {"base": STRIPS["base"]}
    if "free games" in others:
        strips = {"base": [[strip[0], strip[-1], "star"] for strip in STRIPS["base"]]}
    game = belfry(rules, features=others, strips=strips)
    rounds = rounds_of(game)
    cent = Fraction(rounds.scale.grains, CENTS)
    right = played(game, (1,), CENTS, 50_000)
    found = moments(rounds, keep_limits=True).moments
    assert [found.mean, found.second, found.third] == [
        right.moments[k] * cent**k for k in (1, 2, 3)
    ]
    law = round_law(rounds, Polynomials(up_to=int(50_000 * cent))).masses
    assert law == {cents * cent: chance for cents, chance in right.law.items()}


def test_free_games_that_wait_are_added_to_by_re_spins() -> None:
    """Both start on one spin; the re-spins come first and win more games for the series."""
    free = {**FREE, "starts on": {"line win": "bell"}, "awards": {2: 1, 3: 1, 4: 1}}
    rules = {"other features": "start", "with others": "yes"}
    game = belfry(
        rules,
        features={"free games": {**free, "with others": "yes", "re-trigger": "nothing"}},
        strips={"base": STRIPS["base"]},
    )
    rounds = rounds_of(game)
    right = played(game, (1,), CENTS)
    found = moments(rounds, keep_limits=True).moments.mean
    assert found == right.mean * Fraction(rounds.scale.grains, CENTS)


def test_how_many_re_spins_there_are_is_a_law() -> None:
    """An improvement adds one re-spin: of two, as many follow as the other reels bring bells."""
    rounds = rounds_of(three_reels(re_spins=1))
    law = games_of(rounds, "ringing")
    assert law.mass[1] == pytest.approx(1)


def test_improvements_on_reels_that_no_count_tells_are_refused_by_name() -> None:
    game = belfry(
        {"holds": [1, 2], "improved": {"adds": 1}},
        lines={"read": "both ways", "on one line": "highest only", "rows": ["00000"]},
        strips={"base": STRIPS["base"]},
    )
    with pytest.raises(NotCountable, match="ringing > improved: found wins of bell that may stand"):
        moments(rounds_of(game))


def test_held_wins_are_told_by_their_reels_whatever_way_they_are_read() -> None:
    game = belfry(
        {"holds": [4, 5]},
        lines={"read": "both ways", "on one line": "all", "full line": "twice", "rows": ["00000"]},
        strips={"base": STRIPS["base"]},
    )
    rounds = rounds_of(game)
    right = played(game, (1,), CENTS)
    cent = Fraction(rounds.scale.grains, CENTS)
    found = moments(rounds).moments
    assert [found.mean, found.second] == [right.moments[k] * cent**k for k in (1, 2)]
