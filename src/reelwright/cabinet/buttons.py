"""Which buttons are live, by what the game waits for."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Button: TypeAlias = Literal[
    "bet", "lines", "bet max", "spin", "stop", "auto", "gamble", "collect", "paytable"
]
Waiting: TypeAlias = Literal["spin", "gamble", "pick", "offer", "feature"] | None
"""What the game waits for: a new round, a choice in this one, or nothing while it runs."""

_SELECT: Final[tuple[Button, ...]] = ("bet", "lines", "bet max", "spin", "auto")


def live_buttons(waiting: Waiting, *, auto_on: bool) -> tuple[Button, ...]:
    """Return the live buttons.

    While a gamble is offered, Spin and Auto collect and start the next round, so what it will
    bet can be set. In a pick, or where series or features are offered, only that itself is open;
    the indicators go with Lines.
    """
    if waiting == "gamble":
        return (*_SELECT, "gamble", "collect", "paytable")
    if waiting in ("pick", "offer", "feature"):
        return ("paytable",)
    if auto_on:
        return ("stop", "paytable")
    return (*_SELECT, "paytable") if waiting == "spin" else ("paytable",)
