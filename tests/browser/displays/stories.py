"""The rounds in which the page is watched: between them every kind of feature comes up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from reelwright.definition.files import find_game, read_game
from reelwright.play.questions import Choice, Chosen, Drawn, Lapsed
from reelwright.play.state import Stake
from tests.browser.games import CLOVER, TIDE
from tests.browser.stops import FREE, line, pumpkins, quiet
from tests.rounds import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Game
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer

_GAMES = Path(__file__).parent / "games"
RAISE, LINES = "Raise the bet", "Lines"


@dataclass(frozen=True)
class Setting:
    """A press before the round, and the stake it leads to; nothing is pressed at first."""

    press: str | None
    stake: Stake


@dataclass(frozen=True)
class Story:
    """A round of a game: how its stake is set, and every answer in it."""

    path: Path
    settings: tuple[Setting, ...]
    answers: tuple[Answer, ...] = field(repr=False)

    @cached_property
    def game(self) -> Game:
        return read_game(self.path)

    @property
    def draws(self) -> tuple[tuple[int, ...], ...]:
        return tuple(answer.outcomes for answer in self.answers if isinstance(answer, Drawn))

    @property
    def taken(self) -> tuple[Chosen | Lapsed, ...]:
        """What the player, or time, answers, in order."""
        return tuple(answer for answer in self.answers if not isinstance(answer, Drawn))

    @cached_property
    def told(self) -> Told:
        """All that happens, as the rules tell it."""
        stake = self.settings[-1].stake
        table = Table(self.game.definition, stake.lines, stake.line_bet)
        asked: dict[int, Choice] = {}
        for answer in self.answers:
            table.answer(answer)
            question = table.step.question
            if isinstance(question, Choice) and question.of != "gamble":
                asked[len(table.events)] = question
        return Told(tuple(table.events), asked)


@dataclass(frozen=True)
class Told:
    """The events of a round, and what a feature asks the player after so many of them."""

    events: tuple[Event, ...]
    asked: Mapping[int, Choice]


def _first(count: int) -> tuple[int, ...]:
    return tuple(range(1, count + 1))


def _drawn(*outcomes: tuple[int, ...]) -> tuple[Drawn, ...]:
    return tuple(map(Drawn, outcomes))


def _picked(option: str, *outcomes: tuple[int, ...]) -> tuple[Answer, ...]:
    return Chosen(option), *_drawn(*outcomes)


def _cinderella() -> Story:
    """A bonus of two stages in the second of fifteen free games, on three lines."""
    prince = line(1, "prince", "prince", "prince", phase=FREE)
    clock = line(3, "clock", "clock", "clock", phase=FREE)
    picks = zip("4291", (2, 3, 1, 2), strict=True)
    return Story(
        find_game("cinderella"),
        (
            Setting(None, Stake(_first(20), 1)),
            Setting(RAISE, Stake(_first(20), 2)),
            Setting(LINES, Stake(_first(1), 2)),
            Setting(LINES, Stake(_first(2), 2)),
            Setting(LINES, Stake(_first(3), 2)),
        ),
        (
            *_drawn(pumpkins(3), clock, prince),
            *(answer for option, prize in picks for answer in _picked(option, (prize,))),
            *_drawn(*[quiet(FREE)] * 13),
        ),
    )


def _clover() -> Story:
    """A choice of series, then picks against the clock, one of which lapses, in a free game."""
    clovers, pots = (3, 4, 2), (1, 1, 1)
    return Story(
        CLOVER,
        (
            Setting(None, Stake(_first(5), 5)),
            Setting(LINES, Stake(_first(1), 5)),
            Setting(LINES, Stake(_first(3), 5)),
            Setting(RAISE, Stake(_first(3), 10)),
        ),
        (
            *_drawn(clovers),
            *_picked("1", pots),
            *_picked("1", (1,)),
            Lapsed(),
            *_drawn((0,), (2,)),
            *_picked("3", (1,)),
        ),
    )


def _tide() -> Story:
    """A wheel that leads into free games, all ways at one stake."""
    bottle_and_pearls, in_high_water = (7, 2, 8, 6, 0), (0, 6, 6, 6, 0)
    return Story(
        TIDE,
        (Setting(None, Stake((), 1, 25)), Setting(RAISE, Stake((), 2, 25))),
        _drawn(bottle_and_pearls, (0,), (1,), (2,), in_high_water, in_high_water),
    )


STAR, OWL, MOON, LAMP, VANE, HORN, DUST = ((stop,) * 3 for stop in range(7))


def _lantern() -> Story:
    """Every other kind of feature, one in each free game of a series that is won again."""
    return Story(
        _GAMES / "lantern.yaml",
        (Setting(None, Stake((1,), 2)), Setting(RAISE, Stake((1,), 10))),
        (
            *_drawn(OWL, DUST, OWL),
            *_drawn(LAMP, (1,), (0,), (0,)),
            *_drawn(MOON, DUST, HORN),
            *(*_drawn(STAR), *_picked("2", (0,)), *_picked("1", (1,)), *_picked("3", (0,))),
            *_drawn(VANE, (0,), (0,)),
            *(*_drawn(STAR), *_picked("1", (1,))),
        ),
    )


STORIES = {story.game.name: story for story in (_cinderella(), _clover(), _tide(), _lantern())}

PURSE = Story(
    _GAMES / "purse.yaml", (Setting(None, Stake((1,), 50_000)),), _drawn((0, 1, 1), (1, 0, 2))
)
"""Two rounds of one spin each, played by Auto, that leave no credit."""
