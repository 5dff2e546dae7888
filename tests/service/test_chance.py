"""Recorded draws answer the test account, in order, once, and nobody else."""

from __future__ import annotations

import pytest

from reelwright.play.questions import Draw, Drawn, Even
from reelwright.service.chance import Chance, Record
from reelwright.service.errors import DrawsExhausted, DrawsUnfit
from reelwright.service.ports import Store
from reelwright.service.records import Account
from tests.service.houses import OPENING, bet, house_on, moved
from tests.service.plays import jacks, quiet


class Never:
    def answer(self, draw: Draw) -> Drawn:
        raise AssertionError("the secure generator was asked")


class Fixed:
    def answer(self, draw: Draw) -> Drawn:
        return Drawn((7,) * len(draw.parts))


def test_other_accounts_keep_the_secure_generator(store: Store) -> None:
    fixed = Fixed()
    chance = Chance(fixed, Record([quiet()]))
    demo = Account(id="demo", kind="demo", currency="NZD", ledger={})
    with store.writing() as books:
        assert chance.source(demo, books) is fixed


def test_the_test_account_never_asks_the_secure_generator(store: Store) -> None:
    test = house_on(store, []).accounts.open_test()
    with store.writing() as books:
        source = Chance(Never(), Record([Drawn((1,)), Drawn((2,))])).source(test, books)
        asked = Draw("card", (Even(52),))
        assert [source.answer(asked), source.answer(asked)] == [Drawn((1,)), Drawn((2,))]
        with pytest.raises(DrawsExhausted, match="found no further draw; allowed: the 2"):
            source.answer(asked)
        with pytest.raises(DrawsExhausted):
            Chance(Never()).source(test, books).answer(asked)


def test_the_place_in_a_record_is_stored_and_each_record_has_its_own(store: Store) -> None:
    draws = [quiet(), jacks()]
    bet(house_on(store, draws))
    assert bet(house_on(store, draws)).stored.won == 500
    assert bet(house_on(store, [*draws, quiet()])).stored.won == 0


def test_nothing_is_drawn_where_nothing_is_stored(store: Store) -> None:
    """A round that asks for more than a record holds gives its first draw back."""
    house = house_on(store, [Drawn((0,)), quiet()])
    for _ in range(2):
        with pytest.raises(DrawsUnfit, match=r"record, draw 1: draw of stops: found 1 outcomes"):
            bet(house)
    assert moved(store) == OPENING
