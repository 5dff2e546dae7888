"""What is in sight, as a value that the events of a game lead to (`showing`).

A `Board` is all that the screens draw from; nothing on it is worked out from rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play import events

if TYPE_CHECKING:
    from reelwright.play.events import Event, Position, Window
    from reelwright.play.picks import Hidden
    from reelwright.telling.tokens import Counted
    from reelwright.terminal.running import Changed, Hold, Run


Prize: TypeAlias = events.LineWon | events.WaysWon | events.ScatterWon | events.StartingPrizeWon
Lit: TypeAlias = (
    events.FreeGamesWon
    | events.ReSpinsWon
    | events.MoreReelsHeld
    | events.ChangedGamesWon
    | events.TokensEarned
)
"""What lights the positions it is for, without a prize."""


@dataclass(frozen=True, slots=True)
class Series:
    """Free games as their counters show them: `left` to start, `won` in those played, in cents."""

    feature: str
    left: int
    played: int = 0
    won: int = 0
    on: bool = True


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus and the stage it is in: `pool` is what is still hidden there."""

    begun: events.BonusBegun
    stage: events.StageBegun | None = None
    pool: tuple[Hidden, ...] = ()
    picked: str | None = None
    """The thing picked whose prize is not drawn yet."""
    opened: dict[str, Hidden] = field(default_factory=dict)
    """What each thing opened hid: a prize, or words."""
    won: int = 0
    ended: bool = False
    """Whether an end was found in the stage."""
    on: bool = True

    @property
    def picks_left(self) -> int:
        """How many picks the stage still takes; where an end ends it, as many as are left."""
        if self.stage and not self.stage.picks:
            return 0 if self.ended else len(self.pool)
        made = len(self.opened) + (self.picked is not None)
        return self.stage.picks - made if self.stage else 0

    @property
    def stage_over(self) -> bool:
        """Whether every pick of the stage is made and opened."""
        return self.ended or (not self.picks_left and self.picked is None)


@dataclass(frozen=True, slots=True)
class Board:
    """What is in sight; money in cents, `told` the events of the paid or free game in sight."""

    credit: int
    window: Window
    won: int = 0
    begun: events.RoundBegun | None = None
    """The round in sight: under way, or the last."""
    told: tuple[Event, ...] = ()
    wins: tuple[Prize, ...] = ()
    trigger: Lit | None = None
    series: Series | None = None
    re_spins: Run | None = None
    held: tuple[int, ...] = ()
    """The reels that stand still in the spin in sight."""
    hold: Hold | None = None
    changed: Changed | None = None
    """What last told of changed games that are under way, or to come."""
    fell: events.Fell | None = None
    """The last fall of the spin in sight."""
    bonus: Bonus | None = None
    offer: events.GambleOffered | None = None
    staked: events.GambleStaked | None = None
    cards: tuple[events.GambleDecided, ...] = ()
    offers: events.OffersMade | None = None
    """The series of free games that wait for the player's choice."""
    tokens: dict[str, Counted] = field(default_factory=dict)
    """By the name of tokens, the event that last told how many are held."""
    spent: events.TokensSpent | None = None
    """The tokens whose features wait for the player's choice."""
    thrown: events.GambleThrown | None = None
    """What a die or a wheel last showed in a gamble."""

    @property
    def winning(self) -> frozenset[Position]:
        """Every position that is part of a win in the window."""
        trigger = self.trigger.positions if self.trigger else ()
        return frozenset(trigger).union(*(win.positions for win in self.wins))
