"""The limits a server plays under: what it tells of them, what it refuses, what it ends itself."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import anyio
import httpx
import pytest

from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from reelwright.server.metrics import Metrics
from reelwright.server.profile_schemas import ProfileView
from reelwright.server.sweeping import sweeping
from reelwright.service.lapsing import Lapsing
from reelwright.service.ports import Store, Unavailable
from tests.server.live import Player, ok, refused, serving
from tests.service.houses import OPENING, Hands, bet, house_on, moved
from tests.service.plays import GAME, jacks, quiet

Deal = Callable[..., Player]


def limited(**limits: Any) -> Profile:
    return Profile(name="limited", description="for tests", **limits)


def test_a_game_tells_the_limits_it_is_played_under(deal: Deal) -> None:
    told = ok(deal(profile=profile("anz")).client.get(f"/api/v1/games/{GAME}"))["profile"]
    assert told == {
        "name": "anz",
        "description": profile("anz").description,
        "gamble_attempts": 5,
        "autoplay": False,
        "turbo": False,
        "stop": True,
        "minimum_round_ms": 3000,
        "celebrates_below_stake": False,
        "minimum_rtp": "85%",
        "reality_check_minutes": 30,
        "largest_bet": None,
        "longest_session_minutes": None,
        "most_lost_in_a_day": None,
        "lapse_hours": 24,
        "lapsed_rounds": "completed",
    }


def test_every_limit_of_a_profile_is_told_but_those_that_rounds_tell_themselves() -> None:
    told_by_rounds = {"prizes_credited", "pick_lapses", "pick_seconds"}
    assert set(Profile.model_fields) - set(ProfileView.model_fields) == told_by_rounds


def test_recall_tells_the_limits_in_force_when_the_round_began(store: Store) -> None:
    first = house_on(store, [quiet()], limited(largest_bet=500))
    begun = bet(first).stored.id
    house = house_on(store, [quiet()], profile("open"))
    with serving(house) as address, httpx.Client(base_url=address) as client:
        told = ok(Player(client).recall(begun))
    assert (told["profile"], told["limits"]["largest_bet"]) == ("limited", 500)
    assert told["lapsed"] is None


def test_a_round_too_soon_is_told_when_to_ask_again(deal: Deal) -> None:
    player = deal(quiet(), quiet(), profile=limited(minimum_round_ms=60_000))
    ok(player.begin(), 201)
    response = player.begin()
    told = refused(response, 429, "too-soon")
    assert 0 < told["wait_ms"] <= 60_000
    assert int(response.headers["Retry-After"]) == -(-told["wait_ms"] // 1000)
    assert player.balance() == OPENING - 100


def test_a_bet_too_large_and_losses_too_great(deal: Deal) -> None:
    player = deal(quiet(), quiet(), profile=limited(largest_bet=100, most_lost_in_a_day=150))
    assert refused(player.begin(200), 422, "largest-bet")["wait_ms"] is None
    ok(player.begin(100), 201)
    refused(player.begin(100), 409, "loss-limit")
    ok(player.begin(50), 201)
    assert player.balance() == OPENING - 150


def test_a_session_too_long_needs_a_new_one(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [quiet()], limited(longest_session_minutes=20), hands)
    with serving(house) as address, httpx.Client(base_url=address) as client:
        player = Player(client)
        hands.on(minutes=20)
        refused(player.begin(), 409, "session-too-long")
        assert player.balance() == OPENING
        player.enter("test")
        ok(player.begin(), 201)


def test_a_server_ends_what_was_left_open_when_it_starts(store: Store) -> None:
    hands = Hands()
    rule = limited(lapse_hours=1, pick_lapses=True)
    house = house_on(store, [jacks()], rule, hands)
    left = bet(house).stored.id
    hands.on(hours=1)
    with serving(house) as address, httpx.Client(base_url=address) as client:
        player = Player(client)
        told = until(lambda: ok(player.recall(left)), lambda told: told["settled"])
    assert (told["lapsed"], told["limits"]["lapse_hours"]) == ("completed", 1)
    assert moved(store) == OPENING + 400


def until(ask: Callable[[], Any], done: Callable[[Any], bool]) -> Any:
    """Ask until it is done; what was asked last, where it never is."""
    tries = 0
    while not done(found := ask()) and (tries := tries + 1) < 600:
        time.sleep(0.05)
    return found


async def test_it_sweeps_again_and_again_and_counts_what_it_ends(store: Store) -> None:
    hands, metrics = Hands(), Metrics()
    house = house_on(store, [jacks()], limited(lapse_hours=1, lapsed_rounds="void"), hands)
    bet(house)
    async with sweeping(house.lapsing, metrics, 0.01):
        await anyio.sleep(0.05)
        assert b"rounds_void_total 0.0" in metrics.text()
        hands.at += timedelta(hours=1)
        with anyio.fail_after(60):
            while b"rounds_void_total 1.0" not in metrics.text():
                await anyio.sleep(0.01)
    assert moved(store) == OPENING


class Failing(Lapsing):
    """A sweep that fails once."""

    def sweep(self) -> Counter[Any]:
        swept.append(None)
        if len(swept) == 1:
            raise Unavailable("the store is busy")
        return Counter(completed=len(swept) == 2)


swept: list[None] = []


async def test_a_sweep_that_fails_is_told_and_the_next_is_made(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    swept.clear()
    metrics, lapsing = Metrics(), house_on(store).lapsing
    failing = Failing(lapsing.store, lapsing.archive, lapsing.rounds, lapsing.clock)
    async with sweeping(failing, metrics, 0.01):
        with anyio.fail_after(60):
            while b"rounds_settled_total 1.0" not in metrics.text():
                await anyio.sleep(0.01)
    assert "rounds left open could not be ended" in caplog.text
