"""Rounds played as the server plays them, and every draw of them as it was asked and answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.events import ReelsStopped
from reelwright.play.questions import Choice, Chosen, Lapsed
from reelwright.play.window import choice_of
from reelwright.randomness.places import stakes_of
from reelwright.randomness.streams import NOT_SPUN
from reelwright.service.playing import answered, drawn, opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.chance import Source
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer, Draw, Drawn
    from reelwright.play.state import Carry, Stake
    from reelwright.profiles.model import Profile
    from reelwright.service.playing import Played

Asked: TypeAlias = "tuple[Draw, Drawn]"


@dataclass(slots=True)
class Watched:
    """A source that keeps what another is asked, and what it answers."""

    source: Source
    asked: list[Asked] = field(default_factory=list)

    def answer(self, draw: Draw) -> Drawn:
        """Answer as the other source does."""
        answer = self.source.answer(draw)
        self.asked.append((draw, answer))
        return answer


@dataclass(slots=True)
class Player:
    """Plays rounds without money: each stake in turn, each option in turn where there is one."""

    definition: Definition
    profile: Profile
    source: Source
    choices: int = 0

    def rounds(self) -> Iterator[list[tuple[Draw, Drawn, str, tuple[int, ...]]]]:
        """Yield the draws of one round after the other.

        A draw of stops comes with its set of strips and a stop for each reel, `NOT_SPUN` where it
        is held; any other with neither.
        """
        carried: dict[Stake, Carry] = {}
        for stake in cycle(stakes_of(self.definition)):
            watched = Watched(self.source)
            played = drawn(
                opened(self.definition, self.profile, stake, carried.get(stake)), watched
            )
            while isinstance(played.question, Choice):
                played = drawn(answered(played, self._choice(played.question)), watched)
            carried[stake] = played.state.carry
            yield list(self._told(played, watched.asked))

    def _choice(self, choice: Choice) -> Answer:
        options: list[Answer] = [Chosen(option) for option in choice.options]
        if choice.lapse == "random pick":
            options.append(Lapsed())
        self.choices += 1
        return options[self.choices % len(options)]

    def _told(
        self, played: Played, asked: list[Asked]
    ) -> Iterator[tuple[Draw, Drawn, str, tuple[int, ...]]]:
        left = iter(asked)
        for answer, events in zip(played.answers, played.steps[1:], strict=True):
            if isinstance(answer, Chosen | Lapsed):
                continue
            draw, outcome = next(left)
            stopped = next((e for e in events if isinstance(e, ReelsStopped)), None)
            if draw.of != "stops" or stopped is None:
                yield draw, outcome, "", ()
            else:
                yield draw, outcome, self._set(stopped), _stops(stopped, outcome)

    def _set(self, stopped: ReelsStopped) -> str:
        return stopped.strips or str(choice_of(self.definition, stopped.phase))


def _stops(stopped: ReelsStopped, outcome: Drawn) -> tuple[int, ...]:
    """Return the stop that was drawn for each reel."""
    spun = iter(outcome.outcomes)
    reels = range(1, len(stopped.stops) + 1)
    return tuple(NOT_SPUN if reel in stopped.held else next(spun) for reel in reels)
