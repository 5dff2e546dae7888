"""Conditions on substitutes: what they stand for, where, and what that pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition
    from reelwright.definition.model import Substitute


def taken_part_in(rules: Rules, key: str) -> frozenset[str]:
    """Return the scatters, itself not among them, in whose prizes a substitute takes part."""
    part = rules.definition.substitutes[key].scatters
    named = rules.definition.scatters if part == "all" else () if part == "none" else part
    return frozenset(named) - {key}


def _some(test: Callable[[Rules, str, Substitute], bool]) -> Condition:
    def condition(rules: Rules) -> bool:
        return any(test(rules, key, rule) for key, rule in rules.definition.substitutes.items())

    return condition


def _exceptions(rules: Rules, key: str, rule: Substitute) -> frozenset[str]:
    """Return what an unlimited substitute does not stand for, scatters it helps left out."""
    return frozenset(rules.definition.expand(rule.except_)) - taken_part_in(rules, key)


def _universal(rules: Rules, key: str, rule: Substitute) -> bool:
    return rule.for_ == "all" and _exceptions(rules, key, rule) <= rules.definition.scatters.keys()


def _for_all(rules: Rules, key: str, rule: Substitute) -> bool:
    return rule.for_ == "all" and not _exceptions(rules, key, rule)


def _for_all_but_some(rules: Rules, key: str, rule: Substitute) -> bool:
    return rule.for_ == "all" and bool(_exceptions(rules, key, rule))


def _for_a_group(rules: Rules, _: str, rule: Substitute) -> bool:
    return rule.for_ != "all" and any(name in rules.definition.groups for name in rule.for_)


def _for_a_list(rules: Rules, _: str, rule: Substitute) -> bool:
    return rule.for_ != "all" and any(name not in rules.definition.groups for name in rule.for_)


def _leaves_a_scatter_out(rules: Rules, key: str, rule: Substitute) -> bool:
    others = rules.definition.scatters.keys() - {key}
    return rule.for_ == "all" and bool(others - taken_part_in(rules, key))


def _beside_another(rules: Rules, key: str, _: Substitute) -> bool:
    return len(rules.definition.scatters) > 1 and bool(taken_part_in(rules, key))


def _changes(rules: Rules, _: str, rule: Substitute) -> bool:
    return rule.phases is not None and not set(rules.phases) <= set(rule.phases)


def _several_share(rules: Rules) -> bool:
    extra = [key for key, rule in rules.definition.substitutes.items() if _extra(rule)]
    return any(
        len(
            {
                reel
                for key in extra
                if rules.definition.substitutes[key].active(phase)
                for reel in rules.reels_of(key, strips)
                if rules.definition.substitutes[key].active(phase, reel)
            }
        )
        > 1
        for phase in rules.phases
        for strips in rules.sets(phase)
    ) or _several_in_a_scatter_win(rules)


def _several_in_a_scatter_win(rules: Rules) -> bool:
    """Whether a substitute multiplies scatter prizes, in which two of a reel can count."""
    return any(
        rule.multiplies is not None
        and rule.multiplies.scatters == "yes"
        and taken_part_in(rules, k)
        for k, rule in rules.definition.substitutes.items()
    )


def _extra(rule: Substitute) -> bool:
    return rule.multiplies is not None or rule.adds is not None


def _multiplies(count: str) -> Condition:
    return _some(lambda _, __, rule: rule.multiplies is not None and rule.multiplies.count == count)


CONDITIONS: Mapping[str, Condition] = {
    "has substitutes": lambda rules: bool(rules.definition.substitutes),
    "a substitute is universal": _some(_universal),
    "a substitute stands for all": _some(_for_all),
    "a substitute stands for all but some": _some(_for_all_but_some),
    "a substitute stands for a list": _some(_for_a_list),
    "a substitute stands for a group": _some(_for_a_group),
    "a substitute's own prize is paid beside": _some(
        lambda _, __, rule: rule.own_prizes == "beside"
    ),
    "a shared substitute counts once": lambda rules: (
        rules.definition.lines.shared_substitute == "one"
        or rules.definition.lines.each_symbol == "once"
    ),
    "substitutes alone win as every symbol": _some(
        lambda _, __, rule: rule.alone == "as every symbol"
    ),
    "an unlimited substitute leaves a scatter out": _some(_leaves_a_scatter_out),
    "a substitute takes part in scatters beside another": _some(_beside_another),
    "a substitute takes part in several scatters": _some(
        lambda rules, key, _: len(taken_part_in(rules, key)) > 1
    ),
    "a substitute acts off the line": _some(lambda _, __, rule: rule.acts != "in place"),
    "substitutes change with the phase": _some(_changes),
    "substitution pays extra": _some(lambda _, __, rule: _extra(rule)),
    "substitution multiplies": _some(lambda _, __, rule: rule.multiplies is not None),
    "several substitutes can share a win that pays extra": _several_share,
    "a substitute multiplies once": _multiplies("once"),
    "a substitute multiplies for each": _multiplies("each"),
}
