"""Cascades that make no sound game, and what is said of each."""

from __future__ import annotations

import pytest

from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import parse_game
from tests.definition.gardens import FILE, GARDEN, edited

CASCADES = "cascades:\n  multipliers: [1, 2, 3]\n  at most: 4\n"
EACH_LINE = "    once for each: winning line\n"
SOUND = edited(GARDEN, ("features:\n", f"{CASCADES}features:\n"), (EACH_LINE, ""))


def test_that_the_garden_may_have_cascades() -> None:
    cascades = parse_game(SOUND, FILE).definition.cascades
    assert cascades is not None
    assert [cascades.factor(falls) for falls in range(5)] == [1, 2, 3, 3, 3]
    assert cascades.active("paid")
    assert cascades.active("night walk")


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        (
            (("  at most: 4", "  at most: 1"),),
            "cascades > multipliers: found 3 factors, for at most 1 falls; allowed: at most 2",
        ),
        (
            (("multipliers: [1, 2, 3]", "multipliers: [1, 2, 2]"),),
            "cascades > multipliers: found 2 twice at the end, where the last one stays",
        ),
        (
            (("  at most: 4", "  at most: 4\n  phases: [daydream]"),),
            "cascades > phases > #1: found 'daydream', which is no phase with spins",
        ),
        (
            (("  at most: 4", "  at most: 4\n  phases: [paid, paid]"),),
            "cascades > phases > #2: found 'paid' twice; allowed: each phase once",
        ),
        (
            (("  at most: 4", "  at most: 4\n  phases: [paid, night walk]"),),
            "cascades > phases: found every phase there is; allowed: the key left out",
        ),
        (
            (("  at most: 4", "  at most: 0"),),
            "cascades > at most: found 0; allowed: 1 or more",
        ),
    ],
)
def test_what_makes_no_sound_game(edits: tuple[tuple[str, str], ...], said: str) -> None:
    with pytest.raises(DefinitionError) as refused:
        parse_game(edited(SOUND, *edits), FILE)
    assert said in str(refused.value)


def test_that_no_prize_is_paid_for_each_line_that_may_win_in_several_windows() -> None:
    with pytest.raises(DefinitionError, match="each winning line, which may win it in several"):
        parse_game(edited(GARDEN, ("features:\n", f"{CASCADES}features:\n")), FILE)
