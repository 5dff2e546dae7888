"""Which buttons are live, by what the game waits for."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Button: TypeAlias = Literal[
    "bet", "lines", "bet max", "spin", "stop", "auto", "gamble", "collect", "paytable"
]
Waiting: TypeAlias = Literal["spin", "gamble", "pick", "offer", "feature"] | None
"""What the game waits for: a new round, a choice in this one, or nothing while it runs."""

_SELECT: Final[tuple[Button, ...]] = ("bet", "lines", "bet max", "spin", "auto")


_BY_ITSELF: Final[tuple[Button, ...]] = ("auto", "stop")


def live_buttons(waiting: Waiting, *, auto_on: bool, autoplay: bool = True) -> tuple[Button, ...]:
    """Return the live buttons; none for games by themselves where there is no `autoplay`.

    While a gamble is offered, Spin and Auto collect and start the next round, so what it will
    bet can be set. In a pick, or where series or features are offered, only that itself is open;
    the indicators go with Lines.
    """
    live = _live(waiting, auto_on=auto_on)
    return live if autoplay else tuple(one for one in live if one not in _BY_ITSELF)


def _live(waiting: Waiting, *, auto_on: bool) -> tuple[Button, ...]:
    if waiting == "gamble":
        return (*_SELECT, "gamble", "collect", "paytable")
    if waiting in ("pick", "offer", "feature"):
        return ("paytable",)
    if auto_on:
        return ("stop", "paytable")
    return (*_SELECT, "paytable") if waiting == "spin" else ("paytable",)
