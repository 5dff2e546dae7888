"""Routes that take signed requests only and sign their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from reelwright.service.wallet_ports import WalletRefused
from reelwright.wallets.reference.misbehaving import Failed
from reelwright.wallets.signing import Answered, Asked, BadSignature

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from fastapi import Request, Response

    from reelwright.wallets.reference.books import WalletFile
    from reelwright.wallets.signing import Signatures


class SignedRoute(APIRoute):
    """A route that hears nobody who has not the secret, and no message twice."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request."""
        answer = super().get_route_handler()

        async def signed(request: Request) -> Response:
            signatures: Signatures = request.app.state.signatures
            file: WalletFile = request.app.state.file
            asked = _asked(request)
            try:
                nonce = signatures.verify(asked, await request.body())
            except BadSignature as bad:
                return JSONResponse({"detail": f"signature: {bad}"}, 401)
            if not await run_in_threadpool(file.is_new, nonce):
                return JSONResponse({"detail": "signature: found its nonce used"}, 401)
            response = await _answered(answer, request)
            headers = httpx.Headers()
            signatures.sign(Answered(response.status_code, headers, asked), bytes(response.body))
            response.headers.update(headers)
            return response

        return signed


async def _answered(
    answer: Callable[[Request], Coroutine[Any, Any, Response]], request: Request
) -> Response:
    """Return the answer to a request, also where that is not done."""
    try:
        return await answer(request)
    except WalletRefused as refused:
        status = 404 if refused.refusal == "unknown-player" else 409
        return JSONResponse({"refusal": refused.refusal}, status)
    except RequestValidationError as error:
        return JSONResponse({"detail": [one["msg"] for one in error.errors()]}, 422)
    except Failed:
        return JSONResponse({"detail": "failed, as it was told to"}, 500)


def _asked(request: Request) -> Asked:
    headers = httpx.Headers(list(request.headers.items()))
    return Asked(request.method, str(request.url), headers)
