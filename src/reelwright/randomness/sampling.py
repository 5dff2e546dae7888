"""Sampling a game: draws of rounds, and of each place that rounds reach too seldom, asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.play.questions import Draw, Even, check
from reelwright.profiles.files import profile
from reelwright.randomness.places import one_part, places_of
from reelwright.randomness.streams import Changing, Law, Sample, Spins, Stream
from reelwright.randomness.watching import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reelwright.chance import Source
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Drawn, Odds
    from reelwright.randomness.places import Places

Told: TypeAlias = "Callable[[str, int, int], None]"
"""Is told what is being done, how much of it is done, and how much there is."""

PLAYED_UNDER = "open"
"""The profile that the server plays under."""
PLAYING, ASKING = "rounds played", "places asked"
AT_ONCE = 500
MOST_WEIGHTS = 12
"""Up to so many weights are named one by one."""


@dataclass(slots=True)
class _Drawn:
    """Draws as they come in."""

    places: Places
    stops: dict[str, list[tuple[int, ...]]]
    rows: dict[Draw, list[tuple[int, ...]]]
    single: dict[Draw, list[int]]
    changing: dict[str, list[float]] = field(default_factory=dict)
    laws: dict[Draw, Law] = field(default_factory=dict)

    def add(self, draw: Draw, drawn: Drawn, strips: str, stops: tuple[int, ...]) -> None:
        """Add a draw to its stream, or to the streams of its parts."""
        if strips:
            self.stops[strips].append(stops)
        elif draw in self.rows:
            self.rows[draw].append(drawn.outcomes)
        else:
            for part, outcome in enumerate(drawn.outcomes):
                self._add(one_part(draw, part), outcome)

    def _add(self, draw: Draw, outcome: int) -> None:
        if draw in self.single:
            self.single[draw].append(outcome)
            return
        law = self.laws.setdefault(draw, Law(draw.parts[0]))
        if law.size > 1:
            score = float(law.scores[law.numbers[outcome]])
            self.changing.setdefault(draw.of, []).append(score)

    def counts(self, most: int) -> dict[str | Draw, int]:
        """Return how many draws of each place there are so far, as far as they are wanted."""
        counts: dict[str | Draw, int] = {}
        for strips, rows in self.stops.items():
            counts[strips] = min(len(rows), most)
        for draw, rows in self.rows.items():
            counts[draw] = min(len(rows), most)
        for draw, values in self.single.items():
            counts[draw] = min(len(values), most)
        return counts


def sampled(definition: Definition, source: Source, samples: int, told: Told) -> Sample:
    """Play so many rounds, then ask for what no round asked for so often.

    The first so many draws of each place are taken, so that no outcome decides how many there are.
    """
    places = places_of(definition)
    drawn = _Drawn(
        places,
        {name: [] for name in places.sets},
        {draw: [] for draw in places.rows},
        {draw: [] for draw in places.single},
    )
    rounds = Player(definition, profile(PLAYED_UNDER), source).rounds()
    for number, draws in enumerate(islice(rounds, samples), 1):
        for one in draws:
            drawn.add(*one)
        if number % AT_ONCE == 0 or number == samples:
            told(PLAYING, number, samples)
    played = drawn.counts(samples)
    _ask(drawn, source, samples, told)
    return Sample(
        samples, _spins(drawn, played, samples), _others(drawn, played, samples), _changing(drawn)
    )


def _ask(drawn: _Drawn, source: Source, samples: int, told: Told) -> None:
    """Ask for each draw until there are so many of it."""
    total, done = len(drawn.counts(samples)), 0
    whole = [(drawn.places.sets[name], rows) for name, rows in drawn.stops.items()]
    for draw, rows in (*whole, *drawn.rows.items()):
        rows.extend(_outcomes(source, draw) for _ in range(samples - len(rows)))
        told(ASKING, done := done + 1, total)
    for draw, values in drawn.single.items():
        values.extend(_outcomes(source, draw)[0] for _ in range(samples - len(values)))
        told(ASKING, done := done + 1, total)


def _outcomes(source: Source, draw: Draw) -> tuple[int, ...]:
    answer = source.answer(draw)
    check(draw, answer)
    return answer.outcomes


def _spins(drawn: _Drawn, played: Mapping[str | Draw, int], samples: int) -> tuple[Spins, ...]:
    stops = [
        _table(f"strips {name}", drawn.places.sets[name], rows[:samples], played[name], "reel")
        for name, rows in drawn.stops.items()
    ]
    others = [
        _table(named(draw, drawn.places.rows[draw]), draw, rows[:samples], played[draw], "part")
        for draw, rows in drawn.rows.items()
    ]
    return (*stops, *others)


def _table(name: str, draw: Draw, rows: Sequence[tuple[int, ...]], played: int, part: str) -> Spins:
    laws = tuple(map(Law, draw.parts))
    table = np.array(rows, dtype=np.int64)
    columns = [law.outcomes(table[:, place]) for place, law in enumerate(laws)]
    return Spins(name, laws, np.stack(columns, axis=1), played, part)


def _others(drawn: _Drawn, played: Mapping[str | Draw, int], samples: int) -> tuple[Stream, ...]:
    return tuple(
        Stream(
            named(draw, drawn.places.single[draw]),
            law,
            law.outcomes(values[:samples]),
            played[draw],
        )
        for draw, values in drawn.single.items()
        if (law := Law(draw.parts[0])).size > 1
    )


def _changing(drawn: _Drawn) -> tuple[Changing, ...]:
    return tuple(
        Changing(f"{of}, odds that change", np.array(scores), len(scores))
        for of, scores in drawn.changing.items()
    )


def named(draw: Draw, asked_by: Sequence[str]) -> str:
    """Return a name for a place: what is drawn, by which odds, and for what."""
    odds = in_words(draw.parts[0]) if len(draw.parts) == 1 else f"{len(draw.parts)} parts"
    return f"{draw.of}, {odds} ({', '.join(asked_by)})"


def in_words(odds: Odds) -> str:
    """Return odds in words: how many outcomes, or the weights of a few."""
    if isinstance(odds, Even):
        return f"1 of {odds.size}"
    if odds.size <= MOST_WEIGHTS:
        return f"weights {' '.join(map(str, odds.weights))}"
    return f"weights of {odds.size} outcomes, {odds.total} in all"
