"""Deals a round that shows what is wanted, and records it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeAlias

from reelwright.definition.files import find_game, read_game
from reelwright.play import Step, begin, step
from reelwright.play.events import Event, Window
from reelwright.play.gamble import COLLECT
from reelwright.play.gamble_games import DECK
from reelwright.play.judging import LineWin, judge_lines
from reelwright.play.questions import Answer, Chosen, Draw, Drawn, Lapsed
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of
from tests.windows import (
    Stops,
    columns_on_line,
    quiet_stops,
    scatters_in_sight,
    stops_where,
)


class Dealer:
    """A round of a game, dealt answer by answer into a record."""

    def __init__(self, game: str, limits: str, file: Path) -> None:
        self.definition = read_game(find_game(game)).definition
        self._profile = profile(limits)
        self._recorder = Recorder(file, header_of(game, self.definition, self._profile))
        self._at: Step | None = None
        self.events: list[Event] = []

    def bet(self, lines: tuple[int, ...], line_bet: int) -> None:
        """Begin a round, bets in cents."""
        stake = Stake(lines, line_bet)
        self._at = begin(self.definition, self._profile, stake)
        self._recorder.begun(stake, {}, self._at.events)
        self.events += self._at.events

    def stop(self, stops: Stops) -> None:
        """Stop the reels."""
        self._answer(Drawn(stops))

    def lose(self) -> None:
        """Stop the reels where nothing wins."""
        self.stop(quiet_stops(self.definition))

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
                scatters_in_sight(self.definition, window) == scatters
                and [(win.line, win.count) for win in self.line_wins(window)] == wins
            )

        columns = columns_on_line(self.definition, line, symbols)
        self.stop(stops_where(self.definition, wanted, columns))

    def line_wins(self, window: Window) -> list[LineWin]:
        """What a window wins on the lines bet."""
        assert self._at
        lines = self._at.state.terms.stake.lines
        return list(judge_lines(self.definition, window, lines))

    def pick(self, option: str, prize: int) -> None:
        """Pick a thing that hides a prize, by its number from 0 for the smallest of those left."""
        self._answer(Chosen(option))
        self._answer(Drawn((prize,)))

    def pick_at_random(self, option: int, prize: int) -> None:
        """Let a pick lapse: a thing by its number from 0 of those left, and what it hides."""
        self._answer(Lapsed())
        self._answer(Drawn((option,)))
        self._answer(Drawn((prize,)))

    def gamble(self, choice: str, rank: str, suit: str) -> None:
        """Gamble, and turn a card."""
        self._answer(Chosen(choice))
        self._answer(Drawn((DECK.index((rank, suit)),)))

    def collect(self) -> None:
        """Take the win."""
        self._answer(Chosen(COLLECT))

    def lapse(self) -> None:
        """Leave the choice open until time answers it."""
        self._answer(Lapsed())

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
    def over(self) -> bool:
        """Whether the round is over."""
        return self._at is not None and self._at.question is None

    @property
    def spinning(self) -> bool:
        """Whether the reels are to stop next."""
        question = self._at.question if self._at else None
        return isinstance(question, Draw) and question.of == "stops"

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
