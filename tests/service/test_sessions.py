"""Who is asking: what lets somebody in, for how long, and what does not."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from reelwright.service.errors import Forbidden, Unauthenticated, UnknownAccount
from reelwright.service.ports import Store, Unavailable
from reelwright.service.records import Account
from reelwright.service.sessions import LONGEST, LONGEST_IDLE, Sessions, allowed
from reelwright.store import SqlStore, tables
from reelwright.store.tables import secrets, users
from tests.service.houses import PASSWORD, QUICK, house_on


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def later(self, by: timedelta) -> None:
        self.now += by


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def sessions(store: Store, watch: Watch) -> Sessions:
    with store.writing() as books:
        books.add_account(Account(id="real", kind="real", currency="NZD", ledger={}))
    house_on(store, [])
    return Sessions(store, watch, QUICK)


def test_who_knows_the_id_of_a_demo_account_plays_it(store: Store, sessions: Sessions) -> None:
    demo = house_on(store).accounts.open_demo()
    begun = sessions.begin_for(demo.id)
    found = sessions.of(begun.token)
    assert (found.role, found.account, found.user) == ("player", demo.id, None)
    assert sessions.begin_for(demo.id).token != begun.token


def test_real_money_needs_a_password(sessions: Sessions) -> None:
    with pytest.raises(Forbidden, match="found a real account; allowed: a name and a password"):
        sessions.begin_for("real")
    with pytest.raises(UnknownAccount):
        sessions.begin_for("nobody")


def test_a_user_comes_in_by_a_password(sessions: Sessions) -> None:
    sessions.add_user("mia", PASSWORD, "player", "real")
    sessions.add_user("olga", PASSWORD, "operator")
    player = sessions.of(sessions.log_in("mia", PASSWORD).token)
    operator = sessions.of(sessions.log_in("olga", PASSWORD).token)
    assert (player.role, player.account, player.user) == ("player", "real", "mia")
    assert (operator.role, operator.account, operator.user) == ("operator", None, "olga")


@pytest.mark.parametrize(("name", "password"), [("mia", "wrong"), ("nobody", PASSWORD), ("", "")])
def test_a_name_or_password_that_is_wrong(sessions: Sessions, name: str, password: str) -> None:
    sessions.add_user("mia", PASSWORD, "player", "real")
    with pytest.raises(Unauthenticated, match="name or password: found no such user"):
        sessions.log_in(name, password)


@pytest.mark.parametrize(
    ("name", "password", "message"),
    [
        ("mia", PASSWORD, "name: found it taken"),
        ("new", "short", "password: found 5 characters; allowed: 12 or more"),
    ],
)
def test_a_user_that_cannot_be(sessions: Sessions, name: str, password: str, message: str) -> None:
    sessions.add_user("mia", PASSWORD, "operator")
    with pytest.raises(Forbidden, match=message):
        sessions.add_user(name, password, "operator")


def test_a_session_ends_by_itself_after_a_while_of_nothing(
    sessions: Sessions, watch: Watch
) -> None:
    token = sessions.begin_for("test").token
    for _ in range(3):
        watch.later(LONGEST_IDLE - timedelta(seconds=1))
        sessions.of(token)
    watch.later(LONGEST_IDLE)
    with pytest.raises(Unauthenticated, match="session: found none; allowed: one that is not"):
        sessions.of(token)


def test_a_session_ends_after_a_day_of_play(sessions: Sessions, watch: Watch) -> None:
    token, began = sessions.begin_for("test").token, watch.now
    while watch.now + timedelta(minutes=20) < began + LONGEST:
        watch.later(timedelta(minutes=20))
        sessions.of(token)
    watch.now = began + LONGEST
    with pytest.raises(Unauthenticated):
        sessions.of(token)


def test_a_session_is_ended(sessions: Sessions) -> None:
    first, second = sessions.begin_for("test"), sessions.begin_for("test")
    sessions.end(first.token)
    sessions.end(first.token)
    with pytest.raises(Unauthenticated):
        sessions.of(first.token)
    assert sessions.of(second.token).account == "test"


def test_the_same_key_gives_the_same_token(sessions: Sessions) -> None:
    first = sessions.begin_for("test", "key")
    assert sessions.begin_for("test", "key") == first
    assert sessions.begin_for("test", "other").token != first.token
    sessions.add_user("olga", PASSWORD, "operator")
    once = sessions.log_in("olga", PASSWORD, "key")
    assert sessions.log_in("olga", PASSWORD, "key") == once
    assert once.token != first.token


def test_neither_token_nor_password_is_kept(store: SqlStore, sessions: Sessions) -> None:
    sessions.add_user("olga", PASSWORD, "operator")
    token = sessions.log_in("olga", PASSWORD).token
    with store.engine.connect() as connection:
        rows = [
            str(row)
            for table in (users, tables.sessions, secrets)
            for row in connection.execute(select(table))
        ]
    assert len(rows) >= 2
    assert not any(token in row or PASSWORD in row for row in rows)


def test_a_hash_of_old_settings_is_made_anew(store: Store, watch: Watch) -> None:
    Sessions(store, watch, QUICK).add_user("olga", PASSWORD, "operator")
    stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    Sessions(store, watch, stronger).log_in("olga", PASSWORD)
    with store.reading() as books:
        user = books.user("olga")
    assert user is not None
    assert not stronger.check_needs_rehash(user.password)


def test_roles(sessions: Sessions) -> None:
    player = sessions.begin_for("test").session
    assert allowed(player, {"player"}) is player
    auditor = replace(player, role="auditor")
    assert allowed(auditor, {"operator", "auditor"}) is auditor
    with pytest.raises(Forbidden, match="role: found player; allowed: auditor, operator"):
        allowed(player, {"operator", "auditor"})


class Full:
    """A store that is read, and has no room for anything more."""

    def __init__(self, store: Store) -> None:
        self.reading = store.reading

    def writing(self) -> Any:
        raise Unavailable


def test_a_session_goes_on_while_nothing_can_be_written(
    store: Store, sessions: Sessions, watch: Watch
) -> None:
    token = sessions.begin_for("test").token
    full = Sessions(Full(store), watch, QUICK)
    watch.later(LONGEST_IDLE / 2)
    assert full.of(token).account == "test"
    watch.later(LONGEST_IDLE / 2)
    with pytest.raises(Unauthenticated):
        full.of(token)
