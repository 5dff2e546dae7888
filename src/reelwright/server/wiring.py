"""How routes reach the use cases, and what every route may answer besides.

What waits for nothing is a coroutine here, though it awaits nothing: FastAPI would else hand it to
a thread, which costs more than it does itself.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Final, TypeAlias

from fastapi import Depends, Header, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from reelwright.server.problems import KINDS
from reelwright.server.schemas import Code, Problem, View
from reelwright.service import House
from reelwright.service.errors import Unauthenticated, UnknownAccount
from reelwright.service.records import Role, Session


async def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


TheHouse: TypeAlias = Annotated[House, Depends(_house)]

_bearer = HTTPBearer(
    auto_error=False, scheme_name="session", description="The token of a session, told once."
)


async def _token(
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str:
    if shown is None:
        raise Unauthenticated("authorization: found none; allowed: Bearer and a session's token")
    return shown.credentials


Token: TypeAlias = Annotated[str, Depends(_token)]
"""The token that is shown, whatever it is worth."""


def _session(house: TheHouse, token: Token) -> Session:
    return house.sessions.of(token)


Asking: TypeAlias = Annotated[Session, Depends(_session)]
"""Whoever asks, by the session whose token is shown."""

Key: TypeAlias = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="A random key, new for each request: asked again under it, the request is "
        "done once and answered alike, whatever happened in between.",
    ),
]

OVERSEERS: Final[tuple[Role, ...]] = ("operator", "auditor")
"""Who may look at what is another's."""


def mine(asking: Session, account: str) -> str:
    """Return an account whose player is asking; raises `UnknownAccount`."""
    if asking.account != account:
        raise UnknownAccount("account: found none of yours with this id; allowed: your own")
    return account


def seen(asking: Session, account: str) -> str:
    """Return an account whose player, or an overseer, is asking; raises `UnknownAccount`."""
    return account if asking.role in OVERSEERS else mine(asking, account)


def told(view: View, status: int = HTTPStatus.OK) -> Response:
    """Return a view as a response, written in the thread that made it and not validated again."""
    return Response(view.model_dump_json(), status, media_type="application/json")


KNOWN: Final[tuple[Code, ...]] = ("unauthenticated",)
"""What may go wrong wherever somebody must be known."""


EVERYWHERE: Final[tuple[Code, ...]] = ("invalid", "busy", "too-large", "too-long", "too-many")
"""What may go wrong with every request."""


def problems(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """Describe the problems a route may answer with, and those that every route may."""
    described: dict[int | str, dict[str, Any]] = {}
    for code in (*codes, *EVERYWHERE):
        status, title = KINDS[code]
        known = described.setdefault(int(status), {"model": Problem, "description": ""})
        known["description"] = f"{known['description']}\n- `{code}`: {title}".strip()
    return described
