"""Wagers counted: their return by hand, and held against every round there can be."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import inf

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing, playing, scale
from reelwright.definition.model import Game, Look
from reelwright.law.bankroll import session
from reelwright.law.figures import Exact
from reelwright.law.moments import moments
from reelwright.law.par import par
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from reelwright.play import begin
from reelwright.play.state import Stake
from tests.holding import BASE, vault
from tests.law.walk import PLAIN
from tests.law.whole import Walk

ANTE, VAULT, STARS = "more coins", "the vault", "ten stars"
BOTH = Playing((1, 2), 10)
BOUGHT = Fraction(17567, 1024) / 24
"""What the vault pays on average with four coins, in line bets (see test_holding), of its price."""


def rtp(wager: str, played: Playing = BOTH) -> Fraction:
    """What a wager returns of what it costs."""
    rounds = Rounds(vault(), replace(played, wager=wager))
    return moments(rounds).moments.mean / rounds.scale.cost


def test_a_bought_feature_by_hand() -> None:
    """The vault costs 12 total bets: 24 line bets on two lines."""
    assert rtp(VAULT) == BOUGHT


@pytest.mark.parametrize("played", [Playing((1,), 10), Playing((2,), 50), Playing((1, 2), 50)])
def test_the_return_of_a_bought_feature_at_other_stakes(played: Playing) -> None:
    """On one line it costs 12 line bets and pays as much."""
    assert rtp(VAULT, played) == BOUGHT * 2 / len(played.lines)


def test_bought_free_games_by_hand() -> None:
    """Free games without coins, whose every window is as likely: two games, prizes doubled.

    Each of 27 windows is as likely; one has three apples, one three plums and one three stars.
    """
    plain = ["apple", "plum", "star"]
    alone = vault(
        ("window > rows", 1),
        ("lines > rows", ["000"]),
        ("features > vault", None),
        ("wagers", {STARS: {"costs": 3, "starts": "free games"}}),
        ("scatters > coin", None),
        ("symbols > coin", None),
        ("strips", {"base": [plain] * 3}),
    )
    rounds = Rounds(alone, Playing((1,), 10, STARS))
    spin = Fraction(2 * (4 + 2) + 2, 27)  # an apple and a plum doubled, stars as ever
    assert moments(rounds).moments.mean / rounds.scale.cost == 2 * spin / 3


@pytest.mark.parametrize("wager", [ANTE, VAULT, STARS])
def test_every_round_there_can_be(wager: str) -> None:
    rounds = Rounds(vault(), replace(BOTH, wager=wager))
    cent = Fraction(rounds.scale.grains, 10)
    first = begin(vault(), PLAIN, Stake((1, 2), 10, wager=wager)).state
    right = Walk(inf).of(first)
    found = moments(rounds).moments
    assert [found.mean, found.second, found.third] == [
        right.moments[k] * cent**k for k in (1, 2, 3)
    ]
    law = round_law(rounds, Polynomials()).masses
    assert law == {cents * cent: chance for cents, chance in right.law.items()}


def test_the_plain_game_is_counted_as_without_wagers() -> None:
    alone = vault(("wagers", None), ("strips > rich", None))
    assert scale(vault(), BOTH) == scale(alone, BOTH)
    assert moments(Rounds(vault(), BOTH)).moments == moments(Rounds(alone, BOTH)).moments


def test_a_price_in_parts_of_a_line_bet() -> None:
    third = vault(("wagers > more coins > costs", "11/10"))
    found = scale(third, Playing((1,), 10, ANTE))
    assert (found.grains, found.stake, found.cost) == (10, 10, 11)
    assert scale(third, Playing((1,), 10)).grains == 1


def test_a_wager_not_on_offer_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^wager: found 'moon'; allowed: more coins, the vault"):
        playing(vault(), wager="moon")
    assert playing(vault(), wager=ANTE) == Playing((1, 2), 10, ANTE)


def game() -> Game:
    return Game(name="Vault", definition=vault(), look=Look())


def test_the_sheet_of_the_plain_game_lists_each_wager() -> None:
    found = {wager.name: wager for wager in par(game(), BOTH).wagers}
    assert [*found] == [ANTE, VAULT, STARS]
    assert found[VAULT].rtp == Exact(BOUGHT)
    assert found[ANTE].rtp == Exact(rtp(ANTE))
    assert [wager.price for wager in found.values()] == [30, 240, 150]
    assert (found[ANTE].costs, found[ANTE].strips, found[ANTE].starts) == (
        Fraction(3, 2),
        "rich",
        "",
    )
    assert (found[STARS].strips, found[STARS].starts) == ("", "free games")


def test_the_sheet_of_a_bought_feature() -> None:
    sheet = par(game(), replace(BOTH, wager=VAULT))
    assert (sheet.wager, sheet.stake, sheet.rtp) == (VAULT, 240, Exact(BOUGHT))
    assert sheet.digest == vault().digest
    assert sheet.wagers == ()
    assert {part.name: part.rtp for part in sheet.parts} == {
        "free games": Exact(Fraction(0)),
        "vault": Exact(BOUGHT),
    }
    assert {one.name: one.frequency for one in sheet.features}["vault"] == Exact(Fraction(1))
    assert sheet.hits.any_win == Exact(Fraction(0))  # there is no paid spin
    assert sheet.top_wins == ()


def test_the_sheet_of_an_ante() -> None:
    sheet = par(game(), replace(BOTH, wager=ANTE))
    assert (sheet.stake, sheet.units) == (30, 2)
    assert sheet.rtp == Exact(rtp(ANTE))
    found = [part.rtp for part in sheet.parts]
    assert sum((one.value for one in found if isinstance(one, Exact)), Fraction(0)) == rtp(ANTE)
    assert [win.phase for win in sheet.top_wins] == ["paid", "free games"]


def test_a_bankroll_pays_the_price() -> None:
    """Two games at 2.40 each from 4.80: what is left is what they paid."""
    found = session(vault(), replace(BOTH, wager=VAULT), 480, 2)
    assert found.stake == 240
    mean = 480 - 2 * 240 + 2 * float(BOUGHT) * 240
    assert found.mean == pytest.approx(mean, abs=1e-9)


def test_a_wager_beside_changed_games_is_refused() -> None:
    changed = vault(
        (
            "features > night",
            {
                "kind": "changed games",
                "starts on": {"line win": "plum", "counts": [3]},
                "strips": "night",
                "games": {3: 2},
                "stake": "any",
                "again": "nothing",
            },
        ),
        ("strips > night", [BASE] * 3),
    )
    rounds = Rounds(changed, replace(BOTH, wager=ANTE))
    with pytest.raises(NotCountable, match=r"^wagers > more coins: found changed games"):
        round_law(rounds, Polynomials())
    bought = Rounds(changed, replace(BOTH, wager=VAULT))
    assert moments(bought).moments.mean / bought.scale.cost == BOUGHT
