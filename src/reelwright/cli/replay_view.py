"""How a replay looks in a terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from reelwright.play.codec import Plain, event_data
from reelwright.play.events import Event, Position, ReelsStopped
from reelwright.telling import sentence
from reelwright.telling.words import counted

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.record import Compared, Findings, ReplayedStep

VERDICTS = {
    "same": ("follows", "green"),
    "differs": ("DIFFERS", "bold red"),
    "missing": ("MISSING", "bold red"),
    "extra": ("EXTRA", "bold red"),
}


class ReplayView:
    """Shows steps one after the other, each event with its verdict on the left."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._console = Console(highlight=False, soft_wrap=True)

    def show(self, step: ReplayedStep) -> None:
        """Show a step: its events, windows drawn."""
        if step.answer is None:
            self._console.rule(f"Round {step.round}", align="left")
        if step.refused is not None:
            self._line("REFUSED", "bold red", f"line {step.line}: {step.refused}")
        lit = _positions_won(step)
        for one in step.compared:
            where = "" if one.verdict == "same" else f"line {step.line}: "
            self._line(*VERDICTS[one.verdict], where + self._words(one))
            if isinstance(one.replayed, ReelsStopped):
                self._console.print(Padding(self._window(one.replayed, lit), (0, 0, 0, 10)))

    def summary(self, findings: Findings) -> None:
        """Say how much follows."""
        self._console.rule()
        rounds, events = counted(findings.rounds, "round"), counted(findings.events, "event")
        if findings.unfinished:
            rounds += f" ({findings.unfinished} unfinished)"
        result = "every event follows"
        if not findings.follows:
            result = f"{counted(len(findings.differences), 'difference')} found"
        self._console.print(f"{rounds}, {events}: {result}.")

    def _line(self, verdict: str, style: str, words: str) -> None:
        self._console.print(Text.assemble((f"{verdict:8}  ", style), words))

    def _words(self, one: Compared) -> str:
        if one.replayed is None:
            return f"recorded: {_json(one.recorded)}"
        told = sentence(one.replayed, self._game)
        if one.verdict == "differs" and one.recorded is not None:
            return f"{told} {_changes(one.recorded, event_data(one.replayed))}"
        return told

    def _window(self, stopped: ReelsStopped, lit: set[Position]) -> Table:
        table = Table(box=box.ROUNDED, show_header=False)
        for row in range(self._game.definition.window.height):
            table.add_row(
                *(
                    Text(
                        self._game.symbol_name(column[row]) if row < len(column) else "",
                        style="bold yellow" if (reel, row) in lit else "",
                    )
                    for reel, column in enumerate(stopped.window, 1)
                )
            )
        return table


def _positions_won(step: ReplayedStep) -> set[Position]:
    events: list[Event] = [one.replayed for one in step.compared if one.replayed]
    return {position for event in events for position in getattr(event, "positions", ())}


def _changes(recorded: Plain, replayed: Plain) -> str:
    changed = [
        f"{key}: recorded {_json(recorded.get(key))}, replayed {_json(replayed.get(key))}"
        for key in {**recorded, **replayed}
        if _json(recorded.get(key)) != _json(replayed.get(key))
    ]
    return f"({'; '.join(changed)})"


def _json(value: object) -> str:
    return json.dumps(value)
