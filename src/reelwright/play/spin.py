"""One spin, paid or free: strips are chosen, the reels stop, mystery symbols are revealed.

What the window then pays and starts is in `paying`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import StripsDrawn
from reelwright.play import events
from reelwright.play.cascades import Stopped
from reelwright.play.held import Held, all_stops, beside, of_the_others
from reelwright.play.judging import in_sight
from reelwright.play.paying import pay
from reelwright.play.questions import Answer, Draw, Drawn
from reelwright.play.state import Task, Terms, Turn
from reelwright.play.window import (
    PAID,
    choice_of,
    draw_of_mystery,
    draw_of_stops,
    draw_of_strips,
    mysteries_in_sight,
    replaced,
    revealed,
    set_of,
    window_at,
)

if TYPE_CHECKING:
    from reelwright.play.events import Window


@dataclass(frozen=True, slots=True)
class Spin(Task):
    """Spin the reels of a phase: the paid game, or a feature by its name."""

    phase: str = PAID
    strips: str | None = None
    """The set of strips, once it is drawn."""
    held: Held = ()
    """Reels that are not spun."""

    def question(self, terms: Terms) -> Draw:
        """Ask for a set of strips, where it is drawn; then for a stop on each reel."""
        strips = self._set(terms)
        if strips is not None:
            return of_the_others(draw_of_stops(terms.definition, strips), self.held)
        choice = choice_of(terms.definition, self.phase)
        assert isinstance(choice, StripsDrawn)
        return draw_of_strips(choice)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Show the window; go on to its mystery symbols, or to what it pays."""
        assert isinstance(answer, Drawn)
        definition = turn.terms.definition
        choice, strips = choice_of(definition, self.phase), self._set(turn.terms)
        if strips is None:
            assert isinstance(choice, StripsDrawn)
            drawn = tuple(choice.drawn)[answer.outcomes[0]]
            turn.tell(events.StripsDrawn(phase=self.phase, strips=drawn))
            turn.next(replace(self, strips=drawn))
            return
        stops = all_stops(answer.outcomes, self.held)
        window = beside(window_at(definition, self.phase, stops, strips), self.held)
        turn.tell(
            events.ReelsStopped(
                phase=self.phase,
                stops=stops,
                window=window,
                strips=None if strips == choice else strips,
                held=tuple(one.reel for one in self.held),
            )
        )
        stopped = Stopped(self.phase, strips, stops)
        _go_on(turn, window, mysteries_in_sight(definition, window), stopped)

    def _set(self, terms: Terms) -> str | None:
        return self.strips or set_of(terms.definition, self.phase, len(terms.stake.lines))


@dataclass(frozen=True, slots=True)
class Reveal(Task):
    """Reveal what the first of the mystery symbols left in sight becomes."""

    window: Window
    left: tuple[str, ...]
    stopped: Stopped

    def question(self, terms: Terms) -> Draw:
        """Ask what it becomes, for each cell or for all of them."""
        symbol = self.left[0]
        cells = len(in_sight(self.window, symbol))
        return draw_of_mystery(terms.definition.mystery[symbol], cells)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Show the window that is judged, or asked about next."""
        assert isinstance(answer, Drawn)
        symbol, *left = self.left
        positions = in_sight(self.window, symbol)
        becomes = revealed(turn.terms.definition.mystery[symbol], positions, answer.outcomes)
        window = replaced(self.window, positions, becomes)
        turn.tell(
            events.MysteryRevealed(
                symbol=symbol, positions=positions, becomes=becomes, window=window
            )
        )
        _go_on(turn, window, tuple(left), self.stopped)


def _go_on(turn: Turn, window: Window, mysteries: tuple[str, ...], stopped: Stopped) -> None:
    if mysteries:
        turn.next(Reveal(window, mysteries, stopped))
    else:
        pay(turn, window, stopped)
