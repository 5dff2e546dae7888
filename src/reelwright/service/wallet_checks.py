"""Our requests to an operator's wallet held against the transactions in the operator's books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reelwright.service.log_checks import Disagreement

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from reelwright.service.ports import Books
    from reelwright.service.wallet_ports import OperatorWallet, There, Told
    from reelwright.service.wallet_records import State, WalletRequest

PAGE: Final = 500

THERE: Final[dict[State, There | None]] = {
    "used": "done",
    "done": "done",
    "undone": "rolled-back",
    "refused": None,
    "owed": None,
}
"""Where a request that is over stands at the operator's; nowhere, where it was refused."""


def every_transaction(wallet: OperatorWallet) -> dict[str, Told]:
    """Return all transactions of the operator's books; raises `WalletSilent`."""
    found: dict[str, Told] = {}
    last = 0
    while (page := wallet.transactions(last, PAGE)).transactions:
        found |= {one.id: one for one in page.transactions}
        last = page.last
    return found


class WalletAudit:
    """One comparison: what the operator's books had was read before ours are."""

    def __init__(self, books: Books, name: str, theirs: Mapping[str, Told]) -> None:
        self._books = books
        self._name = name
        self._theirs = dict(theirs)
        self.transactions = len(theirs)
        self.requests = 0

    def disagreements(self, began: datetime) -> Iterator[Disagreement]:
        """Yield all that does not agree, but for what was asked once the reading had begun."""
        number = 0
        while page := self._books.wallet_requests_after(self._name, number, PAGE):
            for place, request, player, currency in page:
                number = place
                told = self._theirs.pop(request.id, None)
                if request.asked < began:
                    self.requests += 1
                    yield from _differences(request, player, currency, told)
        for told in self._theirs.values():
            found = f"a {told.kind} of {told.amount} {told.currency} of {told.player}"
            yield Disagreement(f"transaction {told.id}", f"{found}, {told.state} there", "ours")


def _differences(
    request: WalletRequest, player: str, currency: str, told: Told | None
) -> Iterator[Disagreement]:
    """Yield where a request and its transaction are not the same."""
    place = f"request {request.id} of account {request.account}"
    there = "nothing" if told is None else told.state
    if request.state not in THERE:
        yield Disagreement(f"{place}, state", f"{request.state}, {there} there", "one that is over")
    elif (None if told is None else told.state) != THERE[request.state]:
        allowed = THERE[request.state] or "nothing"
        yield Disagreement(f"{place}, {request.state}", f"{there} there", f"{allowed} there")
    if told is not None:
        ours = {
            "kind": request.kind,
            "player": player,
            "amount": request.amount,
            "currency": currency,
        }
        for name, value in ours.items():
            if getattr(told, name) != value:
                yield Disagreement(
                    f"{place}, {name}", f"{getattr(told, name)} there", f"{value}, as we asked"
                )
