"""The gamble: the round's whole win on the colour or the suit of one card.

Each card comes from a full deck, so a colour wins one time in two and pays double, a suit one in
four and pays four times: the return is exactly what was staked (platform clause 9.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reelwright.play import events
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Even, Lapsed
from reelwright.play.state import Task, Terms, Turn

if TYPE_CHECKING:
    from reelwright.definition.model import Gamble

COLLECT: Final = "collect"
COLOURS = {"hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black"}
RANKS = ("ace", *(str(n) for n in range(2, 11)), "jack", "queen", "king")
DECK = tuple((rank, suit) for suit in COLOURS for rank in RANKS)


def multipliers(gamble: Gamble) -> dict[str, int]:
    """Return what each choice pays, colours first."""
    return {
        **dict.fromkeys(("red", "black"), gamble.colour_pays),
        **dict.fromkeys(COLOURS, gamble.suit_pays),
    }


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
        pays = multipliers(gamble)
        within = tuple(choice for choice in pays if turn.won * pays[choice] <= gamble.up_to)
        if not within:
            turn.tell(events.GambleRefused(amount=turn.won, because="limit"))
            return
        turn.tell(
            events.GambleOffered(
                amount=turn.won,
                most=gamble.up_to,
                attempts_left=left,
                open=within,
                closed=tuple(choice for choice in pays if choice not in within),
            )
        )
        turn.next(Decide(self.attempts, within))


@dataclass(frozen=True, slots=True)
class Decide(Task):
    """The player gambles or collects."""

    attempts: int
    open: tuple[str, ...]

    def question(self, terms: Terms) -> Choice:  # noqa: ARG002
        """Ask for a choice that is open, or collect; left alone it collects."""
        return Choice("gamble", (*self.open, COLLECT), COLLECT)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Collect, or stake the whole win."""
        lapsed = isinstance(answer, Lapsed)
        if lapsed or answer == Chosen(COLLECT):
            turn.tell(events.Collected(lapsed=lapsed, amount=turn.won))
            return
        assert isinstance(answer, Chosen)
        gamble = turn.terms.definition.gamble
        assert gamble is not None
        turn.tell(
            events.GambleStaked(
                choice=answer.option,
                amount=turn.won,
                multiplier=multipliers(gamble)[answer.option],
                credit=0 if turn.terms.held else -turn.won,
            )
        )
        turn.next(TurnCard(answer.option, self.attempts + 1))


@dataclass(frozen=True, slots=True)
class TurnCard(Task):
    """Draw the card."""

    choice: str
    attempts: int

    def question(self, terms: Terms) -> Draw:  # noqa: ARG002
        """Ask for one card of 52."""
        return Draw("card", (Even(len(DECK)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Multiply the win or lose it, and offer again."""
        assert isinstance(answer, Drawn)
        gamble = turn.terms.definition.gamble
        assert gamble is not None
        rank, suit = DECK[answer.outcomes[0]]
        colour = COLOURS[suit]
        success = self.choice in (suit, colour)
        turn.won *= multipliers(gamble)[self.choice] if success else 0
        turn.tell(
            events.GambleDecided(
                choice=self.choice,
                card=f"{rank} of {suit}",
                suit=suit,
                colour=colour,
                success=success,
                amount=turn.won,
                won=turn.won,
                credit=0 if turn.terms.held else turn.won,
            )
        )
        turn.next(Offer(self.attempts))


def _attempts_left(terms: Terms, gamble: Gamble, made: int) -> int | None:
    limits = [
        limit for limit in (gamble.attempts, terms.profile.gamble_attempts) if limit is not None
    ]
    return min(limits) - made if limits else None
