"""Players of an operator's wallet, and what waits to be told to it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, status

from reelwright.server.routes.operating import (  # (FastAPI reads them)
    Operator,  # noqa: TC001
    Overseer,  # noqa: TC001
)
from reelwright.server.schemas import AccountView, SessionView  # noqa: TC001  (FastAPI reads it)
from reelwright.server.views import account_view, session_view
from reelwright.server.wallet_schemas import NewPlayer, WaitingView
from reelwright.server.wiring import KNOWN, Key, TheHouse, problems
from reelwright.service.wallet_records import WalletRequest  # noqa: TC001

router = APIRouter(prefix="/api/v1/wallet", tags=["operator's wallet"])

PLAYERS = problems(*KNOWN, "forbidden", "no-wallet", "unknown-player", "wallet-unavailable")


@router.post(
    "/players",
    operation_id="open_player",
    status_code=status.HTTP_201_CREATED,
    responses=PLAYERS,
)
def open_player(
    house: TheHouse,
    operator: Operator,  # noqa: ARG001
    body: NewPlayer,
    key: Key = None,  # noqa: ARG001
) -> AccountView:
    """Open the account of a player of the operator's wallet; there is one of each, always."""
    return account_view(house.players.open(body.player))


@router.post(
    "/sessions",
    operation_id="launch_player",
    status_code=status.HTTP_201_CREATED,
    responses=PLAYERS,
)
def launch_player(
    house: TheHouse, operator: Operator, body: NewPlayer, key: Key = None
) -> SessionView:
    """Begin a session of a player, for the operator to hand its token to the player's page."""
    return session_view(house.players.launch(body.player, operator.user or "", key))


@router.get("/outbox", operation_id="read_outbox", responses=problems(*KNOWN, "forbidden"))
def read_outbox(
    house: TheHouse,
    overseer: Overseer,  # noqa: ARG001
    after: Annotated[int, Query(ge=0, le=2**53 - 1, description="The last seen.")] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[WaitingView]:
    """Tell what the operator's wallet must still be told or has refused, the oldest first."""
    return [_waiting(number, one) for number, one in house.players.outbox_from(after, limit)]


def _waiting(number: int, request: WalletRequest) -> WaitingView:
    return WaitingView(
        number=number,
        id=request.id,
        account=request.account,
        round=request.round,
        kind=request.kind,
        amount=request.amount,
        reason=request.reason,
        state=request.state,
        asked=request.asked,
        due=request.due,
        tries=request.tries,
        trouble=request.trouble,
    )
