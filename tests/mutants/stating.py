"""Statements changed: each claim of an artwork with one figure or word of it otherwise."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from pydantic import ValidationError

from reelwright.claims.model.claim import Claim
from reelwright.statements import Statement
from tests.mutants.games import WHOLE, game, names_of
from tests.mutants.holding import artwork
from tests.mutants.samples import kind_of, sampled
from tests.mutants.values import Change, Ground, Path, changes


@dataclass(frozen=True)
class Misstated:
    """A statement with one of its claims changed."""

    statement: Statement
    change: Change
    claim: Claim

    @property
    def name(self) -> str:
        """The change in a line."""
        return f"{self.statement.id}: {self.change.name}"

    @property
    def kind(self) -> tuple[Hashable, ...]:
        """What it has in common with changes of other statements of its kind."""
        return (self.statement.kind, self.claim.claim, kind_of(self.change))


def misstated(name: str) -> list[Misstated]:
    """Return the claims of a game's artwork with one leaf changed, as far as they are claims.

    Of a game that is not changed as a whole there are some of each kind.
    """
    found = _misstated(name)
    if name in WHOLE:
        return list(found)
    return sampled(found, lambda one: one.kind, lambda one: one.statement.of)


def _misstated(name: str) -> Iterator[Misstated]:
    ground = Ground(names_of(game(name).definition), _which_claim)
    for statement in artwork(name):
        for claim in statement.claims:
            seen = {claim.model_dump_json()}
            for change in changes(claim, ground):
                other = _valid(claim, change.model)
                if other is not None and other.model_dump_json() not in seen:
                    seen.add(other.model_dump_json())
                    yield Misstated(statement, change, other)


def _which_claim(path: Path) -> bool:
    return path == ("claim",)


def _valid(claim: Claim, changed: Claim) -> Claim | None:
    """Return a changed claim; `None` where it is none that can be made."""
    try:
        return type(claim).model_validate(changed.model_dump(warnings=False))
    except (ValidationError, TypeError, ValueError):
        return None
