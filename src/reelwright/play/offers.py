"""Series of free games of which the player chooses one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play import events, free_games
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Even, Lapsed
from reelwright.play.state import Task, Terms, Turn
from reelwright.play.trigger import Started  # noqa: TC001  (a field)

if TYPE_CHECKING:
    from reelwright.definition.model import Offer


@dataclass(frozen=True, slots=True)
class _OfferTask(Task):
    feature: str
    by: Started

    def offers(self, terms: Terms) -> tuple[Offer, ...]:
        """Return what is offered."""
        return free_games.rules(terms, self.feature).offers[self.by.count]

    def take(self, turn: Turn, number: int, *, at_random: bool) -> None:
        """Start the series of an offer, by its number from 0."""
        offer = self.offers(turn.terms)[number]
        turn.tell(
            events.OfferTaken(
                feature=self.feature,
                option=str(number + 1),
                games=offer.games,
                multiplier=offer.multiplier,
                at_random=at_random,
            )
        )
        series = free_games.add(turn, self.feature, offer.games, self.by, offer.multiplier)
        if series:
            turn.next(series)


@dataclass(frozen=True, slots=True)
class Choose(_OfferTask):
    """The player chooses."""

    def question(self, terms: Terms) -> Choice:
        """Ask for an offer by its number, from 1."""
        numbers = tuple(str(number) for number in range(1, len(self.offers(terms)) + 1))
        return Choice("offer", numbers, *terms.left_open())

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Start what was chosen, or let chance choose where the player let it lapse."""
        if isinstance(answer, Lapsed):
            turn.next(ChooseAtRandom(self.feature, self.by))
            return
        assert isinstance(answer, Chosen)
        self.take(turn, int(answer.option) - 1, at_random=False)


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(_OfferTask):
    """Chance chooses for a player who let the choice lapse."""

    def question(self, terms: Terms) -> Draw:
        """Ask for one of the offers, all equally likely."""
        return Draw("pick", (Even(len(self.offers(terms))),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Start what was drawn."""
        assert isinstance(answer, Drawn)
        self.take(turn, answer.outcomes[0], at_random=True)
