"""Whole rounds of the games that ship, from what each keeps as golden: their draws and answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx

from reelwright.chance import SecureSource
from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.play.questions import Drawn
from reelwright.service import House, open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.games import Games
from reelwright.service.ports import Store
from tests.databases import Engine
from tests.games.make_golden import golden_folder
from tests.rounds import OPEN
from tests.secrecy.told import Visit
from tests.server.live import serving
from tests.service.houses import opened_store

POISON: Final = 987_654_321
"""An outcome that no draw has: where it is found, something was told that was not drawn yet."""


@dataclass(frozen=True)
class Golden:
    """A round: its stake, its draws, what the player answers, and after how many draws."""

    game: str
    stake: dict[str, Any]
    draws: tuple[Drawn, ...]
    answers: tuple[dict[str, Any], ...]
    asked_after: tuple[int, ...]

    def poisoned(self, question: int) -> Golden:
        """Return the round up to a question, with draws that cannot be after it."""
        made = self.asked_after[question]
        rest = [Drawn((POISON,) * len(one.outcomes)) for one in self.draws[made:]]
        return replace(
            self,
            draws=(*self.draws[:made], *rest, Drawn((POISON,))),
            answers=self.answers[:question],
        )


@cache
def golden_rounds() -> tuple[Golden, ...]:
    """Return of each game the round with most kinds of answers and most draws."""
    return tuple(
        max(filter(None, map(_golden, sorted(golden_folder(game).glob("*.jsonl")))), key=_variety)
        for game in shipped_games()
    )


def _variety(one: Golden) -> int:
    return 5 * len({json.dumps(answer) for answer in one.answers}) + len(one.draws)


def _golden(path: Path) -> Golden | None:
    """Read a round, unless it needs what earlier ones left, or asks the player nothing."""
    head, begun, *steps = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    draws: list[Drawn] = []
    answers, asked_after = [], []
    for step in steps:
        answer = step["answer"]
        if "drawn" in answer:
            draws.append(Drawn(tuple(answer["drawn"])))
        else:
            answers.append(answer)
            asked_after.append(len(draws))
    if begun["begin"]["carry"] or not answers:
        return None
    stake = begun["begin"]["stake"]
    return Golden(head["game"], stake, tuple(draws), tuple(answers), tuple(asked_after))


@contextmanager
def house_of(folder: Path, game: str, *draws: Drawn, engine: Engine = "sqlite") -> Iterator[House]:
    """Open a house for a game, whose test account is dealt these draws."""
    folder.mkdir()
    with opened_store(folder, engine) as store:
        yield on(store, game, *draws)


def on(store: Store, game: str, *draws: Drawn) -> House:
    games = Games({game: read_game(find_game(game))})
    house = open_house(store, games, OPEN, Chance(SecureSource(), Record(draws)))
    house.accounts.open_test()
    return house


def visited(folder: Path, golden: Golden) -> Visit:
    """Play a round at a server of its own."""
    with (
        house_of(folder, golden.game, *golden.draws) as house,
        serving(house) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        visit = Visit(client)
        visit.begin(golden.game, golden.stake)
        for answer in golden.answers:
            visit.answer(golden.game, answer)
    return visit
