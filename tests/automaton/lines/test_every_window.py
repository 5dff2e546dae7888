"""Lines of small games over every window: what they pay, how often each win, and nothing twice."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from random import Random

from reelwright.automaton.columns import places
from reelwright.automaton.hits import line_hits
from reelwright.automaton.machine import Machine
from reelwright.automaton.places import Place
from tests.automaton.lines.reading import HUNDREDTHS, LineReader, read
from tests.random_definitions import definition_of, random_phase, sound_game
from tests.random_definitions.frame import heights
from tests.random_definitions.taking import Plain
from tests.slow_judge import Bet, SlowJudge
from tests.slow_judge.wins import Columns

GAMES = 60
MOST_WINDOWS = 500


def _columns(game: Plain) -> list[list[tuple[str, ...]]]:
    """By reel every column that the base strips can show."""
    return [
        sorted(
            {
                tuple(strip[(stop + row) % len(strip)] for row in range(height))
                for stop in range(len(strip))
            }
        )
        for strip, height in zip(game["strips"]["base"], heights(game["window"]), strict=True)
    ]


def _small_games(random: Random) -> list[Plain]:
    games: list[Plain] = []
    while len(games) < GAMES:
        game, _ = sound_game(random)
        if "lines" in game:
            few = [columns[:3] for columns in _columns(game)]
            if prod(map(len, few)) <= MOST_WINDOWS:
                games.append(game)
    return games


def test_that_every_window_of_small_games_is_read_and_counted_as_it_is_judged() -> None:
    random = Random("every window")  # noqa: S311 - the same games every time
    won: Counter[bool] = Counter()
    for game in _small_games(random):
        definition, phase = definition_of(game), random_phase(random, game)
        columns = [columns[:3] for columns in _columns(game)]
        weights = [{column: random.randint(1, 3) for column in of_reel} for of_reel in columns]
        windows = list(product(*columns))
        reader = LineReader(definition, phase, windows)
        judge, bet = SlowJudge(game, phase), Bet((1,), HUNDREDTHS)
        hits: Counter[tuple[str, int, int]] = Counter()
        for window in windows:
            wins = [win for win in judge.wins(window, bet) if win.kind == "line"]
            paid = sum(win.amount for win in wins)
            assert read(reader.machine, reader.letters(window, 1)) == paid, (game, phase, window)
            won[paid > 0] += 1
            ways = prod(of[column] for of, column in zip(weights, window, strict=True))
            for win in wins:
                hits[win.name, win.count, win.amount] += ways
        assert _hits(reader, weights) == hits, (game, phase)
    assert min(won.values()) > GAMES


def _hits(
    reader: LineReader, weights: list[dict[tuple[str, ...], int]]
) -> dict[tuple[str, int, int], int]:
    reels = []
    for reel, of_reel in enumerate(weights, 1):
        row = reader.definition.lines.rows[0][reel - 1]
        met: Counter[Place] = Counter()
        for column, weight in of_reel.items():
            met[places(reader.definition, reader.phase, reel, column)[row]] += weight
        reels.append(met)
    hits: Counter[tuple[str, int, int]] = Counter()
    for win, ways in line_hits(reader.definition, reader.phase, reels).items():
        hits[win.name, win.count, int(win.amount * HUNDREDTHS)] += ways
    return hits


def test_that_no_two_nodes_of_a_machine_read_on_alike() -> None:
    random = Random("no two nodes")  # noqa: S311 - the same games every time
    nodes = 0
    for game in _small_games(random):
        windows: list[Columns] = list(product(*(columns[:3] for columns in _columns(game))))
        machine = LineReader(definition_of(game), "paid", windows).machine
        futures = _futures(machine)
        for of_reel in futures:
            assert len(set(of_reel)) == len(of_reel)
            nodes += len(of_reel)
    assert nodes > 5 * GAMES


def _futures(machine: Machine) -> list[list[tuple[int, ...]]]:
    """By reel what each node adds for every way to read on, less what it adds in any case."""
    layers: list[list[tuple[int, ...]]] = []
    following: list[tuple[int, ...]] = [(0,)]
    for steps, emits in zip(reversed(machine.steps), reversed(machine.emits), strict=True):
        layer: list[tuple[int, ...]] = []
        for to, added in zip(steps.tolist(), emits.tolist(), strict=True):
            whole = [
                add + rest for node, add in zip(to, added, strict=True) for rest in following[node]
            ]
            layer.append(tuple(each - whole[0] for each in whole))
        layers.append(layer)
        following = layer
    return layers[::-1]
