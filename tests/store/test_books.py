"""What the database itself refuses, whatever the use cases do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from reelwright.service.ports import Raced
from reelwright.service.records import Account, Carried, Forced, Metered, MeterKey, Round, Transfer
from reelwright.store import SqlStore, open_store
from reelwright.store.books import SqlBooks
from tests.databases import ENGINES, new_store
from tests.service.houses import every_transfer

AT = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
ROUND = Round(
    id="round-1",
    account="mine",
    game="cinderella",
    digest="definition",
    profile="profile",
    rules_version=1,
    stake={"lines": [1, 2], "line_bet": 5},
    total_bet=10,
    carry={},
    answers=({"drawn": [1, 2]}, {"chosen": "red"}),
    events_hash="f" * 64,
    won=30,
    settled=False,
    opened=AT,
    closed=None,
)
OVER = replace(ROUND, answers=(*ROUND.answers, {"lapsed": True}), settled=True, closed=AT)


def given(amount: int, balance: int) -> Transfer:
    """So many cents that come in, or go out where there are less than none."""
    return Transfer(
        account="mine",
        kind="opened",
        payer="funds" if amount >= 0 else "wallet",
        payee="wallet" if amount >= 0 else "funds",
        amount=abs(amount),
        balance=balance,
        at=AT,
    )


@pytest.fixture(params=ENGINES)
def books(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SqlBooks]:
    """Books with an account of 100 cents, in a transaction that is never stored."""
    store: SqlStore = open_store(new_store(request.param, tmp_path))
    with store.writing() as opened:
        for account in ("mine", "yours"):
            opened.add_account(Account(id=account, kind="demo", currency="NZD", ledger={}))
        opened.move([given(100, 100)])
        opened.keep("definition", "{}")
        opened.keep("profile", "{}")
        yield opened
    store.close()


def balance(books: SqlBooks) -> int:
    account = books.account("mine")
    assert account is not None
    return account.balance


def test_a_round_comes_back_as_it_was_stored(books: SqlBooks) -> None:
    books.add_round(ROUND)
    assert books.round("round-1") == ROUND
    assert books.open_round("mine", "cinderella") == ROUND
    books.advance_round(OVER, answered=2)
    assert books.round("round-1") == OVER
    assert books.open_round("mine", "cinderella") is None


def test_a_time_of_another_zone_comes_back_as_the_same_moment(books: SqlBooks) -> None:
    there = AT.astimezone(timezone(timedelta(hours=13)))
    books.add_round(replace(ROUND, opened=there))
    found = books.round("round-1")
    assert found is not None
    assert (found.opened, found.opened.tzinfo) == (AT, UTC)


def test_an_account_has_one_open_round_of_a_game(books: SqlBooks) -> None:
    books.add_round(ROUND)
    with pytest.raises(Raced), books._connection.begin_nested():
        books.add_round(replace(ROUND, id="round-2"))
    books.add_round(replace(ROUND, id="round-3", game="another"))
    books.add_round(replace(ROUND, id="round-4", account="yours"))
    books.add_round(replace(OVER, id="round-5"))
    books.advance_round(OVER, answered=2)
    books.add_round(replace(ROUND, id="round-6"))


@pytest.mark.parametrize("answered", [1, 3])
def test_a_round_goes_on_only_from_where_it_stands(books: SqlBooks, answered: int) -> None:
    books.add_round(ROUND)
    with pytest.raises(Raced):
        books.advance_round(OVER, answered=answered)
    assert books.round("round-1") == ROUND


def test_a_round_that_is_settled_never_changes(books: SqlBooks) -> None:
    books.add_round(OVER)
    with pytest.raises(Raced):
        books.advance_round(replace(OVER, won=1000), answered=3)
    assert books.round("round-1") == OVER


def test_a_ledger_follows_its_transfers(books: SqlBooks) -> None:
    books.move([given(50, 150), given(-150, 0), given(1, 1)])
    assert balance(books) == 1
    assert [one.amount for one in every_transfer(books, "mine")] == [100, 50, 150, 1]
    assert every_transfer(books, "yours") == []
    mine = books.account("mine")
    assert mine is not None
    assert mine.ledger == {"wallet": 1, "funds": -1}
    with pytest.raises(Raced):
        books.move([given(50, 150)])
    books.move([])
    assert balance(books) == 1


def test_a_balance_is_never_negative(books: SqlBooks) -> None:
    with pytest.raises(IntegrityError, match="never_negative"):
        books.move([given(-101, -1)])


def test_a_transfer_moves_something(books: SqlBooks) -> None:
    with pytest.raises(IntegrityError, match="moves_something"):
        books.move([given(0, 100)])


def test_an_event_moves_money_once(books: SqlBooks) -> None:
    books.add_round(ROUND)
    won = replace(given(30, 130), round="round-1", question_number=1, event=4)
    books.move([won])
    with pytest.raises(IntegrityError, match=r"(?i)unique"):
        books.move([replace(won, balance=160)])


def test_a_transfer_goes_elsewhere(books: SqlBooks) -> None:
    with pytest.raises(IntegrityError, match="goes_elsewhere"):
        books.move([replace(given(5, 100), payer="wallet")])


def test_a_win_meter_is_never_negative(books: SqlBooks) -> None:
    with pytest.raises(Raced):
        books.move([replace(given(5, 105), payer="win meter")])


def test_meters_add_up_by_what_they_count_for(books: SqlBooks) -> None:
    cents = MeterKey(account="mine", game="cinderella", digest="definition", line_bet=1)
    others = [replace(cents, line_bet=2), replace(cents, game="another")]
    for key in (cents, *others, cents):
        books.meter(key, Metered(games=1, turnover=20, wins=5))
    twice = Metered(games=2, turnover=40, wins=10)
    once = Metered(games=1, turnover=20, wins=5)
    assert books.meters("mine") == {cents: twice, others[0]: once, others[1]: once}
    assert books.meters("yours") == {}


def test_a_round_is_void_once_and_stays_as_it_was(books: SqlBooks) -> None:
    books.add_round(ROUND)
    void = replace(ROUND, settled=True, closed=AT, void="a fault")
    books.void_round(replace(void, answers=()))
    assert books.round("round-1") == void
    assert books.open_rounds("mine") == []
    with pytest.raises(Raced):
        books.void_round(void)


def test_an_account_is_locked_for_the_first_reason(books: SqlBooks) -> None:
    books.lock_account("mine", "one")
    books.lock_account("mine", "two")
    mine, yours = books.account("mine"), books.account("yours")
    assert mine is not None
    assert yours is not None
    assert (mine.locked, yours.locked) == ("one", None)


def test_a_round_refers_to_what_is_there(books: SqlBooks) -> None:
    with pytest.raises(Raced):
        books.add_round(replace(ROUND, digest="lost"))


def test_a_document_stays_as_it_was_kept(books: SqlBooks) -> None:
    books.keep("definition", "another")
    assert books.kept("definition") == "{}"
    assert books.kept("lost") is None


def test_draws_are_counted_by_account_and_record(books: SqlBooks) -> None:
    assert [books.next_draw("mine", "one") for _ in range(3)] == [0, 1, 2]
    assert books.next_draw("mine", "two") == 0
    assert books.next_draw("yours", "one") == 0
    assert books.next_draw("mine", "one") == 3


def test_what_is_carried_is_kept_by_account_and_game(books: SqlBooks) -> None:
    mine = Carried(account="mine", game="cinderella", digest="definition", carry={"keys": 3})
    others = [replace(mine, account="yours"), replace(mine, game="another", carry={"keys": 1})]
    assert books.carried("mine", "cinderella") is None
    for one in (mine, *others):
        books.carry(one)
    assert books.carried("mine", "cinderella") == mine
    later = replace(mine, digest="profile", carry={})
    books.carry(later)
    assert books.carried("mine", "cinderella") == later
    assert books.carried("mine", "another") == others[1]
    assert books.carried("yours", "cinderella") == others[0]


def test_what_is_carried_refers_to_what_is_there(books: SqlBooks) -> None:
    with pytest.raises(Raced):
        books.carry(Carried(account="nobody", game="g", digest="definition", carry={}))


def test_chosen_draws_are_taken_by_kind_in_their_order(books: SqlBooks) -> None:
    first, second = (Forced(of="stops", outcomes=(number, None)) for number in (1, 2))
    ace = Forced(of="card", outcomes=(0,))
    books.force("mine", [first, ace, second])
    assert books.forced("yours") == []
    assert books.take_forced("yours", "stops") is None
    assert books.take_forced("mine", "stops") == first
    assert books.forced("mine") == [ace, second]
    assert books.take_forced("mine", "die") is None
    books.force("mine", [first])
    assert books.forced("mine") == [first]
