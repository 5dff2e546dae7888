"""What must be in sight after so many events of a round, worked out from the events alone.

No figure that an event carries as a running total is used: wins are added up from what each prize
paid, free games counted from those won and those begun.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import events as e
from reelwright.telling.words import money, numbered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.compliance.displays import FeatureKind
    from reelwright.definition.model import Game
    from reelwright.play.questions import Choice

BUTTON = "a button that opens the pays"
PRIZES = (
    *(e.LineWon, e.WaysWon, e.ScatterWon, e.AwardWon, e.ConsolationPaid),
    *(e.PrizeRevealed, e.StageMultiplied, e.BonusPrizeWon),
)
OTHER_SCREENS = e.OffersMade | e.BonusBegun | e.WheelBegun | e.TrailBegun


@dataclass(frozen=True)
class Due:
    """A display, the kind of feature it is due in, and what it must say."""

    display: str
    kind: FeatureKind | None
    said: str
    feature: str = ""
    """The name of the feature, where it has a screen of its own."""
    ended: bool = False
    """Whether that screen has just closed."""


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


def due(game: Game, told: Sequence[e.Event], question: Choice | None) -> list[Due]:
    """Everything that must be in sight once these events have been shown."""
    found = [Due("name of the game", None, game.name), Due("paytable", None, BUTTON)]
    found += in_free_game(told)
    found += in_bonus(told)
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
        series, begun = under_way[-1], told[0]
        assert isinstance(begun, e.RoundBegun)
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
        match event:
            case e.BonusBegun():
                bonus = Bonus("picks", event.feature, open=False)
            case e.WheelBegun():
                bonus = Bonus("wheel", event.feature)
            case e.TrailBegun():
                bonus = Bonus("trail", event.feature)
            case e.StageBegun():
                assert bonus is not None
                bonus = replace(bonus, open=True)
            case e.BonusEnded():
                assert bonus is not None
                bonus = replace(bonus, ended=True)
            case e.AwardWon():
                bonus = Bonus("award", event.feature, event.amount, ended=True)
    if bonus is not None and bonus.open:
        name, ended = bonus.feature, bonus.ended
        yield Due("win of the bonus", bonus.kind, money(bonus.won), name, ended)
        yield Due("win of the round", bonus.kind, money(sum(map(paid, told))))


def outcome(game: Game, told: Sequence[e.Event]) -> Iterator[Due]:
    """What the reels show, from when they stop until they spin again or a screen covers them."""
    window: e.Window | None = None
    for event in told:
        if isinstance(event, e.ReelsStopped | e.MysteryRevealed | e.Expanded):
            window = event.window
        elif isinstance(event, OTHER_SCREENS | e.FreeGameBegun):
            window = None
    if window is not None:
        reels = [", ".join(map(game.symbol_name, column)) for column in window]
        yield Due("outcome", None, "; ".join(reels))


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
