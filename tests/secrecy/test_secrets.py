"""No secret is told: no password or hash, no token but to whom it was given, nothing of the house.

Whole rounds are played at a server on PostgreSQL whose address holds a password, with logins that
fail and a database that goes away meanwhile.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import httpx
import psycopg
import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url

from reelwright.server.logs import LogStyle, log_to_stderr
from reelwright.service.ports import Raced
from reelwright.service.records import Done
from reelwright.store import SqlStore, open_store
from reelwright.store.tables import secrets, sessions, users
from tests.databases import Engine, new_store, postgresql
from tests.secrecy.rounds import golden_rounds, on
from tests.secrecy.told import TEST, Told, Visit, found
from tests.server.live import refused, serving
from tests.server.test_problems import failing
from tests.service.houses import PASSWORD, opened_store

GAMES = ("cinderella", "lightkeeper")
GUESS = "a guess of somebody else"
HUSH = "hush-of-the-database"
KEY = "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"
ENTERING = "POST /api/v1/sessions"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("reelwright")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers, root.level = handlers, level
    ours.setLevel(our_level)


@dataclass(frozen=True)
class Evening:
    """All that was told in an evening, and what must not be in it."""

    told: list[Told]
    tokens: list[str]
    kept: list[str]
    """What the database holds: hashes of passwords and of tokens, secrets of the house."""


def evening(database: str, capsys: Capture) -> Evening:
    """Play rounds of two games, log in and fail to, lose the database for a moment."""
    log_to_stderr("json")
    told, tokens = [], []
    url = make_url(database).set(password=HUSH).render_as_string(hide_password=False)
    with closing(open_store(url)) as store:
        for golden in [one for one in golden_rounds() if one.game in GAMES]:
            house = on(store, golden.game, *golden.draws)
            if golden.game == GAMES[0]:
                house.sessions.add_user("olga", PASSWORD, "operator")
            with (
                serving(house) as address,
                httpx.Client(base_url=address, timeout=60) as client,
            ):
                visit = Visit(client)
                visit.begin(golden.game, golden.stake)
                for answer in golden.answers:
                    visit.answer(golden.game, answer)
                tokens += [*visit.tokens, *come_in(client)]
                lose_the_database(database)
                client.get(TEST)
            told += visit.told
        kept = held(store)
    return Evening([*told, Told("log", capsys.readouterr().err)], tokens, kept)


def come_in(client: httpx.Client) -> list[str]:
    """Log in, once rightly; return the tokens that were given."""
    given = []
    for name, password in (("olga", PASSWORD), ("olga", GUESS), ("nobody", GUESS)):
        body = {"name": name, "password": password}
        response = client.post("/api/v1/sessions", json=body, headers={"Idempotency-Key": KEY})
        given += [response.json()["token"]] if response.status_code == 201 else []
    client.post("/api/v1/sessions", json={"name": "olga", "password": [GUESS]})
    client.get("/api/v1/meters", headers={"Authorization": f"Bearer {given[0]}"})
    client.get(f"/api/v1/accounts/{given[0]}")
    client.get(TEST, headers={"Authorization": f"Bearer {given[0]}x"})
    return given


def lose_the_database(database: str) -> None:
    """End every connection to a database."""
    with psycopg.connect(postgresql().get_uri(), autocommit=True) as connection:
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        connection.execute(ending, [make_url(database).database])


def held(store: SqlStore) -> list[str]:
    with store.engine.connect() as connection:
        columns = (users.c.password, sessions.c.token, secrets.c.value)
        return [str(one) for column in columns for one in connection.scalars(select(column))]


def test_no_secret_is_told(tmp_path: Path, capsys: Capture) -> None:
    played = evening(new_store("postgresql", tmp_path), capsys)
    assert len(set(played.tokens)) == len(GAMES) + 1
    assert len(played.kept) == 1 + len(set(played.tokens)) + 1
    assert {"log", "events", "GET /metrics", ENTERING} <= {one.place for one in played.told}
    assert found([*played.kept, PASSWORD, HUSH], played.told) == []
    assert {place for place, _ in found(played.tokens, played.told)} == {ENTERING}


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_race_is_logged_without_what_was_asked(
    tmp_path: Path, capsys: Capture, engine: Engine
) -> None:
    """A database says which rows it would not have twice: PostgreSQL with all that is in them."""
    log_to_stderr("json")
    with opened_store(tmp_path, engine) as store:
        house = on(store, "cinderella")
        once = Done(
            scope="test",
            key=KEY,
            request="0" * 64,
            account="test",
            balance=0,
            at=house.rounds.clock(),
        )
        with store.writing() as books:
            books.add_done(once)
        with pytest.raises(Raced) as raced, store.writing() as books:
            books.add_done(once)
        with serving(failing(store, raced.value)) as address:
            refused(httpx.post(f"{address}/api/v1/accounts"), 503, "busy")
    logged = capsys.readouterr().err
    assert "the store does not answer: " in logged
    assert found([KEY], [Told("log", logged)]) == []


@pytest.mark.parametrize("style", ["none", "text", "json"])
def test_a_fault_is_logged_without_what_it_quotes(
    tmp_path: Path, capsys: Capture, style: LogStyle
) -> None:
    log_to_stderr(style)
    with opened_store(tmp_path) as store, serving(failing(store, RuntimeError(KEY))) as address:
        refused(httpx.post(f"{address}/api/v1/accounts"), 500, "fault")
    logged = capsys.readouterr().err
    assert "a request was not done" in logged
    assert "open_demo" in logged
    assert found([KEY], [Told("log", logged)]) == []


@pytest.mark.parametrize("text", ["token={}", '{{"token": "{}"}}', "/api/v1/accounts/{}?"])
@pytest.mark.parametrize("secret", ["plain-secret", 'with "quotes"', "with a/slash + space"])
def test_a_secret_is_found_however_it_is_written(text: str, secret: str) -> None:
    ways = [
        secret,
        json.dumps(secret)[1:-1],
        quote(secret, safe=""),
        secret.encode().hex(),
        *(base64.b64encode(b"x" * more + secret.encode()).decode() for more in range(5)),
    ]
    for way in ways:
        assert found([secret], [Told("log", text.format(way))]) == [("log", secret)], way
    assert found([secret], [Told("log", text.format("something else"))]) == []
