"""A reference wallet that really listens, and houses whose player's money is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Condition
from time import sleep

import httpx
from tenacity import wait_none
from tenacity.wait import wait_base

from reelwright.play.questions import Draw, Drawn
from reelwright.profiles.model import Profile
from reelwright.service import House, open_house
from reelwright.service.chance import Chance
from reelwright.service.house import now
from reelwright.service.ports import Clock, Store
from reelwright.service.records import Account
from reelwright.service.sessions import Sessions
from reelwright.service.wallet_ports import OperatorWallet, Said, Told
from reelwright.service.wallet_records import WalletRequest
from reelwright.wallets import RemoteWallet
from reelwright.wallets.reference import WalletFile, create_wallet
from reelwright.wallets.reference.misbehaving import How, Manners, Message, Misbehaviour
from tests.rounds import OPEN
from tests.server.live import listens
from tests.service.houses import QUICK, games

SECRET = b"a secret of tests, thirty-two bytes or more"
MIA = "mia"
HERS = 100_000
"""Cents that Mia has at first."""

AT_ONCE = wait_none()
PAUSE = 0.02
PATIENCE = 60.0
"""Seconds a client waits for an answer that is to come."""
LITTLE = 0.75
"""Seconds a client waits where the wallet keeps silent."""
SILENCE = 1.5
"""Seconds a wallet that is told to be silent keeps silent: longer than that."""


class Watched(Manners):
    """Knows how many messages are being answered, also those nobody waits for any more."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = 0
        self.ended = Condition()

    def answer(self, message: Message, act: Callable[[], Said]) -> Said:
        with self.ended:
            self.under_way += 1
        try:
            return super().answer(message, act)
        finally:
            with self.ended:
                self.under_way -= 1
                self.ended.notify_all()

    def wait(self) -> None:
        """Wait until all that was asked is answered, however late."""
        with self.ended:
            self.ended.wait_for(lambda: self.under_way == 0)


@dataclass
class Wallet:
    """A reference wallet at an address."""

    address: str
    file: WalletFile
    manners: Watched = field(default_factory=Watched)

    def misbehave(self, how: How, of: Message | None = None, times: int = 1) -> None:
        self.manners.tell(Misbehaviour(how=how, of=of, times=times, seconds=SILENCE))

    def balance(self, player: str = MIA) -> int:
        return self.file.standing(player).balance

    def told(self) -> list[Told]:
        """Every transaction in its books."""
        return self.file.transactions(0, 1_000_000)[0]

    def done(self) -> list[tuple[str, int]]:
        """The transactions that count, oldest first."""
        return [(one.kind, one.amount) for one in self.told() if one.state == "done"]


@contextmanager
def reference(folder: Path) -> Iterator[Wallet]:
    """Run a reference wallet with Mia in it."""
    with closing(WalletFile(folder / "wallet.sqlite3")) as file:
        file.put_player(MIA, HERS)
        manners = Watched()
        with listens(create_wallet(file, SECRET, manners)) as address:
            yield Wallet(address, file, manners)


@contextmanager
def connected(wallet: Wallet, patience: float = PATIENCE) -> Iterator[RemoteWallet]:
    """Connect to a wallet, with little patience."""
    with closing(RemoteWallet(wallet.address, SECRET, timeouts=httpx.Timeout(patience))) as remote:
        yield remote


class Dealt:
    """Answers the draws of everybody with what a test wants."""

    def __init__(self, draws: Iterable[Drawn]) -> None:
        self.draws = list(draws)

    def answer(self, draw: Draw) -> Drawn:
        return self.draws.pop(0)


def house_outside(
    store: Store,
    wallet: OperatorWallet | None,
    draws: Iterable[Drawn] = (),
    profile: Profile = OPEN,
    clock: Clock = now,
    pauses: wait_base = AT_ONCE,
) -> House:
    """A house with an operator's wallet; what waits is sent again at once, or after pauses."""
    house = open_house(store, games(), profile, Chance(Dealt(draws)), clock, wallet)
    outbox = replace(house.outbox, pauses=pauses)
    cashier = replace(house.rounds.cashier, outbox=outbox)
    sessions = Sessions(store, clock, QUICK)
    return replace(
        house,
        outbox=outbox,
        sessions=sessions,
        rounds=replace(house.rounds, cashier=cashier),
        players=replace(house.players, outbox=outbox, sessions=sessions),
    )


def mia_of(house: House) -> str:
    """Mia's account, opened where there is none yet."""
    return house.players.open(MIA).id


def delivered(house: House) -> None:
    """Send all that waits, as often as it takes."""
    house.outbox.give_up()
    while house.outbox.waiting().requests:
        house.outbox.deliver_next()


def requests(store: Store) -> list[WalletRequest]:
    """Every request to the wallet, oldest first."""
    with store.reading() as books:
        return [one for _, one, _, _ in books.wallet_requests_after("operator", 0, 1_000_000)]


def account(store: Store, account_id: str) -> Account:
    with store.reading() as books:
        found = books.account(account_id)
    assert found is not None
    return found


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, however long that takes."""
    while not is_so():
        sleep(PAUSE)
