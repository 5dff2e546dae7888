"""The game as lines of text: commands read from a stream, what happens written to another.

For scripts, pipes and screen readers. The same session and the same sentences as on the screens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

from reelwright.play import events
from reelwright.play.questions import Refused
from reelwright.telling import money, sentence, window_text
from reelwright.telling.words import counted, numbered
from reelwright.terminal.paytable import pay_rows
from reelwright.terminal.prompts import ENDINGS
from reelwright.terminal.rules import rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from fractions import Fraction

    from reelwright.play.events import Event
    from reelwright.terminal.session import Events, Session

HELP: Final = """\
s          spin; a win on offer is collected first
l, l 7     Lines; switch line 7 on or off
+  -  m    bet up, bet down, Bet Max
a 10       Auto: 5, 10 or 25 games
g red      gamble on what is open, such as red or hearts
c          collect
1 2 3      pick what has this number
p          paytable
?          these commands
q          quit"""


class PlainGame:
    """Reads commands until there are none, or quit; `run` returns at the end of either."""

    def __init__(
        self,
        session: Session,
        write: Callable[[str], None],
        rtp: Callable[[], Fraction | None] = lambda: None,
    ) -> None:
        self._session = session
        self._write = write
        self._rtp = rtp
        self._commands: dict[str, Callable[[str], Events]] = {
            "s": lambda _: session.spin(),
            "l": self._lines,
            "+": lambda _: self._selected(session.raise_bet),
            "-": lambda _: self._selected(session.lower_bet),
            "m": lambda _: self._selected(session.bet_max),
            "a": self._auto,
            "g": self._gamble,
            "c": lambda _: session.collect(),
            "p": self._paytable,
            "?": lambda _: self._said(HELP),
        }

    def run(self, commands: TextIO) -> None:
        """Play. What a source of draws or a record raises ends it, with the round left open."""
        self._write(f"{self._session.game.name}. Type ? for the commands.")
        self._tell_selection()
        for line in commands:
            command = line.strip().lower()
            if command == "q":
                return
            if command:
                self._obey(command)

    def _obey(self, command: str) -> None:
        try:
            happened = self._command(command)
        except Refused as refused:
            self._write(str(refused))
            return
        if not happened and not self._session.running:
            return
        auto = self._session.auto.on
        self._tell(happened)
        while self._session.running:
            self._tell(self._session.tick())
        if auto and self._session.auto.ends:
            self._write(ENDINGS[self._session.auto.ends])
        self._tell_where()

    def _command(self, command: str) -> Events:
        if command.isdecimal():
            return self._session.choose(command)
        act = self._commands.get(command[0])
        rest = command[1:].strip()
        takes_more = command[0] in "lag"
        if act is None or (rest and not takes_more):
            raise Refused(f"Unknown command '{command[:40]}'. Type ? for those there are.")
        return act(rest)

    def _lines(self, line: str) -> Events:
        if not line:
            return self._selected(self._session.press_lines)
        if not line.isdecimal():
            raise Refused(f"Unknown line '{line[:40]}': say a number from 1.")
        return self._selected(lambda: self._session.press_line(int(line)))

    def _auto(self, games: str) -> Events:
        return self._session.press_auto(int(games) if games.isdecimal() else 0)

    def _gamble(self, choice: str) -> Events:
        self._session.need("gamble")
        return self._session.choose(choice)

    def _selected(self, press: Callable[[], None]) -> Events:
        press()
        self._tell_selection()
        return ()

    def _paytable(self, _: str) -> Events:
        for row in pay_rows(self._session.game):
            number = f" (no. {row.icon})" if row.icon else ""
            pays = [f"{count} pay {pay}" for count, pay in sorted(row.pays.items())]
            self._write(f"{row.name}{number}: {'; '.join([*pays, *row.notes]) or 'pays nothing'}.")
        return self._said("\n".join(rules(self._session.game, self._rtp())))

    def _said(self, text: str) -> Events:
        self._write(text)
        return ()

    def _tell(self, happened: Iterable[Event]) -> None:
        for event in happened:
            if isinstance(event, events.ReelsStopped):
                self._write(window_text(event.window, self._session.game))
            else:
                self._write(sentence(event, self._session.game))
            if isinstance(event, events.MysteryRevealed | events.Expanded):
                self._write(window_text(event.window, self._session.game))

    def _tell_where(self) -> None:
        session = self._session
        if session.waiting == "spin":
            self._tell_selection()
        else:
            self._write(f"Choose: {', '.join(session.options)}.")

    def _tell_selection(self) -> None:
        session = self._session
        chosen = session.selection
        on = numbered(chosen.lines) if chosen.lines else counted(chosen.cost or 0, "unit")
        self._write(
            f"Credit {money(session.credit)}. Next bet: {on} x "
            f"{money(chosen.line_bet)} = {money(chosen.total_bet)}."
        )
