"""The pane that says what was won and why, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from reelwright.play import events
from reelwright.telling import sentence
from reelwright.terminal.tiles import GOLD, line_colour

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from reelwright.definition.model import Game
    from reelwright.play.events import Event

SEEN_ELSEWHERE: Final = (events.ReelsStopped, events.PickMade, events.StageBegun)
"""What the window and the screen of a bonus show by themselves."""


def told(happened: tuple[Event, ...], game: Game) -> Text:
    """Return the events as lines of text, a bullet in the colour of the line that won."""
    lines = [
        Text.assemble((f" {bullet} ", colour), sentence(event, game))
        for event in happened
        if not isinstance(event, SEEN_ELSEWHERE)
        for bullet, colour in [_bullet(event, len(game.definition.lines.rows))]
    ]
    return Text("\n").join(lines)


_STARS: Final = (
    events.ScatterWon,
    events.WaysWon,
    events.FreeGamesWon,
    events.PrizeRevealed,
    events.BonusPrizeWon,
    events.FullWindowWon,
    events.AwardWon,
    events.ConsolationPaid,
    events.ChangedGamesWon,
    events.ReSpinsWon,
    events.MoreReelsHeld,
    events.StartingPrizeWon,
    events.TokensEarned,
    events.TokensSpent,
)


def _bullet(event: Event, lines: int) -> tuple[str, str]:
    if isinstance(event, events.LineWon):
        return "●", line_colour(event.line, lines)
    if isinstance(event, _STARS):
        return "★", GOLD
    return "·", "#8f86b8"


class Talkback(VerticalScroll, can_focus=False):
    """Tells the events in sight; the newest stay in view."""

    def __init__(self, game: Game) -> None:
        super().__init__(id="talkback")
        self._game = game
        self.text = ""

    def compose(self) -> ComposeResult:
        """Hold the text."""
        yield Static(id="told")

    def show(self, happened: tuple[Event, ...]) -> None:
        """Tell these events."""
        text = told(happened, self._game)
        self.text = text.plain
        self.query_one("#told", Static).update(text)
        self.scroll_end(animate=False)
