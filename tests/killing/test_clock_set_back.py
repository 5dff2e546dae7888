"""A clock that runs backwards: what came first is told by numbers, never by times."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from reelwright.chance import SecureSource
from reelwright.service import open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.ports import Clock, Store
from tests.databases import ENGINES
from tests.rounds import OPEN
from tests.service.houses import (
    OPENING,
    bet,
    choose,
    every_transfer,
    games,
    moved,
    opened_store,
)
from tests.service.logs import audited, log_of
from tests.service.plays import GAME, jacks, quiet

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.fixture(params=ENGINES)
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    with opened_store(tmp_path, request.param) as opened:
        yield opened


def backwards() -> Clock:
    """A clock that is set back by a minute whenever it is looked at."""
    minutes = count()
    return lambda: NOON - timedelta(minutes=next(minutes))


def test_order_is_by_number(store: Store) -> None:
    """A losing round, one that wins four bets and is collected, another that loses."""
    chance = Chance(SecureSource(), Record((quiet(), jacks(), quiet())))
    house = open_house(store, games(), OPEN, chance, backwards())
    house.accounts.open_test()
    first, second = bet(house), bet(house)
    collected = choose(house, second, "collect")
    third = bet(house)
    begun = [one.stored.id for one in (first, second, third)]

    with store.reading() as books:
        transfers = every_transfer(books, "test")
        listed = [one.id for one in books.rounds("test", GAME, 10, None)]
        older = [one.id for one in books.rounds("test", GAME, 10, begun[1])]
    times = [one.at for one in transfers]
    assert times == sorted(times, reverse=True)
    assert [one.balance - OPENING for one in transfers] == [0, -100, -200, 300, 200]
    assert listed == begun[::-1]
    assert older == begun[:1]

    assert (collected.stored.closed or NOON) < collected.stored.opened
    assert [one.number for one in log_of(store)] == [1, 2, 3, 4]
    assert house.recall.round("test", begun[1]).balance_after == OPENING + 300
    assert moved(store) == OPENING + 200
    assert audited(store) == []
