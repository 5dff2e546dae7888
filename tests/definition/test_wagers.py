"""What is wrong with a wager, and what of it decides a digest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.holding import BASE, changed, vault
from tests.random_definitions.reading import refusal

BROKEN: dict[str, tuple[list[tuple[str, Any]], str]] = {
    "no whole cents": (
        [("wagers > more coins > costs", "1/3")],
        (
            "more coins > costs: found 1/3, which is 10/3 cents at a total bet of 0.10; "
            "allowed: whole cents at every stake"
        ),
    ),
    "no change": (
        [("wagers > more coins", {"costs": 2})],
        "more coins: found neither or both; allowed: one of strips, starts",
    ),
    "two changes": (
        [("wagers > more coins > starts", "vault")],
        "more coins: found neither or both; allowed: one of strips, starts",
    ),
    "the strips of the plain game": (
        [("wagers > more coins > strips", "base"), ("features > free games > strips", "rich")],
        (
            "more coins > strips: found 'base', which the plain game is on; "
            "allowed: another set of strips"
        ),
    ),
    "no set of strips": (
        [("wagers > more coins > strips", "richer"), ("features > free games > strips", "rich")],
        (
            "more coins > strips: found 'richer', which is no set of strips; "
            "allowed: rich (the nearest), base"
        ),
    ),
    "no feature": (
        [("wagers > the vault > starts", "vaults")],
        (
            "the vault > starts: found 'vaults', which is no feature; "
            "allowed: vault (the nearest), free games"
        ),
    ),
    "a count it has not": (
        [("wagers > the vault > count", 5)],
        "the vault > count: found 5, for which 'vault' has nothing; allowed: 3, 4",
    ),
    "a count of free games they have not": (
        [("wagers > ten stars > count", 4)],
        "ten stars > count: found 4, for which 'free games' has nothing; allowed: 3",
    ),
    "a count without a feature": (
        [("wagers > more coins > count", 3)],
        "more coins > count: found 3, where no feature is bought; allowed: the key left out",
    ),
    "the name of the plain game": (
        [("wagers > plain", {"costs": 9, "starts": "vault"})],
        "plain: found the name 'plain'; allowed: any other: it is the plain game's own",
    ),
    "what another one does": (
        [("wagers > again", {"costs": 13, "starts": "vault", "count": 4})],
        "again: found what 'the vault' does, too; allowed: a change of its own",
    ),
    "what another one does, said otherwise": (
        [("wagers > again", {"costs": 13, "starts": "free games", "count": 3})],
        "again: found what 'ten stars' does, too; allowed: a change of its own",
    ),
    "a table of prizes": (
        [
            (
                "features > gift",
                {
                    "kind": "award",
                    "starts on": {"entered": "yes"},
                    "on": "total bet",
                    "pays": {1: 7},
                },
            ),
            ("wagers > gift", {"costs": 7, "starts": "gift"}),
        ],
        (
            "gift > starts: found 'gift', of the kind award; "
            "allowed: free games, or a bonus that is played"
        ),
    ),
    "a count where there is none": (
        [
            (
                "features > wheel",
                {
                    "kind": "wheel",
                    "starts on": {"entered": "yes"},
                    "prizes on": "total bet",
                    "segments": [{"prize": 1}, {"prize": 9}],
                },
            ),
            ("wagers > wheel", {"costs": 6, "starts": "wheel", "count": 1}),
        ],
        "wheel > count: found 1, where 'wheel' goes by no count; allowed: the key left out",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_it_is_refused(case: str) -> None:
    changes, says = BROKEN[case]
    assert f"random: wagers > {says}" in refusal(changed(*changes))


@pytest.mark.parametrize("price", [0, -1])
def test_a_price_is_more_than_nothing(price: int) -> None:
    assert refusal(changed(("wagers > the vault > costs", price)))


def test_a_price_below_the_total_bet_is_sound() -> None:
    assert vault(("wagers > more coins > costs", "1/2")).wagers


def test_a_feature_that_nothing_else_starts_may_be_bought() -> None:
    wheel = {
        "kind": "wheel",
        "starts on": {"entered": "yes"},
        "prizes on": "total bet",
        "segments": [{"prize": 1}, {"prize": 9}],
    }
    added = ("features > wheel", wheel)
    assert vault(added, ("wagers > wheel", {"costs": 6, "starts": "wheel"})).wagers
    assert any("entered, where no other feature" in line for line in refusal(changed(added)))


def test_strips_of_a_wager_are_played_on() -> None:
    """A number of coins that they alone can show starts the vault."""
    reel = ["coin", "coin", "star", "apple", "plum", "apple"]
    five = [
        ("strips > rich", [reel] * 3),
        ("features > vault > starts on > counts", [3, 5]),
        ("wagers > the vault > count", 5),
    ]
    assert vault(*five).wagers
    said = refusal(changed(*five, ("wagers > more coins", None), ("strips > rich", None)))
    assert any("found 5 of coin in sight" in line for line in said)


def test_the_price_of_a_wager_is_part_of_the_digest() -> None:
    assert vault().digest != vault(("wagers > the vault > costs", 13)).digest
    alone = vault(("wagers", None), ("strips > rich", None))
    assert vault(("wagers", {}), ("strips > rich", None)).digest == alone.digest


def test_a_phase_knows_the_sets_it_can_be_on() -> None:
    game = vault(("features > free games > strips", "night"), ("strips > night", [BASE] * 3))
    assert game.sets_of("paid") == ("base", "rich")
    assert game.sets_of("vault") == ("base", "rich")
    assert game.sets_of("free games") == ("night",)
