"""What a laboratory does on the test account, where the server serves one."""

from __future__ import annotations

from fastapi import APIRouter

from reelwright.server.laboratory_schemas import (
    ForcedDraw,
    ForcedView,
    NewCredit,
    NewForced,
)
from reelwright.server.routes.accounts import AccountId  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import AccountView  # noqa: TC001  (FastAPI reads it)
from reelwright.server.views import account_view
from reelwright.server.wiring import KNOWN, Asking, TheHouse, mine, problems
from reelwright.service.records import Forced

router = APIRouter(prefix="/api/v1/accounts", tags=["laboratory"])


@router.get(
    "/{account}/forced",
    operation_id="read_forced",
    responses=problems(*KNOWN, "unknown-account", "forbidden"),
)
def read_forced(house: TheHouse, asking: Asking, account: AccountId) -> ForcedView:
    """Tell the draws that are left of those chosen."""
    return _view(house, mine(asking, account))


@router.put(
    "/{account}/forced",
    operation_id="force_draws",
    responses=problems(*KNOWN, "unknown-account", "account-locked", "forbidden"),
)
def force_draws(house: TheHouse, asking: Asking, account: AccountId, body: NewForced) -> ForcedView:
    """Choose what is drawn next, in place of all that was chosen before; nothing for chance."""
    chosen = [Forced(of=one.of, outcomes=tuple(one.outcomes)) for one in body.draws]
    house.laboratory.force(mine(asking, account), chosen)
    return _view(house, account)


@router.put(
    "/{account}/credit",
    operation_id="set_credit",
    responses=problems(*KNOWN, "unknown-account", "account-locked", "forbidden"),
)
def set_credit(house: TheHouse, asking: Asking, account: AccountId, body: NewCredit) -> AccountView:
    """Leave so much in the wallet."""
    return account_view(house.laboratory.set_credit(mine(asking, account), body.balance))


def _view(house: TheHouse, account: str) -> ForcedView:
    left = house.laboratory.forced(account)
    return ForcedView(draws=[ForcedDraw(of=one.of, outcomes=list(one.outcomes)) for one in left])
