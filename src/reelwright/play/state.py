"""Where a round stands, and the one step that is being worked out.

A `State` is a value: what is fixed for the round, what it has won, what it carries, and an agenda
of tasks of which the last is next. A feature family is a module of tasks; nothing else knows it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.profiles.choices import left_open

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer, Question
    from reelwright.profiles.model import Profile

Carry: TypeAlias = Mapping[str, int]
"""What outlives a round, such as tokens held, by name."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What is bet on one paid game: `line_bet` cents on each of `lines`, of which ways have none.

    A game may cost more `units` of the line bet than one a line; 0 stands for one a line. A `wager`
    other than the plain game has a name, and costs `price` cents in place of the total bet.
    """

    lines: tuple[int, ...]
    line_bet: int
    units: int = 0
    wager: str = ""
    price: int = 0

    @property
    def total(self) -> int:
        """The total bet in cents: what prizes on the total bet are multiples of."""
        return (self.units or len(self.lines)) * self.line_bet

    @property
    def cost(self) -> int:
        """What the game costs, in cents."""
        return self.price or self.total


@dataclass(frozen=True, slots=True)
class Terms:
    """What is fixed for a round."""

    definition: Definition
    profile: Profile
    stake: Stake
    """What prizes are multiples of."""
    staked: Stake | None = None
    """What the game was staked at, while a feature is played at a stake of its own."""

    @property
    def game_stake(self) -> Stake:
        """The stake of the game, whatever a feature is played at."""
        return self.staked or self.stake

    def of_the_game(self) -> Terms:
        """Return the terms at the stake of the game."""
        return replace(self, stake=self.game_stake, staked=None)

    @property
    def held(self) -> bool:
        """Whether prizes are held until the round's win is collected."""
        return "when collected" in (
            self.profile.prizes_credited,
            self.definition.prizes_credited,
        )

    def left_open(self, own: int | None = None) -> tuple[Literal["random pick"] | None, int | None]:
        """Return what becomes of a choice left open, and after how many seconds.

        A game may have a time of its `own`.
        """
        at_random, seconds = left_open(self.profile, own)
        return "random pick" if at_random else None, seconds

    @property
    def most(self) -> int | None:
        """The most the round can win, in cents; `None` where there is no limit."""
        cap = self.definition.win_cap
        if cap is None:
            return None
        stake = self.game_stake
        return cap.times * (stake.total if cap.of == "total bet" else stake.line_bet)


@dataclass(frozen=True, slots=True)
class Task(ABC):
    """Something a round still has to do."""

    def question(self, terms: Terms) -> Question | None:  # noqa: ARG002
        """Return what must be answered first; `None` where the task runs by itself."""
        return None

    @abstractmethod
    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Do the task, now off the agenda: tell what happens, put what follows on the agenda."""

    @property
    def last(self) -> bool:
        """Whether it is done also in a round that the win cap has ended."""
        return False

    def counting(self, amount: int) -> Task:  # noqa: ARG002
        """Return the task as it stands after `amount` was won while it waited."""
        return self

    def forgetting(self) -> Task:
        """Return the task without what was won: two tasks alike in this go on alike."""
        return self


@dataclass(frozen=True, slots=True)
class State:
    """A round between two answers."""

    terms: Terms
    agenda: tuple[Task, ...]
    won: int = 0
    carry: Carry = field(default_factory=dict, hash=False)

    @property
    def question(self) -> Question | None:
        """What the round waits for; `None` once it is over."""
        return self.agenda[-1].question(self.terms) if self.agenda else None

    def forgetting(self) -> State:
        """Return the state without what was won, for walks that merge states alike from here on.

        Only where no rule looks at winnings: a gamble does.
        """
        return replace(self, won=0, agenda=tuple(task.forgetting() for task in self.agenda))


class Turn:
    """A step in the making; it lives only while `begin` or `step` works one out."""

    def __init__(self, state: State) -> None:
        self.terms = state.terms
        self.won = state.won
        self.carry = state.carry
        self.agenda = list(state.agenda)
        self.events: list[Event] = []
        self.capped_at: int | None = None
        """How many events were told up to the prize that reached the win cap, and with it."""
        self.forfeited = 0
        """What the win cap took from prizes, in cents."""

    def tell(self, *events: Event) -> None:
        """Add events to what is told."""
        self.events.extend(events)

    def next(self, *tasks: Task) -> None:
        """Put tasks on the agenda, to be done in the order given, before all that waits there."""
        self.agenda.extend(reversed(tasks))

    def win(self, amount: int) -> int:
        """Add a prize to the round and every feature it was won in; return what is credited now.

        The event that tells the prize is told next. A win cap cuts it (see `cap`).
        """
        most = self.terms.most
        if most is not None:
            kept = min(amount, most - self.won)
            self.forfeited += amount - kept
            amount = kept
            if self.capped_at is None and self.won + kept == most:
                self.capped_at = len(self.events) + 1
        self.won += amount
        self.agenda = [task.counting(amount) for task in self.agenda]
        return 0 if self.terms.held else amount

    def state(self) -> State:
        """Return the state the step leads to."""
        return State(self.terms, tuple(self.agenda), self.won, self.carry)
