"""The audit of a log: every chain, every round it tells of, every ledger, nothing changed.

It reads a page at a time within one consistent state, however much there is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from reelwright.play.codec import plain_text
from reelwright.service.auditing import faults_of
from reelwright.service.log import OVER, VOID, ZEROS, entry_hash
from reelwright.service.log_heads import PAGE, HeadOfHeads, every_head
from reelwright.service.log_rounds import entry_of
from reelwright.service.searching import status_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.play.codec import Plain
    from reelwright.service.log import Entry, Head
    from reelwright.service.log_heads import Kept
    from reelwright.service.ports import Books
    from reelwright.service.records import Account, Round, Transfer

ROUND_KINDS = (OVER, VOID)
MOST_UNLOGGED = 1000
"""How many rounds without an entry are named."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """What does not agree: where, what is there, what must be there."""

    place: str
    found: str
    allowed: str

    def words(self) -> str:
        """Return it as one line of text."""
        return f"{self.place}: found {self.found}; allowed: {self.allowed}"


def in_parts(message: str) -> tuple[str, str, str]:
    """Return the place, what was found and what is allowed, of a message that says them."""
    place, _, rest = message.partition(": found ")
    found, _, allowed = rest.partition("; allowed: ")
    return place, found, allowed


class LogAudit:
    """One audit of everything that a store holds; the counts are those of what was read so far."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._heads = HeadOfHeads()
        self.chains = self.entries = self.rounds = self.accounts = 0

    @property
    def head(self) -> str:
        """The digest of every head."""
        return self._heads.digest

    def disagreements(self) -> Iterator[Disagreement]:
        """Yield all that does not agree."""
        for head in every_head(self._books):
            self.chains += 1
            self._heads.add(head)
            yield from _readable(f"chain {head.chain}", self._chain(head))
        for chain in self._books.headless(MOST_UNLOGGED):
            yield Disagreement(f"chain {chain}", "entries without a head", "a head for each chain")
        for round_id in self._books.unlogged(MOST_UNLOGGED):
            yield Disagreement(
                f"round {round_id}", "no entry that says how it was settled", "one in the log"
            )
        yield from self._every_account()

    def _chain(self, head: Head) -> Iterator[Disagreement]:
        """Yield what is wrong in a chain, and with the money and rounds it tells of."""
        number, previous, given = 0, ZEROS, 0
        account = self._books.account(head.chain)
        while page := self._books.entries(head.chain, number, PAGE):
            for entry in page:
                self.entries += 1
                yield from _links(entry, number + 1, previous)
                number, previous = entry.number, entry.hash
                given += _amount(entry)
            place = f"{_place(page[0])} and the next {len(page) - 1}, their rounds"
            yield from _readable(place, self._rounds_of(page, account))
        if (number, previous) != (head.number, head.hash):
            yield Disagreement(
                f"chain {head.chain}, head",
                f"entry {head.number} of hash {head.hash}",
                f"its last entry, {number} of hash {previous}",
            )
        came_in = self._books.given(head.chain)
        if came_in != given:
            place = f"account {head.chain}, money other than of rounds"
            yield Disagreement(place, f"{came_in} cents", f"{given}, as the log says")

    def _rounds_of(self, page: Sequence[Entry], account: Account | None) -> Iterator[Disagreement]:
        """Yield where the rounds that entries tell of are not as they say."""
        told = [entry for entry in page if entry.kind in ROUND_KINDS]
        ids = [entry.round for entry in told if entry.round is not None]
        rounds = {one.id: one for one in self._books.rounds_of(ids)}
        moved = _by_round(self._books.transfers_of_rounds(ids))
        for entry in told:
            self.rounds += entry.kind == OVER
            stored = rounds.get(entry.round or "")
            transfers = moved.get(entry.round or "", [])
            for place, found, allowed in told_otherwise(entry, stored, account, transfers):
                where = f"{_place(entry)}, round {entry.round}{place and f', {place}'}"
                yield Disagreement(where, found, allowed)

    def _every_account(self) -> Iterator[Disagreement]:
        after = ""
        while page := self._books.account_ids(after, PAGE):
            for account in page:
                yield from _readable(f"account {account}", self._account(account))
            after = page[-1]

    def _account(self, account_id: str) -> Iterator[Disagreement]:
        self.accounts += 1
        place = f"account {account_id}"
        if self._books.head(account_id) is None:
            yield Disagreement(place, "no chain in the log", "one for each account")
        account = self._books.account(account_id)
        assert account is not None
        for fault in faults_of(self._books, account):
            where, found, allowed = in_parts(fault)
            yield Disagreement(f"{place}, {where}", found, allowed)


def told_otherwise(
    entry: Entry, stored: Round | None, account: Account | None, transfers: list[Transfer]
) -> Iterator[tuple[str, str, str]]:
    """Yield where a round is not as its entry says: the place, what is stored, what it says."""
    said = what_of(entry)
    if stored is None or account is None or stored.account != entry.chain:
        yield "", "no such round of this account", "one as the entry says"
    elif stored.closed is None or (entry.kind == VOID and stored.void is None):
        yield "", f"one that is {status_of(stored)}", f"a {entry.kind}"
    else:
        now = entry_of(entry.kind, stored, account, transfers)
        for name in sorted({*now, *said}):
            if plain_text(now.get(name)) != plain_text(said.get(name)):
                yield name, plain_text(now.get(name)), plain_text(said.get(name))


def what_of(entry: Entry) -> Plain:
    """Return the data of an entry; nothing where it holds no object, which its hash tells."""
    try:
        found: Any = json.loads(entry.what)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def gone_from(books: Books, kept: Kept) -> Iterator[Disagreement]:
    """Yield where a log does not go on from heads that were kept: a tail is cut off, or changed."""
    for head in kept.heads:
        place = f"chain {head.chain}, entry {head.number}"
        page = books.entries(head.chain, head.number - 1, 1)
        if not page or page[0].number != head.number:
            yield Disagreement(place, "nothing", f"one of hash {head.hash}, which was kept")
        elif page[0].hash != head.hash:
            found = f"one of hash {page[0].hash}"
            yield Disagreement(place, found, f"one of hash {head.hash}, which was kept")


def _readable(place: str, found: Iterator[Disagreement]) -> Iterator[Disagreement]:
    """Yield what does not agree, and that rows there are none any more where they are not."""
    try:
        yield from found
    except (TypeError, ValueError) as error:
        yield Disagreement(place, f"what cannot be read ({error})", "rows as they were written")


def _links(entry: Entry, number: int, previous: str) -> Iterator[Disagreement]:
    """Yield where an entry does not follow the one before it."""
    place = _place(entry)
    if entry.number != number:
        yield Disagreement(place, f"the number {entry.number}", str(number))
    if entry.previous != previous:
        yield Disagreement(f"{place}, previous", entry.previous, previous)
    if (allowed := entry_hash(entry)) != entry.hash:
        yield Disagreement(f"{place}, hash", entry.hash, allowed)
    said = what_of(entry).get("round")
    if entry.kind in ROUND_KINDS and entry.round != said:
        yield Disagreement(f"{place}, round", str(entry.round), str(said))


def _amount(entry: Entry) -> int:
    amount = what_of(entry).get("amount")
    return amount if isinstance(amount, int) else 0


def _by_round(transfers: Sequence[Transfer]) -> dict[str, list[Transfer]]:
    by_round = sorted(transfers, key=lambda one: one.round or "")
    return {name or "": list(mine) for name, mine in groupby(by_round, key=lambda one: one.round)}


def _place(entry: Entry) -> str:
    return f"chain {entry.chain}, entry {entry.number}"
