"""What a player carries from game to game: what may be carried in, and what fits a game.

Each family of rules that carries something says by which names, and what is wrong with a carry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from reelwright.play import changed_games_kept, tokens_kept
from reelwright.play.questions import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.play.kept import Kept
    from reelwright.play.state import Carry


class Family(Protocol):
    """A family of rules that carries something, as a module."""

    def names(self, definition: Definition) -> Iterator[str]:
        """Yield the names it may carry something by, in words where they are many."""
        ...

    def kept(self, definition: Definition, carry: Carry) -> Iterator[Kept]:
        """Yield what it keeps in a carry, each with what is wrong with it."""
        ...


FAMILIES: tuple[Family, ...] = (changed_games_kept, tokens_kept)
"""One for each family; a name in a carry belongs to one of them at most."""


def checked(definition: Definition, carry: Carry) -> dict[str, int]:
    """Return a carry as it may be carried in; raises `Refused` for one that is not this game's."""
    kept = [each for family in FAMILIES for each in family.kept(definition, carry)]
    for each in kept:
        if each.wrong:
            raise Refused(f"carry: found {each.wrong}")
    unknown = carry.keys() - frozenset[str]().union(*(each.names for each in kept))
    if unknown:
        names = (name for family in FAMILIES for name in family.names(definition))
        allowed = ", ".join(names) or "nothing in this game"
        raise Refused(f"carry: found {', '.join(sorted(unknown))}; allowed: {allowed}")
    return dict(carry)


def fitting(definition: Definition, carry: Carry) -> dict[str, int]:
    """Return what of a carry a game can go on from, where it was carried out of other rules."""
    kept = (each for family in FAMILIES for each in family.kept(definition, carry))
    names = frozenset[str]().union(*(each.names for each in kept if not each.wrong))
    return {name: value for name, value in carry.items() if name in names}
