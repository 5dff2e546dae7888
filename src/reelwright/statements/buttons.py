"""Statements on the buttons and on games that start by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cabinet import auto
from reelwright.claims.model import buttons as claims
from reelwright.claims.model.limits import PressedFor

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement

DOES: Mapping[str, claims.Effect] = {
    "spin": "starts a game",
    "lines": "adds a line and goes round",
    "lines-numbers": "goes to the next number of lines and round",
    "line": "switches one line",
    "bet": "raises or lowers the bet",
    "bet-ways": "raises or lowers the bet",
    "bet-max": "selects the most lines and the highest bet",
    "auto": "starts games by themselves",
    "stop": "stops games by themselves",
    "gamble": "gambles the win",
    "collect": "takes the win",
    "paytable": "shows the pays",
}
"""What the message of each button says that it does."""


def made(about: About) -> Iterator[Statement]:
    """Yield what each button of the game does."""
    for message in _buttons(about):
        button = message.removesuffix("-numbers").removesuffix("-ways").replace("-", " ")
        claim = claims.ButtonDoes.model_validate({"button": button, "does": DOES[message]})
        yield about.state("buttons", f"button-{message}", [claim], (button,))
    if not about.profile.autoplay:
        yield about.state("automatic play", "no-auto-play", [PressedFor()])
        return
    yield about.state(
        "automatic play",
        "auto-play",
        [claims.AutoPlays(games=auto.GAMES, ends=("played", "win", "feature", "stop", "credit"))],
        games=about.words.listed([str(games) for games in auto.GAMES], "list-or"),
    )


def _buttons(about: About) -> Iterator[str]:
    """Yield the messages of the buttons that a game has."""
    offered = len(about.definition.lines.rows)
    numbers = None if about.definition.ways else about.definition.stakes.selections(offered)
    yield "spin"
    if not about.definition.ways and numbers is None:
        yield "lines"
        yield "line"
    elif numbers is not None and len(numbers) > 1:
        yield "lines-numbers"
    if len(about.definition.stakes.bets) > 1:
        yield "bet-ways" if about.definition.ways else "bet"
    yield "bet-max"
    if about.profile.autoplay:
        yield from ("auto", "stop")
    if about.definition.gamble is not None:
        yield from ("gamble", "collect")
    yield "paytable"
