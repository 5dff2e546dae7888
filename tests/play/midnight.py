"""A game with changed games to hang their rules on, after the pond: five reels, three lines.

Koi pay 5, 10 and 20 for three to five, newts 2, 4 and 8, in line bets of 50 cents or a dollar.
Three koi or more on a line win midnight: the next 2, 3 or 4 paid games are on the strips of night.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from reelwright.definition.model import Definition
from reelwright.play import Step, begin, step
from reelwright.play.events import Event, Window
from reelwright.play.questions import Answer, Drawn
from reelwright.play.state import Stake
from tests.play.pond import RULES, pond
from tests.rounds import OPEN, rows

LOSING = rows("reed moss reed moss reed", "moss reed moss reed moss", "reed moss reed moss reed")
THREE_KOI = rows("reed moss reed moss reed", "koi koi koi reed moss", "reed moss reed moss reed")
FOUR_KOI = rows("reed moss reed moss reed", "koi koi koi koi moss", "reed moss reed moss reed")
SCATTERED = rows("koi moss reed moss reed", "moss reed moss reed koi", "reed koi reed moss reed")
"""Three koi in sight, on no line together."""
THREE_NEWTS = rows(
    "reed moss reed moss reed", "newt newt newt reed moss", "reed moss reed moss reed"
)
MIDNIGHT: dict[str, Any] = {
    "kind": "changed games",
    "starts on": {"line win": "koi"},
    "games": {3: 2, 4: 3, 5: 4},
    "strips": "night",
    "stake": "at most of the trigger",
    "again": "adds",
}
STAKES: dict[str, Any] = {"line bets": [Decimal("0.50"), 1], "lines": "any selection"}
NOTHING: Mapping[str, int] = {}


def carry(left: int, count: int = 3, lines: int = 2, line_bet: int = 100) -> dict[str, int]:
    """What a player carries with so many games of midnight left."""
    names = ("left", "count", "lines", "line bet")
    return dict(
        zip((f"changed midnight {n}" for n in names), (left, count, lines, line_bet), strict=True)
    )


def midnight(
    paid: Iterable[Window] = (LOSING,),
    night: Iterable[Window] = (LOSING,),
    *,
    features: Mapping[str, Any] | None = None,
    other: Iterable[Window] = (),
    rules: dict[str, Any] | None = None,
    **midnight_rules: Any,
) -> Definition:
    """The game with just these windows, each at a stop of its own; rules by key, _ for spaces.

    `rules` are other rules of the whole game, `other` the windows of a third set of strips.
    """
    feature = {key.replace("_", " "): rule for key, rule in midnight_rules.items()}
    changed = {key: rule for key, rule in {**MIDNIGHT, **feature}.items() if rule is not None}
    strips = {"base": strips_of(paid), "night": strips_of(night)}
    if other:
        strips["other"] = strips_of(other)
    given = rules or {}
    return pond(
        {**RULES, "stakes": STAKES, **given},
        symbols=given.get("symbols", {}),
        features={"midnight": changed, **(features or {})},
        strips=strips,
    )


def strips_of(windows: Iterable[Window]) -> list[list[str]]:
    return [[cell for window in windows for cell in window[reel]] for reel in range(5)]


def at(window: int) -> Drawn:
    """The draw that shows a window, by its number from 0."""
    return Drawn((3 * window,) * 5)


class Game:
    """A paid game played to its end, or as far as the answers go."""

    def __init__(
        self,
        definition: Definition,
        *answers: Answer,
        carried: Mapping[str, int] = NOTHING,
        lines: int = 2,
        line_bet: int = 100,
    ) -> None:
        stake = Stake(tuple(range(1, lines + 1)), line_bet)
        self.step: Step = begin(definition, OPEN, stake, carried)
        self.events: list[Event] = list(self.step.events)
        for one in answers:
            self.step = step(self.step.state, one)
            self.events += self.step.events

    @property
    def carried_out(self) -> Mapping[str, int] | None:
        return self.step.carry_out

    @property
    def won(self) -> int:
        return self.step.state.won

    def told(self, *names: str) -> list[Event]:
        """The events of some kinds, by what they are called."""
        return [event for event in self.events if event.event in names]

    @property
    def names(self) -> list[str]:
        return [event.event for event in self.events]
