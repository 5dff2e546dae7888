"""The reference wallet over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from pydantic import BaseModel, StrictInt

from reelwright.wallets.messages import (  # (FastAPI reads them)
    Currency,
    Identity,
    PageBody,
    PlayerName,
    SaidBody,
    ToldBody,
    TransactionBody,
)
from reelwright.wallets.reference.books import WalletFile
from reelwright.wallets.reference.misbehaving import Manners, Misbehaviour
from reelwright.wallets.reference.signed import SignedRoute
from reelwright.wallets.signing import Signatures

if TYPE_CHECKING:
    from reelwright.service.wallet_ports import Said


class NewPlayer(BaseModel):
    """A player of the wallet."""

    balance: StrictInt
    currency: Currency = "NZD"
    blocked: bool = False


def _file(request: Request) -> WalletFile:
    file: WalletFile = request.app.state.file
    return file


def _manners(request: Request) -> Manners:
    manners: Manners = request.app.state.manners
    return manners


TheFile = Annotated[WalletFile, Depends(_file)]
TheManners = Annotated[Manners, Depends(_manners)]

router = APIRouter(route_class=SignedRoute)


def create_wallet(file: WalletFile, secret: bytes, manners: Manners | None = None) -> FastAPI:
    """Return a wallet on a file, for whoever has the secret."""
    app = FastAPI(title="Reference wallet", openapi_url=None)
    app.state.file = file
    app.state.signatures = Signatures(secret)
    app.state.manners = manners or Manners()
    app.include_router(router)
    return app


@router.get("/players/{player}")
def read_player(file: TheFile, player: PlayerName) -> SaidBody:
    """Tell what a player has."""
    return _body(file.standing(player))


@router.put("/transactions/{transaction}")
def transact(
    file: TheFile, manners: TheManners, transaction: Identity, body: TransactionBody
) -> SaidBody:
    """Debit or credit a player."""
    order = body.order(transaction)
    return _body(manners.answer(body.kind, lambda: file.transact(order)))


@router.put("/transactions/{transaction}/rollback")
def roll_back(
    file: TheFile, manners: TheManners, transaction: Identity, body: TransactionBody
) -> SaidBody:
    """Undo a debit."""
    order = body.order(transaction)
    return _body(manners.answer("rollback", lambda: file.roll_back(order)))


@router.get("/transactions/{transaction}", response_model=ToldBody)
def read_transaction(file: TheFile, transaction: Identity) -> ToldBody | Response:
    """Tell a transaction."""
    found = file.transaction(transaction)
    if found is None:
        return Response(status_code=404)
    return ToldBody.model_validate(found, from_attributes=True)


@router.get("/transactions")
def list_transactions(
    file: TheFile,
    after: Annotated[int, Query(ge=0)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 100,
) -> PageBody:
    """Tell transactions in the order they came."""
    found, last = file.transactions(after, limit)
    return PageBody(
        transactions=[ToldBody.model_validate(one, from_attributes=True) for one in found],
        last=last,
    )


@router.put("/admin/players/{player}")
def put_player(file: TheFile, player: PlayerName, body: NewPlayer) -> SaidBody:
    """Add a player, or give one another balance."""
    file.put_player(player, body.balance, body.currency, blocked=body.blocked)
    return _body(file.standing(player))


@router.post("/admin/misbehaviour", status_code=204)
def misbehave(manners: TheManners, body: Misbehaviour) -> None:
    """Have something done wrong."""
    manners.tell(body)


def _body(said: Said) -> SaidBody:
    return SaidBody(balance=said.balance, currency=said.currency, version=said.version)
