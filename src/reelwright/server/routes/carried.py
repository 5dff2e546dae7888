"""What an account carries from round to round of a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from reelwright.server.carried_schemas import CarriedView  # noqa: TC001  (read for the schema)
from reelwright.server.carried_view import carried_view
from reelwright.server.routes.accounts import AccountId  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import GameKey  # noqa: TC001  (FastAPI reads it)
from reelwright.server.wiring import KNOWN, Asking, TheHouse, problems, seen

router = APIRouter(prefix="/api/v1", tags=["accounts"])


@router.get(
    "/accounts/{account}/carried",
    operation_id="read_carried",
    responses=problems(*KNOWN, "unknown-account", "unknown-game", "malfunction"),
)
def read_carried(
    house: TheHouse, asking: Asking, account: AccountId, game: Annotated[GameKey, Query()]
) -> CarriedView:
    """Tell the tokens and changed games an account has for its next round of a game."""
    carry = house.rounds.carried(seen(asking, account), game)
    return carried_view(game, house.games.game(game).definition, carry)
