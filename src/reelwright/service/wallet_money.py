"""What of a round goes to and comes from an operator's wallet, within the round's transaction.

The ledger here stays the truth of what a round moved. Money comes out of an operator's wallet as
a transfer from "funds" to "wallet" and goes back as one the other way, so that between rounds
there is nothing in the wallet of such an account. An account that is kept here is left as it is:
its wallet is its ledger.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from reelwright.service.finding import known
from reelwright.service.ids import new_id
from reelwright.service.log import write_log
from reelwright.service.money import REVERSED
from reelwright.service.ports import Raced
from reelwright.service.records import Transfer
from reelwright.service.wallet_records import WalletRequest

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from reelwright.service.playing import Played
    from reelwright.service.ports import Books
    from reelwright.service.records import Account, LedgerName, Round
    from reelwright.service.wallet_ports import Said
    from reelwright.service.wallet_records import Reason, WalletKind

DEBITED: Final = "debited"
CREDITED: Final = "credited"
OWED_PAID: Final = "owed paid"


class Short(Exception):
    """A step costs more than an account has here: the operator's wallet must be debited first."""

    def __init__(self, account: Account, amount: int, round_id: str) -> None:
        super().__init__(f"account {account.id}: {amount} cents short")
        self.account = account
        self.amount = amount
        self.round = round_id


@dataclass(slots=True)
class Grant:
    """A debit that the operator's wallet has made, for the round it was asked for to claim."""

    request: WalletRequest
    said: Said
    claimed: bool = False
    """Whether the transaction that was last tried has claimed it."""


def new_round_id(grant: Grant | None) -> str:
    """Return the id of a round that begins: the one that its debit was asked for."""
    return new_id() if grant is None else grant.request.round


def funded(
    books: Books,
    account: Account,
    grant: Grant | None,
    round_id: str,
    cost: int,
    at: datetime,
) -> Account:
    """Return an account with what the news of a round costs.

    Raises `Short` where that is to be debited outside, and `Raced` where the debit that was made
    is not what is wanted any more.
    """
    missing = cost - account.balance
    if account.outside is None or missing <= 0:
        return account
    if grant is None:
        raise Short(account, missing, round_id)
    request = grant.request
    books.heard(account.id, grant.said)
    _moved(books, account, request, DEBITED, at)
    paid = known(books, account.id)
    used = request.amount == missing and books.use_wallet_request(request.id, paid.told_balance)
    if not used:
        raise Raced
    grant.claimed = True
    return paid


def paid_out(
    books: Books, account: Account, stored: Round, left: int, at: datetime, reason: Reason = "prize"
) -> int:
    """Send what a round has left in the wallet here to where it is kept; return the told balance.

    `account` is as it was before the round left it.
    """
    outside = account.outside
    if outside is None:
        return left
    if left:
        request = _request(account, stored, "credit", reason, left, at)
        books.add_wallet_request(request)
        _moved(books, account, request, CREDITED, at)
    return outside.balance + outside.pending + left


def settle_void(
    books: Books, account_id: str, stored: Round, undone: Iterable[Transfer], at: datetime
) -> None:
    """Send out what a void round gave back, and demand what it had paid out and is owed."""
    account = known(books, account_id)
    if account.outside is None:
        return
    paid_out(books, account, stored, account.balance, at, "void")
    owed = sum(one.amount for one in undone if one.kind == REVERSED and one.payer == "owed")
    if owed:
        books.add_wallet_request(_request(account, stored, "debit", "owed", owed, at))


def as_told(transfers: list[Transfer], before: int | None) -> tuple[Transfer, ...]:
    """Return the transfers of a round with the balances that its player was told.

    Those are what it had `before`, which is not in the wallet here, and what moved since.
    """
    if before is None:
        return tuple(transfers)
    found = []
    for one in transfers:
        before += one.amount * ((one.payee == "wallet") - (one.payer == "wallet"))
        found.append(replace(one, balance=before))
    return tuple(found)


def owed_paid(books: Books, account: Account, request: WalletRequest, at: datetime) -> None:
    """Write that the operator's wallet has paid what was owed."""
    _moved(books, account, request, OWED_PAID, at)


def new_request(
    account: str, round_id: str, amount: int, at: datetime, until: datetime
) -> WalletRequest:
    """Return the request for a stake, to be used by a round until some time."""
    return WalletRequest(
        id=new_id(),
        account=account,
        kind="debit",
        amount=amount,
        round=round_id,
        reason="stake",
        state="asked",
        asked=at,
        due=until,
    )


def cost_of(taken: Played, told: int) -> int:
    """Return what the steps of a round cost, all but its first `told`, whatever comes later."""
    balance = lowest = 0
    for events in taken.steps[told:]:
        for event in events:
            balance += event.credit
            lowest = min(lowest, balance)
    return -lowest


def _request(
    account: Account, stored: Round, kind: WalletKind, reason: Reason, amount: int, at: datetime
) -> WalletRequest:
    return WalletRequest(
        id=new_id(),
        account=account.id,
        kind=kind,
        amount=amount,
        round=stored.id,
        reason=reason,
        state="due",
        asked=at,
        due=at,
    )


_SIDES: Final[dict[str, tuple[LedgerName, LedgerName, int]]] = {
    DEBITED: ("funds", "wallet", 1),
    CREDITED: ("wallet", "funds", -1),
    OWED_PAID: ("funds", "owed", 0),
}
"""Who pays whom, and what that does to the wallet."""


def _moved(books: Books, account: Account, request: WalletRequest, kind: str, at: datetime) -> None:
    """Move what a request is for, and say so in the log."""
    payer, payee, sign = _SIDES[kind]
    balance = 0 if kind == CREDITED else account.balance + sign * request.amount
    one = Transfer(
        account=account.id,
        kind=kind,
        payer=payer,
        payee=payee,
        amount=request.amount,
        balance=balance,
        at=at,
    )
    books.move([one])
    what = {
        "amount": sign * request.amount,
        "request": request.id,
        "reason": request.reason,
        "of_round": request.round,
    }
    write_log(books, account.id, at=at, kind=f"wallet {kind}", what=what)
