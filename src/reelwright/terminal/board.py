"""What a screen shows: a fold over the events of a game, one handler for each kind of event.

A `Board` is all that the screens draw from; nothing on it is worked out from rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from reelwright.play import events
from reelwright.play.picks import END
from reelwright.terminal import running

if TYPE_CHECKING:
    from collections.abc import Callable

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
    return Board(board.credit, board.window, begun=event, changed=board.changed)


def _reels_stopped(board: Board, event: events.ReelsStopped) -> Board:
    return replace(board, window=event.window, held=event.held, fell=None)


def _window_changed(board: Board, event: events.MysteryRevealed | events.Expanded) -> Board:
    return replace(board, window=event.window)


def _fell(board: Board, event: events.Fell) -> Board:
    return replace(board, window=event.window, fell=event, wins=())


def _win(board: Board, event: Prize) -> Board:
    return replace(board, wins=(*board.wins, event))


def _free_games_won(board: Board, event: events.FreeGamesWon) -> Board:
    before = board.series if event.again and board.series else Series(event.feature, 0)
    return replace(board, trigger=event, series=replace(before, left=event.left))


def _free_game_begun(board: Board, event: events.FreeGameBegun) -> Board:
    series = Series(event.feature, event.left, event.played, event.feature_won)
    return replace(board, series=series, told=(), wins=(), trigger=None, bonus=None, held=())


def _re_spins_won(board: Board, event: events.ReSpinsWon) -> Board:
    return replace(board, trigger=event, re_spins=running.re_spins_won(event), held=event.held)


def _re_spin_begun(board: Board, event: events.ReSpinBegun) -> Board:
    run = running.re_spin_begun(event)
    return replace(board, told=(), wins=(), trigger=None, re_spins=run, held=event.held)


def _more_reels_held(board: Board, event: events.MoreReelsHeld) -> Board:
    assert board.re_spins is not None
    run = replace(board.re_spins, left=event.left, held=event.held)
    return replace(board, trigger=event, re_spins=run, held=event.held)


def _re_spins_ended(board: Board, event: events.ReSpinsEnded) -> Board:
    return replace(board, re_spins=running.re_spins_ended(event), held=())


def _hold_begun(board: Board, event: events.HoldBegun) -> Board:
    return replace(board, hold=running.hold_begun(event))


def _values_drawn(board: Board, event: events.ValuesDrawn) -> Board:
    assert board.hold is not None
    return replace(board, hold=board.hold.drawn(event))


def _cells_spun(board: Board, event: events.CellsSpun) -> Board:
    assert board.hold is not None
    return replace(board, hold=board.hold.landed(event.positions, event.left))


def _changed_games_won(board: Board, event: events.ChangedGamesWon) -> Board:
    return replace(board, trigger=event, changed=event)


def _changed_game_begun(board: Board, event: events.ChangedGameBegun) -> Board:
    return replace(board, changed=event)


def _changed_games_ended(board: Board, event: events.ChangedGamesEnded) -> Board:  # noqa: ARG001
    return replace(board, changed=None)


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
    if board.hold and board.hold.begun.feature == event.feature:
        return replace(board, hold=replace(board.hold, on=False))
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


def _tokens(board: Board, event: Counted) -> Board:
    return replace(board, tokens={**board.tokens, event.tokens: event})


def _tokens_earned(board: Board, event: events.TokensEarned) -> Board:
    return replace(_tokens(board, event), trigger=event)


def _tokens_spent(board: Board, event: events.TokensSpent) -> Board:
    return replace(_tokens(board, event), spent=event)


def _feature_chosen(board: Board, event: events.FeatureChosen) -> Board:  # noqa: ARG001
    return replace(board, spent=None)


def _offer_taken(board: Board, event: events.OfferTaken) -> Board:  # noqa: ARG001
    return replace(board, offers=None)


def _collected(board: Board, event: events.Collected) -> Board:  # noqa: ARG001
    return replace(board, offer=None)


def _cap_reached(board: Board, event: events.CapReached) -> Board:  # noqa: ARG001
    series, bonus, hold = board.series, board.bonus, board.hold
    return replace(
        board,
        held=(),
        re_spins=replace(board.re_spins, on=False) if board.re_spins else None,
        hold=replace(hold, on=False) if hold else None,
        series=replace(series, on=False) if series else None,
        bonus=replace(bonus, on=False) if bonus else None,
    )


def _as_it_is(board: Board, event: Event) -> Board:  # noqa: ARG001
    return board


HANDLERS: dict[type[Event], Callable[[Board, Any], Board]] = {
    events.RoundBegun: _round_begun,
    events.ReelsStopped: _reels_stopped,
    events.StripsDrawn: _as_it_is,
    events.MysteryRevealed: _window_changed,
    events.Expanded: _window_changed,
    events.Fell: _fell,
    events.LineWon: _win,
    events.WaysWon: _win,
    events.ScatterWon: _win,
    events.FreeGamesWon: _free_games_won,
    events.FreeGameBegun: _free_game_begun,
    events.FreeGamesEnded: _free_games_ended,
    events.ReSpinsWon: _re_spins_won,
    events.ReSpinBegun: _re_spin_begun,
    events.MoreReelsHeld: _more_reels_held,
    events.ReSpinsEnded: _re_spins_ended,
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
    events.HoldBegun: _hold_begun,
    events.ValuesDrawn: _values_drawn,
    events.CellsSpun: _cells_spun,
    events.FullWindowWon: _as_it_is,
    events.GambleThrown: _gamble_thrown,
    events.ChangedGamesWon: _changed_games_won,
    events.ChangedGameBegun: _changed_game_begun,
    events.StartingPrizeWon: _win,
    events.ChangedGamesEnded: _changed_games_ended,
    events.TokensHeld: _tokens,
    events.TokensEarned: _tokens_earned,
    events.TokensSpent: _tokens_spent,
    events.FeatureChosen: _feature_chosen,
}
"""What each kind of event changes in sight."""
