"""Sessions: come in, go out."""

from __future__ import annotations

from fastapi import APIRouter, Response, status

from reelwright.server.limits import Calling  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import NewSession, SessionView  # noqa: TC001  (FastAPI reads it)
from reelwright.server.views import session_view
from reelwright.server.wiring import KNOWN, Asking, Key, TheHouse, Token, problems

router = APIRouter(prefix="/api/v1/sessions", tags=["sessions"])


@router.post(
    "",
    operation_id="begin_session",
    status_code=status.HTTP_201_CREATED,
    responses=problems("unauthenticated", "forbidden", "unknown-account"),
)
def begin_session(
    house: TheHouse, calling: Calling, body: NewSession, key: Key = None
) -> SessionView:
    """Come in: by the id of a demo account, or by a name and a password."""
    sessions = house.sessions
    if body.account is not None:
        begun = sessions.begin_for(body.account, key)
    else:
        calling.logs_in()
        begun = sessions.log_in(body.name or "", body.password or "", key)
    return session_view(begun)


@router.delete(
    "/current",
    operation_id="end_session",
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problems(*KNOWN),
)
def end_session(house: TheHouse, asking: Asking, token: Token) -> Response:  # noqa: ARG001
    """Go out: the token shown is worth nothing from now on."""
    house.sessions.end(token)
    return Response(status_code=status.HTTP_204_NO_CONTENT)
