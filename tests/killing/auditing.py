"""What is held against a database after its servers were killed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass

from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice
from reelwright.service import House
from reelwright.service.log import OVER
from reelwright.service.ports import Store
from reelwright.service.records import Done, Round
from reelwright.store import open_store
from tests.killing.clients import ANSWERED, BEGUN, Asked, Client
from tests.service.houses import OPENING, choose, credits_of, house_on, moved
from tests.service.logs import audited, log_of
from tests.service.plays import GAME


@dataclass(frozen=True)
class Audited:
    """How much was looked at."""

    rounds: int
    """Rounds that were begun, each enacted again."""
    resumed: int
    """Those that were open, each found again and played out."""
    retold: int
    """Requests that were done by a server killed before it had answered: told, not done, again."""


def audit(database: str, clients: list[Client]) -> Audited:
    """Hold a database against its own books, its replays and what its clients were told."""
    with closing(open_store(database)) as store:
        house = house_on(store)
        with store.reading() as books:
            accounts = books.account_ids("", len(clients) + 1)
        assert sorted(accounts) == sorted(one.account for one in clients)
        assert audited(store) == []
        rounds = sum(_rounds_of(store, house, one) for one in clients)
        retold = sum(_done_once(store, one) for one in clients)
        resumed = sum(_played_out(house, one) for one in clients)
        assert audited(store) == []
        for one in clients:
            assert house.accounts.account(one.account).balance == moved(store, one.account)
    return Audited(rounds, resumed, retold)


def _rounds_of(store: Store, house: House, client: Client) -> int:
    """Hold the rounds of a client against its requests, its balance and their replays."""
    rounds = every_round(store, client.account)
    begun = client.to(BEGUN)
    assert [one.id for one in rounds] == [one.answer["id"] for one in begun]
    recalled = [house.recall.round(client.account, one.id) for one in rounds]
    assert all(again.follows for again in recalled)
    chosen = sum(len(again.choices) for again in recalled)
    assert chosen == len(client.to(ANSWERED)) + client.collected
    replayed = sum(event.credit for again in recalled for event in again.played.events)
    balance = house.accounts.account(client.account).balance
    assert balance == client.balance == moved(store, client.account) == OPENING + replayed
    over = [entry.round for entry in log_of(store, client.account) if entry.kind == OVER]
    assert sorted(filter(None, over)) == sorted(one.id for one in rounds if one.settled)
    return len(rounds)


def _done_once(store: Store, client: Client) -> int:
    """Hold what is kept of each request against what it was answered; return how many retold."""
    with store.reading() as books:
        return sum(
            _retold(one, books.done(client.account, one.key))
            for one in [*client.to(BEGUN), *client.to(ANSWERED)]
        )


def _retold(asked: Asked, done: Done | None) -> bool:
    """Hold a request against what is kept of it; tell whether it was done before it was sent last.

    That is by the clock, of a machine where all of them run: a figure, nothing hangs on it.
    """
    assert done is not None
    told = (done.round, done.answers, done.new_from, done.balance)
    named = ("id", "question_number", "new_from", "balance")
    assert told == tuple(asked.answer[name] for name in named)
    return done.at < asked.sent[-1]


def _played_out(house: House, client: Client) -> bool:
    """Find a client's open round as it was told, and play it out."""
    now = house.rounds.open_round(client.account, GAME)
    if client.now is None or client.now["settled"]:
        assert now is None
        return False
    assert now is not None
    assert now.stored.id == client.now["id"]
    assert now.stored.question_number == client.now["question_number"]
    before = client.balance - credits_of(now)
    while isinstance(now.played.question, Choice):
        options = now.played.question.options
        now = choose(house, now, COLLECT if COLLECT in options else options[0])
    assert now.stored.settled
    assert now.balance == before + credits_of(now)
    return True


def every_round(store: Store, account: str) -> list[Round]:
    """Return the rounds of an account, oldest first."""
    with store.reading() as books:
        return list(books.rounds(account, None, 1_000_000, None))[::-1]
