"""Houses on a database of their own, whose test account is dealt what a test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TypeAlias

from argon2 import PasswordHasher
from sqlalchemy import text

from reelwright.chance import SecureSource
from reelwright.definition.files import find_game, read_game
from reelwright.play.questions import Chosen, Drawn
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from reelwright.service import House, open_house
from reelwright.service.auditing import faults_of
from reelwright.service.chance import Chance, Record
from reelwright.service.games import Games
from reelwright.service.house import now
from reelwright.service.money import moved as added_up
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Books, Clock, Store
from reelwright.service.records import Transfer
from reelwright.service.sessions import Sessions
from reelwright.store import SqlStore, open_store
from tests.databases import Engine, new_store
from tests.rounds import OPEN
from tests.service.plays import GAME, LINE_1

OPENING = 100_000
"""Cents on a new account."""
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse battery"  # noqa: S105  (of nobody)

HouseOf: TypeAlias = "Callable[..., House]"


@cache
def games() -> Games:
    return Games({GAME: read_game(find_game(GAME))})


@contextmanager
def opened_store(folder: Path, engine: Engine = "sqlite") -> Iterator[Store]:
    store = open_store(new_store(engine, folder))
    yield store
    store.close()


def laboratory_on(store: Store) -> House:
    """A house in which the test account chooses what it is dealt."""
    house = open_house(store, games(), OPEN, Chance(SecureSource(), laboratory=True))
    house.accounts.open_test()
    return house


def house_on(
    store: Store,
    draws: Iterable[Drawn] | None = None,
    under: Profile = OPEN,
    clock: Clock = now,
) -> House:
    """A house; with draws it has the test account too."""
    record = None if draws is None else Record(tuple(draws))
    house = open_house(store, games(), under, Chance(SecureSource(), record), clock)
    house = replace(house, sessions=Sessions(store, clock, QUICK))
    if record is not None:
        house.accounts.open_test()
    return house


def unhurried(name: str) -> Profile:
    """A profile that ships, under which no round waits for the time of the one before."""
    return profile(name).model_copy(update={"minimum_round_ms": 0})


class Hands:
    """A clock whose hands stand where a test puts them."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def on(self, **passed: float) -> None:
        """Put the hands on, or back where there is less than nothing of it."""
        self.at += timedelta(**passed)


def bet(house: House, line_bet: int = 100, account: str = "test") -> RoundNow:
    """Begin a round on line 1 alone."""
    return house.rounds.begin(account, GAME, Stake(LINE_1, line_bet))


def choose(house: House, now: RoundNow, option: str) -> RoundNow:
    stored = now.stored
    return house.rounds.answer(stored.account, stored.id, stored.question_number, Chosen(option))


def told(now: RoundNow) -> list[str]:
    """The names of the events this call brought about."""
    return [event.event for event in now.played.events[now.new_from :]]


def credits_of(now: RoundNow) -> int:
    """What the round has moved so far, in cents."""
    return sum(event.credit for event in now.played.events)


def leave(store: Store, balance: int, account: str = "test") -> None:
    """Leave so many cents on an account, as if the rest had come from or gone to elsewhere."""
    with store.writing() as books:
        found = books.account(account)
        assert found is not None
        more = balance - found.balance
        if more:
            books.move(
                [
                    Transfer(
                        account=account,
                        kind="elsewhere",
                        payer="funds" if more > 0 else "wallet",
                        payee="wallet" if more > 0 else "funds",
                        amount=abs(more),
                        balance=balance,
                        at=datetime.now(UTC),
                    )
                ]
            )


def moved(store: Store, account: str = "test") -> int:
    """What the transfers of an account add up to; its books must be in order."""
    with store.reading() as books:
        found = books.account(account)
        assert found is not None
        assert list(faults_of(books, found)) == []
        return added_up(every_transfer(books, account))["wallet"]


def every_transfer(books: Books, account: str) -> list[Transfer]:
    """Every transfer of an account, oldest first."""
    return [one for _, one in books.transfers_after(account, 0, 1_000_000)]


def tampered(store: Store, statement: str) -> None:
    """Change the database by hand, as nothing of ours does."""
    assert isinstance(store, SqlStore)
    with store.engine.begin() as connection:
        assert connection.execute(text(statement)).rowcount == 1
