"""Which of the claims of a line are paid, where they stand against each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from reelwright.automaton.line_claims import Claim
    from reelwright.definition.model import Definition

Paid = TypeVar("Paid", bound="Hashable")


@dataclass(frozen=True)
class Judge(Generic[Paid]):
    """Decides between the claims of a line."""

    definition: Definition
    apart: bool
    """Whether some claims may not stand beside others whatever is paid on one line."""

    def paid(self, kept: Sequence[Claim[Paid]]) -> list[Claim[Paid]]:
        """Return the claims that are paid, of those that were kept."""
        ranked = list(kept)
        if any(claim.own for claim in ranked):
            ranked = self._not_beside(ranked, self._own_against_completed)
        if any(claim.mixed and claim.reels for claim in ranked):
            ranked = self._not_beside(ranked, self._straight_against_mixed)
        return self._each_place_once(self._of_one_line(ranked))

    def kept(self, claims: Iterable[Claim[Paid]]) -> tuple[Claim[Paid], ...]:
        """Return the claims that can be paid, or decide which are, beside any others there are.

        The first in rank come first; those of equal rank stay in the order of their reels.
        """
        ranked = sorted(claims, key=lambda claim: claim.rank)
        lone = [place for place, claim in enumerate(ranked) if claim.lone]
        for place in reversed(lone[1:]):
            del ranked[place]
        match self.definition.lines.on_one_line:
            case "highest only" if self.apart:
                return tuple(claim for claim in ranked if claim.rank[0] == ranked[0].rank[0])
            case "highest only":
                return tuple(ranked[:1])
            case "all of different symbols" if not self.apart:
                greatest: dict[tuple[str, bool], Claim[Paid]] = {}
                for claim in ranked:
                    greatest.setdefault((claim.name, claim.lone), claim)
                return tuple(greatest.values())
            case _:
                return tuple(ranked)

    def _not_beside(
        self,
        ranked: Sequence[Claim[Paid]],
        first_wins_tie: Callable[[Claim[Paid], Claim[Paid]], bool | None],
    ) -> list[Claim[Paid]]:
        """Drop claims that lose to one they may not stand beside, from the greatest down.

        `first_wins_tie` is asked of a claim kept and the next: `None` if they may both stand.
        """
        kept: list[Claim[Paid]] = []
        for claim in ranked:
            said = [first_wins_tie(rival, claim) for rival in kept]
            if any(
                first or (first is False and rival.rank[0] < claim.rank[0])
                for rival, first in zip(kept, said, strict=True)
            ):
                continue
            kept = [rival for rival, first in zip(kept, said, strict=True) if first is None]
            kept.append(claim)
        return kept

    def _own_against_completed(self, kept: Claim[Paid], claim: Claim[Paid]) -> bool | None:
        for own, other in ((kept, claim), (claim, kept)):
            if own.own and own.itself & dict(other.filled).get(own.own, 0):
                rule = self.definition.substitutes[own.own]
                return (rule.on_a_tie == "own") == (own is kept)
        return None

    def _straight_against_mixed(self, kept: Claim[Paid], claim: Claim[Paid]) -> bool | None:
        for mixed, other in ((kept, claim), (claim, kept)):
            if not mixed.mixed or other.mixed:
                continue
            apart = self.definition.mixed[mixed.name].beside_straight == "no"
            if apart and mixed.reels & other.reels:
                return other is kept
        return None

    def _of_one_line(self, ranked: list[Claim[Paid]]) -> list[Claim[Paid]]:
        match self.definition.lines.on_one_line:
            case "highest only":
                return ranked[:1]
            case "all of different symbols":
                greatest: dict[str, Claim[Paid]] = {}
                for claim in ranked:
                    greatest.setdefault(claim.name, claim)
                return list(greatest.values())
            case "all":
                return ranked

    def _each_place_once(self, ranked: list[Claim[Paid]]) -> list[Claim[Paid]]:
        taken = 0
        kept = []
        for claim in ranked:
            if not taken & claim.taken:
                kept.append(claim)
                taken |= claim.taken
        return kept
