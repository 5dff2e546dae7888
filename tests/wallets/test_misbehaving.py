"""Each misbehaviour of a wallet, at each moment of a round: nothing is lost, nothing is doubled.

The player asks again under the same key until the answer comes, as every client does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, TypeAlias, get_args

import pytest

from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Chosen
from reelwright.play.state import Stake
from reelwright.service import House
from reelwright.service.errors import WalletDenied, WalletUnavailable
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from reelwright.wallets import RemoteWallet
from reelwright.wallets.reference.misbehaving import How
from tests.service.logs import audited
from tests.service.plays import GAME, LINE_1, card, jacks
from tests.wallets.live import (
    HERS,
    LITTLE,
    Wallet,
    account,
    connected,
    delivered,
    house_outside,
    mia_of,
    requests,
)

HOWS: Final[tuple[How, ...]] = get_args(How)
TIMES: Final = 2
"""How often the wallet does it: again when it is asked again."""
keys = map("key-{:08}".format, count())

Asking: TypeAlias = Callable[[str], RoundNow]


@pytest.fixture
def impatient(wallet: Wallet) -> Iterator[RemoteWallet]:
    with connected(wallet, LITTLE) as opened:
        yield opened


def until_done(ask: Asking) -> RoundNow:
    """Ask under one key until it is done."""
    key = next(keys)
    for _ in range(4 * TIMES):
        try:
            return ask(key)
        except (WalletUnavailable, WalletDenied):
            continue
    raise AssertionError("never answered")


def begun(house: House, mia: str) -> RoundNow:
    return until_done(lambda key: house.rounds.begin(mia, GAME, Stake(LINE_1, 100), key))


def chosen(house: House, now: RoundNow, option: str) -> RoundNow:
    stored, number = now.stored, now.stored.question_number
    return until_done(
        lambda key: house.rounds.answer(stored.account, stored.id, number, Chosen(option), key)
    )


def held(store: Store, wallet: Wallet, house: House, mia: str, balance: int) -> None:
    """Hold both books against each other, once all that is said or comes late is done."""
    delivered(house)
    wallet.manners.wait()
    assert wallet.balance() == balance == house.accounts.account(mia).told_balance
    ours = {one.id: (one.kind, one.amount, one.state) for one in requests(store)}
    counted = {name for name, (_, _, state) in ours.items() if state in {"used", "done"}}
    theirs = [one.id for one in wallet.told() if one.state == "done"]
    assert sorted(theirs) == sorted(counted)
    for one in wallet.told():
        assert (one.kind, one.amount) == ours[one.id][:2]
    assert account(store, mia).balance == 0
    assert audited(store) == []


@pytest.mark.parametrize("how", HOWS)
def test_when_a_stake_is_asked_for(
    store: Store, wallet: Wallet, remote: RemoteWallet, impatient: RemoteWallet, how: How
) -> None:
    mia = mia_of(house_outside(store, remote))
    house = house_outside(store, impatient, [jacks()])
    wallet.misbehave(how, "debit", TIMES)
    now = begun(house, mia)
    assert now.balance == HERS + 400
    assert [one.id for one in house.rounds.recent(mia, GAME, 10, None)] == [now.stored.id]
    held(store, wallet, house_outside(store, remote), mia, HERS + 400)
    assert wallet.done() == [("debit", 100), ("credit", 500)]


@pytest.mark.parametrize("how", HOWS)
def test_when_a_gamble_is_staked(
    store: Store, wallet: Wallet, remote: RemoteWallet, impatient: RemoteWallet, how: How
) -> None:
    mia = mia_of(house_outside(store, remote))
    house = house_outside(store, impatient, [jacks(), card("ace of hearts")])
    now = begun(house, mia)
    delivered(house)
    wallet.misbehave(how, "debit", TIMES)
    now = chosen(house, now, "red")
    assert now.balance == HERS + 900
    now = chosen(house, now, COLLECT)
    assert now.stored.settled
    held(store, wallet, house_outside(store, remote), mia, HERS + 900)
    assert wallet.done() == [("debit", 100), ("credit", 500), ("debit", 500), ("credit", 1000)]


@pytest.mark.parametrize("how", HOWS)
def test_when_a_prize_is_paid(
    store: Store, wallet: Wallet, remote: RemoteWallet, impatient: RemoteWallet, how: How
) -> None:
    mia = mia_of(house_outside(store, remote))
    house = house_outside(store, impatient, [jacks()])
    wallet.misbehave(how, "credit", TIMES)
    assert begun(house, mia).balance == HERS + 400
    held(store, wallet, house, mia, HERS + 400)
    assert wallet.done() == [("debit", 100), ("credit", 500)]


@pytest.mark.parametrize("how", HOWS)
def test_when_a_round_is_void(
    store: Store, wallet: Wallet, remote: RemoteWallet, impatient: RemoteWallet, how: How
) -> None:
    """What the wallet refuses to give back is owed; all else comes back to the cent."""
    mia = mia_of(house_outside(store, remote))
    house = house_outside(store, impatient, [jacks()])
    now = begun(house, mia)
    wallet.misbehave(how, "debit", TIMES)
    wallet.misbehave(how, "credit", TIMES)
    house.faults.declare(now.stored.id, "a fault was seen")
    owed = 400 if how == "refuses" else 0
    held(store, wallet, house, mia, HERS + owed)
    assert account(store, mia).ledger["owed"] == -owed


@pytest.mark.parametrize("how", HOWS)
def test_when_a_debit_is_rolled_back(
    store: Store, wallet: Wallet, remote: RemoteWallet, impatient: RemoteWallet, how: How
) -> None:
    mia = mia_of(house_outside(store, remote))
    house = house_outside(store, impatient, [jacks()])
    wallet.misbehave("fails after acting", "debit")
    wallet.misbehave(how, "rollback", TIMES)
    assert begun(house, mia).balance == HERS + 400
    held(store, wallet, house_outside(store, remote), mia, HERS + 400)
    assert wallet.done() == [("debit", 100), ("credit", 500)]
    assert {one.state for one in requests(store)} == {"undone", "used", "done"}
