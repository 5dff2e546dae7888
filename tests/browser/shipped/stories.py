"""Which golden rounds of a game are played, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.shipped.rounds import golden, rounds_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.browser.shipped.rounds import Round

KEPT: Mapping[str, tuple[str, ...]] = {
    "apiary": (
        "parts-fill-a-cell",
        "each-stake-has-cells-of-its-own",
        *["combs-fill-a-cell-at-once"] * 3,
        "parts-fill-a-cell",
        "five-cells-lead-to-the-honey-flow",
    ),
    "chrysalis": (
        "a-changed-game-costs-its-bet",
        "won-again-they-begin-again",
        *["a-lower-bet-keeps-the-ceiling"] * 2,
        "three-cocoons-anywhere-pay-again",
        "four-cocoons-pay-the-prize-of-three-once",
        *["a-changed-game-costs-its-bet"] * 5,
        "the-last-changed-game",
    ),
}
"""The rounds that begin with what others left, in an order in which each finds enough of it."""


def story(key: str) -> tuple[Round, ...]:
    """The rounds of a game that one player plays, one after the other."""
    alone = tuple(name for name, one in golden(key).items() if not one.carry)
    return rounds_of(key, (*alone, *KEPT.get(key, ())))
