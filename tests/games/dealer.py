"""Deals a round that shows what is wanted, and records it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Self, TypeAlias, TypeVar

from reelwright.definition.files import find_game, read_game
from reelwright.play import Step, begin, step
from reelwright.play.events import Event, Window
from reelwright.play.gamble import COLLECT
from reelwright.play.gamble_games import DECK
from reelwright.play.judging import Judged, judge, judge_lines
from reelwright.play.questions import Answer, Chosen, Draw, Drawn, Lapsed
from reelwright.play.spin import Spin
from reelwright.play.state import Carry, Stake
from reelwright.play.window import PAID
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of
from tests.windows import MOST_TRIES, Column, Stops, columns_on_line, stops_where

E = TypeVar("E", bound=Event)


class Dealer:
    """A round of a game, dealt answer by answer into a record."""

    def __init__(self, game: str, limits: str, file: Path) -> None:
        self.definition = read_game(find_game(game)).definition
        self._profile = profile(limits)
        self._recorder = Recorder(file, header_of(game, self.definition, self._profile))
        self._at: Step | None = None
        self.events: list[Event] = []
        self._watched = {*self.definition.scatters, *self.definition.mystery}

    def bet(
        self,
        lines: tuple[int, ...],
        line_bet: int,
        units: int = 0,
        *,
        carry: Carry | None = None,
        wager: str = "",
    ) -> None:
        """Begin a round, bets in cents."""
        stake = Stake(lines, line_bet, units, wager)
        self._at = begin(self.definition, self._profile, stake, carry)
        self._recorder.begun(stake, carry or {}, self._at.events)
        self.events += self._at.events

    def stop(self, stops: Stops) -> None:
        """Stop the reels."""
        self._answer(Drawn(stops))

    def show(
        self, wanted: Callable[[Window], bool], columns: Sequence[Column] | None = None
    ) -> None:
        """Stop the reels where a window is as wanted."""
        self.stop(stops_where(self.definition, wanted, columns, self.phase))

    def spin(self, wanted: Callable[[Sequence[Event]], bool]) -> None:
        """Stop the reels that are to stop next where all that comes of it is as wanted."""
        assert self._at
        question = self._at.question
        assert isinstance(question, Draw)
        random = Random(1)  # noqa: S311  (which of many windows a round shows, nothing secret)
        for _ in range(MOST_TRIES):
            answer = Drawn(tuple(random.randrange(part.size) for part in question.parts))
            if wanted(step(self._at.state, answer).events):
                self._answer(answer)
                return
        raise LookupError(f"stops: found none of {self.phase!r} by which all is as wanted")

    def judged(self, window: Window) -> Judged:
        """Return what a window pays where the reels are to stop next."""
        assert self._at
        return judge(self.definition, window, self._at.state.terms.stake, self.phase)

    def lose(self) -> None:
        """Stop the reels where no line wins, bet or not, and no scatter or mystery is in sight."""
        every = tuple(range(1, len(self.definition.lines.rows) + 1))
        self.show(
            lambda window: (
                self._in_sight(window) == 0
                and not any(judge_lines(self.definition, window, every, self.phase))
            )
        )

    def line(self, line: int, *symbols: str) -> None:
        """Stop the reels where these symbols stand on a line, the only win on the lines bet."""
        self._show(line, symbols, wins=[(line, len(symbols))], scatters=0)

    def scatters(self, symbol: str, count: int) -> None:
        """Stop the reels where so many of a scatter symbol are in sight and no line bet wins."""
        self._show(1, (symbol,) * count, wins=[], scatters=count)

    def _show(
        self, line: int, symbols: tuple[str, ...], wins: list[tuple[int, int]], scatters: int
    ) -> None:
        def wanted(window: Window) -> bool:
            return (
                self._in_sight(window) == scatters
                and [(win.line, win.count) for win in self.judged(window).line_wins] == wins
            )

        self.show(wanted, columns_on_line(self.definition, line, symbols))

    def _in_sight(self, window: Window) -> int:
        """Return how many scatter and mystery symbols of any kind a window shows."""
        return sum(cell in self._watched for column in window for cell in column)

    def choose(self, option: str) -> None:
        """Take an option."""
        self._answer(Chosen(option))

    def draw(self, *outcomes: int) -> None:
        """Answer a draw, each part by the number of its outcome, from 0."""
        self._answer(Drawn(outcomes))

    def pick(self, option: str, prize: int) -> None:
        """Pick a thing that hides a prize, by its number from 0 for the smallest of those left."""
        self.choose(option)
        self.draw(prize)

    def pick_at_random(self, option: int, prize: int) -> None:
        """Let a pick lapse: a thing by its number from 0 of those left, and what it hides."""
        self.lapse()
        self.draw(option)
        self.draw(prize)

    def gamble(self, choice: str, rank: str, suit: str) -> None:
        """Gamble, and turn a card."""
        self.choose(choice)
        self.draw(DECK.index((rank, suit)))

    def collect(self) -> None:
        """Take the win."""
        self.choose(COLLECT)

    def lapse(self) -> None:
        """Leave the choice open until time answers it."""
        self._answer(Lapsed())

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def won(self) -> int:
        """What the round has won so far, in cents."""
        assert self._at
        return self._at.state.won

    @property
    def credit(self) -> int:
        """What the round has added to the player's credit so far, in cents."""
        return sum(event.credit for event in self.events)

    @property
    def carried(self) -> Carry:
        """What is carried on, as far as the round has come."""
        assert self._at
        return self._at.state.carry

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self._at is not None and self._at.question is None

    @property
    def spinning(self) -> bool:
        """Whether the reels are to stop next."""
        question = self._at.question if self._at else None
        return isinstance(question, Draw) and question.of == "stops"

    @property
    def phase(self) -> str:
        """The phase of the spin that is next: the paid game, or a feature by its name."""
        assert self._at
        task = self._at.state.agenda[-1]
        return task.phase if isinstance(task, Spin) else PAID

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._recorder.close()

    def _answer(self, answer: Answer) -> None:
        assert self._at
        self._at = step(self._at.state, answer)
        self._recorder.answered(answer, self._at.events)
        self.events += self._at.events


Scenario: TypeAlias = Callable[[Dealer], None]
"""Deals one round, and states in its asserts what the rules say it must pay."""
