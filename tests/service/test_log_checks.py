"""An audit finds nothing in what the house wrote, and whatever hands have changed since."""

from __future__ import annotations

from pathlib import Path

import pytest

from reelwright.service.log import HOUSE, write_log
from reelwright.service.log_checks import Disagreement, gone_from
from reelwright.service.log_heads import HeadOfHeads, Kept, kept_now
from reelwright.service.ports import Store
from reelwright.service.records import Account
from reelwright.store.packing import packed
from tests.service.houses import bet, choose, house_on, leave, opened_store
from tests.service.logs import audited, by_hand, head_of_heads, log_of
from tests.service.plays import SMALLEST, card, jacks, princes, quiet

THIRD = "UPDATE log SET it WHERE chain = 'test' AND number = 3"
"""A change of the entry of the second round that is over."""

ROUND = "UPDATE rounds SET it WHERE id = :one"


@pytest.fixture
def played(store: Store) -> Store:
    """A store with two rounds that are over, one that is void and an open one."""
    house = house_on(store, [jacks(), card("ace of hearts"), quiet(), jacks(), princes()])
    choose(house, choose(house, bet(house), "red"), "collect")
    bet(house)
    house.faults.declare(bet(house).stored.id, "a fault")
    bet(house)
    house.accounts.open_demo()
    with store.writing() as books:
        write_log(books, HOUSE, at=house.accounts.clock(), kind="exported", what={"by": "me"})
    return store


def places(store: Store) -> list[str]:
    return [one.place for one in audited(store)]


def round_of(store: Store, number: int) -> str:
    found = log_of(store)[number - 1].round
    assert found is not None
    return found


def test_all_that_was_written_agrees(played: Store) -> None:
    assert audited(played) == []


def test_pages_do_not_change_what_is_found(played: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = head_of_heads(played)
    monkeypatch.setattr("reelwright.service.log_checks.PAGE", 1)
    monkeypatch.setattr("reelwright.service.log_heads.PAGE", 1)
    monkeypatch.setattr("reelwright.service.auditing.PAGE", 1)
    assert head_of_heads(played) == whole
    by_hand(played, THIRD.replace("it", "kind = 'other'", 1))
    assert places(played) == [
        "chain test, entry 3, hash",
        f"round {round_of(played, 3)}",
    ]


@pytest.mark.parametrize(
    "change",
    [
        "at = '2026-03-01 12:30:00'",
        "kind = 'round end'",
        "what = replace(what, '\"won\":0', '\"won\":1')",
        "previous = hash",
        "hash = previous",
        "round = NULL",
    ],
)
def test_an_entry_that_was_changed_is_found(played: Store, change: str) -> None:
    by_hand(played, THIRD.replace("it", change.replace(":", "\\:"), 1))
    assert any(place.startswith("chain test, entry 3, ") for place in places(played))


def test_an_entry_that_was_taken_out_is_found(played: Store) -> None:
    lost = round_of(played, 3)
    by_hand(played, "DELETE FROM log WHERE chain = 'test' AND number = 3")
    assert audited(played)[0] == Disagreement("chain test, entry 4", "the number 4", "3")
    assert f"round {lost}" in places(played)


def test_an_entry_that_was_taken_out_and_the_rest_moved_up_is_found(played: Store) -> None:
    by_hand(
        played,
        "DELETE FROM log WHERE chain = 'test' AND number = 3",
        "UPDATE log SET number = 3 WHERE chain = 'test' AND number = 4",
    )
    assert "chain test, entry 3, previous" in places(played)
    assert "chain test, entry 3, hash" in places(played)
    assert "chain test, head" in places(played)


def test_a_tail_that_was_cut_off_is_found_by_the_rounds_it_told_of(played: Store) -> None:
    lost = round_of(played, 4)
    by_hand(played, "DELETE FROM log WHERE chain = 'test' AND number = 4")
    assert places(played) == ["chain test, head", f"round {lost}"]


def test_a_chain_without_a_head_is_found(played: Store) -> None:
    by_hand(played, "DELETE FROM heads WHERE chain = 'test'")
    assert places(played) == ["chain test", "account test"]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ("events_hash = 'e'", "events_hash"),
        ("won = won + 1", "won"),
        ("total_bet = total_bet + 1", "cost"),
        ("rules_version = 9", "rules_version"),
        ("game = 'other'", "game"),
        ("digest = profile", "digest"),
        ("profile = digest", "profile"),
        ("stake = '[]'", "stake"),
        ("carry = '[]'", "carry"),
        ("opened = '2026-03-01 12:30:00'", "opened"),
        ("closed = '2026-03-01 12:30:00'", "closed"),
    ],
)
def test_a_round_that_was_changed_is_found(played: Store, change: str, name: str) -> None:
    one = round_of(played, 3)
    by_hand(played, ROUND.replace("it", change.replace(":", "\\:"), 1), one=one)
    assert places(played) == [f"chain test, entry 3, round {one}, {name}"]


def test_a_round_whose_answers_were_changed_is_found(played: Store) -> None:
    one = round_of(played, 3)
    by_hand(played, ROUND.replace("it", "answers = :none", 1), one=one, none=packed([]))
    assert places(played) == [f"chain test, entry 3, round {one}, answers"]


def test_a_round_that_is_gone_or_goes_on_is_found(played: Store) -> None:
    over, void = round_of(played, 3), round_of(played, 4)
    by_hand(
        played,
        "UPDATE rounds SET settled = false, closed = NULL, game = 'b' WHERE id = :over",
        "UPDATE rounds SET void = NULL WHERE id = :void",
        over=over,
        void=void,
    )
    found = audited(played)
    assert [(one.place, one.found) for one in found] == [
        (f"chain test, entry 3, round {over}", "one that is in progress"),
        (f"chain test, entry 4, round {void}", "one that is complete"),
        (f"round {void}", "no entry that says how it was settled"),
    ]
    by_hand(played, "DELETE FROM rounds WHERE id = :over", over=over)
    assert audited(played)[0].found == "no such round of this account"


def test_a_round_that_was_put_in_is_found(played: Store) -> None:
    by_hand(
        played,
        "INSERT INTO rounds (id, game, account, digest, profile, rules_version, stake, total_bet, "
        "carry, answers, question_number, events_hash, won, settled, opened, closed) "
        "SELECT 'mine', 'mine', account, digest, profile, rules_version, stake, total_bet, "
        "carry, answers, question_number, events_hash, won, settled, opened, closed "
        "FROM rounds WHERE id = :one",
        one=round_of(played, 3),
    )
    assert places(played) == ["round mine"]


def test_money_that_was_put_in_is_found_though_the_ledger_adds_up(played: Store) -> None:
    by_hand(
        played,
        "INSERT INTO transfers (account, kind, payer, payee, amount, balance, at) "
        "SELECT account, 'opened', 'funds', 'wallet', 5, balance + 5, at FROM transfers "
        "WHERE number = (SELECT max(number) FROM transfers WHERE account = 'test')",
        "UPDATE ledger SET balance = balance - 5 WHERE account = 'test' AND name = 'funds'",
        "UPDATE accounts SET balance = balance + 5 WHERE id = 'test'",
    )
    (found,) = audited(played)
    assert found.words() == (
        "account test, money other than of rounds: found 100005 cents; "
        "allowed: 100000, as the log says"
    )


def test_a_transfer_that_was_changed_is_found_though_the_ledger_adds_up(played: Store) -> None:
    one = round_of(played, 3)
    by_hand(played, "UPDATE transfers SET kind = 'other' WHERE round = :one", one=one)
    assert places(played) == [f"chain test, entry 3, round {one}, transfers"]


def test_a_ledger_that_does_not_add_up_is_found(played: Store) -> None:
    by_hand(played, "UPDATE accounts SET balance = balance + 1 WHERE id = 'test'")
    assert places(played) == ["account test, ledger", "account test, ledger, wallet"]


def test_an_account_without_a_chain_is_found(played: Store) -> None:
    with played.writing() as books:
        books.add_account(Account(id="mine", kind="demo", currency="NZD", ledger={}))
    assert places(played) == ["account mine"]


def test_money_that_went_elsewhere_is_found(store: Store) -> None:
    house_on(store, [])
    leave(store, 1)
    assert places(store) == ["account test, money other than of rounds"]


@pytest.mark.parametrize(
    ("statement", "place"),
    [
        (
            ROUND.replace("it", "answers = '['", 1),
            "chain test, entry 1 and the next 3, their rounds",
        ),
        (
            ROUND.replace("it", "closed = 'then'", 1),
            "chain test, entry 1 and the next 3, their rounds",
        ),
        (THIRD.replace("it", "at = 'then'", 1), "chain test"),
        ("UPDATE transfers SET at = 'then' WHERE round IS NULL", "account test"),
    ],
)
def test_a_row_that_cannot_be_read_any_more_is_found(
    tmp_path: Path, statement: str, place: str
) -> None:
    """PostgreSQL has types that keep these out; SQLite takes any text."""
    with opened_store(tmp_path) as store:
        house = house_on(store, [quiet()] * 3)
        ids = [bet(house).stored.id for _ in range(3)]
        by_hand(store, statement, one=ids[1])
        found = audited(store)
        assert (found[0].place, found[0].found[:20]) == (place, "what cannot be read ")


def test_heads_that_were_kept_stay_while_the_log_goes_on(played: Store) -> None:
    kept = keep(played)
    house = house_on(played, [SMALLEST] * 9)
    with played.reading() as books:
        found = books.open_round("test", "cinderella")
    assert found is not None
    house.faults.declare(found.id, "a fault")
    assert head_of_heads(played) != kept.head == HeadOfHeads(kept.heads).digest
    assert gone(played, kept) == []


def test_a_tail_cut_off_with_its_rounds_is_found_by_the_heads_that_were_kept(
    store: Store,
) -> None:
    house = house_on(store, [quiet(), quiet()])
    bet(house)
    bet(house)
    kept = keep(store)
    last, before = log_of(store)[2], log_of(store)[1]
    by_hand(
        store,
        "DELETE FROM transfers WHERE round = :last",
        "DELETE FROM log WHERE number = 3",
        "DELETE FROM rounds WHERE id = :last",
        "UPDATE heads SET number = 2, hash = :before",
        "UPDATE accounts SET balance = balance + 100",
        "UPDATE ledger SET balance = balance - 100 WHERE name = 'stakes'",
        "UPDATE meters SET games = games - 1, turnover = turnover - 100",
        last=last.round or "",
        before=before.hash,
    )
    assert audited(store) == []
    assert gone(store, kept) == [
        Disagreement("chain test, entry 3", "nothing", f"one of hash {last.hash}, which was kept")
    ]


def test_a_chain_written_anew_is_found_by_the_heads_that_were_kept(played: Store) -> None:
    kept = keep(played)
    by_hand(played, "UPDATE log SET hash = 'another' WHERE chain = 'house'")
    (found,) = gone(played, kept)
    assert found.place == "chain house, entry 1"
    assert found.found == "one of hash another"


def keep(store: Store) -> Kept:
    with store.reading() as books:
        return kept_now(books, "2026-03-01")


def gone(store: Store, kept: Kept) -> list[Disagreement]:
    with store.reading() as books:
        return list(gone_from(books, kept))
