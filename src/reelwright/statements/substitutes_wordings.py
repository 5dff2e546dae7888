"""Which accepted wordings say of a substitute exactly what its rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.substitutes.said import excepted, taken_part_in

if TYPE_CHECKING:
    from reelwright.definition.model import Definition

INCLUDED = "for all, scatters included"
EXCEPT_SCATTERS = "for all except scatters"
AT_ONCE = "for all and every scatter at once"
ONCE = "multiplied once, in a coloured column"
EACH = "every one multiplies"


def exact(definition: Definition, key: str) -> frozenset[str]:
    """Return the accepted wordings that are exactly the rule of a substitute."""
    return _standing(definition, key) | _multiplying(definition, key)


def _standing(definition: Definition, key: str) -> frozenset[str]:
    """Return those on what it stands for; none where that is not so on every reel, or always."""
    rule = definition.substitutes[key]
    others = [scatter for scatter in definition.scatters if scatter != key]
    taken = taken_part_in(definition, key)
    if rule.for_ != "all" or rule.reels is not None or rule.phases is not None:
        return frozenset()
    left = set(excepted(definition, key))
    if left or (others and len(taken) < len(others)):
        return frozenset({EXCEPT_SCATTERS} if others and left == {*others} else ())
    at_once = (
        len(others) > 1
        and rule.with_none_showing == "counts"
        and definition.coinciding_scatters == "all"
    )
    return frozenset({INCLUDED, AT_ONCE} if at_once else {INCLUDED})


def _multiplying(definition: Definition, key: str) -> frozenset[str]:
    """Return those on its factor; none where a win it completes is left alone or pays more."""
    rule = definition.substitutes[key]
    factor = rule.multiplies
    if factor is None or rule.adds is not None:
        return frozenset()
    narrowed = factor.except_ or factor.not_on or factor.phases is not None
    if narrowed or "yes" in (factor.own_prizes, factor.scatters):
        return frozenset()
    if factor.count == "each":
        how = (definition.ways or definition.lines).multipliers
        return frozenset({EACH} if how == "product" else ())
    return frozenset({ONCE} if flat(definition, key) else ())


def flat(definition: Definition, key: str) -> bool:
    """Say whether a prize it multiplies is one number for each count, whatever else is in it."""
    rule = definition.substitutes[key]
    factor = rule.multiplies
    others = (one for name, one in definition.substitutes.items() if name != key)
    return (
        factor is not None
        and factor.count == "once"
        and rule.adds is None
        and not any(symbol.patterns for symbol in definition.symbols.values())
        and not any(one.multiplies or one.adds for one in others)
    )
