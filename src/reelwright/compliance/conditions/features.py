"""Conditions on what a spin can start: free games and bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.definition.model import AnyWinTrigger, Award, Bonus, FreeGames, Picks
from reelwright.definition.model import symbol_of as symbol_of_trigger

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition
    from reelwright.definition.model import ChangedGames, Feature


def _bonuses(rules: Rules) -> list[Bonus | Award]:
    features = rules.definition.features.values()
    return [feature for feature in features if isinstance(feature, Bonus | Award)]


def _trigger_in_a_feature(rules: Rules) -> bool:
    return any(
        _can_come_up(rules, feature, strips)
        for name in (*rules.free_games, *rules.changed_games, *rules.re_spins)
        for strips in rules.sets(name)
        for feature in rules.definition.features.values()
    )


def _can_come_up(rules: Rules, feature: Feature, strips: str) -> bool:
    trigger = feature.starts_on
    symbol = symbol_of_trigger(trigger)
    if symbol is None:
        return isinstance(trigger, AnyWinTrigger)
    return bool(rules.reels_of(symbol, strips))


def _two_or_more(rules: Rules) -> bool:
    return any(
        feature.games_added or max((*feature.awards.values(), *_offered(feature)), default=0) > 1
        for feature in rules.free_games.values()
    )


def _offered(feature: FreeGames) -> tuple[int, ...]:
    return tuple(offer.games for offers in feature.offers.values() for offer in offers)


def _own_rules(rules: Rules) -> bool:
    return any(rules_differ(rules, name, one) for name, one in rules.free_games.items())


def rules_differ(rules: Rules, name: str, feature: FreeGames | ChangedGames) -> bool:
    """Say whether games of a feature have pays, factors, substitutes or strips of their own."""
    return bool(
        feature.multiplies
        or feature.special_pays
        or feature.strips != rules.definition.paid_strips
        or _substitutes_in(rules, name) != _substitutes_in(rules, PAID)
    )


def _substitutes_in(rules: Rules, phase: str) -> list[tuple[bool, bool]]:
    """Return for each substitute whether it stands for others in a phase, and multiplies."""
    return [
        (
            rule.active(phase),
            rule.multiplies is not None
            and (rule.multiplies.phases is None or phase in rule.multiplies.phases),
        )
        for rule in rules.definition.substitutes.values()
    ]


def _on_a_bet(rules: Rules) -> bool:
    return any(
        (bonus.on if isinstance(bonus, Award) else bonus.prizes_on) != "fixed"
        for bonus in _bonuses(rules)
    )


def _held(rules: Rules) -> bool:
    said = (rules.definition.prizes_credited, rules.profile.prizes_credited)
    return "when collected" in said


def _timed(rules: Rules) -> bool:
    picks = [bonus for bonus in _bonuses(rules) if isinstance(bonus, Picks)]
    choices = picks or any(feature.offers for feature in rules.free_games.values())
    limited = any(bonus.time_limit is not None for bonus in picks)
    return limited or (rules.profile.pick_lapses and bool(choices))


def _multiplier(rules: Rules) -> bool:
    substitutes = rules.definition.substitutes.values()
    free = any(feature.multiplies for feature in rules.free_games.values())
    changed = any(feature.multiplies for feature in rules.changed_games.values())
    return free or changed or any(rule.multiplies is not None for rule in substitutes)


CONDITIONS: Mapping[str, Condition] = {
    "has features": lambda rules: bool(rules.definition.features),
    "a trigger can come up in a feature": _trigger_in_a_feature,
    "has free games": lambda rules: bool(rules.free_games),
    "wins two or more free games": _two_or_more,
    "a losing free game pays": lambda rules: any(
        feature.losing_game_pays is not None for feature in rules.free_games.values()
    ),
    "free games have rules of their own": _own_rules,
    "wins are held until collected": _held,
    "has bonuses": lambda rules: bool(_bonuses(rules)),
    "a bonus prize is a multiple of a bet": _on_a_bet,
    "has random prizes": lambda rules: any(
        not isinstance(bonus, Award) for bonus in _bonuses(rules)
    ),
    "has a multiplier": _multiplier,
    "a choice has a time limit": _timed,
}
