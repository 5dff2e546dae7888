"""Servers killed at the worst moments, beside an operator's wallet that lives on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from time import sleep
from typing import Any, Final, get_args

import httpx
import pytest

from reelwright.cli.wallet_connected import WalletOptions
from reelwright.service.ports import Store
from reelwright.service.wallet_checks import WalletAudit, every_transaction
from reelwright.service.wallet_records import WalletRequest, WalletTimes
from reelwright.store import open_store
from reelwright.wallets.reference.misbehaving import How, Message, Misbehaviour
from tests.databases import ENGINES, Engine, new_store
from tests.killing.auditing import every_round
from tests.killing.clients import Client, Company, View
from tests.killing.servers import Server
from tests.rounds import ALL_LINES
from tests.server.live import ok
from tests.service.houses import every_transfer
from tests.service.logs import audited
from tests.service.plays import GAME
from tests.wallets.live import (
    HERS,
    SECRET,
    Wallet,
    account,
    connected,
    house_outside,
    reference,
    requests,
    until,
)

PLAYERS: Final = 6
KILLS: Final = 6
LONG: Final = 3600
"""Seconds a wallet keeps silent, until it is told not to."""
SHORT: Final = WalletTimes(timedelta(seconds=1), timedelta(seconds=2))
OVER: Final = {"used", "refused", "undone", "done"}

Began = tuple[str, str]


@dataclass
class Table:
    """A server that can be killed, a wallet that lives on, and players who are let in."""

    server: Server
    wallet: Wallet
    store: Store
    players: list[Began]
    """The account and the token of each."""

    def begin(self, key: str) -> httpx.Response:
        """Have the first player begin a round."""
        mia, token = self.players[0]
        headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": key}
        body = {"game": GAME, "lines": list(ALL_LINES), "line_bet": 1}
        path = f"{self.server.address}/api/v1/accounts/{mia}/rounds"
        return httpx.post(path, json=body, headers=headers, timeout=LONG)

    def silent(self, of: Message) -> None:
        """Have the wallet act on the next message of a kind, and not answer it."""
        wrong = Misbehaviour(how="times out after acting", of=of, seconds=LONG)
        self.wallet.manners.tell(wrong)

    def requests(self, reason: str) -> list[WalletRequest]:
        return [one for one in requests(self.store) if one.reason == reason]

    def settle(self) -> None:
        """Wait until all is delivered, and hold both books against each other."""
        until(lambda: {one.state for one in requests(self.store)} <= OVER)
        with connected(self.wallet) as remote, self.store.reading() as books:
            theirs = every_transaction(remote)
            audit = WalletAudit(books, remote.name, theirs)
            assert list(audit.disagreements(datetime.now(UTC))) == []
        assert audited(self.store) == []
        for number, (mine, _) in enumerate(self.players):
            assert self.wallet.balance(name_of(number)) == HERS + self.played(mine)
            assert account(self.store, mine).told_balance == HERS + self.played(mine)
            assert account(self.store, mine).balance == 0

    def played(self, mine: str) -> int:
        """What the rounds of an account have moved."""
        with self.store.reading() as books:
            transfers = every_transfer(books, mine)
        of_rounds = [one for one in transfers if one.round is not None]
        paid = sum(one.amount for one in of_rounds if one.payer == "wallet")
        return sum(one.amount for one in of_rounds if one.payee == "wallet") - paid


def name_of(number: int) -> str:
    return f"player-{number}"


@contextmanager
def table(engine: Engine, folder: Path, timeout: float, players: int = 1) -> Iterator[Table]:
    """Set a table: a server in a process of its own, waiting so long for its wallet."""
    secret = folder / "secret"
    secret.write_bytes(SECRET)
    database = new_store(engine, folder)
    with ExitStack() as stack:
        wallet = stack.enter_context(reference(folder))
        stack.callback(wallet.manners.forget)
        store = stack.enter_context(closing(open_store(database)))
        options = WalletOptions(wallet.address, secret, timeout, SHORT)
        house = house_outside(store, stack.enter_context(connected(wallet)))
        let_in = []
        for number in range(players):
            wallet.file.put_player(name_of(number), HERS)
            begun = house.players.launch(name_of(number), "olga")
            let_in.append((begun.session.account or "", begun.token))
        server = stack.enter_context(Server(database, folder / "output.txt", options))
        yield Table(server, wallet, store, let_in)


@pytest.mark.parametrize("engine", ENGINES)
def test_killed_between_the_debit_and_the_round(tmp_path: Path, engine: Engine) -> None:
    """The wallet has the stake, no round has: it comes back, and the round is begun anew."""
    with table(engine, tmp_path, LONG) as at, ThreadPoolExecutor(1) as beside:
        at.silent("debit")
        asked = beside.submit(at.begin, "the-first-key")
        until(lambda: at.wallet.done() == [("debit", 20)])
        at.server.kill()
        with pytest.raises(httpx.TransportError):
            asked.result()
        [stake] = at.requests("stake")
        assert stake.state == "asked"
        assert every_round(at.store, at.players[0][0]) == []
        at.server.start()
        at.server.wait()
        until(lambda: at.wallet.balance(name_of(0)) == HERS)
        assert ok(at.begin("the-first-key"), 201)["new_from"] == 0
        at.settle()
        assert [one.state for one in at.requests("stake")] == ["undone", "used"]
        assert len(every_round(at.store, at.players[0][0])) == 1


@pytest.mark.parametrize("engine", ENGINES)
def test_killed_between_a_prize_and_its_delivery(tmp_path: Path, engine: Engine) -> None:
    """Rounds are begun until one wins; the wallet has paid it, and nobody has heard so."""
    with table(engine, tmp_path, LONG) as at:
        at.silent("credit")
        number = 0
        while not at.requests("prize"):
            ok(at.begin(f"key-number-{number}"), 201)
            number += 1
        until(lambda: ("credit", at.requests("prize")[0].amount) in at.wallet.done())
        at.server.kill()
        assert at.requests("prize")[0].state == "due"
        at.server.start()
        at.server.wait()
        at.settle()
        assert [one.state for one in at.requests("prize")] == ["done"]


class LetIn(Client):
    """Plays an account whose balance is told by a wallet that is behind now and then."""

    def __init__(
        self, address: str, players: list[Began], seed: int, over: Event, gone: Event
    ) -> None:
        super().__init__(address, seed, over, gone)
        self.account, token = players[seed % PLAYERS]
        self.http.headers["authorization"] = f"Bearer {token}"

    def enter(self) -> None:
        """Be in already."""

    def take(self, now: View) -> None:
        self.balance += sum(event["credit"] for event in now["events"][now["new_from"] :])
        self.now = now

    def look(self, turn: float) -> None:
        if turn < 0.1 and self.asked:
            self.repeated(self.random.choice(self.asked[-20:]))


@pytest.mark.parametrize("engine", ENGINES)
def test_killed_again_and_again_with_a_wallet_that_misbehaves(
    tmp_path: Path, engine: Engine
) -> None:
    random = Random(7)  # noqa: S311  (when to kill, nothing secret)
    hows: tuple[How, ...] = tuple(how for how in get_args(How) if how != "refuses")
    with table(engine, tmp_path, 0.5, PLAYERS) as at:
        client: Any = partial(LetIn, at.server.address, at.players)
        with Company(client, 0, PLAYERS) as company:
            for _ in range(KILLS):
                for how in hows:
                    at.wallet.manners.tell(Misbehaviour(how=how, seconds=1))
                company.wait(random.randint(1, 2 * PLAYERS))
                sleep(random.uniform(0, 0.05))
                at.server.kill()
                at.server.start()
                at.server.wait()
            company.wait(PLAYERS)
        at.wallet.manners.forget()
        at.wallet.manners.wait()
        at.settle()
        for one in company.clients:
            begun = [each.answer["id"] for each in one.to("/rounds")]
            assert [each.id for each in every_round(at.store, one.account)] == begun
            assert one.balance == HERS + at.played(one.account)
