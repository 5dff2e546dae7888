"""A reference wallet without the wire: messages are lost, late or doubled as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from reelwright.service.ports import Books, Store, Unavailable
from reelwright.service.wallet_ports import Order, Page, Said, WalletRefused, WalletSilent
from reelwright.wallets.reference import WalletFile
from reelwright.wallets.reference.misbehaving import Failed, Manners, Message

MOST: Final = 1_000_000


@dataclass
class Direct:
    """A wallet as the house sees it; what is to be done late waits to be let in."""

    file: WalletFile
    manners: Manners = field(default_factory=Manners)
    late: list[Callable[[], Said]] = field(default_factory=list)
    acts_late: bool = False
    name: str = "operator"
    sent: list[Order] = field(default_factory=list)
    after_debit: Callable[[], None] = lambda: None

    def standing(self, player: str) -> Said:
        return self.file.standing(player)

    def transact(self, order: Order) -> Said:
        said = self._answered(order.kind, order, lambda: self.file.transact(order))
        if order.reason == "stake":
            self.after_debit()
        return said

    def roll_back(self, order: Order) -> Said:
        return self._answered("rollback", order, lambda: self.file.roll_back(order))

    def transactions(self, after: int, limit: int) -> Page:
        return Page(*self.file.transactions(after, limit))

    def let_in(self) -> None:
        """Do all that comes late; nobody hears what comes of it."""
        for act in self.late:
            with suppress(WalletRefused):
                act()
        self.late.clear()

    def _answered(self, message: Message, order: Order, act: Callable[[], Said]) -> Said:
        self.sent.append(order)
        if self.acts_late:
            self.acts_late = False
            self.late.append(act)
            raise WalletSilent("no answer in time")
        try:
            return self.manners.answer(message, act)
        except Failed:
            raise WalletSilent("answered 500") from None


@dataclass
class Mortal:
    """A store that stops answering at once, as it does for a process that is killed."""

    store: Store
    dead: bool = False

    @contextmanager
    def reading(self) -> Iterator[Books]:
        self._live()
        with self.store.reading() as books:
            yield books

    @contextmanager
    def writing(self) -> Iterator[Books]:
        self._live()
        with self.store.writing() as books:
            yield books

    def _live(self) -> None:
        if self.dead:
            raise Unavailable("killed")
