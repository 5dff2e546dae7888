"""The power cut at many moments: what is left is opened as ever and held against what was told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import text

from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice
from reelwright.service import House
from reelwright.service.playing import RoundNow
from reelwright.store import DatabaseError, SqlStore, open_store
from tests.durability.disk import LOSING, Disk, Losing, Told
from tests.durability.playing import NAME, Evening, Request, View
from tests.service.houses import choose, house_on
from tests.service.logs import audited
from tests.service.plays import GAME

MOST_FAULTS: Final = 5
REPEATED: Final = 2
"""Requests that are asked again afterwards, before the one under way."""


@dataclass(frozen=True)
class PowerCut:
    """What was found after one cut."""

    at: int
    losing: Losing
    told: int
    """Requests that were answered before it."""
    finished: bool
    """Whether the one under way was done, too."""
    faults: tuple[str, ...]


def power_cuts(evening: Evening, folder: Path, cuts: int, seed: int) -> Iterator[PowerCut]:
    """Cut the power at so many moments by chance, and look at what is left each time."""
    chance = Random(seed)  # noqa: S311  (when to cut, nothing secret)
    moments = sorted(_moments(evening, chance, cuts))
    disk, told, done = Disk({}), 0, 0
    for number, moment in enumerate(moments):
        for one in evening.done[done:moment]:
            disk.do(one)
            told += isinstance(one, Told)
        done = moment
        losing = LOSING[number % len(LOSING)]
        left = folder / f"cut{number}"
        left.mkdir()
        for name, held in disk.left(losing, chance).items():
            (left / name).write_bytes(held)
        finished, faults = _found(left / NAME, evening, told)
        yield PowerCut(moment, losing, told, finished, tuple(faults))


def _moments(evening: Evening, chance: Random, cuts: int) -> Iterator[int]:
    """Yield moments after anything that was done, what is done seldom as often as the rest."""
    after = defaultdict(list)
    for number, one in enumerate(evening.done, start=1):
        after[type(one), getattr(one, "name", "")].append(number)
    kinds = list(after.values())
    for _ in range(cuts):
        yield chance.choice(chance.choice(kinds))


def _found(path: Path, evening: Evening, told: int) -> tuple[bool, list[str]]:
    """Open what is left; return whether the request under way was done, and all that is wrong."""
    try:
        with closing(open_store(f"sqlite:///{path}")) as store:
            return _held(store, evening, told)
    except DatabaseError as error:
        return False, [str(error)]


def _held(store: SqlStore, evening: Evening, told: int) -> tuple[bool, list[str]]:
    with store.engine.connect() as connection:
        check = list(connection.execute(text("PRAGMA integrity_check")).scalars())
        if check != ["ok"]:
            return False, check[:MOST_FAULTS]
        kept = {(one.scope, one.key) for one in connection.execute(text("SELECT * FROM done"))}
    faults = [one.words() for one in audited(store)]
    before, under_way = evening.requests[:told], evening.requests[told : told + 1]
    lost = [one.key for one in before if (one.scope, one.key) not in kept]
    faults += [f"{key}: found nothing; allowed: what was told" for key in lost[:MOST_FAULTS]]
    finished = len(kept) > len(before)
    if kept - {(one.scope, one.key) for one in (*before, *under_way)}:
        faults.append("requests: found more than were made")
    if not faults:
        faults += _played_on(store, before, under_way, finished=finished)
    return finished, faults


def _played_on(
    store: SqlStore, before: tuple[Request, ...], under_way: tuple[Request, ...], *, finished: bool
) -> Iterator[str]:
    """Ask again what was under way, play out what is open, and yield what is not as it was told."""
    house = house_on(store)
    done = (*before, *(under_way if finished else ()))
    for account, told in _standing(done).items():
        if house.accounts.account(account).balance != told[3]:
            yield f"{account}: found another balance; allowed: the {told[3]} cents told"
    for one in (*before[-REPEATED:], *under_way):
        again = one.ask(house)
        if one in done and again != one.told:
            yield f"{one.key}: found {again}; allowed: {one.told}"
    for account in _standing(done):
        _play_out(house, account)
    yield from (one.words() for one in audited(store))


def _standing(done: tuple[Request, ...]) -> dict[str, View]:
    """Return the last that each account was told."""
    return {one.scope or one.told[0]: one.told for one in done}


def _play_out(house: House, account: str) -> None:
    now: RoundNow | None = house.rounds.open_round(account, GAME)
    while now is not None and isinstance(now.played.question, Choice):
        options = now.played.question.options
        now = choose(house, now, COLLECT if COLLECT in options else options[0])
