"""Series whose rules look at all their games, and that are added to by games of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Collection

    from reelwright.law.rounds.game import Rounds


def refuse_shared(rounds: Rounds, name: str, under_way: Collection[str]) -> None:
    """Refuse, by name, a series that can add to another under way whose games are not all alike.

    How many games it adds would bear on a limit, or on the factors, of that other one.
    """
    for other in under_way:
        if other == name or other not in rounds.reach[name]:
            continue
        ring = name in rounds.reach[other]
        if ring and not (rounds.alike(name) and rounds.alike(other)):
            raise NotCountable(
                f"features: found free games that start each other in a ring ({name}, {other}) "
                f"under {_rule(rounds, name if not rounds.alike(name) else other)}; "
                "allowed: no ring, or neither a limit nor factors that change"
            )
        if not ring:
            raise NotCountable(
                f"features > {other}: found {_rule(rounds, other)} on a series that one spin can "
                f"win together with {name}, whose games add to it; allowed: neither a limit nor "
                "factors that change"
            )


def _rule(rounds: Rounds, name: str) -> str:
    feature = rounds.rules(name)
    if feature.at_most_left is not None or feature.at_most_played is not None:
        return "a limit"
    return "factors offered" if len(rounds.offered(name)) > 1 else "a factor that rises"
