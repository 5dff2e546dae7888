"""Which symbols a group has, as far as a rule that names the group shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes import said as rule_of
from reelwright.claims.model import lines as said
from reelwright.claims.verdicts import Holds, Pending
from reelwright.definition.model import ANY, MixedByCount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.model.claim import Claim
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict
    from reelwright.definition.model import Definition


@decide.register(said.GroupHas)
def _(claim: said.GroupHas, rules: Rules, evidence: Evidence) -> Verdict:
    groups = {**rules.definition.groups, claim.group: claim.symbols}
    told = rules.definition.model_copy(update={"groups": groups})
    count = 0
    for one in (*_mixed(told, claim.group), *_substitutes(told, claim.group)):
        verdict = decide(one, rules, evidence)
        if not isinstance(verdict, Holds):
            return verdict
        count += verdict.tried
    return Holds(count) if count else Pending(needs=f"a rule that names {claim.group}")


def _mixed(told: Definition, group: str) -> Iterator[Claim]:
    """Yield what the mixed wins that name a group come to with the members it is said to have."""
    for name, mixed in told.mixed.items():
        if isinstance(mixed, MixedByCount):
            if group in mixed.of:
                yield said.MixedPays(name=name, of=told.expand(mixed.of), pays=mixed.pays)
        elif group in mixed.places:
            places = tuple(() if key == ANY else told.expand((key,)) for key in mixed.places)
            yield said.PlacedPays(name=name, places=places, pay=mixed.pays)


def _substitutes(told: Definition, group: str) -> Iterator[Claim]:
    """Yield what the rules of substitutes that name a group come to with its members."""
    for key, rule in told.substitutes.items():
        if group in rule.except_ or (rule.for_ != "all" and group in rule.for_):
            yield rule_of.stands_for(told, key)
        if isinstance(rule.scatters, tuple) and group in rule.scatters:
            yield rule_of.takes_part(told, key)
        factor = rule.multiplies
        left = () if factor is None else (*factor.except_, *(one.win for one in factor.not_on))
        if factor is not None and group in left:
            yield rule_of.leaves_alone(told, key, factor)
