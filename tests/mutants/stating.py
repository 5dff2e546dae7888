"""Statements changed: each claim of an artwork with one figure or word of it otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import ValidationError

from reelwright.claims.model.claim import Claim
from reelwright.statements import Statement
from tests.mutants.games import game
from tests.mutants.holding import artwork
from tests.mutants.values import Path, changes


@dataclass(frozen=True)
class Misstated:
    """A statement with one of its claims changed."""

    statement: Statement
    path: Path
    name: str
    claim: Claim


def misstated(name: str) -> Iterator[Misstated]:
    """Yield every claim of a game's artwork with one leaf changed, as far as it is one."""
    rules = game(name).definition
    keys = {"symbols": tuple(rules.symbols), "features": tuple(rules.features)}
    for statement in artwork(name):
        for claim in statement.claims:
            seen = {claim.model_dump_json()}
            for change in changes(claim, keys, _which_claim):
                other = _valid(claim, change.model)
                if other is not None and other.model_dump_json() not in seen:
                    seen.add(other.model_dump_json())
                    yield Misstated(statement, change.path, f"{statement.id}: {change.name}", other)


def _which_claim(path: Path) -> bool:
    return path == ("claim",)


def _valid(claim: Claim, changed: Claim) -> Claim | None:
    """Return a changed claim; `None` where it is none that can be made."""
    try:
        return type(claim).model_validate(changed.model_dump(warnings=False))
    except (ValidationError, TypeError, ValueError):
        return None
