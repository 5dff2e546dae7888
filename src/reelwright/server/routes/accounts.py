"""Accounts."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, status

from reelwright.server.schemas import AccountView, Identity, NewAccount
from reelwright.server.views import account_view
from reelwright.server.wiring import TheHouse, problems

router = APIRouter(prefix="/api/accounts", tags=["accounts"])

AccountId = Annotated[Identity, Path(description="The id of an account.")]


@router.post(
    "", operation_id="open_account", status_code=status.HTTP_201_CREATED, responses=problems()
)
def open_account(house: TheHouse, body: NewAccount | None = None) -> AccountView:  # noqa: ARG001
    """Open a demo account."""
    return account_view(house.accounts.open_demo())


@router.get("/{account}", operation_id="read_account", responses=problems("unknown-account"))
def read_account(house: TheHouse, account: AccountId) -> AccountView:
    """Tell an account."""
    return account_view(house.accounts.account(account))


@router.post(
    "/{account}/refill",
    operation_id="refill_account",
    responses=problems("unknown-account", "account-locked", "refill-refused"),
)
def refill_account(house: TheHouse, account: AccountId) -> AccountView:
    """Fill a demo account that cannot pay any bet."""
    return account_view(house.accounts.refill(account))
