"""Players of an operator: their accounts here, opened and played in the operator's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.service.errors import NoWallet, UnknownPlayer
from reelwright.service.finding import known
from reelwright.service.ids import new_id
from reelwright.service.log import OPENED, write_log
from reelwright.service.ports import Raced
from reelwright.service.records import Account
from reelwright.service.wallet_outbox import unavailable
from reelwright.service.wallet_ports import WalletRefused, WalletSilent
from reelwright.service.wallet_records import Outside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.sessions import Begun, Sessions
    from reelwright.service.wallet_outbox import Outbox
    from reelwright.service.wallet_ports import OperatorWallet, Said
    from reelwright.service.wallet_records import WalletRequest


@dataclass(frozen=True, slots=True)
class Players:
    """Opens accounts of an operator's players and lets them in; shows what waits."""

    store: Store
    clock: Clock
    outbox: Outbox
    sessions: Sessions

    def open(self, player: str) -> Account:
        """Return the account of a player, opened where there is none yet.

        Raises `NoWallet`, `UnknownPlayer`, `WalletUnavailable`.
        """
        wallet = self._wallet()
        try:
            said = wallet.standing(player)
        except WalletRefused:
            raise UnknownPlayer(
                "player: found none of this reference; allowed: one that the wallet knows"
            ) from None
        except WalletSilent:
            raise unavailable() from None
        try:
            return self._opened(wallet, player, said)
        except Raced:
            return self._opened(wallet, player, said)

    def launch(self, player: str, by: str, key: str | None = None) -> Begun:
        """Begin a session of a player, in the name of an operator; opens the account, too.

        Asked again under the same key, the same token is told again.
        """
        return self.sessions.begin_launched(self.open(player).id, by, key)

    def outbox_from(self, after: int, limit: int) -> Sequence[tuple[int, WalletRequest]]:
        """Return what waits to be sent or is owed, oldest first, with numbers, those after one."""
        with self.store.reading() as books:
            return books.outbox(after, limit)

    def _wallet(self) -> OperatorWallet:
        if self.outbox.wallet is None:
            raise NoWallet("operator's wallet: found none; allowed: a server that has one")
        return self.outbox.wallet

    def _opened(self, wallet: OperatorWallet, player: str, said: Said) -> Account:
        with self.store.writing() as books:
            account = books.account_of_player(wallet.name, player)
            if account is None:
                account = self._open(books, wallet, player, said)
            else:
                books.heard(account, said)
            return known(books, account)

    def _open(self, books: Books, wallet: OperatorWallet, player: str, said: Said) -> str:
        opened = Account(id=new_id(), kind="real", currency=said.currency, ledger={})
        books.add_account(opened)
        outside = Outside(
            wallet=wallet.name, player=player, balance=said.balance, version=said.version
        )
        books.add_outside(opened.id, outside)
        what = {
            "account_kind": opened.kind,
            "currency": opened.currency,
            "wallet": wallet.name,
            "player": player,
        }
        write_log(books, opened.id, at=self.clock(), kind=OPENED, what=what)
        return opened.id
