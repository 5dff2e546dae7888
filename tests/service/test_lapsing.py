"""Rounds left open for too long: when they lapse, how they end, and what is told of it."""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from reelwright.play.codec import plain_text
from reelwright.play.questions import Drawn, Lapsed
from reelwright.profiles.model import Profile
from reelwright.service import House
from reelwright.service.errors import RoundVoid, Stale
from reelwright.service.exporting import exported
from reelwright.service.exporting_checks import checks
from reelwright.service.log_checks import LogAudit
from reelwright.service.ports import Raced, Store
from tests.service.exports import export_of, failing
from tests.service.houses import OPENING, Hands, bet, choose, house_on, moved
from tests.service.plays import GAME, SMALLEST, jacks, princes, quiet, smallest_prizes

AT_RANDOM = Drawn((0,))
"""The first thing that is left, picked by chance."""


def lapsing(after: int = 24, **limits: Any) -> Profile:
    """Limits under which what is left open is completed, unless they say otherwise."""
    limits = {"pick_lapses": True, **limits}
    return Profile(name="lapsing", description="for tests", lapse_hours=after, **limits)


def kinds(house: House, round_id: str) -> list[str]:
    with house.store.reading() as books:
        return [entry.kind for entry in books.entries_of_round(round_id)]


def sound(house: House, round_id: str) -> None:
    """The log, the ledger and the round by itself all agree."""
    with house.store.reading() as books:
        assert list(LogAudit(books).disagreements()) == []
        file = exported(books, round_id)
    assert [check.name for check in checks(file) if not check.holds] == []


def test_a_win_left_at_its_gamble_is_collected(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(24), hands)
    left = bet(house).stored.id
    hands.on(hours=23, minutes=59, seconds=59)
    assert house.lapsing.sweep() == {}
    hands.on(seconds=1)
    assert house.lapsing.sweep() == {"completed": 1}
    told = house.recall.round("test", left)
    assert (told.lapsed, told.status, told.stored.won) == ("completed", "complete", 500)
    assert told.stored.closed == hands.at
    assert told.choices[-1].answer == Lapsed()
    assert moved(store) == OPENING - 100 + 500
    assert kinds(house, left) == ["round lapsed", "round over"]
    sound(house, left)
    assert house.lapsing.sweep() == {}


def test_picks_left_open_are_made_at_random_to_the_end(store: Store) -> None:
    """Three princes: four picks, each drawn from what is left; the win is then collected."""
    hands = Hands()
    picks = [each for _ in range(4) for each in (AT_RANDOM, SMALLEST)]
    house = house_on(store, [princes(), *picks], lapsing(1), hands)
    left = bet(house).stored.id
    hands.on(hours=1)
    assert house.lapsing.sweep() == {"completed": 1}
    told = house.recall.round("test", left)
    assert told.follows
    assert [one.question.of for one in told.choices] == [*["pick"] * 4, "gamble"]
    assert told.stored.won == 100 * (1 + sum(smallest_prizes()))
    assert moved(store) == OPENING - 100 + told.stored.won
    sound(house, left)


def test_the_stake_comes_back_where_the_limits_say_so(store: Store) -> None:
    hands = Hands()
    rule = lapsing(2, lapsed_rounds="void", pick_lapses=False)
    house = house_on(store, [princes()], rule, hands)
    left = bet(house)
    hands.on(hours=2)
    assert house.lapsing.sweep() == {"void": 1}
    told = house.recall.round("test", left.stored.id)
    assert (told.lapsed, told.status) == ("void", "void")
    assert told.stored.void == "left open for 2 hours, under the limits 'lapsing'"
    assert moved(store) == OPENING
    assert kinds(house, left.stored.id) == ["round lapsed", "round void"]
    sound(house, left.stored.id)
    with pytest.raises(RoundVoid):
        choose(house, left, "1")


def test_the_log_says_by_which_rule_it_lapsed(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(24), hands)
    now = bet(house)
    hands.on(hours=30)
    house.lapsing.sweep()
    with store.reading() as books:
        entry = books.entries_of_round(now.stored.id)[0]
    assert json.loads(entry.what) == {
        "round": now.stored.id,
        "game": GAME,
        "opened": "2026-03-01T12:00:00.000000+00:00",
        "question": 1,
        "profile": now.stored.profile,
        "hours": 24,
        "lapsed": "completed",
    }


def test_an_export_whose_lapse_is_of_other_limits_is_caught(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(1), hands)
    left = bet(house).stored.id
    hands.on(hours=1)
    house.lapsing.sweep()
    data = export_of(store, left)
    assert failing(data) == {}
    entry = data["entries"][0]
    told = json.loads(entry["what"])
    entry["what"] = plain_text({**told, "profile": "0" * 64})
    found = failing(data)["log"]
    assert any("profile: found" in line for line in found)


def test_the_limits_of_the_round_decide_not_those_of_the_server(store: Store) -> None:
    hands = Hands()
    first = house_on(store, [jacks(), jacks()], lapsing(24), hands)
    bet(first)
    later = house_on(store, [jacks(), jacks()], clock=hands)
    hands.on(hours=24)
    assert later.lapsing.sweep() == {"completed": 1}
    bet(later)
    hands.on(hours=1000)
    strict = house_on(store, [], lapsing(1), hands)
    assert strict.lapsing.sweep() == {}
    assert strict.rounds.open_round("test", GAME) is not None


def test_whoever_comes_back_too_late_finds_it_ended(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(24), hands)
    bet(house)
    hands.on(hours=24)
    assert house.rounds.open_round("test", GAME) is None
    assert moved(store) == OPENING + 400


def test_an_answer_that_comes_too_late_is_refused_with_the_round_as_it_ended(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(24), hands)
    left = bet(house)
    hands.on(hours=24)
    with pytest.raises(Stale) as late:
        choose(house, left, "red")
    assert late.value.now.stored.settled
    assert moved(store) == OPENING + 400


def test_a_new_round_begins_once_the_one_left_open_has_ended(store: Store) -> None:
    hands = Hands()
    picks = [each for _ in range(4) for each in (AT_RANDOM, SMALLEST)]
    house = house_on(store, [princes(), *picks, quiet()], lapsing(24), hands)
    left = bet(house).stored.id
    hands.on(hours=24)
    assert bet(house).stored.settled
    assert house.recall.round("test", left).lapsed == "completed"
    sound(house, left)


def test_a_round_that_no_rule_lapses_stays(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], clock=hands)
    left = bet(house).stored.id
    hands.on(days=4000)
    assert house.lapsing.sweep() == {}
    assert house.recall.round("test", left).lapsed is None
    assert house.rounds.open_round("test", GAME) is not None


def test_a_clock_that_was_set_back_lapses_nothing(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(1), hands)
    bet(house)
    hands.on(days=-400)
    assert house.lapsing.sweep() == {}


def test_one_that_cannot_be_ended_is_told_and_stays_as_it_was(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """The record of the test account has no draw for the picks."""
    hands = Hands()
    house = house_on(store, [princes()], lapsing(1), hands)
    bet(house)
    hands.on(hours=1)
    with caplog.at_level(logging.WARNING):
        assert house.lapsing.sweep() == {}
    assert "a round left open cannot be ended: " in caplog.text
    with store.reading() as books:
        assert len(books.open_rounds("test")) == 1
        assert [entry.kind for entry in books.entries("test", 0, 9)] == ["account opened"]


def test_of_two_that_end_a_round_one_wins(store: Store) -> None:
    """Sweeps and a late answer at the same time: it is ended once, and paid once."""
    hands = Hands()
    house = house_on(store, [jacks()], lapsing(1), hands)
    left = bet(house)
    hands.on(hours=1)

    def answered(_: int) -> str:
        try:
            choose(house, left, "collect")
        except Stale:
            return "stale"
        except Raced:
            return "raced"
        return "answered"

    with ThreadPoolExecutor(8) as pool:
        swept = [pool.submit(house.lapsing.sweep) for _ in range(4)]
        late = [pool.submit(answered, number) for number in range(4)]
        ended = sum(sum(one.result().values()) for one in swept)
    assert ended <= 1
    assert {one.result() for one in late} <= {"stale", "raced"}
    assert kinds(house, left.stored.id) == ["round lapsed", "round over"]
    assert moved(store) == OPENING + 400
    sound(house, left.stored.id)
