"""The lobby as lines of text: the games by number, one chosen by a line that is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from reelwright.telling import money
from reelwright.terminal.plain import PlainGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.terminal.lobby.visit import Visit


class PlainLobby:
    """Lets a player choose games and play them, until there are no more commands, or quit."""

    def __init__(self, visit: Visit, write: Callable[[str], None]) -> None:
        self._visit = visit
        self._write = write

    def run(self, commands: TextIO) -> None:
        """Choose and play. What a source of draws raises ends it, with the round left open."""
        self._list()
        for line in commands:
            command = line.strip().lower()
            if command == "q":
                return
            key = self._chosen(command)
            if key is not None:
                if not self._play(key, commands):
                    return
                self._list()
            elif command:
                self._write(f"There is no game '{command[:40]}'. {self._asked}")

    def _play(self, key: str, commands: TextIO) -> bool:
        """Play a game; return whether the player then wants another."""
        session = self._visit.open(key)
        game = PlainGame(session, self._write, lambda: self._visit.rtp(key), lobby=True)
        game.run(commands)
        return game.left_for_lobby

    def _chosen(self, command: str) -> str | None:
        """Return the game of a number in the list, or of a key."""
        keys = self._visit.keys
        if command in keys:
            return command
        at = int(command) if command.isascii() and command.isdecimal() else 0
        return keys[at - 1] if 1 <= at <= len(keys) else None

    def _list(self) -> None:
        visit = self._visit
        for number, key in enumerate(visit.keys, 1):
            told = (f"{visit.name(key)}.", visit.character(key), visit.returns(key))
            self._write(f"{number}  {' '.join(filter(None, told))}")
        self._write(f"Credit {money(visit.credit)}. {self._asked}")

    @property
    def _asked(self) -> str:
        return f"Choose a game by its number, 1 to {len(self._visit.keys)}, or q to quit."
