"""`reelwright wallet`: our requests held against the operator's books, and a wallet served."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from reelwright.service.wallet_ports import Order
from reelwright.store import SqlStore, open_store
from reelwright.wallets import RemoteWallet
from tests.cli.served import COMMAND, Served, ended
from tests.databases import ENGINES, new_store
from tests.service.houses import bet, tampered
from tests.service.plays import jacks, quiet
from tests.wallets.live import (
    HERS,
    MIA,
    PATIENCE,
    SECRET,
    Wallet,
    connected,
    delivered,
    house_outside,
    mia_of,
    requests,
)

VARIABLE = "REELWRIGHT_WALLET_SECRET"


@dataclass
class Books:
    """A database and a wallet, and what `reelwright wallet reconcile` says of the two."""

    database: str
    store: SqlStore
    wallet: Wallet
    secret: Path

    def reconciled(self, *options: str) -> subprocess.CompletedProcess[str]:
        wanted = ["--database", self.database, "--wallet", self.wallet.address, *options]
        return run("reconcile", "--secret-file", str(self.secret), *wanted)

    def differences(self) -> list[dict[str, str]]:
        done = self.reconciled("--format", "json")
        found: dict[str, Any] = json.loads(done.stdout)
        assert done.returncode == (0 if found["agrees"] else 1)
        assert found["agrees"] == (not found["differences"])
        differences: list[dict[str, str]] = found["differences"]
        return differences


def run(*words: str, secret: str | None = None) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if name != VARIABLE}
    return subprocess.run(
        [str(COMMAND), "wallet", *words],
        capture_output=True,
        text=True,
        check=False,
        env=own if secret is None else own | {VARIABLE: secret},
    )


@pytest.fixture(params=ENGINES)
def books(tmp_path: Path, wallet: Wallet, request: pytest.FixtureRequest) -> Iterator[Books]:
    """Mia has lost a round, won one, and had a debit rolled back; all of it is delivered."""
    database = new_store(request.param, tmp_path)
    secret = tmp_path / "secret"
    secret.write_bytes(SECRET + b"\n")
    with closing(open_store(database)) as store, connected(wallet) as remote:
        house = house_outside(store, remote, [quiet(), jacks()])
        mia = mia_of(house)
        bet(house, account=mia)
        wallet.misbehave("fails after acting", "debit")
        with pytest.raises(Exception, match="operator's wallet"):
            bet(house, account=mia)
        bet(house, account=mia)
        delivered(house)
        yield Books(database, store, wallet, secret)


def test_books_that_agree(books: Books) -> None:
    done = books.reconciled()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "4 requests here, 4 transactions there: everything agrees.\n"
    found = json.loads(books.reconciled("--format", "json").stdout)
    assert found == {"agrees": True, "transactions": 4, "requests": 4, "differences": []}


def test_each_difference_is_told(books: Books) -> None:
    stranger = Order(
        id="stranger", kind="debit", player=MIA, amount=7, currency="NZD", round="r", reason="stake"
    )
    books.wallet.file.transact(stranger)
    used, undone, _, paid = requests(books.store)
    tampered(books.store, "UPDATE wallet_requests SET amount = 99 WHERE number = 1")
    tampered(books.store, "UPDATE wallet_requests SET state = 'used' WHERE number = 2")
    tampered(books.store, "UPDATE wallet_requests SET state = 'due' WHERE number = 4")
    found = books.differences()
    place = f"of account {used.account}"
    assert sorted(found, key=lambda one: one["found"]) == sorted(
        [
            {
                "place": f"request {used.id} {place}, amount",
                "found": "100 there",
                "allowed": "99, as we asked",
            },
            {
                "place": f"request {undone.id} {place}, used",
                "found": "rolled-back there",
                "allowed": "done there",
            },
            {
                "place": f"request {paid.id} {place}, state",
                "found": "due, done there",
                "allowed": "one that is over",
            },
            {
                "place": "transaction stranger",
                "found": "a debit of 7 NZD of mia, done there",
                "allowed": "ours",
            },
        ],
        key=lambda one: one["found"],
    )
    words = books.reconciled().stdout.splitlines()
    assert len(words) == 5
    assert words[-1] == "4 requests here, 5 transactions there: 4 differences."


def test_what_is_not_there(books: Books) -> None:
    used, *_ = requests(books.store)
    tampered(books.store, "UPDATE wallet_requests SET id = 'lost' WHERE number = 1")
    places = {one["place"].partition(" of")[0]: one["allowed"] for one in books.differences()}
    assert places == {"request lost": "done there", f"transaction {used.id}": "ours"}


def test_a_wallet_that_does_not_answer(books: Books, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("a secret of somebody else, of thirty-two bytes")
    stranger = replace(books, secret=other).reconciled()
    assert (stranger.returncode, stranger.stdout) == (2, "")
    assert "found answered 401, not signed; allowed: a wallet that answers" in stranger.stderr


@pytest.mark.parametrize(
    ("secret", "message"),
    [
        (None, f"{VARIABLE}: found none; allowed: one of 32 bytes or more"),
        ("short", f"{VARIABLE}: found a secret of 5 bytes; allowed: one of 32 bytes or more"),
    ],
)
def test_a_secret_that_is_none(tmp_path: Path, secret: str | None, message: str) -> None:
    for words in (("serve",), ("reconcile", "--wallet", "http://localhost:1")):
        done = run(*words, secret=secret)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.strip() == message
    missing = run("serve", "--secret-file", str(tmp_path / "none"))
    assert missing.returncode == 2
    assert "found no such file or directory; allowed: a file that can be read" in missing.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--player", "mia"), "--player: found 'mia'; allowed: a name and cents"),
        (("--player", "mia=lots"), "--player: found 'mia=lots'; allowed: a name and cents"),
        (("--misbehave", "is rude"), "--misbehave: found 'is rude'; allowed: "),
        (("--misbehave", "refuses=0"), "--misbehave: found 'refuses=0'; allowed: "),
    ],
)
def test_a_wallet_that_cannot_be_served(
    tmp_path: Path, words: tuple[str, ...], message: str
) -> None:
    (tmp_path / "secret").write_bytes(SECRET)
    done = run("serve", "--secret-file", str(tmp_path / "secret"), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr


@contextmanager
def served(tmp_path: Path, *words: str) -> Iterator[str]:
    """Run `reelwright wallet serve` in a process of its own, at the address given."""
    (tmp_path / "secret").write_bytes(SECRET)
    file, secret = str(tmp_path / "served.sqlite3"), str(tmp_path / "secret")
    command = [str(COMMAND), "wallet", "serve", "--port", "0", "--database", file]
    with subprocess.Popen(
        [*command, "--secret-file", secret, *words], stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            yield process.stderr.readline().removeprefix("A wallet answers at ").strip()
        finally:
            process.terminate()
    assert process.returncode == 0


def test_a_server_and_a_wallet_by_their_commands(tmp_path: Path) -> None:
    """Both as in the how-to: the first stake is debited and not answered, the second is played."""
    with ExitStack() as stack:
        words = ("--player", "mia=500", "--misbehave", "fails after acting")
        address = stack.enter_context(served(tmp_path, *words))
        patient = httpx.Timeout(PATIENCE)
        remote = stack.enter_context(closing(RemoteWallet(address, SECRET, timeouts=patient)))
        assert remote.standing(MIA).balance == 500
        database = tmp_path / "house.sqlite3"
        with closing(open_store(f"sqlite:///{database}")) as store:
            house = house_outside(store, remote)
            token, mia = house.players.launch(MIA, "olga").token, mia_of(house)
        secret = str(tmp_path / "secret")
        options = ("--wallet", address, "--wallet-secret-file", secret, "--wallet-timeout", "60")
        server = stack.enter_context(Served(database, *options))
        headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "a-key-of-mine"}
        body = {"game": "cinderella", "lines": [1], "line_bet": 100}
        path = f"{server.address}api/v1/accounts/{mia}/rounds"
        told = [httpx.post(path, json=body, headers=headers, timeout=60) for _ in range(2)]
        assert [one.status_code for one in told] == [503, 201]
        done = [(one.amount, one.state) for one in remote.transactions(0, 2).transactions]
        assert done == [(100, "rolled-back"), (100, "done")]


@pytest.mark.parametrize(
    "url", ["wallet.example", "ftp://wallet.example", "http://", "http://x?y=z"]
)
def test_a_wallet_of_no_url(tmp_path: Path, url: str) -> None:
    (tmp_path / "secret").write_bytes(SECRET)
    words = ("reconcile", "--wallet", url, "--secret-file", str(tmp_path / "secret"))
    done = run(*words)
    assert done.returncode == 2
    assert f"--wallet: found '{url}'; allowed: one such as https://" in done.stderr


def test_mia_has_what_she_had(books: Books) -> None:
    assert books.wallet.balance() == HERS - 100 + 400


def test_a_server_is_not_served_without_the_secret(tmp_path: Path) -> None:
    missing = str(tmp_path / "none")
    done = ended("--wallet", "http://localhost:1", "--wallet-secret-file", missing)
    assert (done[0], done[1]) == (2, "")
    assert "found no such file or directory; allowed: a file that can be read" in done[2]
