"""Rounds whose stakes and prizes are in an operator's wallet, where all goes well."""

from __future__ import annotations

import pytest

from reelwright.play.state import Stake
from reelwright.service.errors import BadStake, NoCredit, RoundVoid, WalletDenied
from reelwright.service.money import moved
from reelwright.service.ports import Store
from reelwright.wallets import RemoteWallet
from tests.service.exports import export_of, failing
from tests.service.houses import bet, choose, every_transfer, unhurried
from tests.service.logs import audited, log_of, said
from tests.service.plays import GAME, card, jacks, quiet
from tests.wallets.live import (
    HERS,
    MIA,
    Wallet,
    account,
    delivered,
    house_outside,
    mia_of,
    requests,
)


def test_a_round_that_loses(store: Store, wallet: Wallet, remote: RemoteWallet) -> None:
    house = house_outside(store, remote, [quiet()])
    mia = mia_of(house)
    assert house.accounts.account(mia).told_balance == HERS
    now = bet(house, account=mia)
    assert now.balance == HERS - 100 == wallet.balance()
    assert account(store, mia).ledger == {"wallet": 0, "funds": -100, "stakes": 100}
    [request] = requests(store)
    assert (request.kind, request.amount, request.state) == ("debit", 100, "used")
    assert request.round == now.stored.id
    [told] = wallet.told()
    assert (told.id, told.player, told.amount, told.currency) == (request.id, MIA, 100, "NZD")
    assert audited(store) == []


def test_a_round_that_wins(store: Store, wallet: Wallet, remote: RemoteWallet) -> None:
    """Four line bets won on jacks are there at once, and gambled: each is a transaction."""
    house = house_outside(store, remote, [jacks(), card("ace of hearts"), quiet()])
    mia = mia_of(house)
    now = bet(house, account=mia)
    assert now.balance == HERS - 100 + 500
    assert wallet.balance() == HERS - 100
    now = choose(house, now, "red")
    assert now.balance == HERS - 100 + 1000
    assert wallet.done() == [("debit", 100), ("credit", 500), ("debit", 500)]
    now = bet(house, account=mia)
    assert now.balance == HERS + 900 - 100
    assert wallet.done()[3:] == [("credit", 1000), ("debit", 100)]
    assert wallet.balance() == HERS + 800 == house.accounts.account(mia).told_balance
    assert [one.kind for one in requests(store)] == ["debit", "credit", "debit", "credit", "debit"]
    assert audited(store) == []


def test_prizes_that_are_held_go_out_when_they_are_collected(
    store: Store, wallet: Wallet, remote: RemoteWallet
) -> None:
    """The next stake is paid by what was collected for it: Mia has not a cent else."""
    wallet.file.put_player(MIA, 100)
    house = house_outside(store, remote, [jacks(), quiet()], unhurried("anz"))
    mia = mia_of(house)
    now = bet(house, account=mia)
    assert (now.balance, account(store, mia).on_win_meter) == (0, 500)
    now = bet(house, account=mia)
    assert now.balance == 400 == wallet.balance()
    assert wallet.done() == [("debit", 100), ("credit", 500), ("debit", 100)]
    assert audited(store) == []


def test_what_the_log_says_of_it(store: Store, remote: RemoteWallet) -> None:
    house = house_outside(store, remote, [jacks()])
    mia = mia_of(house)
    now = bet(house, account=mia)
    opened, debited, credited = log_of(store, mia)
    assert said(opened) == {
        "account_kind": "real",
        "currency": "NZD",
        "player": MIA,
        "wallet": "operator",
    }
    stake, prize = requests(store)
    assert (debited.kind, credited.kind) == ("wallet debited", "wallet credited")
    assert said(debited) == {
        "amount": 100,
        "of_round": now.stored.id,
        "reason": "stake",
        "request": stake.id,
    }
    assert said(credited)["amount"] == -500
    assert said(credited)["request"] == prize.id
    with store.reading() as books:
        assert moved(every_transfer(books, mia))["wallet"] == 0


@pytest.mark.parametrize(
    ("balance", "blocked", "refused"), [(99, False, NoCredit), (100, True, WalletDenied)]
)
def test_a_stake_that_the_operator_refuses(
    store: Store,
    wallet: Wallet,
    remote: RemoteWallet,
    balance: int,
    blocked: bool,
    refused: type[Exception],
) -> None:
    house = house_outside(store, remote, [quiet()])
    mia = mia_of(house)
    wallet.file.put_player(MIA, balance, blocked=blocked)
    with pytest.raises(refused):
        bet(house, account=mia)
    [request] = requests(store)
    assert request.state == "refused"
    assert wallet.told() == []
    assert house.rounds.open_round(mia, GAME) is None
    assert account(store, mia).ledger == {"wallet": 0}


def test_nothing_is_debited_for_what_is_no_stake(
    store: Store, wallet: Wallet, remote: RemoteWallet
) -> None:
    house = house_outside(store, remote)
    with pytest.raises(BadStake):
        house.rounds.begin(mia_of(house), GAME, Stake((1,), 3))
    assert wallet.told() == requests(store) == []


def test_a_key_is_one_debit(store: Store, wallet: Wallet, remote: RemoteWallet) -> None:
    house = house_outside(store, remote, [quiet()])
    mia = mia_of(house)
    first, again = (house.rounds.begin(mia, GAME, Stake((1,), 100), "a key") for _ in range(2))
    assert (first.stored, first.balance) == (again.stored, again.balance)
    assert wallet.done() == [("debit", 100)]


def test_a_void_round_is_paid_back(store: Store, wallet: Wallet, remote: RemoteWallet) -> None:
    house = house_outside(store, remote, [quiet()])
    mia = mia_of(house)
    now = bet(house, account=mia)
    house.faults.declare(now.stored.id, "a fault was seen")
    assert house.accounts.account(mia).told_balance == HERS
    delivered(house)
    assert wallet.done() == [("debit", 100), ("credit", 100)]
    assert [one.reason for one in requests(store)] == ["stake", "void"]
    assert audited(store) == []


def test_a_void_round_takes_back_what_it_paid(
    store: Store, wallet: Wallet, remote: RemoteWallet
) -> None:
    """The stake of 100 pays for a part of the prize of 500; the rest is asked for."""
    house = house_outside(store, remote, [jacks()])
    mia = mia_of(house)
    now = bet(house, account=mia)
    house.faults.declare(now.stored.id, "a fault was seen")
    assert account(store, mia).ledger["owed"] == -400
    delivered(house)
    assert wallet.done() == [("debit", 100), ("credit", 500), ("debit", 400)]
    assert wallet.balance() == HERS
    assert account(store, mia).ledger["owed"] == 0
    assert audited(store) == []
    with pytest.raises(RoundVoid):
        choose(house, now, "red")


def test_what_is_owed_and_refused_stays_owed(
    store: Store, wallet: Wallet, remote: RemoteWallet
) -> None:
    house = house_outside(store, remote, [jacks()])
    mia = mia_of(house)
    now = bet(house, account=mia)
    delivered(house)
    wallet.file.put_player(MIA, 399)
    house.faults.declare(now.stored.id, "a fault was seen")
    delivered(house)
    assert account(store, mia).ledger["owed"] == -400
    assert wallet.balance() == 399
    [(_, owed)] = house.players.outbox_from(0, 10)
    assert (owed.amount, owed.reason, owed.state, owed.trouble) == (
        400,
        "owed",
        "owed",
        "no-funds",
    )
    assert house.outbox.waiting().owed == 1
    assert audited(store) == []


@pytest.mark.parametrize("void", [False, True])
def test_an_exported_round_verifies_by_itself(
    store: Store, remote: RemoteWallet, void: bool
) -> None:
    house = house_outside(store, remote, [jacks(), card("ace of hearts")])
    now = choose(house, bet(house, account=mia_of(house)), "red")
    if void:
        house.faults.declare(now.stored.id, "a fault was seen")
    assert failing(export_of(store, now.stored.id)) == {}
