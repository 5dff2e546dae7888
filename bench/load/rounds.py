"""Rounds that were played, copied to other accounts with all that the house writes of a round.

Each copy is a row of its own: an id, its transfers on the running balance of its account, the
requests it was played by, an entry of the account's chain. An audit of the store finds nothing.
"""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any, Final

from reelwright.chance import SecureSource
from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_data, plain_hash, stake_data
from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice, Chosen
from reelwright.service.archive import profile_digest
from reelwright.service.fields import fields_of
from reelwright.service.log import OPENED, OVER, ZEROS, Head, following
from reelwright.service.log_rounds import told_of
from reelwright.service.money import metered, moved, transfers_of
from reelwright.service.playing import answered, drawn, opened
from reelwright.service.records import (
    Account,
    Done,
    LedgerName,
    MeterKey,
    Round,
    Transfer,
    meter_of,
)
from reelwright.store.tables import accounts, done, heads, ledger, log, meters, rounds, transfers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Table

    from reelwright.definition.model import Definition
    from reelwright.play.state import Stake
    from reelwright.profiles.model import Profile
    from reelwright.service.playing import Played

ROUNDS_OF_ACCOUNT = 1000
GIVEN = 100_000
OPENING: Final[dict[LedgerName, int]] = {"wallet": GIVEN, "funds": -GIVEN}
FIRST = datetime(2026, 1, 1, tzinfo=UTC)
EVERY = timedelta(milliseconds=2)

Rows = dict["Table", list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Model:
    """A round that was played: how it ended, and how it stood when each request was answered."""

    whole: Played
    requests: tuple[tuple[int, int], ...]
    """For each request the answers the round then had, and the place of its first news."""


def model(definition: Definition, profile: Profile, stake: Stake, random: Random) -> Model:
    """Play a round as the clients of this bench do."""
    source, seen, requests = SecureSource(), 0, []
    played = drawn(opened(definition, profile, stake), source)
    while True:
        requests.append((played.question_number, seen))
        if not isinstance(played.question, Choice):
            return Model(played, tuple(requests))
        seen = len(played.events)
        options = played.question.options
        option = COLLECT if COLLECT in options else random.choice(options)
        played = drawn(answered(played, Chosen(option)), source)


class Copies:
    """Makes whole accounts out of models."""

    def __init__(
        self, key: str, definition: Definition, profile: Profile, models: list[Model]
    ) -> None:
        self.key, self.definition, self.models = key, definition, models
        self._profile = profile_digest(profile)

    def account(self, number: int, size: int) -> Rows:
        """Return the rows of an account that has played so many rounds."""
        random = Random(number)  # noqa: S311  (which rounds an account has played)
        at = FIRST + number * size * EVERY
        made = _Account(secrets.token_urlsafe(16), at)
        for place in range(1, size + 1):
            one = random.choice(self.models)
            made.add(one, self._round(one.whole, made.name, at + place * EVERY))
        return made.finished()

    def _round(self, whole: Played, account: str, at: datetime) -> Round:
        stake: Stake = whole.state.terms.stake
        return Round(
            id=secrets.token_urlsafe(16),
            account=account,
            game=self.key,
            digest=self.definition.digest,
            profile=self._profile,
            rules_version=RULES_VERSION,
            stake=stake_data(stake),
            total_bet=stake.cost,
            carry={},
            answers=tuple(map(answer_data, whole.answers)),
            events_hash=whole.events_hash,
            won=whole.state.won,
            settled=True,
            opened=at,
            closed=at,
        )


class _Account:
    """The rows of an account, as its rounds come to it."""

    def __init__(self, name: str, at: datetime) -> None:
        self.name = name
        self._sums: Counter[LedgerName] = Counter(OPENING)
        self._meters: dict[MeterKey, Counter[str]] = defaultdict(Counter)
        given = Transfer(
            account=name,
            kind="opened",
            payer="funds",
            payee="wallet",
            amount=GIVEN,
            balance=GIVEN,
            at=at,
        )
        what = {"account_kind": "demo", "currency": "NZD", "amount": GIVEN, "balance": GIVEN}
        self._last = following(Head(name, 0, ZEROS), at=at, kind=OPENED, what=what)
        self._rows: Rows = defaultdict(list)
        self._rows[transfers].append(fields_of(given))
        self._rows[log].append(fields_of(self._last))

    def add(self, one: Model, played: Round) -> None:
        """Add a round that is over."""
        assert played.closed is not None
        account = Account(id=self.name, kind="demo", currency="NZD", ledger=self._sums)
        moves = transfers_of(one.whole, 0, round_id=played.id, account=account, at=played.closed)
        self._sums.update(moved(moves))
        self._meters[meter_of(played)].update(fields_of(metered(moves, one.whole.events)))
        told = told_of(played, account, moves)
        head = Head(self.name, self._last.number, self._last.hash)
        self._last = following(head, at=played.closed, kind=OVER, what=told, round_id=played.id)
        rows = self._rows
        rows[rounds].append({**fields_of(played), "question_number": played.question_number})
        rows[transfers] += map(fields_of, moves)
        rows[log].append(fields_of(self._last))
        rows[done] += map(fields_of, _requests(one, played, moves))

    def finished(self) -> Rows:
        """Return all rows, with where its sums, meters and chain have come to."""
        name, rows = self.name, self._rows
        balance = self._sums.pop("wallet")
        rows[accounts].append(
            {"id": name, "kind": "demo", "currency": "NZD", "locked": None, "balance": balance}
        )
        rows[ledger] = [
            {"account": name, "name": side, "balance": sum_of}
            for side, sum_of in self._sums.items()
        ]
        rows[heads].append({"chain": name, "number": self._last.number, "hash": self._last.hash})
        rows[meters] = [{**fields_of(key), **counts} for key, counts in self._meters.items()]
        return rows


def _requests(one: Model, played: Round, moves: list[Transfer]) -> Iterator[Done]:
    for answers, new_from in one.requests:
        before = [each for each in moves if (each.question_number or 0) <= answers]
        yield Done(
            scope=played.account,
            key=secrets.token_hex(16),
            request=plain_hash(played.id),
            account=played.account,
            balance=before[-1].balance,
            at=played.opened,
            round=played.id,
            answers=answers,
            new_from=new_from,
        )
