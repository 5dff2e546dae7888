"""Changed games that make no sound game, and what is said of each."""

from __future__ import annotations

import pytest

from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import parse_game
from tests.definition.gardens import FILE, GARDEN, edited

MIDNIGHT = """features:
  midnight:
    kind: changed games
    starts on: {line win: tulip}
    games: {3: 4}
    strips: moonlight
    stake: at most of the trigger
    again: adds
    anywhere: pays the starting prize
    special pays: {rose: {2: 6, 3: 30}}
    multiplier: 2
    multiplier covers: {scatters: no, bonuses: yes, not on: [{win: rose}]}
"""
SOUND = edited(GARDEN, ("features:\n", MIDNIGHT))
DAWN = """  dawn:
    kind: changed games
    starts on: {position: {symbol: stone, reel: 1, row: 0}}
    games: {1: 2}
    strips: moonlight
    stake: any
    again: nothing
"""
WHEEL = """  wheel:
    kind: wheel
    starts on: {position: {symbol: bee, reel: 2, row: 0}}
    prizes on: line bet
    segments: [{prize: 1}, {enter: midnight}]
"""


def said(*edits: tuple[str, str]) -> list[str]:
    """What is wrong with the game edited, without the places in the file."""
    try:
        parse_game(edited(SOUND, *edits), FILE)
    except DefinitionError as error:
        return [line.split(": ", 1)[1] for line in str(error).splitlines()]
    return []


def test_the_game_they_break_is_sound() -> None:
    assert said() == []


def test_two_that_start_on_different_things_are_sound() -> None:
    assert said(("  night walk:\n", f"{DAWN}  night walk:\n")) == []


def test_a_bonus_may_lead_to_the_only_ones() -> None:
    without = ("    anywhere: pays the starting prize\n", "")
    assert said(without, ("  night walk:\n", f"{WHEEL}  night walk:\n")) == []


@pytest.mark.parametrize(
    ("find", "put", "says"),
    [
        (
            "games: {3: 4}",
            "games: {2: 1, 3: 4}",
            [
                "features > midnight > games > 2: found 2, which cannot start it; allowed: 3",
                (
                    "features > midnight > anywhere: found a prize for 2 of tulip, which pay "
                    "nothing; "
                    "allowed: the key left out"
                ),
            ],
        ),
        (
            "    multiplier: 2\n",
            "",
            [
                (
                    "features > midnight > multiplier covers: found a rule for a factor it has "
                    "not; "
                    "allowed: the key left out"
                )
            ],
        ),
        (
            "    multiplier covers: {scatters: no, bonuses: yes, not on: [{win: rose}]}\n",
            "",
            [
                (
                    "features > midnight > multiplier covers: found nothing, where prizes are "
                    "multiplied; allowed: what the factor multiplies"
                )
            ],
        ),
        (
            "    multiplier: 2\n",
            "    multiplier: 1\n",
            [
                (
                    "features > midnight > multiplier: found 1, which multiplies nothing; "
                    "allowed: 2 or more"
                )
            ],
        ),
        (
            "not on: [{win: rose}]",
            "not on: [{win: stone}]",
            [
                (
                    "features > midnight > multiplier covers > not on > #1 > win: found 'stone', "
                    "which "
                    "has no line pays; allowed: a symbol with line pays"
                )
            ],
        ),
        (
            "not on: [{win: rose}]",
            "not on: [{win: ros}]",
            [
                (
                    "features > midnight > multiplier covers > not on > #1 > win: found 'ros', "
                    "which "
                    "is no symbol; allowed: rose (the nearest), tulip, daisy, bee, snail, stone"
                )
            ],
        ),
        (
            "special pays: {rose: {2: 6, 3: 30}}",
            "special pays: {rose: {2: 4, 3: 20}}",
            [
                (
                    "features > midnight > special pays > rose: found pays that are as always; "
                    "allowed: others, or the key left out"
                )
            ],
        ),
        (
            "starts on: {line win: tulip}",
            "starts on: {position: {symbol: stone, reel: 1, row: 0}}",
            [
                "features > midnight > games > 3: found 3, which cannot start it; allowed: 1",
                (
                    "features > midnight > anywhere: found a prize, where nothing on a line "
                    "starts it; "
                    "allowed: the key left out"
                ),
            ],
        ),
        (
            "    strips: moonlight\n    stake: at most",
            "    strips: starlight\n    stake: at most",
            [
                (
                    "features > midnight > strips: found 'starlight', which is no set of strips; "
                    "allowed: base, moonlight"
                )
            ],
        ),
    ],
)
def test_it_says_all_that_is_wrong(find: str, put: str, says: list[str]) -> None:
    assert said((find, put)) == says


def test_games_that_are_as_all_others_are_refused() -> None:
    plain = [line for line in MIDNIGHT.splitlines() if line.split(":")[0].strip() in KEPT]
    game = edited(GARDEN, ("features:\n", "\n".join(plain) + "\n"))
    with pytest.raises(DefinitionError) as refused:
        parse_game(game, FILE)
    assert str(refused.value).split(": ", 1)[1] == (
        "features > midnight: found games that are as all others; allowed: strips, pays, a factor "
        "or substitutes that are not"
    )


KEPT = ("features", "midnight", "kind", "starts on", "games", "stake", "again")


def test_a_substitute_of_their_own_is_enough_of_a_difference() -> None:
    plain = [line for line in MIDNIGHT.splitlines() if line.split(":")[0].strip() in KEPT]
    bee = "  bee: {for: all, except: [snail],"
    edits = ("features:\n", "\n".join(plain) + "\n"), (bee, f"{bee} phases: [midnight],")
    assert parse_game(edited(GARDEN, *edits), FILE).name == "Garden"


def test_a_ceiling_where_there_is_one_stake_is_refused() -> None:
    one = (
        "  line bets: [0.01, 0.05, 0.10]\n  lines: any selection\n",
        "  line bets: [0.01]\n  lines: all\n",
    )
    assert said(one) == [
        (
            "features > midnight > stake: found 'at most of the trigger', where there is one stake "
            "only; allowed: any"
        )
    ]


def test_beginning_a_single_game_again_is_adding_one() -> None:
    edits = (("games: {3: 4}", "games: {3: 1}"), ("    again: adds\n", "    again: begins again\n"))
    assert said(*edits) == [
        (
            "features > midnight > again: found 'begins again', where each count wins one game, as "
            "which adding one does the same; allowed: adds, nothing"
        )
    ]


def test_a_starting_prize_that_never_comes_is_refused() -> None:
    night = "  night:\n" + "    - [rose, daisy, stone, snail, tulip]\n" * 2
    night += "    - [rose, daisy, stone, snail, bee]\n"
    strips = ("    strips: moonlight\n    stake: at most", "    strips: night\n    stake: at most")
    assert said(("\nfeatures:\n", f"{night}\nfeatures:\n"), strips) == [
        (
            "features > midnight > anywhere: found a prize for 3 of tulip, of which at most 2 are "
            "ever in sight; allowed: the key left out"
        )
    ]


def test_where_symbols_fall_a_reel_may_come_to_show_more() -> None:
    night = "  night:\n" + "    - [rose, daisy, stone, snail, tulip]\n" * 2
    night += "    - [rose, daisy, stone, snail, bee]\n"
    strips = ("    strips: moonlight\n    stake: at most", "    strips: night\n    stake: at most")
    edits = (
        ("\nfeatures:\n", f"{night}\ncascades: {{at most: 3}}\n\nfeatures:\n"),
        ("    once for each: winning line\n", ""),
        strips,
    )
    assert not [line for line in said(*edits) if "midnight" in line]


def test_two_that_start_on_one_thing_are_refused() -> None:
    other = DAWN.replace("{position: {symbol: stone, reel: 1, row: 0}}", "{line win: tulip}")
    other = other.replace("{1: 2}", "{3: 2}") + "    with others: yes\n"
    here = ("    again: adds\n", "    again: adds\n    with others: yes\n")
    assert said(("  night walk:\n", f"{other}  night walk:\n"), here) == [
        (
            "features > dawn > starts on: found what starts 'midnight', too, while which no others "
            "are won; allowed: another trigger"
        )
    ]


def test_of_several_none_may_be_led_to() -> None:
    without = ("    anywhere: pays the starting prize\n", "")
    assert said(without, ("  night walk:\n", f"{DAWN}{WHEEL}  night walk:\n")) == [
        (
            "features > midnight: found changed games that a bonus or tokens lead to, beside "
            "others "
            "that may then run; allowed: the only changed games, or a trigger of their own"
        )
    ]


def test_what_a_bonus_leads_to_has_no_starting_prize() -> None:
    assert said(("  night walk:\n", f"{WHEEL}  night walk:\n")) == [
        (
            "features > midnight > anywhere: found a prize, where a bonus or tokens lead to it, "
            "too; "
            "allowed: the key left out"
        )
    ]


def test_a_bonus_leads_to_them_by_one_of_their_counts() -> None:
    wheel = WHEEL.replace("{enter: midnight}", "{enter: midnight, count: 5}")
    without = ("    anywhere: pays the starting prize\n", "")
    assert said(without, ("  night walk:\n", f"{wheel}  night walk:\n")) == [
        (
            "features > wheel > segments > #2 > count: found 5, for which 'midnight' has nothing; "
            "allowed: 3"
        )
    ]


SCATTERED = (
    (
        "    starts on: {line win: tulip}\n    games: {3: 4}",
        "    starts on: {scatter: snail}\n    games: {2: 1, 3: 2}",
    ),
    ("    anywhere: pays the starting prize\n", ""),
    ("    again: adds\n", "    again: adds\n    with others: yes\n"),
    ("    re-trigger: adds and pays\n", "    re-trigger: adds and pays\n    with others: yes\n"),
)
"""Snails start them, of which each strip has one; two rows of five stops are in sight.

So each reel of the paid game shows a snail with 2/5, each of moonlight with 2/6.
"""


def test_a_scatter_may_start_them() -> None:
    assert said(*SCATTERED) == []


OTHERWISE = "allowed: nothing, or fewer games"


@pytest.mark.parametrize(
    ("games", "says"),
    [
        (
            "{2: 1}",
            (
                "games: found no entry for 3, which can come up; "
                "allowed: an entry for each count that can, from 2"
            ),
        ),
        ("{2: 2, 3: 1}", "games > 3: found 1, less than for 2; allowed: 2 or more"),
        (
            "{2: 1, 3: 2, 4: 3}",
            (
                "games > 4: found an entry for 4 of snail in sight; "
                "allowed: numbers that can be in sight: 1, 2, 3"
            ),
        ),
        (
            "{4: 3}",
            (
                "starts on > scatter: found snail, which the paid game never shows so many of; "
                "allowed: a scatter that it can show so many of"
            ),
        ),
        # Two snails come with 3 x 1/9 x 2/3 = 6/27, three with 1/27: 6 x 4 + 1 x 4 = 28 of 27.
        (
            "{2: 4, 3: 4}",
            f"again: found 'adds', where each changed game wins 28/27 on average; {OTHERWISE}",
        ),
        # 6 x 3 + 1 x 9 = 27 of 27.
        (
            "{2: 3, 3: 9}",
            f"again: found 'adds', where each changed game wins 1 on average; {OTHERWISE}",
        ),
        ("{2: 3, 3: 8}", ""),
    ],
)
def test_the_numbers_of_a_scatter_can_come_and_the_games_end(games: str, says: str) -> None:
    found = said(*SCATTERED, ("games: {2: 1, 3: 2}", f"games: {games}"))
    assert found == ([f"features > midnight > {says}"] if says else [])


def test_games_that_always_begin_again_never_end() -> None:
    reel = "    - [snail, rose, snail, daisy]\n"
    edits = (
        *SCATTERED,
        ("\nfeatures:\n", f"  night:\n{reel * 3}\nfeatures:\n"),
        ("    strips: moonlight\n    stake: at most", "    strips: night\n    stake: at most"),
        ("    again: adds\n", "    again: begins again\n"),
    )
    assert said(*edits) == [
        (
            "features > midnight > again: found 'begins again', where each changed game wins 2 on "
            "average; allowed: nothing, or fewer games"
        )
    ]
    assert said(*edits[:-1], ("    again: adds\n", "    again: nothing\n")) == []
