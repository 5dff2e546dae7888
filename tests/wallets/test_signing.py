"""Signatures: what is covered cannot be changed, an answer is to one question, nothing is old."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from reelwright.service.wallet_ports import Order, WalletRefused, WalletSilent
from reelwright.wallets import RemoteWallet
from reelwright.wallets.signing import Answered, Asked, BadSignature, Signatures
from tests.wallets.live import HERS, MIA, PATIENCE, SECRET, Wallet

URL = "https://wallet.example/v1/transactions/one?at=once"
BODY = b'{"amount":100}'
OTHER = b"another secret, of thirty-two bytes or more"


def signed(secret: bytes = SECRET) -> Asked:
    asked = Asked("PUT", URL, httpx.Headers())
    Signatures(secret).sign(asked, BODY)
    return asked


def test_what_was_signed_is_as_it_was() -> None:
    asked = signed()
    assert Signatures(SECRET).verify(asked, BODY)
    assert asked.headers["signature-input"].startswith(
        'wallet=("@method" "@authority" "@path" "@query" "content-digest");created='
    )
    assert 'alg="hmac-sha256"' in asked.headers["signature-input"]
    assert SECRET.decode() not in str(asked.headers)


def test_every_signature_has_a_nonce_of_its_own() -> None:
    nonces = {Signatures(SECRET).verify(signed(), BODY) for _ in range(10)}
    assert len(nonces) == 10


@pytest.mark.parametrize(
    ("method", "url", "body"),
    [
        ("POST", URL, BODY),
        ("PUT", URL.replace("example", "elsewhere"), BODY),
        ("PUT", URL.replace("one", "two"), BODY),
        ("PUT", URL.replace("once", "twice"), BODY),
        ("PUT", URL, BODY.replace(b"1", b"9")),
        ("PUT", URL, b""),
    ],
)
def test_what_was_changed_is_found(method: str, url: str, body: bytes) -> None:
    with pytest.raises(BadSignature):
        Signatures(SECRET).verify(Asked(method, url, signed().headers), body)


@pytest.mark.parametrize("name", ["signature", "signature-input", "content-digest"])
def test_what_is_missing_is_found(name: str) -> None:
    asked = signed()
    del asked.headers[name]
    with pytest.raises(BadSignature):
        Signatures(SECRET).verify(asked, BODY)


def test_another_secret() -> None:
    with pytest.raises(BadSignature):
        Signatures(SECRET).verify(signed(OTHER), BODY)


@pytest.mark.parametrize("seconds", [-95, 35])
def test_a_message_of_another_time(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    class Elsewhen(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.now(tz) + timedelta(seconds=seconds)

    with monkeypatch.context() as patched:
        patched.setattr("http_message_signatures.signatures.datetime.datetime", Elsewhen)
        asked = signed()
    with pytest.raises(BadSignature):
        Signatures(SECRET).verify(asked, BODY)


def test_an_answer_is_to_its_own_question() -> None:
    asked, other = signed(), signed()
    answered = Answered(200, httpx.Headers(), asked)
    Signatures(SECRET).sign(answered, BODY)
    assert Signatures(SECRET).verify(answered, BODY)
    for changed in (Answered(200, answered.headers, other), Answered(409, answered.headers, asked)):
        with pytest.raises(BadSignature):
            Signatures(SECRET).verify(changed, BODY)


def test_what_is_covered_in_part_is_not_enough() -> None:
    """An answer that is signed but says nothing of its question is none."""
    asked = signed()
    answered = Answered(200, httpx.Headers(), asked)
    Signatures(SECRET)._signer.sign(
        answered,
        key_id="reelwright",
        nonce="once",
        tag="reelwright-wallet",
        covered_component_ids=("@status",),
        body=BODY,
    )
    with pytest.raises(BadSignature):
        Signatures(SECRET).verify(answered, BODY)


@pytest.fixture
def stranger(wallet: Wallet) -> Iterator[RemoteWallet]:
    remote = RemoteWallet(wallet.address, OTHER, timeouts=httpx.Timeout(PATIENCE))
    yield remote
    remote.close()


STAKE = Order(
    id="one", kind="debit", player=MIA, amount=100, currency="NZD", round="r", reason="stake"
)


def test_the_wallet_hears_nobody_without_the_secret(wallet: Wallet, stranger: RemoteWallet) -> None:
    for ask in (
        lambda: stranger.standing(MIA),
        lambda: stranger.transact(STAKE),
        lambda: stranger.roll_back(STAKE),
        lambda: stranger.transactions(0, 10),
    ):
        with pytest.raises(WalletSilent, match="answered 401, not signed"):
            ask()
    for path in ("admin/misbehaviour", "admin/players/mia", "players/mia"):
        assert httpx.get(f"{wallet.address}/{path}", timeout=PATIENCE).status_code in (401, 405)
    assert wallet.told() == []
    assert wallet.balance() == HERS


def test_the_wallet_hears_nothing_twice(wallet: Wallet) -> None:
    body = json.dumps({"balance": 5}).encode()
    url = f"{wallet.address}/admin/players/{MIA}"
    asked = Asked("PUT", url, httpx.Headers({"Content-Type": "application/json"}))
    Signatures(SECRET).sign(asked, body)
    first, again = (
        httpx.put(url, content=body, headers=asked.headers, timeout=PATIENCE) for _ in range(2)
    )
    assert (first.status_code, again.status_code) == (200, 401)
    assert again.json() == {"detail": "signature: found its nonce used"}


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda: httpx.Response(200, json={"balance": 1}), "answered 200, not signed"),
        (lambda: httpx.Response(502, text="bad gateway"), "answered 502, not signed"),
        (lambda: httpx.Response(302, headers={"location": "/"}), "answered 302, not signed"),
    ],
)
def test_an_answer_of_somebody_else_is_silence(
    answer: Callable[[], httpx.Response], said: str
) -> None:
    remote = RemoteWallet("http://wallet.example", SECRET)
    remote._client = httpx.Client(
        base_url="http://wallet.example", transport=httpx.MockTransport(lambda _: answer())
    )
    with pytest.raises(WalletSilent, match=said):
        remote.transact(STAKE)


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (200, {"balance": 1, "currency": "NZD"}, "answered 200, not as agreed"),
        (200, {"balance": 1.5, "currency": "NZD", "version": 1}, "answered 200, not as agreed"),
        (200, {"balance": 1, "currency": "EUR", "version": 1}, "answered in EUR"),
        (409, {"refusal": "no-idea"}, "answered 409, not as agreed"),
        (500, {}, "answered 500"),
        (201, {"balance": 1, "currency": "NZD", "version": 1}, "answered 201"),
    ],
)
def test_a_signed_answer_that_is_not_as_agreed_is_silence(
    status: int, body: dict[str, Any], said: str
) -> None:
    with pytest.raises(WalletSilent, match=said):
        answering(status, body).transact(STAKE)


def test_a_signed_refusal_is_one() -> None:
    with pytest.raises(WalletRefused, match="found no-funds"):
        answering(409, {"refusal": "no-funds"}).transact(STAKE)


def answering(status: int, body: dict[str, Any]) -> RemoteWallet:
    """A wallet that gives one answer, signed as it must be."""

    def answer(request: httpx.Request) -> httpx.Response:
        content = json.dumps(body).encode()
        headers = httpx.Headers()
        asked = Asked(request.method, str(request.url), request.headers)
        Signatures(SECRET).sign(Answered(status, headers, asked), content)
        return httpx.Response(status, content=content, headers=headers)

    remote = RemoteWallet("http://wallet.example", SECRET)
    remote._client = httpx.Client(
        base_url="http://wallet.example", transport=httpx.MockTransport(answer)
    )
    return remote
