"""Rounds made to order: windows that show what a test wants, and answers fed in one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition
from reelwright.play import Step, begin, step
from reelwright.play.events import Event, Window
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn
from reelwright.play.state import Carry, Stake
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile

ALL_LINES = tuple(range(1, 21))
OPEN = profile("open")


@cache
def cinderella() -> Definition:
    return read_game(find_game("cinderella")).definition


def rows(*rows_of_text: str) -> Window:
    """A window from its rows, top first: "queen nine ace ten jack"."""
    return tuple(zip(*(row.split() for row in rows_of_text), strict=True))


def on_middle_row(*symbols: str, above: str = "nine ten nine ten nine") -> Window:
    """A window with these symbols along line 1; what is left out on the right is filler."""
    filler = ["jack", "queen", "jack", "queen", "jack"]
    middle = [*symbols, *filler[len(symbols) :]]
    below = " ".join(reversed(above.split()))
    return rows(above, " ".join(middle), below)


LOSING = rows("nine queen nine queen nine", "ten king ten king ten", "jack ace jack ace jack")


@dataclass
class Rigged:
    """A game whose strips hold just the windows wanted, so that each has a stop of its own."""

    windows: Sequence[Window]
    base: Definition = field(default_factory=cinderella)

    def __post_init__(self) -> None:
        strips = tuple(
            tuple(symbol for window in self.windows for symbol in window[reel])
            for reel in range(self.base.window.reels)
        )
        rules = {name: getattr(self.base, name) for name in Definition.model_fields}
        self.definition = Definition.model_construct(**{**rules, "strips": {"base": strips}})

    def stops(self, number: int) -> Drawn:
        """The draw that shows a window, by its number from 0."""
        rows_in_sight = self.base.window.height
        return Drawn((number * rows_in_sight,) * self.base.window.reels)


E = TypeVar("E", bound=Event)


class Table:
    """A round in play that keeps all its events."""

    def __init__(
        self,
        definition: Definition,
        lines: Iterable[int] = ALL_LINES,
        line_bet: int = 100,
        profile: Profile = OPEN,
        wager: str = "",
        carry: Carry | None = None,
    ) -> None:
        stake = Stake(tuple(lines), line_bet, wager=wager)
        self.step: Step = begin(definition, profile, stake, carry)
        self.events: list[Event] = list(self.step.events)

    def answer(self, *answers: Answer) -> Table:
        for one in answers:
            self.step = step(self.step.state, one)
            self.events += self.step.events
        return self

    def choose(self, *options: str) -> Table:
        return self.answer(*(Chosen(option) for option in options))

    @property
    def draw(self) -> Draw:
        assert isinstance(self.step.question, Draw)
        return self.step.question

    @property
    def choice(self) -> Choice:
        assert isinstance(self.step.question, Choice)
        return self.step.question

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def won(self) -> int:
        """What the round has won so far, in cents."""
        return self.step.state.won

    @property
    def credit(self) -> int:
        """What the round has added to the player's credit so far, in cents."""
        return sum(event.credit for event in self.events)
