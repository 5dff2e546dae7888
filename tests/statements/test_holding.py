"""Statements on hold and spin and on wagers, as they are read."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.evidence import NOTHING, Counted, Evidence
from reelwright.claims.model.wagers import figure_of
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import Statement, statements
from tests.holding import vault

AT = "features > vault > "
PRIZES = (
    "Prizes stay the same multiples of the bet per line and of the total bet, whatever the game "
    "costs. This bet can be declined: the plain game is always offered."
)


def made(
    *changes: tuple[str, Any], evidence: Evidence = NOTHING
) -> dict[tuple[str, str], Statement]:
    """The statements of the game, by their kind and the first they are of."""
    game = Game(name="Vault", definition=vault(*changes), look=Look())
    found = statements(game, profile("open"), evidence)
    return {(one.kind, one.of[0] if one.of else ""): one for one in found}


def words(*changes: tuple[str, Any]) -> str:
    return made(*changes)["bonus", "vault"].words


def test_how_it_is_played() -> None:
    assert words() == (
        "Vault: every Coin in sight is held on its place, and 2 re-spins of all other places "
        "follow. In a re-spin a further Coin can come up on any of these places, each by itself, "
        "and is held too; then 2 re-spins are left again. Each Coin held is worth 1 or 5, drawn "
        "when it is held. The re-spins end when none is left or when every place holds one. All "
        "that are held are then paid as one prize, and a full window pays 20 on top."
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("re-spins", 1), "and one re-spin of all other places follows."),
        (("re-spins", 1), "and is held too; then one re-spin is left again."),
        (
            ("new symbol", "changes nothing"),
            "and is held too; the number of re-spins left does not change.",
        ),
        (("values > drawn", {3: 1}), "Each Coin held is worth 3. The re-spins end"),
        (("values > drawn", {5: 1, 1: 3, 2: 9}), "is worth 1, 2 or 5, drawn when it is held."),
        (("full window", None), "as one prize; a full window pays nothing on top."),
        (("full window", "5/2"), "and a full window pays 2.5 on top."),
        (("prizes on", "fixed"), "Each Coin held is worth $1.00 or $5.00, drawn"),
        (("prizes on", "fixed"), "and a full window pays $20.00 on top."),
    ],
)
def test_it_is_said_of_another_rule(change: tuple[str, Any], said: str) -> None:
    assert said in words((AT + change[0], change[1]))


def test_its_bet_and_the_most_it_can_pay() -> None:
    found = made()
    assert found["base of bonus prizes", "vault"].words == (
        "Vault: its prizes are multiplied by the bet per line, and paid once, however many lines "
        "win."
    )
    assert found["greatest random prize", "vault"].words == (
        "Vault: the most it can pay is 50 times the bet per line. Won in free games whose factor "
        "covers bonuses, it is multiplied by that factor."
    )


def test_an_ante() -> None:
    found = made()["wager", "more coins"]
    assert found.place.at == "whole"
    assert found.words == (
        "Bet “More coins”: a game costs 1.5 times the total bet. It is played on other reels than "
        f"the plain game. All else is as in the plain game. {PRIZES}"
    )


def test_an_ante_whose_reels_have_other_symbols() -> None:
    third = ["owl", "coin", "coin", "star", "plum", "plum"]
    found = made(("symbols > owl", {}), ("strips > rich > 2", third))["wager", "more coins"]
    assert (
        "other reels than the plain game. There Apple does not stand on reel 3; Owl stands also "
        "on reel 3. All else is as in the plain game."
    ) in found.words


def test_features_that_are_bought() -> None:
    found = made()
    assert found["wager", "the vault"].words == (
        "Bet “The vault”: a game costs 12 times the total bet, and Vault starts at once, without a "
        f"spin before it, as for 4 Coin. On which places they are held is drawn. {PRIZES}"
    )
    assert found["wager", "ten stars"].words == (
        "Bet “Ten stars”: a game costs 7.5 times the total bet, and Free games starts at once, "
        f"without a spin before it, as for 3 Star. {PRIZES}"
    )


def test_the_least_count_is_said_where_none_is_named() -> None:
    least = made(("wagers > the vault", {"costs": 12, "starts": "vault"}))
    assert "as for 3 Coin." in least["wager", "the vault"].words


def test_a_bonus_that_is_only_bought() -> None:
    wheel = {
        "kind": "wheel",
        "starts on": {"entered": "yes"},
        "prizes on": "total bet",
        "segments": [{"prize": 1}, {"prize": 9}],
    }
    found = made(("features > wheel", wheel), ("wagers > a turn", {"costs": 6, "starts": "wheel"}))
    assert found["trigger", "wheel"].words == (
        "Wheel: nothing that the reels show starts it; only A turn can lead to it."
    )
    assert "and Wheel starts at once, without a spin before it. Prizes" in (
        found["wager", "a turn"].words
    )


def test_a_return_is_said_as_far_as_it_was_counted() -> None:
    evidence = Evidence({figure_of("the vault"): Counted(Fraction(17567, 24576), "exact")})
    found = made(evidence=evidence)
    said = found["return of a wager", "the vault"].words
    assert said == "Return to player of bet “The vault”: 71.48% of what it costs."
    assert ("return of a wager", "more coins") not in found
    assert not [kind for kind, _ in made() if kind == "return of a wager"]
