"""Rounds played through the service on a database of which everything is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from sqlalchemy import event
from sqlalchemy.engine import make_url

from reelwright.chance import SeededSource
from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice, Chosen
from reelwright.play.state import Stake
from reelwright.service import House, open_house
from reelwright.service.chance import Chance
from reelwright.service.playing import RoundNow
from reelwright.store import SqlStore
from reelwright.store.engine import engine_of
from reelwright.store.upgrade import upgrade
from tests.durability.disk import Done
from tests.durability.recording import Recording
from tests.rounds import ALL_LINES, OPEN
from tests.service.houses import games
from tests.service.plays import GAME

NAME: Final = "rounds.sqlite3"
ACCOUNTS: Final = 3
HELD: Final = 0.2
"""The share of requests done while somebody still reads what was before: checkpoints wait."""

View: TypeAlias = tuple[str, int, int, int]
"""What a client was told: which account or round, its answers, where news began, the balance."""


@dataclass(frozen=True)
class Request:
    """A request under a key, and what it was answered."""

    scope: str
    """Whose key it is: an account, or nobody's where an account is opened."""
    key: str
    ask: Callable[[House], View]
    told: View


@dataclass(frozen=True)
class Evening:
    """All that was played, and all that was done to the files meanwhile."""

    requests: tuple[Request, ...]
    done: tuple[Done, ...]


def evening(folder: Path, requests: int, seed: int, *pragmas: str) -> Evening:
    """Play so many requests, from a database that is not there yet to one that is closed."""
    recording, chance = Recording(), Random(seed)  # noqa: S311  (what is played, nothing secret)
    with _recorded(recording, folder / NAME, pragmas) as store:
        house = open_house(store, games(), OPEN, Chance(SeededSource(seed)))
        told: list[Request] = []
        for request in _played(house, store, chance, requests):
            recording.told(len(told))
            told.append(request)
    recording.unregister()
    return Evening(tuple(told), tuple(recording.done))


@contextmanager
def _recorded(recording: Recording, path: Path, pragmas: tuple[str, ...]) -> Iterator[SqlStore]:
    """Open a store as ever, but for the library and for settings that are to be shown wanting."""
    engine = engine_of(make_url(recording.address(path)))

    @event.listens_for(engine, "connect")
    def weaken(connection: object, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]

    upgrade(engine)
    store = SqlStore(engine)
    try:
        yield store
    finally:
        store.close()


def _played(house: House, store: SqlStore, chance: Random, requests: int) -> Iterator[Request]:
    """Yield requests as they are answered: accounts in turn, begun, answered and collected."""
    accounts: list[str] = []
    standing: dict[str, RoundNow | None] = {}
    for number in range(requests):
        key = f"request-{number:05}"
        if len(accounts) < ACCOUNTS:
            yield (opened := _request("", key, _opening(key), house))
            accounts.append(opened.told[0])
            continue
        account = chance.choice(accounts)
        now = standing.get(account)
        kept: list[RoundNow] = []
        ask = _playing(account, key, now, chance, kept)
        if chance.random() < HELD:
            with store.reading() as books:
                books.account(account)
                request = _request(account, key, ask, house)
        else:
            request = _request(account, key, ask, house)
        standing[account] = kept[0]
        yield request


def _request(scope: str, key: str, ask: Callable[[House], View], house: House) -> Request:
    return Request(scope, key, ask, ask(house))


def _opening(key: str) -> Callable[[House], View]:
    def ask(house: House) -> View:
        opened = house.accounts.open_demo(key)
        return opened.id, 0, 0, opened.balance

    return ask


def _playing(
    account: str, key: str, now: RoundNow | None, chance: Random, kept: list[RoundNow]
) -> Callable[[House], View]:
    """Return what plays on an account: an answer where one is wanted, else another round."""
    asked = None if now is None else now.played.question
    if now is None or not isinstance(asked, Choice) or _leaves(asked, chance):
        stake = Stake(ALL_LINES, 1)
        return _kept(kept, lambda house: house.rounds.begin(account, GAME, stake, key))
    stored, answer = now.stored, Chosen(chance.choice(asked.options))
    return _kept(
        kept,
        lambda house: house.rounds.answer(account, stored.id, stored.question_number, answer, key),
    )


def _leaves(asked: Choice, chance: Random) -> bool:
    """Tell whether a win is left to be collected by the next round."""
    return COLLECT in asked.options and chance.random() < 0.3


def _kept(kept: list[RoundNow], ask: Callable[[House], RoundNow]) -> Callable[[House], View]:
    def asked(house: House) -> View:
        now = ask(house)
        kept.append(now)
        return now.stored.id, now.stored.question_number, now.new_from, now.balance

    return asked
