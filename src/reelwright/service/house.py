"""The use cases, wired together."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from reelwright.service.accounts import Accounts
from reelwright.service.archive import Archive, Replays
from reelwright.service.artworks import Artworks
from reelwright.service.faults import Faults
from reelwright.service.laboratory import Laboratory
from reelwright.service.lapsing import Lapsing
from reelwright.service.operating import Operating
from reelwright.service.recall import Recall
from reelwright.service.rounds import Rounds
from reelwright.service.searching import Searching
from reelwright.service.sessions import Sessions
from reelwright.service.wallet_asking import Cashier
from reelwright.service.wallet_outbox import Outbox
from reelwright.service.wallet_players import Players
from reelwright.service.wallet_records import WalletTimes
from reelwright.service.watching import Watching

if TYPE_CHECKING:
    from reelwright.profiles.model import Profile
    from reelwright.service.chance import Chance
    from reelwright.service.games import Games
    from reelwright.service.ports import Clock, Store
    from reelwright.service.wallet_ports import OperatorWallet


TIMES = WalletTimes()


@dataclass(frozen=True, slots=True)
class House:
    """All there is to do."""

    games: Games
    artworks: Artworks
    accounts: Accounts
    rounds: Rounds
    lapsing: Lapsing
    recall: Recall
    searching: Searching
    faults: Faults
    sessions: Sessions
    operating: Operating
    watching: Watching
    laboratory: Laboratory
    players: Players
    outbox: Outbox
    store: Store

    def check(self) -> None:
        """Raise `Unavailable` unless the store answers."""
        with self.store.reading() as books:
            books.account("")


def now() -> datetime:
    """Tell the time."""
    return datetime.now(UTC)


def open_house(
    store: Store,
    games: Games,
    profile: Profile,
    chance: Chance,
    clock: Clock = now,
    wallet: OperatorWallet | None = None,
    times: WalletTimes = TIMES,
) -> House:
    """Open the house on a store: the games on offer, the profile in force, what answers draws.

    Money of accounts that an operator keeps is in the `wallet`; all other is in the store. What was
    debited there is rolled back unless a round uses it in time.
    """
    archive = Archive()
    with store.writing() as books:
        archive.keep_profile(books, profile)
        for game in games.all().values():
            archive.keep(books, game.definition)
    faults = Faults(store, clock)
    sessions = Sessions(store, clock)
    outbox = Outbox(store, clock, wallet, lease=times.lease)
    cashier = Cashier(store, clock, outbox, times.to_be_used)
    replays = Replays(archive)
    rounds = Rounds(store, games, profile, archive, replays, chance, faults, clock, cashier)
    return House(
        games=games,
        artworks=Artworks(games, profile),
        accounts=Accounts(store, games, faults, clock),
        rounds=rounds,
        lapsing=Lapsing(store, archive, rounds, clock),
        recall=Recall(store, archive, games),
        searching=Searching(store),
        faults=faults,
        sessions=sessions,
        operating=Operating(store, faults, clock),
        watching=Watching(store, clock),
        laboratory=Laboratory(store, faults, clock, chance.laboratory),
        players=Players(store, clock, outbox, sessions),
        outbox=outbox,
        store=store,
    )
