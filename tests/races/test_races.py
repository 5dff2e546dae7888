"""Fifty clients on one account of a real server: one wins, all others are told, money is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest

from reelwright.service.log import REFILLED, VOID
from reelwright.service.records import Round
from reelwright.store import SqlStore, open_store
from tests.databases import ENGINES, new_store
from tests.killing.auditing import every_round
from tests.killing.servers import Server
from tests.races.crowd import CLIENTS, Crowd, Player, choose, crowd, done, post, refusals
from tests.server.live import log_in, ok
from tests.service.houses import OPENING, PASSWORD, bet, house_on, moved
from tests.service.logs import audited, log_of

STALE = {(409, "stale")}
KEY = "one-key-for-all"


@dataclass(frozen=True)
class Hall:
    """A server with a crowd before it, and its database beside it."""

    crowd: Crowd
    store: SqlStore
    operator: httpx.Client

    def player(self) -> Player:
        """Let everybody play one new account."""
        client = self.crowd.clients[0]
        account: str = ok(client.post("/api/v1/accounts"), 201)["id"]
        self.crowd.enter(account)
        return Player(account, client)

    def penniless(self) -> Player:
        """Let everybody play a new account that had one cent, and lost it."""
        house = house_on(self.store)
        poor = replace(house.accounts, opening_balance=1)
        while True:
            account = poor.open_demo().id
            if (
                bet(house, 1, account).stored.settled
                and not house.accounts.account(account).balance
            ):
                break
        self.crowd.enter(account)
        return Player(account, self.crowd.clients[0])

    def held(self, player: Player) -> int:
        """Hold the books against each other; return the balance."""
        balance = player.balance()
        assert balance == moved(self.store, player.account)
        assert audited(self.store) == []
        return balance


@pytest.fixture(scope="module", params=ENGINES)
def hall(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Hall]:
    folder: Path = tmp_path_factory.mktemp("races")
    database = new_store(request.param, folder)
    with (
        closing(open_store(database)) as store,
        Server(database, folder / "output.txt") as server,
        crowd(server.address) as gathered,
        httpx.Client(base_url=server.address, timeout=60) as operator,
    ):
        house_on(store).sessions.add_user("olga", PASSWORD, "operator")
        log_in(operator, "olga")
        yield Hall(gathered, store, operator)


def test_begun_without_a_key(hall: Hall) -> None:
    """Each is a round of its own where the one before is over, or is only to be collected."""
    player = hall.player()
    responses = hall.crowd.at_once(player.begin())
    begun = done(responses)
    assert refusals(responses) <= {(409, "round-open")}
    rounds = every_round(hall.store, player.account)
    assert sorted(one["id"] for one in begun) == sorted(one.id for one in rounds)
    assert len([one for one in rounds if not one.settled]) <= 1
    assert hall.held(player) == OPENING + replayed(hall, rounds)


def test_begun_under_one_key(hall: Hall) -> None:
    player = hall.player()
    told = done(hall.crowd.at_once(player.begin(KEY)))
    assert told == [told[0]] * CLIENTS
    assert [one.id for one in every_round(hall.store, player.account)] == [told[0]["id"]]
    hall.held(player)


def test_begun_under_a_key_for_two_each(hall: Hall) -> None:
    """Two ask under each key; those who were both answered are told of one round."""
    player = hall.player()
    keys = [f"a-key-for-two-{number}" for number in range(CLIENTS // 2)]
    responses = hall.crowd.at_once(*(player.begin(key) for key in keys))
    assert refusals(responses) <= {(409, "round-open")}
    begun = {one["id"] for one in done(responses)}
    for first, second in zip(responses[: len(keys)], responses[len(keys) :], strict=True):
        if first.status_code == second.status_code == 201:
            assert first.json() == second.json()
    assert begun == {one.id for one in every_round(hall.store, player.account)}
    hall.held(player)


def test_the_same_answer_without_a_key(hall: Hall) -> None:
    player = hall.player()
    now = player.at_gamble()
    responses = hall.crowd.at_once(choose(now, "red"))
    (winner,) = done(responses)
    assert refusals(responses) == STALE
    for one in responses:
        if one.status_code == 409:
            assert one.json()["round"]["question_number"] == winner["question_number"]
    assert hall.held(player) == winner["balance"]


def test_the_same_answer_under_one_key(hall: Hall) -> None:
    player = hall.player()
    now = player.at_gamble()
    told = done(hall.crowd.at_once(choose(now, "red", KEY)))
    assert told == [told[0]] * CLIENTS
    assert hall.held(player) == told[0]["balance"]


def test_answers_crossed(hall: Hall) -> None:
    """Red, black and collect: one of them is what happened."""
    player = hall.player()
    now = player.at_gamble()
    options = ("red", "black", "collect")
    responses = hall.crowd.at_once(*(choose(now, one, f"key-of-{one}") for one in options))
    winners = done(responses)
    assert winners == [winners[0]] * len(winners)
    assert len(winners) in {CLIENTS // 3, CLIENTS // 3 + 1}
    assert refusals(responses) == STALE
    assert hall.held(player) == winners[0]["balance"]


def test_gambled_twice(hall: Hall) -> None:
    """Half of them gamble, half gamble what has not been won yet: each is done at most once."""
    player = hall.player()
    now = player.at_gamble()
    responses = hall.crowd.at_once(choose(now, "red"), choose(now, "red", later=2))
    first = done(responses[::2])
    second = done(responses[1::2])
    assert len(first) == 1
    assert len(second) <= (first[0]["question"] is not None)
    assert refusals(responses) == STALE
    assert hall.held(player) == (second or first)[0]["balance"]


def test_collected_while_the_next_begins(hall: Hall) -> None:
    player = hall.player()
    now = player.at_gamble()
    responses = hall.crowd.at_once(choose(now, "collect"), player.begin())
    assert len(done(responses[::2])) <= 1
    assert refusals(responses) <= STALE | {(409, "round-open")}
    rounds = every_round(hall.store, player.account)
    newer = rounds[[one.id for one in rounds].index(now["id"]) + 1 :]
    begun = done(responses[1::2])
    assert sorted(one["id"] for one in begun) == sorted(one.id for one in newer)
    assert hall.held(player) == OPENING + replayed(hall, rounds)


def test_void_while_it_is_answered(hall: Hall) -> None:
    """Whatever the player was told first, the round has moved nothing in the end."""
    player = hall.player()
    now = player.at_gamble()
    before = now["balance"] - sum(event["credit"] for event in now["events"])
    void = post(f"/api/v1/rounds/{now['id']}/void", {"because": "a race"})
    own = hall.operator

    def declare(_: httpx.Client) -> httpx.Response:
        return void(own)

    responses = hall.crowd.at_once(choose(now, "collect"), choose(now, "red"), declare)
    declared = [one for one in responses if one.request.url.path.endswith("/void")]
    answered = [one for one in responses if one not in declared]
    assert len(done(declared)) == 1
    assert refusals(declared) == {(409, "void")}
    assert len(done(answered)) <= 1
    assert refusals(answered) <= STALE | {(409, "void")}
    assert hall.held(player) == before
    assert [one.kind for one in log_of(hall.store, player.account)].count(VOID) == 1


@pytest.mark.parametrize("key", [None, KEY])
def test_refilled(hall: Hall, key: str | None) -> None:
    player = hall.penniless()
    responses = hall.crowd.at_once(player.refill(key))
    told = done(responses)
    assert [one["balance"] for one in told] == [OPENING] * (1 if key is None else CLIENTS)
    assert refusals(responses) == ({(409, "refill-refused")} if key is None else set())
    assert [one.kind for one in log_of(hall.store, player.account)].count(REFILLED) == 1
    assert hall.held(player) == OPENING


def test_refilled_while_it_is_played(hall: Hall) -> None:
    """Rounds begin once there is money again."""
    player = hall.penniless()
    responses = hall.crowd.at_once(player.refill(), player.begin())
    assert len(done(responses[::2])) == 1
    assert refusals(responses[::2]) == {(409, "refill-refused")}
    assert refusals(responses[1::2]) <= {(409, "credit"), (409, "round-open")}
    rounds = every_round(hall.store, player.account)
    assert len(done(responses[1::2])) == len(rounds) - 1
    assert hall.held(player) == OPENING + replayed(hall, rounds[1:])


def test_an_account_opened_under_one_key(hall: Hall) -> None:
    responses = hall.crowd.at_once(post("/api/v1/accounts", {}, "an-account-for-all"))
    told = done(responses)
    assert refusals(responses) == set()
    assert told == [told[0]] * CLIENTS
    entered = hall.crowd.at_once(post("/api/v1/sessions", {"account": told[0]["id"]}, KEY))
    assert len({one["token"] for one in done(entered)}) == 1
    assert refusals(entered) == set()
    assert audited(hall.store) == []


def replayed(hall: Hall, rounds: Sequence[Round]) -> int:
    """Return what rounds move by their answers, each enacted again."""
    recall = house_on(hall.store).recall
    again = [recall.round(one.account, one.id) for one in rounds]
    return sum(event.credit for one in again for event in one.played.events)
