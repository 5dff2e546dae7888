"""Accounts."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, status

from reelwright.server.limits import Calling  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import AccountView, Identity, NewAccount
from reelwright.server.views import account_view
from reelwright.server.wiring import KNOWN, Asking, Key, TheHouse, mine, problems, seen

router = APIRouter(prefix="/api/v1/accounts", tags=["accounts"])

AccountId = Annotated[Identity, Path(description="The id of an account.")]


@router.post(
    "",
    operation_id="open_account",
    status_code=status.HTTP_201_CREATED,
    responses=problems("key-reused"),
)
def open_account(
    house: TheHouse,
    calling: Calling,
    key: Key = None,
    body: NewAccount | None = None,  # noqa: ARG001
) -> AccountView:
    """Open a demo account; who knows its id may begin sessions on it."""
    calling.opens_account()
    return account_view(house.accounts.open_demo(key))


@router.get(
    "/{account}", operation_id="read_account", responses=problems(*KNOWN, "unknown-account")
)
def read_account(house: TheHouse, asking: Asking, account: AccountId) -> AccountView:
    """Tell an account."""
    return account_view(house.accounts.account(seen(asking, account)))


@router.post(
    "/{account}/refill",
    operation_id="refill_account",
    responses=problems(*KNOWN, "unknown-account", "account-locked", "refill-refused", "key-reused"),
)
def refill_account(
    house: TheHouse, asking: Asking, account: AccountId, key: Key = None
) -> AccountView:
    """Fill a demo account that cannot pay any bet."""
    return account_view(house.accounts.refill(mine(asking, account), key))
