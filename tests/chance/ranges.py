"""Every range that draws of a shipped game are made over, found by playing it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle, islice, product

from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import Definition
from reelwright.play import Step, begin, step
from reelwright.play.questions import Draw, Odds
from reelwright.play.state import Carry, Stake
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from tests.record.many_rounds import any_answer

ROUNDS = 4_000
"""How many paid games of each shipped game are played."""
AGAIN = 25
"""How often a round is played on from the first question of a feature, each time otherwise."""
PROFILES = ("open", "anz")
"""In the one picks wait for the player, in the other time answers some of them."""
OF_SPINS_AND_GAMBLES = ("stops", "strips", "mystery", "gamble", "card", "die", "segment")


def ranges_in_use() -> set[Odds]:
    """The ranges of all shipped games, without those of one outcome."""
    return {odds for name in shipped_games() for odds in ranges_asked(name) if odds.size > 1}


@lru_cache
def ranges_asked(game: str) -> frozenset[Odds]:
    """The ranges that rounds of a shipped game, answered at random, ask draws over."""
    definition = read_game(find_game(game)).definition
    source, asked = SeededSource(2), set[Odds]()
    ways = list(product(stakes_of(definition), map(profile, PROFILES)))
    carried: dict[tuple[Stake, Profile], Carry] = {}
    for way in islice(cycle(ways), ROUNDS):
        stake, limits = way
        at = begin(definition, limits, stake, carried.get(way, {}))
        while at.question and at.question.of in OF_SPINS_AND_GAMBLES:
            at = _answered(at, source, asked)
        for _ in range(AGAIN if at.question else 1):
            carried[way] = _played_on(at, source, asked)
    return frozenset(asked)


def _played_on(at: Step, source: SeededSource, asked: set[Odds]) -> Carry:
    while at.question:
        at = _answered(at, source, asked)
    return at.carry_out or {}


def _answered(at: Step, source: SeededSource, asked: set[Odds]) -> Step:
    assert at.question
    if isinstance(at.question, Draw):
        asked.update(at.question.parts)
    return step(at.state, any_answer(at.question, source))


def stakes_of(definition: Definition) -> Iterator[Stake]:
    """A stake for each number of lines and each wager on offer, at the least line bet."""
    offered = len(definition.lines.rows)
    for most in definition.stakes.selections(offered) or (offered,):
        for wager in ("", *definition.wagers):
            yield Stake(tuple(range(1, most + 1)), min(definition.stakes.bets), wager=wager)
