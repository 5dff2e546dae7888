"""Tells a session's events one after the other, at a pace a player can follow."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reelwright.play import events
from reelwright.play.window import PAID, window_at
from reelwright.terminal.board import Board
from reelwright.terminal.rolling import frames
from reelwright.terminal.showing import SHOWN, show

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from reelwright.play.events import Event, Window
    from reelwright.terminal.session import Session


@dataclass(frozen=True, slots=True)
class Tempo:
    """Seconds: of a frame of the spinning reels, none where they do not spin, and of a beat."""

    frame: float = 0.035
    beat: float = 0.45


WITHOUT_ANIMATION: Final = Tempo(frame=0)
AT_ONCE: Final = Tempo(frame=0, beat=0)


class Dealer:
    """Folds events into the board; `busy` while it does, whatever the session is at by then.

    `changed` is called after every event, `rolling` with every frame of a spin.
    """

    def __init__(
        self,
        session: Session,
        tempo: Tempo,
        changed: Callable[[Event], None],
        rolling: Callable[[Window], None],
    ) -> None:
        self.session = session
        self.busy = False
        definition = session.definition
        first = window_at(definition, PAID, (0,) * definition.window.reels)
        self.board = Board(session.credit, first)
        self.tempo = tempo
        self._changed = changed
        self._rolling = rolling
        self._hurry = asyncio.Event()
        self._seen = asyncio.Event()

    async def play(self, happened: Iterable[Event]) -> None:
        """Tell events, then all that the session does by itself after them."""
        self.busy = True
        try:
            await self._tell(happened)
            while self.session.running:
                await asyncio.sleep(self.session.pause / 1000)
                await self._tell(self.session.tick())
        finally:
            self.busy = False

    def hurry(self) -> None:
        """Cut short the spin or the pause under way."""
        self._hurry.set()

    def seen(self) -> None:
        """Go on after the end of a stage, which waits until the player has seen it."""
        self._seen.set()

    async def _tell(self, happened: Iterable[Event]) -> None:
        for event in happened:
            if isinstance(event, events.ReelsStopped) and self.tempo.frame:
                await self._roll(event)
            self.board = show(self.board, event)
            self._changed(event)
            if isinstance(event, events.StageEnded):
                self._seen.clear()
                await self._seen.wait()
            else:
                await self._wait(self.tempo.beat * SHOWN[type(event)].beats)
        await asyncio.sleep(0)

    async def _roll(self, stopped: events.ReelsStopped) -> None:
        for window in frames(self.session.definition, stopped):
            self._rolling(window)
            if await self._wait(self.tempo.frame) and self.session.profile.stop:
                return

    async def _wait(self, seconds: float) -> bool:
        """Wait; tell whether it was cut short."""
        if not seconds:
            return False
        self._hurry.clear()
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except TimeoutError:
            return False
        return True
