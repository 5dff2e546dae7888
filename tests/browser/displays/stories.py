"""The rounds in which the page is watched: between them every kind of feature comes up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from reelwright.definition.files import find_game, read_game
from reelwright.play.questions import Choice, Chosen, Drawn, Lapsed
from reelwright.play.state import Stake
from tests.browser.families import (
    DARK,
    FALLS,
    GATES,
    KEYS,
    KOI,
    KOI_AT_NIGHT,
    NO_KEYS,
    ON_THE_ROAD,
    RINGING,
    STONES,
    STORE,
)
from tests.browser.games import (
    BELFRY,
    CLOVER,
    LOCKSMITH,
    MIDNIGHT,
    SQUIRREL,
    TIDE,
    TOLL,
    TUMBLE,
)
from tests.browser.stops import FREE, line, pumpkins, quiet
from tests.rounds import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Game
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Carry

_GAMES = Path(__file__).parent / "games"
RAISE, LINES = "Raise the bet", "Lines"


@dataclass(frozen=True)
class Setting:
    """A press before the round, and the stake it leads to; nothing is pressed at first."""

    press: str | None
    stake: Stake


@dataclass(frozen=True)
class Story:
    """Rounds of a game, mostly one: how the stake is set, and every answer in each."""

    path: Path
    settings: tuple[Setting, ...]
    answers: tuple[Answer, ...] = field(repr=False)
    """Those of the first round."""
    more: tuple[tuple[Answer, ...], ...] = field(default=(), repr=False)
    """Those of each round after it."""

    @cached_property
    def game(self) -> Game:
        return read_game(self.path)

    @property
    def draws(self) -> tuple[tuple[int, ...], ...]:
        every = (*self.answers, *(answer for answers in self.more for answer in answers))
        return tuple(answer.outcomes for answer in every if isinstance(answer, Drawn))

    @cached_property
    def rounds(self) -> tuple[Told, ...]:
        """All that happens, as the rules tell it, round by round."""
        carry: Carry | None = None
        rounds = []
        for answers in (self.answers, *self.more):
            table, told = self._played(answers, carry)
            carry = table.step.carry_out
            rounds.append(told)
        return tuple(rounds)

    def _played(self, answers: tuple[Answer, ...], carry: Carry | None) -> tuple[Table, Told]:
        stake = self.settings[-1].stake
        lines, line_bet, wager = stake.lines, stake.line_bet, stake.wager
        table = Table(self.game.definition, lines, line_bet, wager=wager, carry=carry)
        asked: dict[int, Choice] = {}
        for answer in answers:
            table.answer(answer)
            question = table.step.question
            if isinstance(question, Choice) and question.of != "gamble":
                asked[len(table.events)] = question
        taken = tuple(answer for answer in answers if not isinstance(answer, Drawn))
        return table, Told(tuple(table.events), asked, taken)


@dataclass(frozen=True)
class Told:
    """The events of a round, and what a feature asks the player after so many of them."""

    events: tuple[Event, ...]
    asked: Mapping[int, Choice]
    taken: tuple[Chosen | Lapsed, ...]
    """What the player, or time, answers, in order."""


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


def _belfry() -> Story:
    """Re-spins that hold more and more reels."""
    return Story(BELFRY, (Setting(None, Stake(_first(3), 10)),), _drawn(*RINGING))


def _squirrel() -> Story:
    """Hold and spin until the window is full."""
    return Story(SQUIRREL, (Setting(None, Stake(_first(3), 10)),), _drawn(*STORE))


def _locksmith() -> Story:
    """Keys that open a choice in the second round, and stones that open the vault in the third."""
    vault = _drawn(KEYS, NO_KEYS, NO_KEYS)
    return Story(
        LOCKSMITH,
        (Setting(None, Stake(_first(2), 10)), Setting(RAISE, Stake(_first(2), 50))),
        _drawn(KEYS),
        ((*_drawn(KEYS), Chosen("vault"), *vault), (*_drawn(STONES), *vault)),
    )


def _midnight() -> Story:
    """Changed games that are won, won again in the first of them, and played to the last."""
    again = (KOI_AT_NIGHT, *[DARK] * 5)
    return Story(
        MIDNIGHT,
        (Setting(None, Stake(_first(5), 10)),),
        _drawn(KOI),
        tuple(_drawn(window) for window in again),
    )


def _toll() -> Story:
    """The same bet by each way there is, then a game by a wager."""
    return Story(
        TOLL,
        (
            Setting(None, Stake(_first(3), 10)),
            Setting("The Open Road", Stake(_first(3), 10, wager="the open road", price=360)),
            Setting("More Gates", Stake(_first(3), 10, wager="more gates", price=45)),
        ),
        _drawn(GATES, ON_THE_ROAD, ON_THE_ROAD),
    )


def _tumble() -> Story:
    """Symbols that fall four times."""
    return Story(TUMBLE, (Setting(None, Stake(_first(3), 10)),), _drawn(FALLS))


_ALL = (
    *(_cinderella(), _clover(), _tide(), _lantern()),
    *(_belfry(), _squirrel(), _locksmith(), _midnight(), _toll(), _tumble()),
)
STORIES = {story.game.name: story for story in _ALL}

PURSE = Story(
    _GAMES / "purse.yaml", (Setting(None, Stake((1,), 50_000)),), _drawn((0, 1, 1), (1, 0, 2))
)
"""Two rounds of one spin each, played by Auto, that leave no credit."""
