"""`decide`: a claim tried on the rules of a game."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, TypeVar

from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.verdicts import Counterexample, Situation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.model.claim import Claim
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict

Decider = TypeVar("Decider", bound="Callable[..., Verdict]")


class Deciding:
    """Tries a claim on the rules of a game; each kind of claim is registered by its own module.

    What is said comes from the claim's own fields, what is found from play: the two are never read
    off the same definition.
    """

    def __init__(self) -> None:
        self._by_kind = singledispatch(_nobody)

    def register(self, kind: type[Claim]) -> Callable[[Decider], Decider]:
        """Return a decorator for what decides a kind of claim."""

        def registered(decider: Decider) -> Decider:
            self._by_kind.register(kind, decider)
            return decider

        return registered

    def knows(self, kind: type[Claim]) -> bool:
        """Say whether something decides a kind of claim."""
        return self._by_kind.dispatch(kind) is not _nobody

    def __call__(self, claim: Claim, rules: Rules, evidence: Evidence) -> Verdict:
        """Try a claim; one about what the game does not have is untrue."""
        for said, found in _strange(claim, rules):
            return Counterexample(Situation(stake=every_line(rules)), said, found)
        return self._by_kind(claim, rules, evidence)


def _nobody(claim: Claim, *_: object) -> Verdict:
    raise LookupError(
        f"claim {claim.claim}: found nothing that decides it; allowed: a claim of ours"
    )


def _strange(claim: Claim, rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the features and symbols of a claim that a game does not have."""
    definition = rules.definition
    for field, known in (
        ("feature", definition.features),
        ("symbol", definition.symbols),
        ("substitute", definition.substitutes),
        ("tokens", definition.tokens),
        ("wager", definition.wagers),
    ):
        named = getattr(claim, field, None)
        if isinstance(named, str) and named not in known:
            yield f"a {field} {named}", f"the game has no {field} of that name"
    for field in ("features", "others", "through", "awards"):
        for named in getattr(claim, field, None) or ():
            if isinstance(named, str) and named not in definition.features:
                yield f"a feature {named}", "the game has no feature of that name"


decide = Deciding()
