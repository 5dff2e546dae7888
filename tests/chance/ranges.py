"""Every range that a draw of a shipped game can be made over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import Definition, Picks, Stage
from reelwright.play.gamble_games import DECK
from reelwright.play.questions import Even, Odds, Weighted
from tests.stages import picks_of, prizes_of


def ranges_in_use() -> set[Odds]:
    """The ranges of all shipped games, without those of one outcome."""
    games = [read_game(find_game(name)) for name in shipped_games()]
    ranges = {odds for game in games for odds in ranges_of(game.definition)}
    return {odds for odds in ranges if odds.size > 1}


def ranges_of(definition: Definition) -> Iterator[Odds]:
    """The ranges of a game: stops of its strips, cards, things to pick, prizes behind them."""
    for strips in definition.strips.values():
        yield from (Even(len(strip)) for strip in strips)
    if definition.gamble:
        yield Even(len(DECK))
    for feature in definition.features.values():
        if isinstance(feature, Picks):
            for stage in feature.stages.values():
                yield from _ranges_of_stage(stage)


def _ranges_of_stage(stage: Stage) -> Iterator[Odds]:
    things = len(stage.from_)
    for picked in range(picks_of(stage)):
        yield Even(things - picked)
        for pool in combinations(prizes_of(stage), things - picked):
            yield Weighted(tuple(Counter(pool).values()))
