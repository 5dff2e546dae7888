"""An operator's players over HTTP: opened and let in by the operator, and who sees what waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from reelwright.service import House
from reelwright.service.ports import Store
from reelwright.service.wallet_outbox import PAUSES
from reelwright.wallets import RemoteWallet
from tests.server.live import Player, log_in, ok, refused, serving
from tests.server.test_document import holds
from tests.service.houses import PASSWORD
from tests.service.plays import GAME, jacks, quiet
from tests.wallets.live import HERS, MIA, Wallet, house_outside, requests, until

PLAYERS = "/api/v1/wallet/players"
SESSIONS = "/api/v1/wallet/sessions"
OUTBOX = "/api/v1/wallet/outbox"
KEY = {"Idempotency-Key": "3f0a6a52-8f5c-4b1e-9c0e-4f3f5d6c7b8a"}
BET = {"game": GAME, "lines": [1], "line_bet": 100}


@pytest.fixture
def house(store: Store, remote: RemoteWallet) -> House:
    return with_users(house_outside(store, remote, [jacks(), quiet()], pauses=PAUSES))


def with_users(house: House) -> House:
    for role in ("operator", "auditor"):
        house.sessions.add_user(role, PASSWORD, role)
    return house


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with serving(house) as address, httpx.Client(base_url=address, timeout=60) as opened:
        log_in(opened, "operator")
        yield opened


def launched(client: httpx.Client, player: str = MIA) -> str:
    """Let a player in; all that the client asks from now on is asked by them."""
    session = ok(client.post(SESSIONS, json={"player": player}), 201)
    client.headers["authorization"] = f"Bearer {session['token']}"
    account: str = session["account"]
    return account


def begin(client: httpx.Client, account: str, **headers: str) -> httpx.Response:
    return client.post(f"/api/v1/accounts/{account}/rounds", json=BET, headers=headers)


def test_a_player_has_one_account(client: httpx.Client) -> None:
    first = ok(client.post(PLAYERS, json={"player": MIA}), 201)
    holds("AccountView", first)
    assert (first["kind"], first["balance"], first["currency"]) == ("real", HERS, "NZD")
    assert ok(client.post(PLAYERS, json={"player": MIA}), 201) == first
    assert ok(client.post(SESSIONS, json={"player": MIA}), 201)["account"] == first["id"]


def test_a_player_who_is_let_in_plays(client: httpx.Client, wallet: Wallet) -> None:
    mia = launched(client)
    assert ok(begin(client, mia), 201)["balance"] == HERS + 400
    assert ok(client.get(f"/api/v1/accounts/{mia}"))["balance"] == HERS + 400
    now = ok(begin(client, mia), 201)
    assert now["balance"] == HERS + 300 == wallet.balance()
    recalled = ok(client.get(f"/api/v1/rounds/{now['id']}"))
    assert (recalled["balance_before"], recalled["balance_after"]) == (HERS + 400, HERS + 300)
    assert [step["balance"] for step in recalled["steps"]] == [HERS + 300, HERS + 300]
    refused(client.post(f"/api/v1/accounts/{mia}/refill"), 409, "refill-refused")
    refused(client.get(OUTBOX), 403, "forbidden")


def test_a_launch_under_a_key_is_one_session(client: httpx.Client) -> None:
    first, again = (
        ok(client.post(SESSIONS, json={"player": MIA}, headers=KEY), 201) for _ in range(2)
    )
    assert first == again


def test_nobody_comes_in_by_the_id_of_a_real_account(client: httpx.Client) -> None:
    mia = ok(client.post(PLAYERS, json={"player": MIA}), 201)["id"]
    refused(client.post("/api/v1/sessions", json={"account": mia}), 403, "forbidden")


@pytest.mark.parametrize("path", [PLAYERS, SESSIONS])
def test_a_player_whom_the_wallet_does_not_know(client: httpx.Client, path: str) -> None:
    refused(client.post(path, json={"player": "nobody"}), 404, "unknown-player")
    told = refused(client.post(path, json={"player": "../admin"}), 422, "invalid")
    assert "body > player: found '../admin'" in told["detail"]


@pytest.mark.parametrize("path", [PLAYERS, SESSIONS])
def test_a_server_without_a_wallet(store: Store, path: str) -> None:
    house = with_users(house_outside(store, None))
    with serving(house) as address, httpx.Client(base_url=address, timeout=60) as client:
        log_in(client, "operator")
        refused(client.post(path, json={"player": MIA}), 409, "no-wallet")
        assert client.get(OUTBOX).json() == []


def test_a_stake_that_the_wallet_refuses(client: httpx.Client, wallet: Wallet) -> None:
    mia = launched(client)
    wallet.file.put_player(MIA, 99)
    refused(begin(client, mia), 409, "credit")
    wallet.file.put_player(MIA, 100, blocked=True)
    refused(begin(client, mia), 409, "wallet-refused")


def test_a_wallet_that_fails_is_asked_again_under_the_same_key(
    client: httpx.Client, wallet: Wallet, store: Store
) -> None:
    mia = launched(client)
    wallet.misbehave("fails after acting", "debit")
    told = begin(client, mia, **KEY)
    refused(told, 503, "wallet-unavailable")
    assert told.headers["retry-after"] == "1"
    now = ok(begin(client, mia, **KEY), 201)
    assert ok(begin(client, mia, **KEY), 201) == now
    assert [one.state for one in requests(store)][:2] == ["undone", "used"]
    assert wallet.done()[:1] == [("debit", 100)]


@pytest.mark.parametrize("who", ["operator", "auditor"])
def test_overseers_see_what_waits(client: httpx.Client, wallet: Wallet, who: str) -> None:
    mia = launched(client)
    wallet.misbehave("refuses", "credit", 1_000_000)
    now = ok(begin(client, mia), 201)
    log_in(client, who)
    until(lambda: ok_list(client.get(OUTBOX))[0]["tries"] > 0)
    [waiting] = ok_list(client.get(OUTBOX))
    holds("WaitingView", waiting)
    named = ("account", "round", "kind", "amount", "reason", "state", "trouble")
    assert tuple(waiting[name] for name in named) == (
        mia,
        now["id"],
        "credit",
        500,
        "prize",
        "due",
        "blocked",
    )
    assert ok_list(client.get(OUTBOX, params={"after": waiting["number"]})) == []
    until(lambda: "reelwright_wallet_outbox 1.0\n" in client.get("/metrics").text)
    counted = 'reelwright_wallet_deliveries_total{outcome="failed"}'
    until(lambda: counted in client.get("/metrics").text)
    wallet.manners.forget()
    until(lambda: not ok_list(client.get(OUTBOX)))
    assert wallet.balance() == HERS + 400


def test_the_server_sends_what_waits_by_itself(client: httpx.Client, wallet: Wallet) -> None:
    """Nobody asks anything more: the prize comes all the same."""
    player = Player.__new__(Player)
    player.client, player.account = client, launched(client)
    ok(player.begin(), 201)
    until(lambda: wallet.balance() == HERS + 400)
    assert player.balance() == HERS + 400


def ok_list(response: httpx.Response) -> list[dict[str, Any]]:
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()
    return found
