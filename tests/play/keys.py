"""A game of two lines whose keys are tokens, to hang rules of tokens on.

One key in sight earns one token, three earn two, six earn four; six tokens lead to two free games
in the vault.
"""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Definition
from reelwright.play.events import TokensEarned, TokensHeld, TokensSpent
from reelwright.play.questions import Drawn
from reelwright.play.state import Carry
from reelwright.profiles.files import profile
from tests.play.market import WINDOWS, Market
from tests.rounds import Table

SCATTERS = {"star": {"pays": {2: 1, 3: 5}, "on": "total bet"}, "key": {"on": "total bet"}}
KEYS: dict[str, Any] = {
    "earned": {
        "keys in sight": {"starts on": {"scatter": "key"}, "gives": {1: 1, 3: 2, 6: 4}},
    },
    "needed": 6,
    "leads to": ["the vault"],
    "kept for": "the game",
    "earned in": "paid games",
    "stake": "of the last game",
}
VAULT: dict[str, Any] = {
    "kind": "free games",
    "starts on": {"entered": "yes"},
    "awards": {1: 2, 2: 3},
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
CHEST: dict[str, Any] = {
    "kind": "wheel",
    "starts on": {"entered": "yes"},
    "prizes on": "line bet",
    "segments": [{"prize": 7}, {"prize": 9}],
}
GAMBLE = {"on": "one card from a full deck", "stake": "whole win", "up to": 100000}


def market(
    *, features: dict[str, Any] | None = None, rules: dict[str, Any] | None = None, **tokens: Any
) -> Market:
    """The game with these rules of its tokens."""
    own = {key.replace("_", " "): value for key, value in tokens.items()}
    return Market(
        scatters=SCATTERS,
        features={"the vault": VAULT, "the chest": CHEST} | (features or {}),
        tokens={"gold keys": KEYS | own},
        **(rules or {}),
    )


def rules_of_keys(**rules: Any) -> Definition:
    """The rules of the game with these rules of its tokens."""
    return market(**rules).rigged.definition


def play(
    *windows: str,
    carry: Carry | None = None,
    line_bet: int = 100,
    lines: tuple[int, ...] = (1, 2),
    by: str = "open",
    **rules: Any,
) -> Table:
    """A round of the game with these rules of its tokens, up to these windows."""
    played = market(**rules)
    played.table = Table(played.rigged.definition, lines, line_bet, profile(by), carry=carry)
    return played.spin(*windows).table


def names(table: Table) -> list[str]:
    return [event.event for event in table.events]


def held(table: Table) -> list[tuple[int, int]]:
    """Whole tokens and sub-tokens, as they were told one after the other."""
    kinds = TokensHeld | TokensEarned | TokensSpent
    return [(one.held, one.sub_tokens) for one in table.events if isinstance(one, kinds)]


def by_stars(**gives: int) -> dict[str, Any]:
    table = {int(count[1:]): pieces for count, pieces in gives.items()} or {3: 1}
    return {"stars": {"starts on": {"scatter": "star"}, "gives": table}}


def stops(*windows: str) -> list[Drawn]:
    """The draws that show these windows."""
    rigged = Market().rigged
    return [rigged.stops([*WINDOWS].index(name)) for name in windows]
