"""Many at once: exactly one wins, the others are told, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from threading import Barrier, Thread

import httpx

from reelwright.service.ports import Store
from tests.server.live import Player, ok, refused
from tests.service.houses import OPENING, moved
from tests.service.plays import SMALLEST, card, jacks, princes, quiet, smallest_prizes

Deal = Callable[..., Player]

TABS = 20


def at_once(player: Player, act: Callable[[Player], httpx.Response]) -> list[httpx.Response]:
    """Let twenty tabs, each with a connection of its own, do the same at the same time."""
    ready, responses = Barrier(TABS), []

    def tab() -> None:
        with httpx.Client(base_url=player.client.base_url, timeout=60) as client:
            mine = Player(client, player.account)
            ok(client.get("/api/v1/health"))
            ready.wait()
            responses.append(act(mine))

    tabs = [Thread(target=tab) for _ in range(TABS)]
    for one in tabs:
        one.start()
    for one in tabs:
        one.join()
    return responses


def test_one_answer_to_a_pick_wins(deal: Deal, store: Store) -> None:
    player = deal(princes(), *[SMALLEST] * 4)
    now = ok(player.begin(), 201)
    responses = at_once(player, lambda tab: tab.choose(now, "4"))
    [winner] = [response.json() for response in responses if response.status_code == 200]
    losers = [response for response in responses if response.status_code != 200]
    assert len(losers) == TABS - 1
    for loser in losers:
        told = refused(loser, 409, "stale")
        assert told["round"] == {**winner, "new_from": len(winner["events"])}
    assert winner["balance"] == OPENING - 100 + 100 * (1 + smallest_prizes()[0])
    assert player.balance() == winner["balance"] == moved(store)


def test_one_gamble_wins(deal: Deal, store: Store) -> None:
    """Red and collect, crossed: the card is turned once or not at all."""
    player = deal(jacks(), *[card("ace of hearts")] * TABS)
    now = ok(player.begin(), 201)
    options = iter(["red", "collect"] * TABS)
    responses = at_once(player, lambda tab: tab.choose(now, next(options)))
    [winner] = [response.json() for response in responses if response.status_code == 200]
    assert winner["balance"] - OPENING in {400, 900}
    assert sum(response.status_code == 409 for response in responses) == TABS - 1
    assert player.balance() == winner["balance"] == moved(store)


def test_one_tab_begins_a_round(deal: Deal, store: Store) -> None:
    player = deal(princes(), *[quiet()] * TABS)
    responses = at_once(player, Player.begin)
    [winner] = [response.json() for response in responses if response.status_code == 201]
    for loser in (response for response in responses if response.status_code != 201):
        told = refused(loser, 409, "round-open")
        assert told["round"]["id"] == winner["id"]
    assert player.balance() == winner["balance"] == OPENING - 100 + 100 == moved(store)


def test_rounds_that_are_over_at_once_are_all_played(deal: Deal, store: Store) -> None:
    player = deal(*[quiet()] * TABS)
    responses = at_once(player, Player.begin)
    assert {response.status_code for response in responses} == {201}
    balances = sorted(response.json()["balance"] for response in responses)
    assert balances == [OPENING - 100 * (TABS - place) for place in range(TABS)]
    assert player.balance() == OPENING - 100 * TABS == moved(store)


def test_answers_and_new_rounds_crossed(deal: Deal, store: Store) -> None:
    """Ten tabs collect while ten begin: whoever comes first, the win is collected once."""
    player = deal(jacks(), *[quiet()] * TABS)
    now = ok(player.begin(), 201)
    turns = iter([True, False] * TABS)
    responses = at_once(
        player, lambda tab: tab.choose(now, "collect") if next(turns) else tab.begin()
    )
    begun = sum(response.status_code == 201 for response in responses)
    collected = sum(response.status_code == 200 for response in responses)
    assert begun == TABS / 2
    assert collected in {0, 1}
    assert player.balance() == OPENING + 400 - 100 * begun == moved(store)
