"""The game as lines of text: commands read from a stream, what happens written to another.

For scripts, pipes and screen readers. The same session and the same sentences as on the screens.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TextIO

from reelwright.play import events
from reelwright.play.questions import Refused
from reelwright.telling import money, sentence, window_text
from reelwright.telling.bonuses import title
from reelwright.telling.words import counted, numbered
from reelwright.terminal.paytable import pay_rows
from reelwright.terminal.prompts import ENDINGS, PLAIN, ROUND_FIRST, way_to_bet
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
w, w NAME  the next way to bet, or the one of that name (plain game for none)
a 10       Auto: 5, 10 or 25 games
g red      gamble on what is open, such as red or hearts
c          collect
1 2 3      pick what has this number
p          paytable
?          these commands
q          quit"""
HELP_IN_LOBBY: Final = HELP.replace("\nq  ", "\no          other games\nq  ")


class PlainGame:
    """Reads commands until there are none, or quit; `run` returns at the end of either.

    Where there is a lobby the player may leave for it between rounds: `left_for_lobby` then.
    """

    def __init__(
        self,
        session: Session,
        write: Callable[[str], None],
        rtp: Callable[[], Fraction | None] = lambda: None,
        *,
        lobby: bool = False,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.left_for_lobby = False
        self._lobby = lobby
        self._sleep = sleep
        self._asked = self._sure = False
        self._session = session
        self._write = write
        self._rtp = rtp
        self._commands: dict[str, Callable[[str], Events]] = {
            "s": lambda _: self._spin(),
            "l": self._lines,
            "+": lambda _: self._selected(session.raise_bet),
            "-": lambda _: self._selected(session.lower_bet),
            "m": lambda _: self._selected(session.bet_max),
            "w": self._wager,
            "a": self._auto,
            "g": self._gamble,
            "c": lambda _: session.collect(),
            "p": self._paytable,
            "?": lambda _: self._said(HELP_IN_LOBBY if lobby else HELP),
        }
        if lobby:
            self._commands["o"] = self._leave

    def run(self, commands: TextIO) -> None:
        """Play. What a source of draws or a record raises ends it, with the round left open."""
        self._write(f"{self._session.game.name}. Type ? for the commands.")
        self._tell_ways()
        self._tell_selection()
        for line in commands:
            command = line.strip().lower()
            if command == "q":
                return
            if command:
                self._obey(command)
            if self.left_for_lobby:
                return

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
            self._sleep(self._session.pause / 1000)
            self._tell(self._session.tick())
        if auto and self._session.auto.ends:
            self._write(ENDINGS[self._session.auto.ends])
        self._tell_where()

    def _command(self, command: str) -> Events:
        self._sure, self._asked = self._asked, False
        if command.isdecimal():
            return self._session.choose(self._numbered(int(command)) or command)
        act = self._commands.get(command[0])
        rest = command[1:].strip()
        takes_more = command[0] in "lagw"
        if act is None or (rest and not takes_more):
            raise Refused(f"Unknown command '{command[:40]}'. Type ? for those there are.")
        return act(rest)

    def _numbered(self, number: int) -> str | None:
        """Return a feature on offer by its number from 1; others are called by numbers anyway."""
        options = self._session.options
        named = self._session.waiting == "feature" and 1 <= number <= len(options)
        return options[number - 1] if named else None

    def _spin(self) -> Events:
        """Spin; where that buys a feature only after it was asked for twice."""
        if self._session.buys and not self._sure:
            self._session.need("spin")
            self._asked = True
            cost = money(self._session.cost)
            return self._said(f"{title(self._session.buys)} costs {cost}: s again buys it.")
        self._sleep(self._session.pace.wait / 1000)
        return self._session.spin()

    def _wager(self, name: str) -> Events:
        chosen = "" if name == PLAIN else name or None
        self._session.press_wager(chosen)
        self._tell_ways()
        return self._selected(lambda: None)

    def _tell_ways(self) -> None:
        """Tell every way to bet where there are several, and which it is now."""
        ways = self._session.ways_to_bet
        if len(ways) > 1:
            told = "; ".join(way_to_bet(self._session, name) for name in ways)
            self._write(f"Ways to bet: {told}. Now: {self._session.wager or PLAIN}.")

    def _leave(self, _: str) -> Events:
        if self._session.waiting != "spin":
            raise Refused(ROUND_FIRST)
        self.left_for_lobby = True
        return ()

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
            if isinstance(event, events.MysteryRevealed | events.Expanded | events.Fell):
                self._write(window_text(event.window, self._session.game))

    def _tell_where(self) -> None:
        session = self._session
        if session.waiting == "spin":
            self._tell_selection()
        else:
            options = session.options
            if session.waiting == "feature":
                options = tuple(f"{n} {option}" for n, option in enumerate(options, 1))
            self._write(f"Choose: {', '.join(options)}.")

    def _tell_selection(self) -> None:
        session = self._session
        chosen = session.selection
        on = numbered(chosen.lines) if chosen.lines else counted(chosen.cost or 0, "unit")
        wager = f", by {session.wager} {money(session.cost)}" if session.wager else ""
        self._write(
            f"Credit {money(session.credit)}. Next bet: {on} x "
            f"{money(chosen.line_bet)} = {money(chosen.total_bet)}{wager}."
        )
        if session.to_come:
            self._write(str(session.to_come))
        for held in session.tokens_held:
            self._write(held)
