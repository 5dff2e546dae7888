"""Changed games: paid games that follow the game that won them, under rules of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames
from reelwright.play import events
from reelwright.play.changed_games_kept import UnderWay, under_way, without
from reelwright.play.questions import Refused
from reelwright.play.state import Task, Turn
from reelwright.play.window import PAID

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer
    from reelwright.play.state import Carry, Stake
    from reelwright.play.trigger import Started


def rules(definition: Definition, feature: str) -> ChangedGames:
    """Return the rules of changed games."""
    found = definition.features[feature]
    assert isinstance(found, ChangedGames)
    return found


def check_stake(definition: Definition, carry: Carry, stake: Stake) -> None:
    """Raise `Refused` for a stake that the changed game to be played does not take."""
    runs = under_way(definition, carry)
    if runs is None:
        return
    if stake.wager:
        raise Refused(
            f"wager: found {stake.wager!r}; allowed: the plain game, while {runs.feature} runs"
        )
    bet = (len(stake.lines), stake.line_bet)
    for what, found, most in zip(
        ("lines", "line bet"), bet, ceiling(definition, runs), strict=True
    ):
        if most is not None and found > most:
            raise Refused(
                f"{what}: found {found}; allowed: at most {most}, as in the game that won "
                f"{runs.feature}"
            )


def ceiling(definition: Definition, runs: UnderWay) -> tuple[int | None, int | None]:
    """Return the most lines and the highest line bet of changed games; `None` for no limit."""
    if rules(definition, runs.feature).stake == "any":
        return None, None
    return runs.lines or None, runs.line_bet


def open_game(turn: Turn) -> str:
    """Begin the paid game as a changed one, where one is to come; return the phase it is in."""
    definition = turn.terms.definition
    runs = under_way(definition, turn.carry)
    if runs is None:
        return PAID
    runs = replace(runs, left=runs.left - 1)
    turn.carry = {**turn.carry, **runs.carried()}
    most_lines, most_line_bet = ceiling(definition, runs)
    turn.tell(
        events.ChangedGameBegun(
            feature=runs.feature,
            left=runs.left,
            count=runs.count,
            most_lines=most_lines,
            most_line_bet=most_line_bet,
            multiplier=rules(definition, runs.feature).multiplier or 1,
        )
    )
    return runs.feature


def win(turn: Turn, feature: str, by: Started, phase: str) -> None:
    """Win changed games by a spin of a phase, or (in no phase) by what leads to them.

    Free games and re-spins win none; nor does a spin that reached the win cap, nor anything while
    other changed games are under way.
    """
    definition = turn.terms.definition
    if turn.capped_at is not None:
        return
    if phase not in ("", PAID) and not isinstance(definition.features[phase], ChangedGames):
        return
    games = rules(definition, feature).games.get(by.count)
    before = under_way(definition, turn.carry)
    after = _won(turn, feature, games, by.count, before) if games else None
    if after is None or games is None:
        return
    turn.carry = {**turn.carry, **after.carried()}
    most_lines, most_line_bet = ceiling(definition, after)
    turn.tell(
        events.ChangedGamesWon(
            feature=feature,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            again=before is not None,
            games=games,
            left=after.left,
            most_lines=most_lines,
            most_line_bet=most_line_bet,
        )
    )


def _won(
    turn: Turn, feature: str, games: int, count: int, before: UnderWay | None
) -> UnderWay | None:
    """Return the changed games that are now to come; `None` where nothing is won."""
    if before is None:
        stake = turn.terms.game_stake
        return UnderWay(feature, games, count, len(stake.lines), stake.line_bet)
    if before.feature != feature:
        return None
    match rules(turn.terms.definition, feature).again:
        case "adds":
            return replace(before, left=before.left + games)
        case "begins again":
            return replace(before, left=games)
    return None


@dataclass(frozen=True, slots=True)
class Close(Task):
    """End changed games of which none is left; done also where the win cap ends the round."""

    @property
    def last(self) -> bool:
        """It is done in every round."""
        return True

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell the end, and carry nothing of them on."""
        runs = under_way(turn.terms.definition, turn.carry)
        if runs is not None and not runs.left:
            turn.carry = without(turn.carry, runs.feature)
            turn.tell(events.ChangedGamesEnded(feature=runs.feature))
