"""What the log, its audit and the search of rounds need of a store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.service.log import Entry, Head
    from reelwright.service.records import Round, Transfer
    from reelwright.service.searching import Search


class LogBooks(Protocol):
    """The part of the books that holds the log. Pages begin after what was the last of another."""

    def head(self, chain: str) -> Head | None:
        """Return the head of a chain; while writing, nobody else moves it until the end."""
        ...

    def add_entry(self, entry: Entry) -> None:
        """Add an entry, and make it the head of its chain; raises `Raced` where there is one."""
        ...

    def heads(self, after: str, limit: int) -> Sequence[Head]:
        """Return heads in the order of the code points of their chains, those after `after`."""
        ...

    def headless(self, limit: int) -> Sequence[str]:
        """Return chains that have entries and no head."""
        ...

    def entries(self, chain: str, after: int, limit: int) -> Sequence[Entry]:
        """Return entries of a chain, those of numbers after `after`."""
        ...

    def entries_of_round(self, round_id: str) -> Sequence[Entry]:
        """Return the entries about a round, oldest first."""
        ...

    def account_ids(self, after: str, limit: int) -> Sequence[str]:
        """Return the ids of accounts, in an order of the store, those after `after`."""
        ...

    def rounds_of(self, ids: Sequence[str]) -> Sequence[Round]:
        """Return rounds by their ids, as many as there are."""
        ...

    def transfers_of_rounds(self, ids: Sequence[str]) -> Sequence[Transfer]:
        """Return every transfer of rounds, oldest first."""
        ...

    def transfers_after(
        self, account: str, number: int, limit: int
    ) -> Sequence[tuple[int, Transfer]]:
        """Return transfers of an account, oldest first, with their numbers, those after one."""
        ...

    def unlogged(self, limit: int) -> Sequence[str]:
        """Return the ids of settled rounds of which the log does not say so, oldest first."""
        ...

    def given(self, account: str) -> int:
        """Return what came into a wallet, less what left it, other than by rounds."""
        ...

    def search(self, search: Search) -> Sequence[Round]:
        """Return the rounds that were searched for, newest first."""
        ...
