"""Everything that can go wrong with a request, told as problem+json (RFC 9457)."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from reelwright.server.limits import TooMany
from reelwright.server.schemas import Problem
from reelwright.server.views import round_view
from reelwright.server.wording import request_fault
from reelwright.service.errors import (
    Denied,
    InTheWay,
    Malfunction,
    TooSoon,
    Unauthenticated,
    WalletUnavailable,
)
from reelwright.service.ports import Raced, Unavailable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI

    from reelwright.server.schemas import Code, RoundView

MEDIA_TYPE = "application/problem+json"
RETRY = {"Retry-After": "1"}
WHO = {"WWW-Authenticate": "Bearer"}

log = logging.getLogger(__name__)

KINDS: Mapping[Code, tuple[HTTPStatus, str]] = {
    "invalid": (HTTPStatus.UNPROCESSABLE_ENTITY, "The request is not one of these"),
    "stake": (HTTPStatus.UNPROCESSABLE_ENTITY, "The game does not take this stake"),
    "answer": (HTTPStatus.UNPROCESSABLE_ENTITY, "The question does not take this answer"),
    "unknown-account": (HTTPStatus.NOT_FOUND, "There is no such account"),
    "unknown-round": (HTTPStatus.NOT_FOUND, "The account has no such round"),
    "unknown-game": (HTTPStatus.NOT_FOUND, "There is no such game"),
    "credit": (HTTPStatus.CONFLICT, "The balance does not pay for it"),
    "round-open": (HTTPStatus.CONFLICT, "Another round of the game is open"),
    "stale": (HTTPStatus.CONFLICT, "The question was answered already"),
    "refill-refused": (HTTPStatus.CONFLICT, "The account cannot be refilled now"),
    "unauthenticated": (HTTPStatus.UNAUTHORIZED, "Nobody knows who is asking"),
    "forbidden": (HTTPStatus.FORBIDDEN, "Whoever is asking may not do this"),
    "key-reused": (HTTPStatus.UNPROCESSABLE_ENTITY, "The key was used for another request"),
    "account-locked": (HTTPStatus.CONFLICT, "The account is locked"),
    "void": (HTTPStatus.CONFLICT, "The round was declared void"),
    "draws-exhausted": (HTTPStatus.CONFLICT, "The record holds no further draw"),
    "draws-unfit": (HTTPStatus.CONFLICT, "The next draw of the record does not fit"),
    "wallet-refused": (HTTPStatus.CONFLICT, "The operator's wallet refuses it"),
    "wallet-unavailable": (HTTPStatus.SERVICE_UNAVAILABLE, "The operator's wallet gives no answer"),
    "unknown-player": (HTTPStatus.NOT_FOUND, "The operator's wallet knows no such player"),
    "no-wallet": (HTTPStatus.CONFLICT, "No operator's wallet is connected"),
    "malfunction": (HTTPStatus.CONFLICT, "The stored round does not follow from its answers"),
    "too-soon": (HTTPStatus.TOO_MANY_REQUESTS, "The last round began too short a time ago"),
    "largest-bet": (HTTPStatus.UNPROCESSABLE_ENTITY, "The round would cost more than is allowed"),
    "loss-limit": (HTTPStatus.CONFLICT, "The account might lose more in a day than is allowed"),
    "session-too-long": (HTTPStatus.CONFLICT, "A further round needs a new session"),
    "busy": (HTTPStatus.SERVICE_UNAVAILABLE, "The store does not answer now"),
    "too-large": (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "The body is too large"),
    "too-long": (HTTPStatus.REQUEST_URI_TOO_LONG, "The path and query are too long"),
    "too-many": (HTTPStatus.TOO_MANY_REQUESTS, "Too much is asked at once"),
    "host": (HTTPStatus.BAD_REQUEST, "The server does not answer to this name"),
    "not-found": (HTTPStatus.NOT_FOUND, "There is nothing here"),
    "not-allowed": (HTTPStatus.METHOD_NOT_ALLOWED, "This cannot be done here"),
    "fault": (HTTPStatus.INTERNAL_SERVER_ERROR, "The server failed"),
}
"""For each code the status and the title it is answered with."""


def problem(
    code: Code,
    detail: str,
    now: RoundView | None = None,
    headers: Mapping[str, str] | None = None,
    wait_ms: int | None = None,
) -> Response:
    """Return a problem as a response."""
    status, title = KINDS[code]
    told = Problem(
        type=f"urn:reelwright:problem:{code}",
        title=title,
        status=status,
        detail=detail.encode(errors="backslashreplace").decode(),
        code=code,
        round=now,
        wait_ms=wait_ms,
    )
    return Response(told.model_dump_json(), status, headers, MEDIA_TYPE)


def tell_problems(app: FastAPI) -> None:
    """Answer everything that goes wrong in an app with a problem."""
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(Unavailable, _busy)
    app.add_exception_handler(Raced, _busy)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(TooMany, _too_many)


def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    if isinstance(error, Malfunction) and request.method == "POST":
        request.app.state.metrics.count_rounds(void=1)
    if isinstance(error, TooSoon):
        return _too_soon(error)
    now = round_view(error.now) if isinstance(error, InTheWay) else None
    return problem(error.code, str(error), now, _headers(error))


def _headers(error: Denied) -> Mapping[str, str] | None:
    match error:
        case Unauthenticated():
            return WHO
        case WalletUnavailable():
            return RETRY
        case _:
            return None


def _too_soon(error: TooSoon) -> Response:
    seconds = -(-error.wait_ms // 1000)
    return problem(
        error.code, str(error), headers={"Retry-After": str(seconds)}, wait_ms=error.wait_ms
    )


def _busy(_: Request, error: Exception) -> Response:
    log.warning("the store does not answer: %s", _cause(error))
    return problem("busy", "store: found it busy; allowed: to try again", headers=RETRY)


def _cause(error: Exception) -> str:
    """Return what a database said first, without what it was asked: accounts are named in that.

    In further lines PostgreSQL quotes the rows it is about.
    """
    said = str(getattr(error.__cause__, "orig", None) or type(error).__name__)
    return said.partition("\n")[0]


def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem("invalid", "\n".join(map(request_fault, error.errors())))


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    asked = f"{request.method} {request.url.path}"
    match error.status_code:
        case 404:
            return problem("not-found", f"request: found {asked}; allowed: see /api/openapi.json")
        case 405:
            allowed = (error.headers or {}).get("Allow", "")
            detail = f"request: found {asked}; allowed: {allowed}"
            return problem("not-allowed", detail, headers=error.headers)
        case _:
            return problem("invalid", f"request: found {asked}; allowed: a body of JSON")


def _too_many(_: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return too_many(error)


def too_many(error: TooMany) -> Response:
    """Say how much is answered, and when to ask again."""
    return problem("too-many", str(error), headers={"Retry-After": str(error.seconds)})


def fault() -> Response:
    """Say that the server failed, and nothing of how."""
    return problem("fault", "server: found a fault of its own; allowed: to try again")
