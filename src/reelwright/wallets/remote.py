"""An operator's wallet over HTTP, every message signed.

Only a signed answer is one. All else, whatever went wrong and wherever, is silence: whether the
wallet has done what was asked is not known then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import quote

import httpx
from pydantic import ValidationError

from reelwright.service.wallet_ports import Page, Said, WalletRefused, WalletSilent
from reelwright.wallets.messages import Message, PageBody, RefusalBody, SaidBody, body_of
from reelwright.wallets.signing import Answered, Asked, BadSignature, Signatures

if TYPE_CHECKING:
    from reelwright.service.wallet_ports import Order

TIMEOUTS: Final = httpx.Timeout(connect=2, read=5, write=5, pool=2)
"""Seconds a wallet has to let us in, to answer, to hear us; and we to find a free connection."""

AT_ONCE: Final = 20
"""Requests under way: a wallet that is slow keeps no more of our players waiting."""

REFUSED: Final = (httpx.codes.NOT_FOUND, httpx.codes.CONFLICT)

Answer = TypeVar("Answer", bound=Message)


class RemoteWallet:
    """The wallet at a URL; accounts are known to be kept there by its name."""

    def __init__(
        self,
        url: str,
        secret: bytes,
        name: str = "operator",
        timeouts: httpx.Timeout = TIMEOUTS,
    ) -> None:
        self._name = name
        self._signatures = Signatures(secret)
        self._client = httpx.Client(
            base_url=url, timeout=timeouts, limits=httpx.Limits(max_connections=AT_ONCE)
        )

    @property
    def name(self) -> str:
        """By which accounts are known to be kept there."""
        return self._name

    def close(self) -> None:
        """Close every connection."""
        self._client.close()

    def standing(self, player: str) -> Said:
        """Return what a player has; raises `WalletRefused`, `WalletSilent`."""
        return self._ask("GET", f"players/{quote(player, safe='')}", SaidBody).said()

    def transact(self, order: Order) -> Said:
        """Debit or credit a player; raises `WalletRefused`, `WalletSilent`."""
        return self._done(order, f"transactions/{order.id}")

    def roll_back(self, order: Order) -> Said:
        """Undo a debit, or see to it that it is not done when it arrives later."""
        return self._done(order, f"transactions/{order.id}/rollback")

    def transactions(self, after: int, limit: int) -> Page:
        """Return transactions of the operator's books, those after a place in them."""
        path = f"transactions?after={after}&limit={limit}"
        return self._ask("GET", path, PageBody).page()

    def _done(self, order: Order, path: str) -> Said:
        said = self._ask("PUT", path, SaidBody, body_of(order)).said()
        if said.currency != order.currency:
            raise WalletSilent(f"answered in {said.currency}")
        return said

    def _ask(
        self, method: str, path: str, kind: type[Answer], body: Message | None = None
    ) -> Answer:
        content = b"" if body is None else body.model_dump_json().encode()
        headers = {"Content-Type": "application/json"} if content else {}
        request = self._client.build_request(method, path, content=content, headers=headers)
        asked = Asked(request.method, str(request.url), request.headers)
        self._signatures.sign(asked, content)
        try:
            response = self._client.send(request)
        except httpx.TimeoutException:
            raise WalletSilent("no answer in time") from None
        except httpx.HTTPError as error:
            raise WalletSilent(f"no answer: {type(error).__name__}") from None
        return self._read(asked, response, kind)

    def _read(self, asked: Asked, response: httpx.Response, kind: type[Answer]) -> Answer:
        status = response.status_code
        try:
            answered = Answered(status, response.headers, asked)
            self._signatures.verify(answered, response.content)
            if status in REFUSED:
                raise WalletRefused(RefusalBody.model_validate_json(response.content).refusal)
            if status != httpx.codes.OK:
                raise WalletSilent(f"answered {status}")
            return kind.model_validate_json(response.content)
        except BadSignature:
            raise WalletSilent(f"answered {status}, not signed") from None
        except ValidationError:
            raise WalletSilent(f"answered {status}, not as agreed") from None
