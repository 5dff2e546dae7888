"""The server in this process, under limits of a test's own, with the house itself in hand."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING

from reelwright.chance import SecureSource
from reelwright.cli.serving import every_game
from reelwright.record import read_record
from reelwright.server.page import shipped_page
from reelwright.server.settings import Settings
from reelwright.service import open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.games import Games
from reelwright.service.house import now
from reelwright.store import open_store
from tests.browser.server import Server
from tests.rounds import OPEN
from tests.server.live import serving
from tests.service.logs import by_hand

if TYPE_CHECKING:
    from datetime import datetime

    from reelwright.profiles.model import Profile
    from reelwright.server.limits import Rates
    from reelwright.service import House


@dataclass
class Housed(Server):
    """A house that is served: what an operator does to it, a test does directly."""

    profile: Profile = OPEN
    rates: Rates | None = None
    ahead: timedelta = timedelta()
    """How far the house's clock is ahead of the machine's."""
    house: House = field(init=False, repr=False)
    _running: ExitStack = field(default_factory=ExitStack, repr=False)

    def start(self) -> None:
        store = open_store(f"sqlite:///{self.folder / 'rounds.sqlite3'}")
        self._running.callback(store.close)
        record = Record(list(read_record(self.draws).draws))
        chance = Chance(SecureSource(), record)
        games = Games(dict(every_game(self.games)))
        self.house = open_house(store, games, self.profile, chance, self._now)
        self.house.accounts.open_test()
        settings = Settings(rates=self.rates)
        address = self._running.enter_context(serving(self.house, shipped_page(), settings))
        self.port = int(address.rpartition(":")[2])

    def _now(self) -> datetime:
        return now() + self.ahead

    def spoil(self, round_id: str) -> None:
        """Let a stored round no longer follow from its answers; the house starts anew on it."""
        by_hand(
            self.house.store, "UPDATE rounds SET events_hash = '' WHERE id = :one", one=round_id
        )
        self.stop()
        self.start()

    def _end(self, *, kill: bool) -> None:
        self._running.close()
