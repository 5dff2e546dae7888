"""The words of statements on re-spins, and that all a game with them says is true."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import Statement, statements
from tests.claims.test_re_spins import (
    BEGINNING,
    BOTH,
    ENDING,
    FREE,
    MORE,
    NAMED,
    ON_OTHERS,
    PLACE,
    STARS,
    START,
    Change,
    both,
    rules,
)
from tests.play.re_spun import GAME
from tests.random_definitions import definition_of
from tests.random_definitions.re_spins import re_spun_game
from tests.statements.test_random_games import untrue

RUN: Change = {"starts on": {"on a line": "key", "counts": [2, 3, 4]}}
ANY: Change = {"starts on": {"any win": "yes"}, "holds": [3]}
TWO_LINES: Change = {
    "game": {
        "window": {"reels": 5, "rows": 2},
        "lines": {**GAME["lines"], "rows": ["00000", "11111"]},
    }
}
KINDS = (
    "trigger",
    "held-reels",
    "held-within-more",
    "re-spins-won",
    "stake-of-re-spins",
    "wins-on-held-reels",
    "changes-of-re-spins",
    "other-features-in-re-spins",
    "strips-of-re-spins",
)


def made(*changes: Change) -> tuple[Statement, ...]:
    """All that the belfry says, which is true."""
    game = Game(name="Belfry", definition=rules(*changes).definition, look=Look())
    assert list(untrue(game)) == []
    return statements(game, profile("open"))


def words(*changes: Change) -> dict[str, str]:
    """What is said of re-spins, by kind."""
    told = {one.id: one.words for one in made(*changes)}
    return {kind: told[f"{kind}/ringing"] for kind in KINDS if f"{kind}/ringing" in told}


def test_all_that_the_belfry_says_of_them() -> None:
    assert words() == {
        "trigger": "Ringing: starts with any win of Bell on a line played. It follows paid games "
        "alone.",
        "held-reels": "Ringing: each reel that shows a Bell of those that started it, or what "
        "stood in for one, is held; the other reels are spun again.",
        "held-within-more": "Ringing: where what starts it stands on every reel, nothing is left "
        "to spin, and there are no re-spins.",
        "re-spins-won": "Ringing: 2 re-spins are won each time.",
        "stake-of-re-spins": "Ringing: re-spins cost nothing, and are played on the same lines, "
        "and at the same bet per line, as the game before them.",
        "wins-on-held-reels": "Ringing: what wins on held reels alone, such as what started the "
        "re-spins, is not paid again in them. A win needs at least one reel that was spun.",
        "changes-of-re-spins": "Ringing: no further reels are held on the way, and re-spins are "
        "neither added nor ended early.",
    }


CASES: list[tuple[Change, dict[str, str]]] = [
    (
        NAMED,
        {
            "held-reels": "Ringing: reels 1 and 2 are held as they stopped; the other reels are "
            "spun again.",
            "held-within-more": "Ringing: where what starts it stands on further reels, these are "
            "spun again all the same; only reels 1 and 2 are held.",
        },
    ),
    (
        {"holds": [2], "held wins": "paid again"},
        {"held-reels": "Ringing: reel 2 is held as it stopped; the other reels are spun again."},
    ),
    (
        {"re-spins": 1, "held wins": "paid again"},
        {
            "re-spins-won": "Ringing: 1 re-spin is won each time.",
            "wins-on-held-reels": "Ringing: what wins on held reels alone, such as what started "
            "the re-spins, is paid again in each of them.",
        },
    ),
    (
        MORE,
        {
            "changes-of-re-spins": "Ringing: where a re-spin shows what started it on the held "
            "reels and on further ones, those are held, too. 1 re-spin is added. Other re-spins "
            "change nothing. Once every reel is held the re-spins end.",
        },
    ),
    (
        both(STARS, BEGINNING, {"only after": "no win"}),
        {
            "trigger": "Ringing: starts with 1 or 2 Star in sight. It follows paid games alone, "
            "and only those in which the spin wins nothing.",
            "held-reels": "Ringing: each reel that shows a Star of those that started it is held; "
            "the other reels are spun again.",
            "changes-of-re-spins": "Ringing: where a re-spin shows what started it on the held "
            "reels and on further ones, those are held, too. The number of re-spins begins again: "
            "2 are then left. Other re-spins change nothing. Once every reel is held the re-spins "
            "end.",
        },
    ),
    (
        both(RUN, ENDING),
        {
            "trigger": "Ringing: starts when a line played shows exactly 2, 3 or 4 Key in a row "
            "from reel 1 on, whether that wins or not. No other symbol stands in. It follows paid "
            "games alone, whether the spin wins or not.",
            "changes-of-re-spins": "Ringing: where a re-spin shows what started it on the held "
            "reels and on further ones, those are held, too. No re-spins are added. A re-spin that "
            "does not show that is the last. Once every reel is held the re-spins end.",
        },
    ),
    (
        both(PLACE, ON_OTHERS, {"only after": "a win"}),
        {
            "trigger": "Ringing: starts when Key stands in row 1 of reel 4. It follows paid games "
            "alone, and only those in which the spin wins.",
            "held-reels": "Ringing: the reel that shows the Key that started it is held; the other "
            "reels are spun again.",
            "strips-of-re-spins": "Ringing: the reels that are spun are others than in paid games. "
            "There Plum does not stand on reels 1, 2, 3 and 5; Wild does not stand on reel 2; Star "
            "stands also on reel 5.",
        },
    ),
    (
        both(PLACE, {"strips": {"drawn": {"base": 1, "late": 2}}}),
        {
            "strips-of-re-spins": "Ringing: the reels that are spun are others than in paid games. "
            "There Star stands also on reel 5. Ringing: before each re-spin one of 2 sets of reels "
            "is drawn.",
        },
    ),
    (
        both({"strips": {"by lines": {1: "base", 2: "late"}}}, TWO_LINES),
        {
            "strips-of-re-spins": "Ringing: the reels that are spun are others than in paid games. "
            "There Plum does not stand on reels 3, 4 and 5; Star stands also on reel 5. Ringing: "
            "the reels that are spun depend on the number of lines played; they are others from 2 "
            "lines on.",
        },
    ),
    (
        both(BOTH, START),
        {
            "other-features-in-re-spins": "Ringing: a re-spin can also win Tip or Free games, but "
            "only by what does not stand on held reels alone.",
        },
    ),
    (BOTH, {"other-features-in-re-spins": "Ringing: re-spins win no other feature."}),
]


@pytest.mark.parametrize(("game", "told"), CASES)
def test_what_is_told_where_a_rule_is_another(game: Change, told: dict[str, str]) -> None:
    found = words(game)
    assert {kind: found[kind] for kind in told} == told


def test_what_cannot_be_is_not_told() -> None:
    """A place is one reel, and no re-spins are without a further one; any win stands on none."""
    for game in (PLACE, ANY):
        assert list(words(game)) == [
            "trigger",
            "held-reels",
            "re-spins-won",
            "stake-of-re-spins",
            "changes-of-re-spins",
        ]


def test_a_number_that_only_re_spins_show_is_told_of_what_it_starts() -> None:
    """Reel 5 has stars in re-spins alone, so that five of them are never in sight elsewhere."""
    free = {**FREE, "awards": {2: 1, 3: 1, 4: 2, 5: 3}}
    told = {one.id: one.words for one in made(ON_OTHERS, START, features(free))}
    assert told["trigger/free-games"] == "Free games: starts with 2 to 5 Star in sight."


def features(free: Change) -> Change:
    return {"game": {"features": {"free games": free}}}


def test_on_which_reels_a_symbol_stands_is_told_of_spins_of_every_reel() -> None:
    """The star stands on reel 5 of re-spins alone, which is told with their strips."""
    plain, others = (
        {one.id: one.words for one in made(both(NAMED, more))} for more in ({}, ON_OTHERS)
    )
    assert plain["reels-of-a-symbol/star"] == others["reels-of-a-symbol/star"]
    assert "Star stands also on reel 5" in others["strips-of-re-spins/ringing"]


@pytest.mark.parametrize("seed", range(7100, 7106))
def test_all_that_the_artwork_of_a_random_game_says_is_true(seed: int) -> None:
    plain = re_spun_game(Random(seed), leading=False)  # noqa: S311
    game = Game(name="Random", definition=definition_of(plain), look=Look())
    assert list(untrue(game)) == []
    said = [
        (one.kind, subject) for one in statements(game, profile("open")) for subject in one.subjects
    ]
    assert len(set(said)) == len(said)
