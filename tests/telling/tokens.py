"""Events of tokens with what is told of them."""

from __future__ import annotations

from typing import Any

from reelwright.play import events

_KEYS: dict[str, Any] = {"tokens": "gold keys", "sub_tokens_of_one": 1, "needed": 6}
_PARTS: dict[str, Any] = {"tokens": "gold keys", "sub_tokens_of_one": 3, "needed": 2}


def _earned(earned: int, held: int, sub_tokens: int, **of: Any) -> events.TokensEarned:
    return events.TokensEarned(
        by="pumpkins in sight",
        symbol="pumpkin",
        count=3,
        positions=((1, 0), (2, 1), (3, 2)),
        earned=earned,
        held=held,
        sub_tokens=sub_tokens,
        **of,
    )


def _spent(*leads_to: str, lines: tuple[int, ...] = (1, 2)) -> events.TokensSpent:
    return events.TokensSpent(
        spent=6,
        held=1,
        sub_tokens=0,
        leads_to=leads_to,
        lines=lines,
        line_bet=50,
        total_bet=100,
        **_KEYS,
    )


TOLD: list[tuple[events.Event, str]] = [
    (events.TokensHeld(held=2, sub_tokens=0, **_KEYS), "Gold keys: 2 of 6 held."),
    (
        events.TokensHeld(held=1, sub_tokens=2, **_PARTS),
        "Gold keys: 1 of 2 held, and 2 of 3 parts of the next.",
    ),
    (_earned(2, 4, 0, **_KEYS), "Pumpkins in sight: 2 of gold keys earned, 4 of 6 held."),
    (
        _earned(1, 1, 0, **_PARTS),
        "Pumpkins in sight: 1 part of gold keys earned, 1 of 2 held, and 0 of 3 parts of the next.",
    ),
    (_spent("the vault"), "6 of gold keys are spent: The vault starts, at 2 lines x $0.50."),
    (
        _spent("the vault", "the chest", lines=()),
        "6 of gold keys are spent: choose The vault or The chest, at $0.50.",
    ),
    (_spent(), "6 of gold keys are spent: the limit ended the round before they led on."),
    (
        events.FeatureChosen(tokens="gold keys", feature="the chest", at_random=False),
        "The chest is chosen.",
    ),
    (
        events.FeatureChosen(tokens="gold keys", feature="the chest", at_random=True),
        "Time is up: The chest is chosen at random.",
    ),
]
