"""The outbox: in the order of an account, by one server at a time, for as long as it takes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Barrier

import pytest

from reelwright.service.errors import WalletUnavailable
from reelwright.service.ports import Raced, Store, Unavailable
from reelwright.service.wallet_outbox import PAUSES, Outbox
from reelwright.service.wallet_ports import Order
from reelwright.service.wallet_records import WalletRequest
from reelwright.wallets.reference import WalletFile
from reelwright.wallets.reference.misbehaving import Misbehaviour
from tests.service.houses import bet
from tests.service.plays import jacks, quiet
from tests.wallets.direct import Direct, Mortal
from tests.wallets.live import HERS, MIA, delivered, house_outside, mia_of, requests

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
PLAYERS = [f"player-{number}" for number in range(6)]


@pytest.fixture
def direct(tmp_path: Path) -> Iterator[Direct]:
    with closing(WalletFile(tmp_path / "wallet.sqlite3")) as file:
        for player in (MIA, *PLAYERS):
            file.put_player(player, HERS)
        yield Direct(file)


def credit(account: str, name: str, number: int, at: datetime = NOON) -> WalletRequest:
    return WalletRequest(
        id=name,
        account=account,
        kind="credit",
        amount=number + 1,
        round="a-round",
        reason="prize",
        state="due",
        asked=at,
        due=at,
    )


def test_two_servers_send_nothing_twice_and_everything_in_order(
    store: Store, direct: Direct
) -> None:
    house = house_outside(store, direct)
    accounts = {player: house.players.open(player).id for player in PLAYERS}
    with store.writing() as books:
        for number in range(10):
            for player, account in accounts.items():
                books.add_wallet_request(credit(account, f"{player}-{number}", number))
    together = Barrier(2)

    def serve(_: int) -> int:
        together.wait()
        count = 0
        while store_waits(house.outbox):
            count += house.outbox.deliver_next() == "delivered"
        return count

    with ThreadPoolExecutor(2) as servers:
        assert sum(servers.map(serve, range(2))) == 60
    assert set(Counter(one.id for one in direct.sent).values()) == {1}
    by_player: dict[str, list[int]] = defaultdict(list)
    for one in direct.sent:
        by_player[one.player].append(one.amount)
    assert by_player == {player: list(range(1, 11)) for player in PLAYERS}


def store_waits(outbox: Outbox) -> bool:
    return outbox.waiting().requests > 0


def test_what_one_server_has_taken_no_other_takes_before_it_must_be_dead(
    store: Store, direct: Direct
) -> None:
    account = mia_of(house_outside(store, direct))
    later = NOON + timedelta(seconds=60)
    with store.writing() as books:
        books.add_wallet_request(credit(account, "first", 0))
        books.add_wallet_request(credit(account, "second", 1))
    with store.writing() as books:
        taken = books.take_wallet_request("operator", NOON, later)
        assert taken is not None
        assert taken.id == "first"
    with store.writing() as books:
        assert books.take_wallet_request("operator", NOON, later) is None
        assert books.take_wallet_request("elsewhere", later, later) is None
        again = books.take_wallet_request("operator", later, later + timedelta(seconds=60))
        assert again is not None
        assert again.id == "first"


def test_pauses_grow(store: Store, direct: Direct) -> None:
    """About one, two, four seconds and so on, each with up to a second by chance."""
    at = NOON
    house = house_outside(store, direct, [jacks()], clock=lambda: at)
    outbox = replace(house.outbox, pauses=PAUSES)
    mia = mia_of(house)
    bet(house, account=mia)
    direct.manners.tell(Misbehaviour(how="fails before acting", times=12))
    pauses = []
    for tries in range(1, 13):
        assert outbox.deliver_next() == "failed"
        assert outbox.deliver_next() is None
        [_, prize] = requests(store)
        assert (prize.tries, prize.trouble) == (tries, "answered 500")
        pauses.append((prize.due - at).total_seconds())
        at = prize.due
    for tries, pause in enumerate(pauses):
        assert min(2**tries, 600) <= pause <= min(2**tries + 1, 600)
    assert outbox.deliver_next() == "delivered"
    assert direct.file.standing(MIA).balance == HERS + 400


def test_a_stake_waits_for_what_is_sent_before_it(store: Store, direct: Direct) -> None:
    """While the prize cannot be told, nothing more is debited; then both, in their order."""
    house = house_outside(store, direct, [jacks(), quiet()])
    mia = mia_of(house)
    bet(house, account=mia)
    direct.manners.tell(Misbehaviour(how="fails before acting", of="credit"))
    with pytest.raises(WalletUnavailable):
        bet(house, account=mia)
    assert [(one.kind, one.state) for one in requests(store)] == [
        ("debit", "used"),
        ("credit", "due"),
    ]
    assert bet(house, account=mia).balance == HERS + 300
    told, _ = direct.file.transactions(0, 10)
    assert [(one.kind, one.amount) for one in told] == [
        ("debit", 100),
        ("credit", 500),
        ("debit", 100),
    ]


def test_a_debit_nobody_uses_is_given_back_in_time(store: Store, direct: Direct) -> None:
    """The server dies once the wallet has debited: another one finds out when its time is over."""
    at = NOON
    mortal = Mortal(store)
    house = house_outside(mortal, direct, [quiet()], clock=lambda: at)
    mia = mia_of(house)
    direct.after_debit = lambda: setattr(mortal, "dead", True)
    with pytest.raises(Unavailable):
        bet(house, account=mia)
    assert direct.file.standing(MIA).balance == HERS - 100
    other = house_outside(store, direct, clock=lambda: at)
    assert (other.outbox.give_up(), other.outbox.deliver_next()) == (0, None)
    at = NOON + timedelta(seconds=60)
    assert other.outbox.give_up() == 1
    delivered(other)
    assert direct.file.standing(MIA).balance == HERS
    [request] = requests(store)
    assert request.state == "undone"


def test_a_debit_that_was_given_up_is_not_used_any_more(store: Store, direct: Direct) -> None:
    """A server slower than its time is as good as dead: its round does not begin."""
    house = house_outside(store, direct, [quiet()])
    mia = mia_of(house)
    late = house_outside(store, direct, clock=lambda: datetime.now(UTC) + timedelta(hours=1))

    def give_up() -> None:
        assert late.outbox.give_up() == 1

    direct.after_debit = give_up
    with pytest.raises(Raced):
        bet(house, account=mia)
    delivered(house)
    assert house.rounds.recent(mia, None, 10, None) == []
    assert direct.file.standing(MIA).balance == HERS


def test_an_account_of_another_wallet_is_left_alone(store: Store, direct: Direct) -> None:
    house = house_outside(store, direct, [jacks()])
    mia = mia_of(house)
    bet(house, account=mia)
    elsewhere = house_outside(store, Direct(direct.file, name="elsewhere"), [quiet()])
    nowhere = house_outside(store, None, [quiet()])
    for other in (elsewhere, nowhere):
        assert other.outbox.deliver_next() is None
        with pytest.raises(WalletUnavailable):
            bet(other, account=mia)
    assert [one.kind for one in requests(store)] == ["debit", "credit"]


def test_what_is_newer_is_kept(store: Store, direct: Direct) -> None:
    """An answer that comes after a newer one does not make the balance old again."""
    house = house_outside(store, direct)
    mia = mia_of(house)
    older = direct.file.standing(MIA)
    order = Order(
        id="x", kind="credit", player=MIA, amount=5, currency="NZD", round="r", reason="prize"
    )
    newer = direct.file.transact(order)
    with store.writing() as books:
        books.heard(mia, newer)
        books.heard(mia, older)
    assert house.accounts.account(mia).told_balance == HERS + 5
