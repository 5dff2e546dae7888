"""Recall: stored rounds enacted again, and what shows that one was tampered with."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from reelwright.play import RULES_VERSION
from reelwright.play.questions import Chosen
from reelwright.profiles.files import profile
from reelwright.service.errors import Malfunction, RoundVoid
from reelwright.store import SqlStore
from reelwright.store.tables import documents, rounds
from tests.service.houses import OPENING, bet, choose, house_on, moved
from tests.service.plays import GAME, card, jacks, quiet


def tamper(store: SqlStore, table: Any, **values: object) -> None:
    """Change every row of a table."""
    with store.engine.begin() as connection:
        connection.execute(update(table).values(**values))


def test_a_round_is_enacted_step_by_step(store: SqlStore) -> None:
    house = house_on(store, [jacks(), card("ace of hearts")])
    over = choose(house, choose(house, bet(house), "red"), "collect")
    recalled = house_on(store, []).recall.round("test", over.stored.id)
    assert recalled.follows
    assert recalled.played == over.played
    assert recalled.played.answers == (
        jacks(),
        Chosen("red"),
        card("ace of hearts"),
        Chosen("collect"),
    )
    assert [len(step) for step in recalled.played.steps] == [1, 3, 1, 2, 2]


def test_a_round_says_the_profile_it_was_played_under(store: SqlStore) -> None:
    now = bet(house_on(store, [jacks()], profile("anz")))
    recalled = house_on(store, []).recall.round("test", now.stored.id)
    assert recalled.profile == profile("anz")


@pytest.mark.parametrize(
    "change",
    [
        {"answers": [{"drawn": [0, 0, 0, 0, 0]}]},
        {"answers": [{"drawn": [0, 0, 0, 0]}]},
        {"answers": [{"chosen": "red"}]},
        {"answers": [{"thrown": "dice"}]},
        {"answers": []},
        {"stake": {"lines": [1, 2], "line_bet": 100}},
        {"events_hash": "0" * 64},
        {"rules_version": RULES_VERSION + 1},
    ],
)
def test_a_round_that_was_changed_does_not_follow_and_is_void(
    store: SqlStore, change: dict[str, object]
) -> None:
    now = bet(house_on(store, [jacks()]))
    tamper(store, rounds, **change)
    house = house_on(store, [quiet()])
    assert not house.recall.round("test", now.stored.id).follows
    with pytest.raises(Malfunction, match=f"round {now.stored.id}: "):
        house.rounds.open_round("test", GAME)
    assert moved(store) == OPENING
    assert house.rounds.open_round("test", GAME) is None
    void = house.recall.round("test", now.stored.id).stored.void
    assert void is not None
    assert void.startswith(f"round {now.stored.id}: ")
    with pytest.raises(RoundVoid):
        choose(house, now, "red")
    assert bet(house).stored.settled


@pytest.mark.parametrize("first", ["answer", "begin"])
def test_whoever_touches_such_a_round_makes_it_void(store: SqlStore, first: str) -> None:
    now = bet(house_on(store, [jacks()]))
    tamper(store, rounds, events_hash="0" * 64)
    house = house_on(store, [quiet()])
    with pytest.raises(Malfunction):
        choose(house, now, "red") if first == "answer" else bet(house)
    assert moved(store) == OPENING
    assert bet(house).balance == OPENING - 100


def test_a_document_that_was_changed_is_noticed(store: SqlStore) -> None:
    now = bet(house_on(store, [jacks()]))
    other = now.played.state.terms.definition.model_copy(update={"gamble": None})
    tamper(store, documents, text=other.model_dump_json())
    with pytest.raises(
        Malfunction, match=r"document .*: found one of the digest .*; allowed: itself"
    ):
        house_on(store, []).rounds.open_round("test", GAME)
    tamper(store, documents, text=profile("anz").model_dump_json())
    with pytest.raises(
        Malfunction, match=r"document .*: found one of the digest .*; allowed: itself"
    ):
        house_on(store, []).recall.round("test", now.stored.id)


@pytest.mark.parametrize("stake", [{"lines": [1], "line_bet": 3}, {"lines": "all"}])
def test_a_round_that_could_never_have_begun_is_a_malfunction(
    store: SqlStore, stake: dict[str, object]
) -> None:
    now = bet(house_on(store, [jacks()]))
    tamper(store, rounds, stake=stake)
    house = house_on(store, [])
    with pytest.raises(Malfunction):
        house.recall.round("test", now.stored.id)
    with pytest.raises(Malfunction):
        house.rounds.open_round("test", GAME)


def test_a_document_that_is_none_any_more_is_noticed(store: SqlStore) -> None:
    house = house_on(store, [jacks()] * 3)
    for text in ("", "{}", "[1]"):
        now = bet(house)
        tamper(store, documents, text=text)
        with pytest.raises(Malfunction, match=now.stored.digest):
            house_on(store, []).rounds.open_round("test", GAME)
        assert moved(store) == OPENING
