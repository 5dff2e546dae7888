"""Every place of a definition that draws, with the very draw it asks for.

Sets of strips, mystery symbols and the gamble ask for draws of their own; features are walked: each
is entered with each of its counts and played to its end, choices left to chance where they may be.
The walk is answered from a seed, so that it is the same each time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.chance import SeededSource
from reelwright.definition.model import FreeGames, HoldAndSpin, Spun, StripsDrawn, Wager
from reelwright.play import begin, free_games, gamble_games, offers, step, tokens
from reelwright.play.bonus import BonusTask, least_count
from reelwright.play.questions import Chosen, Draw, Even, Lapsed
from reelwright.play.state import Stake
from reelwright.play.window import (
    PAID,
    choice_of,
    draw_of_mystery,
    draw_of_stops,
    draw_of_strips,
)
from reelwright.profiles.files import profile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer, Question
    from reelwright.play.state import State, Task

WALKED_UNDER = "anz"
"""The profile of the walk: it leaves every choice to chance that may be left."""
BOUGHT = "entered"
"""The wager by which a walk enters a feature."""
OF_SPINS = ("stops", "strips", "mystery")
LONGEST_WALK = 2_000
"""Answers after which a feature that goes on is walked no further."""


@dataclass(frozen=True, slots=True)
class Places:
    """All that a definition asks of chance."""

    sets: dict[str, Draw]
    """The draw of stops of each set of strips."""
    rows: dict[Draw, list[str]]
    """Draws of several parts unlike each other, with the names of what asks them."""
    single: dict[Draw, list[str]]
    """Draws of one part, and a part of those whose parts are alike."""


def places_of(definition: Definition) -> Places:
    """Return every place that draws."""
    sets = {name: draw_of_stops(definition, name) for name in definition.strips}
    places = Places(sets, {}, {})
    for name, draw in _draws(definition):
        kept = places.rows if len(set(draw.parts)) > 1 else places.single
        names = kept.setdefault(draw if kept is places.rows else one_part(draw, 0), [])
        if name not in names:
            names.append(name)
    return places


def one_part(draw: Draw, part: int) -> Draw:
    """Return the draw of a part alone."""
    return Draw(draw.of, (draw.parts[part],))


def _draws(definition: Definition) -> Iterator[tuple[str, Draw]]:
    for phase in (PAID, *(n for n, f in definition.features.items() if isinstance(f, Spun))):
        choice = choice_of(definition, phase)
        if isinstance(choice, StripsDrawn):
            yield f"strips of {phase}", draw_of_strips(choice)
    for symbol, mystery in definition.mystery.items():
        yield symbol, draw_of_mystery(mystery, 1)
    if definition.gamble is not None:
        yield "gamble", gamble_games.draw_of(definition.gamble)
    for key, rule in definition.tokens.items():
        if len(rule.leads_to) > 1:
            yield key, Draw("pick", (Even(len(rule.leads_to)),))
    for feature in definition.features:
        for count in _counts(definition, feature):
            yield from _walked(definition, feature, count)


def _counts(definition: Definition, name: str) -> tuple[int, ...]:
    feature = definition.features[name]
    if isinstance(feature, FreeGames | HoldAndSpin):
        return tuple(sorted(feature.counts))
    return (least_count(definition, name),)


def _walked(definition: Definition, feature: str, count: int) -> Iterator[tuple[str, Draw]]:
    """Yield the draws of a feature, entered with a count, other than those of a spin."""
    source = SeededSource(0)
    state = _entered(definition, feature, count)
    for _ in range(LONGEST_WALK):
        question = state.question
        if question is None:
            return
        if isinstance(question, Draw) and question.of not in OF_SPINS:
            yield _name(state.agenda[-1]), question
        state = step(state, _answer(question, source)).state


def _entered(definition: Definition, feature: str, count: int) -> State:
    """Return a round that stands at the first question of a feature, which it has bought."""
    bought = Wager(costs=Fraction(1), starts=feature, count=count)
    with_it = definition.model_copy(update={"wagers": {BOUGHT: bought}})
    stake = replace(stakes_of(definition)[-1], wager=BOUGHT)
    return begin(with_it, profile(WALKED_UNDER), stake).state


def stakes_of(definition: Definition) -> tuple[Stake, ...]:
    """Return a stake for each number of lines and each wager on offer, at the least line bet."""
    offered = len(definition.lines.rows)
    bet = min(definition.stakes.bets)
    return tuple(
        Stake(tuple(range(1, most + 1)), bet, wager=wager)
        for wager in (*definition.wagers, "")
        for most in definition.stakes.selections(offered) or (offered,)
    )


def _answer(question: Question, source: SeededSource) -> Answer:
    if isinstance(question, Draw):
        return source.answer(question)
    return Lapsed() if question.lapse == "random pick" else Chosen(question.options[0])


def _name(task: Task) -> str:
    match task:
        case BonusTask():
            return task.bonus.feature
        case free_games.DrawMultiplier() | offers.ChooseAtRandom():
            return task.feature
        case tokens.ChooseAtRandom():
            return task.key
    return "gamble"
