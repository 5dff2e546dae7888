"""Somebody else was first: the database notices, the use case looks again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from reelwright.service.errors import Stale
from reelwright.service.ports import Books, Raced, Store
from reelwright.service.records import Round
from tests.service.houses import bet, choose, house_on, moved
from tests.service.plays import GAME, SMALLEST, princes


class Outdated:
    """Books that show a round as it was before somebody else answered it."""

    def __init__(self, books: Books, before: Round) -> None:
        self._books = books
        self._before = before

    def __getattr__(self, name: str) -> Any:
        return getattr(self._books, name)

    def round(self, _: str) -> Round:
        return self._before


class OutdatedStore:
    """A store whose first so many writing transactions see an outdated round."""

    def __init__(self, store: Store, before: Round, times: int) -> None:
        self._store = store
        self._before = before
        self._times = times

    def reading(self) -> Any:
        return self._store.reading()

    @contextmanager
    def writing(self) -> Iterator[Any]:
        with self._store.writing() as books:
            if self._times:
                self._times -= 1
                yield Outdated(books, self._before)
            else:
                yield books


DRAWS = [princes(), SMALLEST, SMALLEST]


def test_the_second_to_answer_is_told_how_the_round_stands(store: Store) -> None:
    first = bet(house_on(store, DRAWS))
    winner = choose(house_on(store, DRAWS), first, "1")
    late = house_on(OutdatedStore(store, first.stored, times=1), DRAWS)
    with pytest.raises(Stale) as refused:
        choose(late, first, "2")
    assert refused.value.now.stored == winner.stored
    assert winner.balance == moved(store)


def test_who_never_gets_a_turn_is_told_so_and_changes_nothing(store: Store) -> None:
    first = bet(house_on(store, DRAWS))
    winner = choose(house_on(store, DRAWS), first, "1")
    late = house_on(OutdatedStore(store, first.stored, times=9), DRAWS)
    with pytest.raises(Raced):
        choose(late, first, "2")
    found = house_on(store, DRAWS).rounds.open_round("test", GAME)
    assert found is not None
    assert found.stored == winner.stored
    assert choose(house_on(store, DRAWS), found, "2").balance == moved(store)
