"""The reference wallet keeps the agreement: a transaction is done once, whatever comes when."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reelwright.service.wallet_ports import Order, Refusal, Said, WalletRefused
from reelwright.wallets import RemoteWallet
from reelwright.wallets.reference import WalletFile
from tests.wallets.live import HERS, MIA, Wallet

STAKE = Order(
    id="one", kind="debit", player=MIA, amount=100, currency="NZD", round="r", reason="stake"
)
PRIZE = replace(STAKE, id="two", kind="credit", amount=500, reason="prize")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[WalletFile]:
    with closing(WalletFile(tmp_path / "wallet.sqlite3")) as opened:
        opened.put_player(MIA, HERS)
        yield opened


def test_a_debit_and_a_credit(file: WalletFile) -> None:
    assert file.transact(STAKE) == Said(HERS - 100, "NZD", 1)
    assert file.transact(PRIZE) == Said(HERS + 400, "NZD", 2)
    assert file.standing(MIA) == Said(HERS + 400, "NZD", 2)


def test_the_same_id_is_done_once(file: WalletFile) -> None:
    with ThreadPoolExecutor(4) as together:
        said = list(together.map(lambda _: file.transact(STAKE), range(8)))
    assert set(said) == {Said(HERS - 100, "NZD", 1)}


@pytest.mark.parametrize(
    "change", [{"amount": 200}, {"kind": "credit"}, {"round": "s"}, {"reason": "owed"}]
)
def test_the_same_id_of_something_else_is_refused(
    file: WalletFile, change: dict[str, object]
) -> None:
    file.transact(STAKE)
    changed = replace(STAKE, **change)  # type: ignore[arg-type]
    refused(file, changed, "differs")
    with pytest.raises(WalletRefused, match="differs"):
        file.roll_back(changed)
    assert file.standing(MIA).balance == HERS - 100


def test_a_debit_is_rolled_back_once(file: WalletFile) -> None:
    file.transact(STAKE)
    assert file.roll_back(STAKE) == file.roll_back(STAKE) == Said(HERS, "NZD", 2)
    refused(file, STAKE, "rolled-back")


def test_a_debit_that_comes_after_its_rollback_is_not_done(file: WalletFile) -> None:
    assert file.roll_back(STAKE) == Said(HERS, "NZD", 0)
    refused(file, STAKE, "rolled-back")
    assert file.standing(MIA).balance == HERS


def test_a_credit_is_not_rolled_back(file: WalletFile) -> None:
    file.transact(PRIZE)
    with pytest.raises(WalletRefused, match="differs"):
        file.roll_back(PRIZE)


def test_what_is_refused_is_not_there(file: WalletFile) -> None:
    refused(file, replace(STAKE, amount=HERS + 1), "no-funds")
    refused(file, replace(STAKE, player="nobody"), "unknown-player")
    refused(file, replace(STAKE, currency="EUR"), "differs")
    refused(file, replace(STAKE, amount=0), "differs")
    file.put_player(MIA, HERS, blocked=True)
    refused(file, STAKE, "blocked")
    assert file.transactions(0, 10) == ([], 0)
    assert file.transact(PRIZE).balance == HERS + 500


def test_a_refusal_is_not_for_ever(file: WalletFile) -> None:
    file.put_player(MIA, 50)
    refused(file, STAKE, "no-funds")
    file.put_player(MIA, 100)
    assert file.transact(STAKE).balance == 0


def test_pages_of_transactions(wallet: Wallet, remote: RemoteWallet) -> None:
    for number in range(5):
        remote.transact(replace(STAKE, id=f"t{number}"))
    remote.roll_back(replace(STAKE, id="t3"))
    first = remote.transactions(0, 3)
    second = remote.transactions(first.last, 3)
    assert [one.id for one in first.transactions] == ["t0", "t1", "t2"]
    assert [(one.id, one.state) for one in second.transactions] == [
        ("t3", "rolled-back"),
        ("t4", "done"),
    ]
    last = remote.transactions(second.last, 3)
    assert (list(last.transactions), last.last) == ([], second.last)
    assert wallet.told() == [*first.transactions, *second.transactions]


def refused(file: WalletFile, order: Order, refusal: Refusal) -> None:
    with pytest.raises(WalletRefused) as found:
        file.transact(order)
    assert found.value.refusal == refusal
