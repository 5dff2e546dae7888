"""What operators do and auditors look at."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  (FastAPI reads it)
from typing import Annotated

from fastapi import APIRouter, Depends, Query

from reelwright.server.metrics import Counting  # noqa: TC001  (FastAPI reads it)
from reelwright.server.operating_schemas import (  # (FastAPI reads them)
    FoundRound,  # noqa: TC001
    MeterView,  # noqa: TC001
    NewAction,  # noqa: TC001
    VoidView,  # noqa: TC001
)
from reelwright.server.operating_views import found_round, meter_view, void_view
from reelwright.server.routes.accounts import AccountId  # noqa: TC001  (FastAPI reads it)
from reelwright.server.routes.rounds import RoundPath  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import AccountView, GameKey, Identity  # noqa: TC001
from reelwright.server.views import account_view
from reelwright.server.wiring import KNOWN, OVERSEERS, Asking, Key, TheHouse, problems
from reelwright.service.records import Role, Session
from reelwright.service.searching import Search, Status
from reelwright.service.sessions import allowed

router = APIRouter(prefix="/api/v1", tags=["operating"])


OPERATORS: tuple[Role, ...] = ("operator",)


async def _operator(asking: Asking) -> Session:
    return allowed(asking, OPERATORS)


async def _overseer(asking: Asking) -> Session:
    return allowed(asking, OVERSEERS)


Operator = Annotated[Session, Depends(_operator)]
Overseer = Annotated[Session, Depends(_overseer)]


@router.post(
    "/rounds/{round}/void",
    operation_id="void_round",
    responses=problems(*KNOWN, "forbidden", "unknown-round", "void", "key-reused"),
)
def void_round(
    house: TheHouse,
    operator: Operator,
    counting: Counting,
    round_id: RoundPath,
    body: NewAction,
    key: Key = None,
) -> VoidView:
    """Declare a round void: its stake comes back, all that it paid is taken back."""
    undone = house.operating.void(round_id, body.because, operator.user or "", key)
    counting.count_rounds(void=1)
    return void_view(undone)


@router.post(
    "/accounts/{account}/lock",
    operation_id="lock_account",
    responses=problems(*KNOWN, "forbidden", "unknown-account", "key-reused"),
)
def lock_account(
    house: TheHouse, operator: Operator, account: AccountId, body: NewAction, key: Key = None
) -> AccountView:
    """Let nothing be played on an account; what is open on it is void."""
    return account_view(house.operating.lock(account, body.because, operator.user or "", key))


@router.post(
    "/accounts/{account}/unlock",
    operation_id="unlock_account",
    responses=problems(*KNOWN, "forbidden", "unknown-account", "key-reused"),
)
def unlock_account(
    house: TheHouse, operator: Operator, account: AccountId, body: NewAction, key: Key = None
) -> AccountView:
    """Let an account be played again."""
    return account_view(house.operating.unlock(account, body.because, operator.user or "", key))


@router.get("/meters", operation_id="read_meters", responses=problems(*KNOWN, "forbidden"))
def read_meters(house: TheHouse, overseer: Overseer) -> list[MeterView]:  # noqa: ARG001
    """Tell what was played and paid; demo, test and real money are never added together."""
    return [meter_view(total) for total in house.operating.meters()]


@router.get(
    "/rounds",
    operation_id="search_rounds",
    responses=problems(*KNOWN, "forbidden", "unknown-round"),
)
def search_rounds(
    house: TheHouse,
    overseer: Overseer,  # noqa: ARG001
    account: Annotated[Identity | None, Query()] = None,
    game: Annotated[GameKey | None, Query()] = None,
    since: Annotated[datetime | None, Query(description="Begun then or later.")] = None,
    until: Annotated[datetime | None, Query(description="Begun before.")] = None,
    status: Annotated[Status | None, Query()] = None,
    min_won: Annotated[int | None, Query(ge=0, description="Cents.")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    before: Annotated[
        Identity | None, Query(description="The id of the last round already seen.")
    ] = None,
) -> list[FoundRound]:
    """Search the rounds of all accounts, newest first."""
    search = Search(
        account=account,
        game=game,
        since=since,
        until=until,
        status=status,
        min_won=min_won,
        limit=limit,
        before=before,
    )
    return [found_round(stored) for stored in house.searching.rounds(search)]
