"""What a screen shows: a fold over the events of a game, one handler for each kind of event.

A `Board` is all that the screens draw from; nothing on it is worked out from rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from reelwright.play import events
from reelwright.play.picks import END

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.play.events import Event, Position, Window
    from reelwright.play.picks import Hidden


Prize: TypeAlias = events.LineWon | events.WaysWon | events.ScatterWon


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
    trigger: events.FreeGamesWon | None = None
    series: Series | None = None
    bonus: Bonus | None = None
    offer: events.GambleOffered | None = None
    staked: events.GambleStaked | None = None
    cards: tuple[events.GambleDecided, ...] = ()
    offers: events.OffersMade | None = None
    """The series of free games that wait for the player's choice."""
    thrown: events.GambleThrown | None = None
    """What a die or a wheel last showed in a gamble."""

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


def _reels_stopped(
    board: Board, event: events.ReelsStopped | events.MysteryRevealed | events.Expanded
) -> Board:
    return replace(board, window=event.window)


def _win(board: Board, event: Prize) -> Board:
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
    return _bonus(
        board, stage=event, pool=event.pool, opened={}, won=event.feature_won, ended=False
    )


def _pick_made(board: Board, event: events.PickMade) -> Board:
    return _bonus(board, picked=event.option)


def _prize_revealed(board: Board, event: events.PrizeRevealed) -> Board:
    after = _opened(board, event.option, event.drawn_from or event.prize)
    return _bonus(after, won=event.feature_won)


def _entry_revealed(board: Board, event: events.EntryRevealed) -> Board:
    return _bonus(_opened(board, event.option, event.entry), ended=event.entry == END)


def _opened(board: Board, option: str, hidden: Hidden) -> Board:
    assert board.bonus is not None
    pool = list(board.bonus.pool)
    pool.remove(hidden)
    opened = board.bonus.opened | {option: hidden}
    return _bonus(board, picked=None, opened=opened, pool=tuple(pool))


def _stage_multiplied(board: Board, event: events.StageMultiplied) -> Board:
    return _bonus(board, won=event.feature_won)


def _stage_ended(board: Board, event: events.StageEnded) -> Board:
    return _bonus(board, pool=event.pool, won=event.feature_won)


def _bonus_ended(board: Board, event: events.BonusEnded) -> Board:
    if board.bonus is None or board.bonus.begun.feature != event.feature:
        return board
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


def _gamble_thrown(board: Board, event: events.GambleThrown) -> Board:
    return replace(board, staked=None, thrown=event)


def _offers_made(board: Board, event: events.OffersMade) -> Board:
    return replace(board, offers=event)


def _offer_taken(board: Board, event: events.OfferTaken) -> Board:  # noqa: ARG001
    return replace(board, offers=None)


def _collected(board: Board, event: events.Collected) -> Board:  # noqa: ARG001
    return replace(board, offer=None)


def _cap_reached(board: Board, event: events.CapReached) -> Board:  # noqa: ARG001
    series, bonus = board.series, board.bonus
    return replace(
        board,
        series=replace(series, on=False) if series else None,
        bonus=replace(bonus, on=False) if bonus else None,
    )


def _as_it_is(board: Board, event: Event) -> Board:  # noqa: ARG001
    return board


HANDLERS: dict[type[Event], Callable[[Board, Any], Board]] = {
    events.RoundBegun: _round_begun,
    events.ReelsStopped: _reels_stopped,
    events.StripsDrawn: _as_it_is,
    events.MysteryRevealed: _reels_stopped,
    events.Expanded: _reels_stopped,
    events.LineWon: _win,
    events.WaysWon: _win,
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
    events.EntryRevealed: _entry_revealed,
    events.StageMultiplied: _stage_multiplied,
    events.CapReached: _cap_reached,
    events.OffersMade: _offers_made,
    events.OfferTaken: _offer_taken,
    events.MultiplierDrawn: _as_it_is,
    events.ConsolationPaid: _as_it_is,
    events.AwardWon: _as_it_is,
    events.WheelBegun: _as_it_is,
    events.WheelStopped: _as_it_is,
    events.TrailBegun: _as_it_is,
    events.TrailMoved: _as_it_is,
    events.BonusPrizeWon: _as_it_is,
    events.GambleThrown: _gamble_thrown,
}
"""What each kind of event changes in sight."""
