"""Spins of random games with cascades, followed by hand and judged by the slow judge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from reelwright.chance import SeededSource
from reelwright.play import begin, step
from reelwright.play.cascades import Stopped, followed
from reelwright.play.questions import Choice, Chosen
from reelwright.play.state import Stake
from reelwright.play.window import window_at
from reelwright.profiles.files import profile
from tests.language.engine import engine_wins
from tests.random_definitions import definition_of, random_bet
from tests.random_definitions.cascades import SPUN, cascading_game
from tests.random_definitions.frame import heights
from tests.random_definitions.taking import Plain
from tests.slow_judge import Bet, SlowJudge, Win
from tests.slow_judge.wins import Columns

SEEDS = range(12)
SPINS = 30
ROUNDS = 10
MOST_ANSWERS = 400
Followed = list[tuple[Columns, int, list[Win]]]
"""The windows of a spin, each with what multiplies its line wins, and all that it wins."""


def by_hand(game: Plain, phase: str, strips: str, stops: tuple[int, ...], bet: Bet) -> Followed:
    """A spin as the rules have it, from the texts of the game and the slow judge alone."""
    rules = game["cascades"]
    judge = SlowJudge(game, phase)
    reels, rows = game["strips"][strips], heights(game["window"])
    columns = [
        [strip[(stop + row) % len(strip)] for row in range(height)]
        for strip, stop, height in zip(reels, stops, rows, strict=True)
    ]
    above = [stop - 1 for stop in stops]
    falls = phase in rules.get("phases", [phase])
    factors = rules.get("multipliers", [1]) if falls else [1]
    found: Followed = []
    while True:
        window = tuple(map(tuple, columns))
        wins = judge.wins(window, bet)
        found.append((window, factors[min(len(found), len(factors) - 1)], wins))
        gone = {place for win in wins if win.kind != "scatter" for place in win.positions}
        if not gone or not falls or len(found) > rules["at most"]:
            return found
        for reel, column in enumerate(columns):
            stays = [cell for row, cell in enumerate(column) if (reel + 1, row) not in gone]
            while len(stays) < len(column):
                stays.insert(0, reels[reel][above[reel] % len(reels[reel])])
                above[reel] -= 1
            columns[reel] = stays


def phases(game: Plain) -> Iterator[str]:
    yield "paid"
    yield from (key for key, one in game.get("features", {}).items() if one["kind"] in SPUN)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_window_of_a_spin_is_judged_alike_twice(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    game = cascading_game(random)
    definition, fell = definition_of(game), 0
    for phase in phases(game):
        if game.get("features", {}).get(phase, {}).get("kind") == "re-spins":
            continue
        for _ in range(SPINS):
            strips = random.choice(definition.sets_of(phase))
            stops = tuple(random.randrange(len(strip)) for strip in game["strips"][strips])
            bet = random_bet(random, game)
            stake = Stake(bet.lines, bet.line_bet, definition.stakes.units(len(bet.lines)))
            window = window_at(definition, phase, stops, strips)
            seen = list(followed(definition, stake, Stopped(phase, strips, stops), window))
            right = by_hand(game, phase, strips, stops, bet)
            told = [
                (one.window, one.factor, engine_wins(definition, one.window, bet, phase))
                for one in seen
            ]
            assert told == right, game
            fell += len(seen) - 1
    assert fell


@pytest.mark.parametrize("seed", SEEDS)
def test_rounds_go_on_to_their_end(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    game = cascading_game(random)
    definition, source = definition_of(game), SeededSource(seed)
    bet = random_bet(random, game)
    stake = Stake(bet.lines, bet.line_bet, definition.stakes.units(len(bet.lines)))
    for _ in range(ROUNDS):
        now, answers = begin(definition, profile("open"), stake), 0
        credit = sum(getattr(event, "credit", 0) for event in now.events)
        while now.question is not None and answers < MOST_ANSWERS:
            asked = now.question
            last = Chosen(asked.options[-1]) if isinstance(asked, Choice) else None
            now = step(now.state, last or source.answer(asked))  # type: ignore[arg-type]
            credit += sum(getattr(event, "credit", 0) for event in now.events)
            answers += 1
        assert now.question is None, game
        assert credit == now.state.won - now.state.terms.stake.total
