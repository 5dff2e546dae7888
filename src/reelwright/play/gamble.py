"""The gamble: the round's whole win, or half of it, on an event of chance that is fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reelwright.play import events
from reelwright.play.gamble_games import (
    COLOURS,
    DECK,
    draw_of,
    face_of,
    multipliers,
    result,
)
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Lapsed
from reelwright.play.state import Task, Terms, Turn

if TYPE_CHECKING:
    from reelwright.definition.model import Gamble
    from reelwright.play.gamble_games import Result

COLLECT: Final = "collect"
HALF: Final = "half "
"""Stands before a choice on which half is staked."""


def rules(terms: Terms) -> Gamble:
    """Return the rules of the gamble that is offered."""
    gamble = terms.definition.gamble
    assert gamble is not None
    return gamble


def choices(gamble: Gamble) -> dict[str, int]:
    """Return what each choice pays of what it stakes, those of the whole win first."""
    pays = multipliers(gamble)
    if gamble.stake == "whole win":
        return pays
    return {**pays, **{HALF + choice: times for choice, times in pays.items()}}


def staked(choice: str, won: int) -> int:
    """Return what a choice stakes of a win, in cents: half of it is rounded down."""
    return won // 2 if choice.startswith(HALF) else won


@dataclass(frozen=True, slots=True)
class Offer(Task):
    """Offer a gamble on the round's win, unless there is nothing to gamble or no choice open."""

    attempts: int = 0

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Offer what the limits leave open, or say why nothing is."""
        gamble = turn.terms.definition.gamble
        if gamble is None or turn.won == 0:
            return
        left = _attempts_left(turn.terms, gamble, self.attempts)
        if left == 0:
            turn.tell(events.GambleRefused(amount=turn.won, because="attempts"))
            return
        most = min(gamble.up_to, turn.terms.most or gamble.up_to)
        offered = {c: times for c, times in choices(gamble).items() if staked(c, turn.won)}
        within = tuple(c for c, times in offered.items() if _could_be(c, times, turn.won) <= most)
        if not within:
            turn.tell(events.GambleRefused(amount=turn.won, because="limit"))
            return
        turn.tell(
            events.GambleOffered(
                amount=turn.won,
                most=most,
                attempts_left=left,
                open=within,
                closed=tuple(choice for choice in offered if choice not in within),
            )
        )
        turn.next(Decide(self.attempts, within))


def _could_be(choice: str, times: int, won: int) -> int:
    """Return what the win is where a choice is right."""
    stake = staked(choice, won)
    return won - stake + stake * times


@dataclass(frozen=True, slots=True)
class Decide(Task):
    """The player gambles or collects."""

    attempts: int
    open: tuple[str, ...]

    def question(self, terms: Terms) -> Choice:  # noqa: ARG002
        """Ask for a choice that is open, or collect; left alone it collects."""
        return Choice("gamble", (*self.open, COLLECT), COLLECT)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Collect, or stake the win or half of it."""
        lapsed = isinstance(answer, Lapsed)
        if lapsed or answer == Chosen(COLLECT):
            turn.tell(events.Collected(lapsed=lapsed, amount=turn.won))
            return
        assert isinstance(answer, Chosen)
        stake = staked(answer.option, turn.won)
        turn.tell(
            events.GambleStaked(
                choice=answer.option,
                amount=stake,
                multiplier=choices(rules(turn.terms))[answer.option],
                credit=0 if turn.terms.held else -stake,
            )
        )
        turn.next(DrawGamble(answer.option, self.attempts + 1))


@dataclass(frozen=True, slots=True)
class DrawGamble(Task):
    """Draw what decides: a card, a die, a wheel."""

    choice: str
    attempts: int

    def question(self, terms: Terms) -> Draw:
        """Ask for what the gamble is on."""
        return draw_of(rules(terms))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Multiply what was staked, give it back or lose it, and offer again."""
        assert isinstance(answer, Drawn)
        outcome = answer.outcomes[0]
        gamble = rules(turn.terms)
        came = result(gamble, self.choice.removeprefix(HALF), outcome)
        stake = staked(self.choice, turn.won)
        paid = {"won": stake * choices(gamble)[self.choice], "tied": stake, "lost": 0}[came]
        turn.won += paid - stake
        turn.tell(_decided(turn, gamble, self.choice, outcome, came, paid))
        turn.next(Offer(self.attempts))


def _decided(
    turn: Turn, gamble: Gamble, choice: str, outcome: int, came: Result, paid: int
) -> events.GambleDecided | events.GambleThrown:
    credit = 0 if turn.terms.held else paid
    success = came == "won"
    if gamble.on in ("a die", "a wheel"):
        return events.GambleThrown(
            on=gamble.on,
            choice=choice,
            outcome=face_of(gamble, outcome),
            success=success,
            amount=paid,
            won=turn.won,
            credit=credit,
        )
    rank, suit = DECK[outcome]
    return events.GambleDecided(
        choice=choice,
        card=f"{rank} of {suit}",
        suit=suit,
        colour=COLOURS[suit],
        success=success,
        amount=paid,
        won=turn.won,
        credit=credit,
        tie=came == "tied",
    )


def _attempts_left(terms: Terms, gamble: Gamble, made: int) -> int | None:
    limits = [
        limit for limit in (gamble.attempts, terms.profile.gamble_attempts) if limit is not None
    ]
    return min(limits) - made if limits else None
