"""What must be in sight after so many events of a round, worked out from the events alone.

No figure that an event carries as a running total is used: wins are added up from what each prize
paid, free games counted from those won and those begun.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import events as e
from reelwright.telling.words import money, numbered
from tests.browser.displays.duty import Due
from tests.browser.displays.held import in_hold_and_spin, in_re_spins
from tests.browser.displays.kept import changed_games_left, in_changed_games, tokens_held

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.compliance.displays import FeatureKind
    from reelwright.definition.model import Game
    from reelwright.play.questions import Choice

BUTTON = "a button that opens the pays"
PRIZES = (
    *(e.LineWon, e.WaysWon, e.ScatterWon, e.AwardWon, e.ConsolationPaid),
    *(e.PrizeRevealed, e.StageMultiplied, e.BonusPrizeWon),
    *(e.FullWindowWon, e.StartingPrizeWon),
)
OTHER_SCREENS = e.OffersMade | e.BonusBegun | e.WheelBegun | e.TrailBegun | e.HoldBegun
SPINS_AGAIN = e.FreeGameBegun | e.ReSpinBegun | e.Fell


@dataclass(frozen=True)
class Series:
    """A series of free games under way: what it has won."""

    feature: str
    won: int = 0


@dataclass(frozen=True)
class Bonus:
    """A bonus under way, or just over."""

    kind: FeatureKind
    feature: str
    won: int = 0
    open: bool = True
    ended: bool = False


def due(
    game: Game, told: Sequence[e.Event], question: Choice | None, before: Sequence[e.Event] = ()
) -> list[Due]:
    """Everything that must be in sight once these events of a round have been shown.

    `before` are those of the rounds before it.
    """
    found = [Due("name of the game", None, game.name), Due("paytable", None, BUTTON)]
    found += in_free_game(told)
    found += in_re_spins(told)
    found += in_hold_and_spin(game, told)
    found += in_bonus(told)
    found += tokens_held(game, told)
    found += in_changed_games(told, changed_games_left(before))
    found += outcome(game, told)
    if question is not None:
        found += choices(told, question)
    return found


def paid(event: e.Event) -> int:
    """What an event pays, in cents."""
    return event.amount if isinstance(event, PRIZES) else 0


def in_free_game(told: Sequence[e.Event]) -> Iterator[Due]:
    """The figures of the free game under way: of the innermost series, where one is in another."""
    under_way: list[Series] = []
    left: dict[str, int] = {}
    for event in told:
        under_way = [replace(one, won=one.won + paid(event)) for one in under_way]
        match event:
            case e.FreeGamesWon():
                before = left[event.feature] if event.again else 0
                left[event.feature] = before + event.games
            case e.FreeGameBegun():
                left[event.feature] -= 1
                if event.feature not in [one.feature for one in under_way]:
                    under_way.append(Series(event.feature))
            case e.FreeGamesEnded():
                under_way.pop()
    if under_way:
        series = under_way[-1]
        staked = [event for event in told if isinstance(event, e.RoundBegun | e.TokensSpent)]
        begun = staked[-1]
        yield Due("free games left", "free games", str(left[series.feature]))
        yield Due("win of the free games", "free games", money(series.won))
        lines = numbered(begun.lines) if begun.lines else "all ways"
        yield Due("stake of free games", "free games", f"{lines} at {money(begun.line_bet)}")


def in_bonus(told: Sequence[e.Event]) -> Iterator[Due]:
    """What the bonus and the round have won, from its first stage until it has ended."""
    bonus: Bonus | None = None
    for event in told:
        if bonus is not None:
            bonus = None if bonus.ended else replace(bonus, won=bonus.won + paid(event))
        bonus = _begun(event) or (bonus and _gone_on(bonus, event))
    if bonus is not None and bonus.open:
        name, ended = bonus.feature, bonus.ended
        yield Due("win of the bonus", bonus.kind, money(bonus.won), name, ended)
        yield Due("win of the round", bonus.kind, money(sum(map(paid, told))))


def _begun(event: e.Event) -> Bonus | None:
    match event:
        case e.BonusBegun():
            return Bonus("picks", event.feature, open=False)
        case e.HoldBegun():
            return Bonus("hold and spin", event.feature, open=False)
        case e.WheelBegun():
            return Bonus("wheel", event.feature)
        case e.TrailBegun():
            return Bonus("trail", event.feature)
        case e.AwardWon():
            return Bonus("award", event.feature, event.amount, ended=True)
    return None


def _gone_on(bonus: Bonus, event: e.Event) -> Bonus:
    if isinstance(event, e.StageBegun | e.BonusPrizeWon):
        return replace(bonus, open=True)
    return replace(bonus, ended=True) if isinstance(event, e.BonusEnded) else bonus


def outcome(game: Game, told: Sequence[e.Event]) -> Iterator[Due]:
    """What the reels show, from when they stop until they spin again or a screen covers them."""
    window: e.Window | None = None
    for event in told:
        if isinstance(event, e.ReelsStopped | e.MysteryRevealed | e.Expanded | e.Fell):
            window = event.window
        elif isinstance(event, OTHER_SCREENS | SPINS_AGAIN | e.FeatureChosen) or asks(event):
            window = None
    if window is not None:
        reels = [", ".join(map(game.symbol_name, column)) for column in window]
        yield Due("outcome", None, "; ".join(reels))


def asks(event: e.Event) -> bool:
    """Whether tokens lead to a choice, which covers the reels."""
    return isinstance(event, e.TokensSpent) and len(event.leads_to) > 1


def choices(told: Sequence[e.Event], question: Choice) -> Iterator[Due]:
    """What the player chooses from, how often still, and how long there is for it."""
    name = "choices of the bonus"
    if question.of == "offer":
        made = [event for event in told if isinstance(event, e.OffersMade)][-1]
        series = [offered(games, factor) for games, factor in made.offers]
        yield Due(name, "offers", f"one of: {', or '.join(series)}", made.feature)
    if question.of == "pick":
        stage = max(at for at, event in enumerate(told) if isinstance(event, e.StageBegun))
        begun = told[stage]
        assert isinstance(begun, e.StageBegun)
        left = begun.picks - sum(isinstance(event, e.PickMade) for event in told[stage:])
        often = f"{left} more of what is closed" if begun.picks else "until the end is found"
        yield Due(name, "picks", f"{often}: {', '.join(question.options)}", begun.feature)
        if question.seconds is not None:
            yield countdown(question.seconds)


def offered(games: int, factor: int) -> str:
    """A series of free games as it is offered."""
    series = f"{games} free game{'' if games == 1 else 's'}"
    return series if factor == 1 else f"{series}, prizes \u00d7 {factor}"


def countdown(seconds: int) -> Due:
    """The time that is left."""
    return Due("countdown", "picks", f"{seconds} second{'' if seconds == 1 else 's'} left")
