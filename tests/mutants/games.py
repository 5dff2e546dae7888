"""The games whose rules are changed, and which of their leaves artwork states."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path as File

from pydantic import ValidationError

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, Game
from reelwright.definition.soundness import faults_of
from reelwright.definition.values import IN_CENTS
from tests.mutants.values import Change, Path, changes

CASES = File(__file__).parent.parent / "cases"
GAMES = {
    "cinderella": "cinderella",
    "fruit yacht": str(CASES / "fruit_yacht.yaml"),
    "ocean pearl": str(CASES / "ocean_pearl.yaml"),
}
UNSTATED = ("strips", "stop_weights", "digest")
"""Artwork does not say where stops stand nor how likely they are: what follows from that, such as
the return, it does."""


@cache
def game(name: str) -> Game:
    """Return a game whose rules are changed."""
    return read_game(find_game(GAMES[name]))


def mutants(name: str, *, part: int = 0, parts: int = 1) -> Iterator[tuple[Change, Game]]:
    """Yield every sound game that differs from a game in one leaf that artwork states.

    Of `parts` that share them out evenly only one is made.
    """
    original = game(name)
    rules = original.definition
    keys = {"symbols": tuple(rules.symbols), "features": tuple(rules.features)}
    seen = {rules.digest}
    for number, change in enumerate(changes(rules, keys, _unstated)):
        if number % parts != part:
            continue
        mutant = _sound(original, change.model)
        if mutant is not None and mutant.definition.digest not in seen:
            seen.add(mutant.definition.digest)
            yield change, mutant


def _unstated(path: Path) -> bool:
    return path[0] in UNSTATED or path[-1] in ("weight", "kind")


def _sound(original: Game, changed: Definition) -> Game | None:
    """Return the game with other rules; `None` where they make no sound game."""
    try:
        plain = changed.model_dump_json(warnings=False)
        rules = Definition.model_validate_json(plain, context=IN_CENTS)
        mutant = original.model_copy(update={"definition": rules})
        return None if any(faults_of(mutant)) else mutant
    except (ValidationError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None
