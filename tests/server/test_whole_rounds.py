"""Whole rounds over HTTP, each feature once, with every cent followed.

What is expected is worked out from the paytable: three jacks pay 5, clocks 50 and princes 1 times
the line bet, three pumpkins 2 times the total bet and fifteen free games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reelwright.play.questions import Drawn
from reelwright.profiles.files import profile
from reelwright.service.ports import Store
from tests.server.live import Player, ok
from tests.service.houses import OPENING, moved
from tests.service.plays import (
    FREE,
    SMALLEST,
    card,
    clocks,
    jacks,
    princes,
    pumpkins,
    quiet,
    smallest_prizes,
)

Deal = Callable[..., Player]


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


class Followed:
    """A round followed answer by answer, the meters held against the account at each."""

    def __init__(self, player: Player, store: Store, line_bet: int = 100) -> None:
        self.player = player
        self.store = store
        self.before = player.balance()
        self.take(ok(player.begin(line_bet), 201), [])

    def choose(self, option: str) -> Followed:
        return self.take(ok(self.player.choose(self.now, option)), self.now["events"])

    def take(self, now: dict[str, Any], known: list[dict[str, Any]]) -> Followed:
        events = now["events"]
        assert now["new_from"] == len(known)
        assert events[: len(known)] == known
        assert now["balance"] == self.before + sum(event["credit"] for event in events)
        assert now["balance"] == self.player.balance() == moved(self.store)
        assert now["settled"] == (now["question"] is None)
        self.now = now
        return self

    @property
    def news(self) -> list[str]:
        return names(self.now["events"][self.now["new_from"] :])

    @property
    def gained(self) -> int:
        gained: int = self.now["balance"] - self.before
        return gained


def test_a_losing_round(deal: Deal, store: Store) -> None:
    followed = Followed(deal(quiet()), store, 25)
    assert followed.news == ["round begun", "reels stopped", "round ended"]
    assert followed.now["stake"] == {
        "lines": [1],
        "line_bet": 25,
        "total": 25,
        "wager": None,
    }
    assert followed.gained == -25


def test_a_win_gambled_on_colour_and_suit_then_collected(deal: Deal, store: Store) -> None:
    followed = Followed(deal(jacks(), card("king of diamonds"), card("2 of clubs")), store)
    question = followed.now["question"]
    assert question == {
        "ask": "choice",
        "of": "gamble",
        "options": ["red", "black", "hearts", "diamonds", "clubs", "spades", "collect"],
        "lapse": "collect",
        "seconds": None,
    }
    assert followed.gained == 400
    assert followed.choose("red").gained == 900
    assert followed.choose("clubs").gained == 3900
    assert followed.choose("collect").gained == 3900
    assert followed.news == ["collected", "round ended"]
    assert followed.now["won"] == 4000


def test_a_gamble_to_its_limit(deal: Deal, store: Store) -> None:
    """Fifty times 5.00 doubles five times; the next would pass 10,000.00."""
    followed = Followed(deal(clocks(), *[card("ace of spades")] * 5), store, 500)
    for win in (50_000, 100_000, 200_000, 400_000, 800_000):
        assert followed.choose("black").now["won"] == win
    assert followed.news == ["gamble staked", "gamble decided", "gamble refused", "round ended"]
    assert followed.now["events"][-2]["because"] == "limit"
    assert followed.gained == 800_000 - 500


def test_free_games_won_again(deal: Deal, store: Store) -> None:
    """Fifteen free games, the first wins fifteen more, the second five line bets."""
    free = [pumpkins(FREE), jacks(FREE), *[quiet(FREE)] * 28]
    followed = Followed(deal(pumpkins(), *free), store)
    assert followed.news.count("free game begun") == 30
    assert followed.news[-2:] == ["free games ended", "gamble offered"]
    assert followed.gained == -100 + 200 + 200 + 500
    ended = followed.now["events"][-2]
    assert (ended["played"], ended["feature_won"]) == (30, 700)
    assert followed.choose("collect").gained == 800


def test_a_mini_game(deal: Deal, store: Store) -> None:
    followed = Followed(deal(princes(), *[SMALLEST] * 4), store, 10)
    assert followed.now["question"]["of"] == "pick"
    assert followed.now["question"]["lapse"] is None
    assert followed.gained == -10 + 10
    prizes = smallest_prizes()
    for place, option in enumerate(["9", "1", "5", "2"]):
        followed.choose(option)
        assert followed.gained == sum(prizes[: place + 1]) * 10
    assert followed.news[-3:] == ["stage ended", "bonus ended", "gamble offered"]
    assert followed.choose("collect").now["settled"]


def test_a_mini_game_in_the_middle_of_free_games(deal: Deal, store: Store) -> None:
    """The server stops for each pick; free games go on by themselves behind the last."""
    free = [quiet(FREE), princes(FREE), *[SMALLEST] * 4, *[quiet(FREE)] * 13]
    followed = Followed(deal(pumpkins(), *free), store)
    assert followed.news.count("free game begun") == 2
    for option in ("1", "2", "3", "4"):
        followed.choose(option)
    assert followed.news.count("free game begun") == 13
    assert followed.gained == -100 + 200 + 100 * (1 + sum(smallest_prizes()))


def test_wins_held_until_collected(deal: Deal, store: Store) -> None:
    player = deal(jacks(), card("ace of hearts"), profile=profile("anz"))
    followed = Followed(player, store)
    assert followed.gained == -100
    assert followed.choose("red").gained == -100
    assert followed.choose("collect").gained == 900


def test_a_pick_left_to_chance(deal: Deal, store: Store) -> None:
    """A profile lets an open pick lapse: chance takes thing number 3."""
    player = deal(princes(), Drawn((2,)), SMALLEST, profile=profile("anz"))
    followed = Followed(player, store)
    assert followed.now["question"]["lapse"] == "random pick"
    lapsed = ok(player.answer(followed.now, {"lapsed": True}))
    followed.take(lapsed, followed.now["events"])
    picked = lapsed["events"][lapsed["new_from"]]
    assert (picked["event"], picked["option"], picked["at_random"]) == ("pick made", "3", True)


def test_spin_while_the_gamble_is_offered(deal: Deal, store: Store) -> None:
    player = deal(jacks(), quiet())
    first = Followed(player, store).now
    second = ok(player.begin(), 201)
    assert second["id"] != first["id"]
    assert second["balance"] == OPENING + 400 - 100 == moved(store)
    assert ok(player.recall(first["id"]))["settled"]


def test_an_open_round_is_found_again(deal: Deal, store: Store) -> None:
    player = deal(princes(), *[SMALLEST] * 4, quiet())
    assert player.open().status_code == 204
    assert player.open().content == b""
    followed = Followed(player, store).choose("7")
    found = ok(player.open())
    assert found == {**followed.now, "new_from": len(found["events"])}


def test_a_round_is_recalled(deal: Deal, store: Store) -> None:
    player = deal(jacks(), card("ace of hearts"))
    over = Followed(player, store).choose("red").choose("collect").now
    recalled = ok(player.recall(over["id"]))
    assert [step["answer"] for step in recalled["steps"]] == [
        None,
        {"drawn": list(jacks().outcomes)},
        {"chosen": "red"},
        {"drawn": list(card("ace of hearts").outcomes)},
        {"chosen": "collect"},
    ]
    assert [event for step in recalled["steps"] for event in step["events"]] == over["events"]
    assert recalled["follows"] is True
    assert recalled["profile"] == "open"
    assert recalled["won"] == 1000
    assert recalled["closed"] >= recalled["opened"]


def test_rounds_are_listed(deal: Deal, store: Store) -> None:
    player = deal(*[quiet()] * 3, jacks())
    begun = [ok(player.begin(), 201)["id"] for _ in range(4)]
    address = "/api/v1/accounts/test/rounds"
    newest = player.client.get(address, params={"limit": 2, "game": "cinderella"}).json()
    assert [line["id"] for line in newest] == [begun[3], begun[2]]
    assert (newest[0]["won"], newest[0]["settled"], newest[1]["settled"]) == (500, False, True)
    older = player.client.get(address, params={"before": begun[2]}).json()
    assert [line["id"] for line in older] == [begun[1], begun[0]]


@pytest.mark.parametrize("option", ["collect", "black"])
def test_a_demo_account_is_played_with_secure_draws(deal: Deal, store: Store, option: str) -> None:
    """Sixty rounds nobody chose: the meters and the account agree at every step."""
    player = deal()
    opened = ok(player.client.post("/api/v1/accounts", json={}), 201)
    assert (opened["kind"], opened["balance"], opened["currency"]) == ("demo", 100_000, "NZD")
    player.enter(opened["id"])
    balance = OPENING
    for _ in range(60):
        now = ok(player.begin(), 201)
        while now["question"]:
            options = now["question"]["options"]
            now = ok(player.choose(now, option if option in options else options[-1]))
        assert sum(event["credit"] for event in now["events"]) == now["won"] - 100
        balance += now["won"] - 100
        assert now["balance"] == balance
    assert player.balance() == balance == moved(store, opened["id"])
