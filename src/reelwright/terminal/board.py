"""What a screen shows: a fold over the events of a game, one handler for each kind of event.

A `Board` is all that the screens draw from; nothing on it is worked out from rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from reelwright.play import events

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.play.events import Event, Position, Window


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
    pool: tuple[int, ...] = ()
    picked: str | None = None
    """The thing picked whose prize is not drawn yet."""
    opened: dict[str, int] = field(default_factory=dict)
    """The prize, in line bets, of each thing opened."""
    won: int = 0
    on: bool = True

    @property
    def picks_left(self) -> int:
        """How many picks the stage still takes."""
        made = len(self.opened) + (self.picked is not None)
        return self.stage.picks - made if self.stage else 0

    @property
    def stage_over(self) -> bool:
        """Whether every pick of the stage is made and opened."""
        return not self.picks_left and self.picked is None


@dataclass(frozen=True, slots=True)
class Board:
    """What is in sight; money in cents, `told` the events of the paid or free game in sight."""

    credit: int
    window: Window
    won: int = 0
    begun: events.RoundBegun | None = None
    """The round in sight: under way, or the last."""
    told: tuple[Event, ...] = ()
    wins: tuple[events.LineWon | events.ScatterWon, ...] = ()
    trigger: events.FreeGamesWon | None = None
    series: Series | None = None
    bonus: Bonus | None = None
    offer: events.GambleOffered | None = None
    staked: events.GambleStaked | None = None
    cards: tuple[events.GambleDecided, ...] = ()

    @property
    def winning(self) -> frozenset[Position]:
        """Every position that is part of a win in the window."""
        trigger = self.trigger.positions if self.trigger else ()
        return frozenset(trigger).union(*(win.positions for win in self.wins))


def show(board: Board, event: Event) -> Board:
    """Return the board after an event."""
    after = HANDLERS[type(event)](board, event)
    return replace(
        after,
        credit=board.credit + event.credit,
        won=getattr(event, "won", after.won),
        told=(*after.told, event),
    )


def _round_begun(board: Board, event: events.RoundBegun) -> Board:
    return Board(board.credit, board.window, begun=event)


def _reels_stopped(board: Board, event: events.ReelsStopped) -> Board:
    return replace(board, window=event.window)


def _win(board: Board, event: events.LineWon | events.ScatterWon) -> Board:
    return replace(board, wins=(*board.wins, event))


def _free_games_won(board: Board, event: events.FreeGamesWon) -> Board:
    before = board.series if event.again and board.series else Series(event.feature, 0)
    return replace(board, trigger=event, series=replace(before, left=event.left))


def _free_game_begun(board: Board, event: events.FreeGameBegun) -> Board:
    series = Series(event.feature, event.left, event.played, event.feature_won)
    return replace(board, series=series, told=(), wins=(), trigger=None, bonus=None)


def _free_games_ended(board: Board, event: events.FreeGamesEnded) -> Board:
    return replace(
        board, series=Series(event.feature, 0, event.played, event.feature_won, on=False)
    )


def _bonus_begun(board: Board, event: events.BonusBegun) -> Board:
    return replace(board, bonus=Bonus(event))


def _stage_begun(board: Board, event: events.StageBegun) -> Board:
    return _bonus(board, stage=event, pool=event.pool, opened={}, won=event.feature_won)


def _pick_made(board: Board, event: events.PickMade) -> Board:
    return _bonus(board, picked=event.option)


def _prize_revealed(board: Board, event: events.PrizeRevealed) -> Board:
    assert board.bonus is not None
    pool = list(board.bonus.pool)
    pool.remove(event.prize)
    opened = board.bonus.opened | {event.option: event.prize}
    return _bonus(board, picked=None, opened=opened, pool=tuple(pool), won=event.feature_won)


def _stage_ended(board: Board, event: events.StageEnded) -> Board:
    return _bonus(board, pool=event.pool, won=event.feature_won)


def _bonus_ended(board: Board, event: events.BonusEnded) -> Board:
    return _bonus(board, won=event.feature_won, on=False)


def _bonus(board: Board, **changes: Any) -> Board:
    assert board.bonus is not None
    return replace(board, bonus=replace(board.bonus, **changes))


def _gamble_offered(board: Board, event: events.GambleOffered) -> Board:
    return replace(board, offer=event)


def _gamble_staked(board: Board, event: events.GambleStaked) -> Board:
    return replace(board, offer=None, staked=event)


def _gamble_decided(board: Board, event: events.GambleDecided) -> Board:
    return replace(board, staked=None, cards=(*board.cards, event))


def _collected(board: Board, event: events.Collected) -> Board:  # noqa: ARG001
    return replace(board, offer=None)


def _as_it_is(board: Board, event: Event) -> Board:  # noqa: ARG001
    return board


HANDLERS: dict[type[Event], Callable[[Board, Any], Board]] = {
    events.RoundBegun: _round_begun,
    events.ReelsStopped: _reels_stopped,
    events.LineWon: _win,
    events.ScatterWon: _win,
    events.FreeGamesWon: _free_games_won,
    events.FreeGameBegun: _free_game_begun,
    events.FreeGamesEnded: _free_games_ended,
    events.BonusBegun: _bonus_begun,
    events.StageBegun: _stage_begun,
    events.PickMade: _pick_made,
    events.PrizeRevealed: _prize_revealed,
    events.StageEnded: _stage_ended,
    events.BonusEnded: _bonus_ended,
    events.GambleOffered: _gamble_offered,
    events.GambleRefused: _as_it_is,
    events.GambleStaked: _gamble_staked,
    events.GambleDecided: _gamble_decided,
    events.Collected: _collected,
    events.RoundEnded: _as_it_is,
}
"""What each kind of event changes in sight."""
