"""The log: what is written when, and how one entry holds the one before."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC

import pytest

from reelwright.service.errors import AccountLocked, RoundVoid
from reelwright.service.log import HOUSE, write_log
from reelwright.service.ports import Store
from tests.service.houses import OPENING, bet, choose, house_on, leave, tampered
from tests.service.logs import audited, by_hand, log_of, said
from tests.service.plays import card, jacks, quiet

BECAUSE = "the operator saw a fault"


def kinds(store: Store, chain: str = "test") -> list[str]:
    return [entry.kind for entry in log_of(store, chain)]


def sha256(data: object) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def test_each_entry_holds_the_hash_of_the_one_before(store: Store) -> None:
    house = house_on(store, [quiet(), quiet()])
    bet(house)
    bet(house)
    before = "0" * 64
    for number, entry in enumerate(log_of(store), 1):
        at = entry.at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%f+00:00")
        hashed = sha256(["test", number, at, entry.kind, entry.what, before])
        assert (entry.number, entry.previous, entry.hash) == (number, before, hashed)
        before = entry.hash
    with store.reading() as books:
        head = books.head("test")
    assert head is not None
    assert (head.number, head.hash) == (3, before)


def test_a_round_is_written_once_it_is_over(store: Store) -> None:
    house = house_on(store, [jacks(), card("ace of hearts")])
    now = choose(house, bet(house), "red")
    assert kinds(store) == ["account opened"]
    over = choose(house, now, "collect").stored
    opened, entry = log_of(store)
    assert said(opened) == {
        "account_kind": "test",
        "currency": "NZD",
        "amount": OPENING,
        "balance": OPENING,
    }
    assert (entry.kind, entry.round, entry.at) == ("round over", over.id, over.closed)
    told = said(entry)
    hashed = told.pop("transfers")
    assert len(hashed) == 64
    assert told == {
        "round": over.id,
        "account_kind": "test",
        "currency": "NZD",
        "game": "cinderella",
        "digest": over.digest,
        "profile": over.profile,
        "rules_version": over.rules_version,
        "stake": {"lines": [1], "line_bet": 100},
        "cost": 100,
        "carry": {},
        "answers": sha256(
            [
                {"drawn": list(jacks().outcomes)},
                {"chosen": "red"},
                {"drawn": list(card("ace of hearts").outcomes)},
                {"chosen": "collect"},
            ]
        ),
        "events_hash": over.events_hash,
        "won": 1000,
        "opened": over.opened.strftime("%Y-%m-%dT%H:%M:%S.%f+00:00"),
        "closed": entry.at.strftime("%Y-%m-%dT%H:%M:%S.%f+00:00"),
        "balance": OPENING - 100 + 1000,
    }


def test_what_is_void_is_written_with_why_and_with_what_it_undid(store: Store) -> None:
    house = house_on(store, [jacks(), quiet()])
    waiting = bet(house).stored
    house.faults.declare(waiting.id, BECAUSE)
    over = bet(house).stored
    house.faults.declare(over.id, "another")
    assert kinds(store) == ["account opened", "round void", "round over", "round void"]
    _, first, _, last = map(said, log_of(store))
    assert (first["round"], first["because"], first["balance"]) == (waiting.id, BECAUSE, OPENING)
    assert (last["round"], last["because"], last["balance"]) == (over.id, "another", OPENING)
    with pytest.raises(RoundVoid):
        house.faults.declare(over.id, "again")
    assert len(kinds(store)) == 4
    assert audited(store) == []


def test_an_account_is_written_filled_and_locked_once(store: Store) -> None:
    house = house_on(store)
    demo = house.accounts.open_demo().id
    leave(store, 0, demo)
    house.accounts.refill(demo)
    house.faults.lock(demo, BECAUSE)
    house.faults.lock(demo, "again")
    assert kinds(store, demo) == ["account opened", "account refilled", "account locked"]
    _, refilled, locked = map(said, log_of(store, demo))
    assert (refilled["amount"], refilled["balance"]) == (OPENING, OPENING)
    assert locked == {"because": BECAUSE}


def test_a_lock_by_the_self_audit_is_written_after_the_round_it_stops(store: Store) -> None:
    house = house_on(store, [jacks()])
    now = bet(house)
    tampered(store, "UPDATE accounts SET balance = balance + 1")
    with pytest.raises(AccountLocked):
        choose(house, now, "collect")
    assert kinds(store) == ["account opened", "account locked", "round void"]


def test_nothing_is_written_of_a_round_that_was_not_begun(store: Store) -> None:
    house = house_on(store, [quiet()])
    tampered(store, "UPDATE accounts SET balance = 0")
    with pytest.raises(AccountLocked):
        bet(house)
    assert kinds(store) == ["account opened", "account locked"]


def test_every_account_has_a_chain_and_the_house_another(store: Store) -> None:
    house = house_on(store)
    mine, yours = house.accounts.open_demo().id, house.accounts.open_demo().id
    with store.writing() as books:
        for number in (1, 2):
            entry = write_log(
                books, HOUSE, at=house.accounts.clock(), kind="exported", what={"by": "me"}
            )
            assert entry.number == number
    assert kinds(store, HOUSE) == ["exported", "exported"]
    assert kinds(store, mine) == kinds(store, yours) == ["account opened"]
    with store.reading() as books:
        assert [head.chain for head in books.heads("", 10)] == sorted([mine, yours, HOUSE])
        assert [head.number for head in books.heads("", 10) if head.chain == HOUSE] == [2]
    assert audited(store) == []


def test_who_writes_at_once_writes_one_after_the_other(store: Store) -> None:
    house = house_on(store)

    def write(number: int) -> None:
        with store.writing() as books:
            what = {"number": number}
            write_log(books, HOUSE, at=house.accounts.clock(), kind="counted", what=what)

    write(0)
    with ThreadPoolExecutor(4) as at_once:
        list(at_once.map(write, range(1, 20)))
    entries = log_of(store, HOUSE)
    assert [entry.number for entry in entries] == list(range(1, 21))
    assert sorted(said(entry)["number"] for entry in entries) == list(range(20))
    assert audited(store) == []


def test_hands_can_change_the_log_only_without_its_guards(store: Store) -> None:
    house_on(store, [])
    by_hand(store, "UPDATE log SET kind = 'account closed'")
    assert kinds(store) == ["account closed"]
