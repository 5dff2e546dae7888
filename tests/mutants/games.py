"""The games whose rules are changed, and which of their leaves artwork states."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path as File

from pydantic import ValidationError

from reelwright import games
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Cascades, Definition, FixedStake, Game, Improved
from reelwright.definition.soundness import faults_of
from reelwright.definition.values import IN_CENTS
from tests.mutants.samples import kind_of, sampled, thing_of
from tests.mutants.values import Change, Ground, Path, changes

CASES = File(__file__).parent.parent / "cases"
WHOLE = {
    "cinderella": "cinderella",
    "fruit yacht": str(CASES / "fruit_yacht.yaml"),
    "ocean pearl": str(CASES / "ocean_pearl.yaml"),
}
"""The games of which every change is tried."""
SHIPPED = sorted(one.parent.name for one in File(games.__file__).parent.glob("*/game.yaml"))
GAMES = WHOLE | {name: name for name in SHIPPED}
"""All games that are changed; of those that are not whole, some changes of each kind are tried."""
UNSTATED = ("strips", "stop_weights", "digest")
"""Artwork does not say where stops stand nor how likely they are: what follows from that, such as
the return, it does."""
UNSTATED_WITHIN = ("weight", "kind", "each_cell")
DRAWN = ("becomes", "drawn")
"""Fields that hold a weight for each thing that can be drawn."""
SAMPLES = (
    Cascades(at_most=5),
    FixedStake(lines=1, line_bet=1),
    FixedStake(line_bet=1),
    Improved(adds=1),
)


@cache
def game(name: str) -> Game:
    """Return a game whose rules are changed."""
    return read_game(find_game(GAMES[name]))


def names_of(rules: Definition) -> dict[str, tuple[str, ...]]:
    """Return the names that may stand for one another in some rules, family by family."""
    families = ("symbols", "groups", "features", "strips", "tokens", "wagers")
    return {family: tuple(getattr(rules, family)) for family in families}


def mutants(name: str, *, part: int = 0, parts: int = 1) -> Iterator[tuple[Change, Game]]:
    """Yield every sound game that differs from a game in one leaf that artwork states.

    Of `parts` that share them out evenly only one is made; of a game that is not changed as a whole
    some of each kind are.
    """
    original = game(name)
    rules = original.definition
    seen = {rules.digest}
    for number, change in enumerate(_changes(name, rules)):
        if number % parts != part:
            continue
        mutant = _sound(original, change.model)
        if mutant is not None and mutant.definition.digest not in seen:
            seen.add(mutant.definition.digest)
            yield change, mutant


def _changes(name: str, rules: Definition) -> list[Change]:
    ground = Ground(names_of(rules), _unstated, SAMPLES)
    found = [one for one in changes(rules, ground) if not _likelier(one)]
    if name in WHOLE:
        return found
    return sampled(found, kind_of, thing_of)


def _unstated(path: Path) -> bool:
    return path[0] in UNSTATED or path[-1] in UNSTATED_WITHIN


def _likelier(change: Change) -> bool:
    """Say whether a change is one of how likely something is drawn, not of what."""
    return len(change.path) > 1 and change.path[-2] in DRAWN and change.after.isdigit()


def _sound(original: Game, changed: Definition) -> Game | None:
    """Return the game with other rules; `None` where they make no sound game."""
    try:
        plain = changed.model_dump_json(warnings=False)
        rules = Definition.model_validate_json(plain, context=IN_CENTS)
        mutant = original.model_copy(update={"definition": rules})
        return None if any(faults_of(mutant)) else mutant
    except (ValidationError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None
