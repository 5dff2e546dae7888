"""The gamble: a card, a die or a wheel, for the whole win or half of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Footer, Static

from reelwright.play.gamble import choices
from reelwright.play.gamble_games import COLOURS
from reelwright.telling import money, sentence
from reelwright.terminal.screens.host import OverScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from reelwright.play.events import GambleDecided

SUITS: Final = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
INKS: Final = {"red": "#d8304f", "black": "#1d1836"}
PAPER: Final = "#fbf6e6"
BACK: Final = "#8b6cf0"


def card(decided: GambleDecided | None) -> Text:
    """Draw a card: its face where one was turned, else its back."""
    if decided is None:
        rows = ["╭─────────╮", *["│░▒░▒░▒░▒░│", "│▒░▒░▒░▒░▒│"] * 2, "│░▒░▒░▒░▒░│", "╰─────────╯"]
        return Text("\n".join(rows), f"{PAPER} on {BACK}")
    rank = decided.card.split()[0]
    rank = rank if rank.isdigit() else rank[0].upper()
    suit = SUITS[decided.suit]
    rows = [
        "╭─────────╮",
        f"│ {rank:<2}      │",
        "│         │",
        f"│    {suit}    │",
        "│         │",
        f"│      {rank:>2} │",
        "╰─────────╯",
    ]
    return Text("\n".join(rows), f"bold {INKS[decided.colour]} on {PAPER}")


def _identity(choice: str) -> str:
    """Return what a button of a choice is called: words, where the choice is a number."""
    words = choice.replace(" ", "-")
    return f"face-{words}" if words[-1].isdigit() else words


class GambleScreen(OverScreen):
    """Every choice with what it pays; those that would pass the limit are closed, and say so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(key), f"choose({key})", show=False) for key in range(2, 10)),
        Binding("1", "choose(1)", "Choose", key_display="1-9"),
        Binding("c", "collect", "Collect"),
        Binding("space", "spin", "Collect and spin"),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("escape", "dismiss", "Back to the table"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the card and the choices."""
        with Vertical(classes="card"):
            yield Static("GAMBLE", classes="heading")
            with Horizontal(id="felt"):
                yield Static(id="turned")
                yield Static(id="story")
            with Horizontal(classes="options"):
                for key, choice in enumerate(self._choices, 1):
                    button = Button(
                        self._label(key, choice),
                        id=_identity(choice),
                        classes=f"-{COLOURS.get(choice, _identity(choice))}",
                    )
                    button.styles.line_pad = 0
                    yield button
            yield Static(id="why")
        yield Footer(show_command_palette=False, compact=True)

    @property
    def _choices(self) -> dict[str, int]:
        gamble = self.session.definition.gamble
        return choices(gamble) if gamble else {}

    def _label(self, key: int, choice: str) -> str:
        name = f"{SUITS.get(choice, '')} {choice.capitalize()}".strip()
        return f"{name}\nx{self._choices[choice]}\n({key})"

    def on_mount(self) -> None:
        """Show what is on offer."""
        self.show()

    def show(self) -> None:
        """Show the last card, what it did, and what is open now."""
        board = self.board
        last = board.cards[-1] if board.cards else None
        self.query_one("#turned", Static).update(card(None if board.staked else last))
        self.query_one("#story", Static).update("\n".join(self._story()))
        live = "gamble" in self.live()
        for choice in self._choices:
            self.query_one(f"#{_identity(choice)}", Button).disabled = not (
                live and choice in self.session.options
            )
        self.query_one("#why", Static).update(self._why_closed())

    def _story(self) -> list[str]:
        board = self.board
        story = [f"Your win: {money(board.won)}", ""]
        if board.staked:
            return [*story, f"{money(board.staked.amount)} on {board.staked.choice}..."]
        if board.cards:
            last = board.cards[-1]
            lost = "You get it back." if last.tie else "You lose the win."
            result = f"You win {money(last.amount)}!" if last.success else lost
            story += [f"The {last.card}. {result}", ""]
        if board.thrown:
            story += [sentence(board.thrown, self.session.game), ""]
        if board.offer:
            story.append(f"The most a gamble may win is {money(board.offer.most)}.")
            if board.offer.attempts_left is not None:
                story.append(f"Gambles left in this round: {board.offer.attempts_left}.")
        else:
            story.append("The round is over.")
        return story

    def _why_closed(self) -> str:
        offer = self.board.offer
        if offer is None or not offer.closed:
            return ""
        closed = ", ".join(offer.closed)
        return f"Closed: {closed} could bring the win past {money(offer.most)}."

    @on(Button.Pressed)
    def press(self, pressed: Button.Pressed) -> None:
        """Gamble on the choice of a button."""
        named = {_identity(choice): choice for choice in self._choices}
        self._gamble(named[pressed.button.id or ""])

    def action_choose(self, key: int) -> None:
        """Gamble on a choice by its number."""
        if key <= len(self._choices):
            self._gamble([*self._choices][key - 1])

    def _gamble(self, choice: str) -> None:
        if choice in self.session.options:
            self.host.perform(lambda: self.session.choose(choice))

    def action_collect(self) -> None:
        """Collect and go back to the table."""
        self.dismiss()
        if self.session.waiting == "gamble":
            self.host.perform(self.session.collect)

    def action_spin(self) -> None:
        """Go back to the table and press Spin there."""
        if not self.host.dealer.busy:
            self.dismiss()
            self.host.table.action_spin()
