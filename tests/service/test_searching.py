"""Searching rounds of everybody, page by page."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from reelwright.service import House, open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.errors import UnknownRound
from reelwright.service.ports import Store
from reelwright.service.searching import Search, status_of
from tests.rounds import OPEN
from tests.service.houses import bet, choose, games
from tests.service.plays import jacks, quiet

BEGAN = datetime(2026, 3, 1, 12, tzinfo=UTC)
ROUNDS = [quiet(), jacks(), quiet(), jacks()]


class Losing:
    """A source whose every draw loses."""

    def answer(self, _: object) -> Any:
        return quiet()


@pytest.fixture
def house(store: Store) -> House:
    """A house of five rounds, one a minute: the second won 500, the third is void, the last open.

    The fourth is another account's, and lost.
    """
    times = (BEGAN + timedelta(minutes=number) for number in range(1000))
    minute = [next(times)]
    record = Record(ROUNDS)
    opened = open_house(store, games(), OPEN, Chance(Losing(), record), lambda: minute[0])
    opened.accounts.open_test()
    other = opened.accounts.open_demo().id
    for number in range(5):
        minute[0] = next(times)
        now = bet(opened, account=other if number == 3 else "test")
        if number == 1:
            choose(opened, now, "collect")
        if number == 2:
            opened.faults.declare(now.stored.id, "a fault")
    return opened


def minutes(house: House, **wanted: Any) -> list[int]:
    """The minutes at which the rounds found began."""
    found = house.searching.rounds(Search(**wanted))
    return [(one.opened - BEGAN) // timedelta(minutes=1) for one in found]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, [5, 4, 3, 2, 1]),
        ({"account": "test"}, [5, 3, 2, 1]),
        ({"account": "nobody"}, []),
        ({"game": "cinderella"}, [5, 4, 3, 2, 1]),
        ({"game": "magpie"}, []),
        ({"since": BEGAN + timedelta(minutes=3)}, [5, 4, 3]),
        ({"until": BEGAN + timedelta(minutes=3)}, [2, 1]),
        ({"status": "complete"}, [4, 2, 1]),
        ({"status": "void"}, [3]),
        ({"status": "in progress"}, [5]),
        ({"min_won": 500}, [5, 2]),
        ({"min_won": 501}, []),
        ({"account": "test", "status": "complete", "min_won": 1}, [2]),
        ({"limit": 2}, [5, 4]),
    ],
)
def test_what_is_found(house: House, wanted: dict[str, Any], found: list[int]) -> None:
    assert minutes(house, **wanted) == found


def test_pages_go_on_where_the_last_ended_though_rounds_begin_between(house: House) -> None:
    first = house.searching.rounds(Search(limit=2))
    house.faults.declare(first[0].id, "a fault")
    second = house.searching.rounds(Search(limit=2, before=first[-1].id))
    third = house.searching.rounds(Search(limit=2, before=second[-1].id))
    assert [len(first), len(second), len(third)] == [2, 2, 1]
    assert [status_of(one) for one in (*first, *second, *third)] == [
        "in progress",
        "complete",
        "void",
        "complete",
        "complete",
    ]
    assert house.searching.rounds(Search(before=third[-1].id)) == []


def test_a_page_after_a_round_that_is_not_there(house: House) -> None:
    with pytest.raises(UnknownRound, match="before: found no round of this id; allowed: the last"):
        house.searching.rounds(Search(before="none"))
