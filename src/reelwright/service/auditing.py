"""The self-audit: what an account has is what came in and was won, less what was staked.

`checked` asks the running sums before each play and each collect (platform 12.4); `faults_of`
derives them anew from every transfer.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reelwright.service.errors import AccountLocked
from reelwright.service.fields import fields_of
from reelwright.service.money import RETURNED, REVERSED, moved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.service.ports import Books
    from reelwright.service.records import Account, LedgerName, Transfer

PAGE = 1000
"""How many transfers are read at once."""


class AuditFailed(Exception):
    """The sums of an account do not come to nothing: it must be locked."""

    def __init__(self, account: str, found: int) -> None:
        self.account = account
        self.because = f"self-audit: found {found} cents too many; allowed: 0"
        super().__init__(f"account {account}: {self.because}")


def checked(account: Account) -> Account:
    """Return an account that may be played; raises `AccountLocked`, `AuditFailed`."""
    if account.locked is not None:
        raise AccountLocked(account.locked)
    if found := sum(account.ledger.values()):
        raise AuditFailed(account.id, found)
    return account


def faults_of(books: Books, account: Account) -> Iterator[str]:
    """Yield where an account's sums, or its meters, are not those of its transfers."""
    if found := sum(account.ledger.values()):
        yield f"ledger: found sums of {found} cents; allowed: 0"
    paid: Counter[LedgerName] = Counter()
    by_kind: Counter[str] = Counter()
    balance = 0
    for place, one in enumerate(_every_transfer(books, account.id), 1):
        added = moved([one])
        paid.update(added)
        by_kind[one.kind] += one.amount
        balance += added["wallet"]
        if one.balance != balance:
            yield f"transfer {place}: found a balance of {one.balance}; allowed: {balance}"
    for name in sorted({*paid, *account.ledger}):
        if paid[name] != account.ledger.get(name, 0):
            yield f"ledger, {name}: found {account.ledger.get(name, 0)}; allowed: {paid[name]}"
    yield from _meter_faults(books, account, paid, by_kind)


def _every_transfer(books: Books, account: str) -> Iterator[Transfer]:
    """Yield every transfer of an account, a page at a time."""
    after = 0
    while page := books.transfers_after(account, after, PAGE):
        for number, one in page:
            yield one
            after = number


def _meter_faults(
    books: Books, account: Account, paid: Counter[LedgerName], by_kind: Counter[str]
) -> Iterator[str]:
    """Yield where an account's meters are not what its transfers add up to."""
    metered: Counter[str] = Counter()
    for more in books.meters(account.id).values():
        metered.update(fields_of(more))
    allowed = {
        "turnover": paid["stakes"],
        "wins": -paid["prizes"],
        "gamble_stakes": paid["gamble stakes"],
        "gamble_prizes": -paid["gamble prizes"],
        "returned": by_kind[RETURNED],
        "reversed": by_kind[REVERSED],
    }
    for name, amount in allowed.items():
        if metered[name] != amount:
            yield f"meters, {name}: found {metered[name]}; allowed: {amount}"
