"""What the rule of a substitute comes to as claims, with groups spelt out.

Statements are made of them, and a group is tried by what they come to with its members.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import substitutes as said

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Multiplies


def taken_part_in(definition: Definition, key: str) -> tuple[str, ...]:
    """Return the scatters, itself not among them, that a substitute counts for."""
    part = definition.substitutes[key].scatters
    named = definition.scatters if part == "all" else () if part == "none" else part
    taken = definition.expand(named)
    return tuple(one for one in definition.scatters if one in taken and one != key)


def excepted(definition: Definition, key: str) -> tuple[str, ...]:
    """Return what a substitute for all does not stand for, of all that wins."""
    named = definition.expand(definition.substitutes[key].except_)
    wins = {*definition.winning, *definition.scatters} - {*taken_part_in(definition, key), key}
    return tuple(symbol for symbol in named if symbol in wins)


def stands_for(definition: Definition, key: str) -> said.StandsFor:
    """Return what a substitute stands for, where and when."""
    rule = definition.substitutes[key]
    symbols = rule.for_
    if symbols != "all":
        symbols = completed(definition, key, symbols)
    return said.StandsFor(
        substitute=key,
        symbols=symbols,
        excepted=excepted(definition, key) if symbols == "all" else (),
        reels=rule.reels,
        phases=rule.phases,
    )


def completed(definition: Definition, key: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some symbols and groups that a substitute completes wins of."""
    wins = definition.winning - {*definition.scatters, key}
    return tuple(symbol for symbol in definition.expand(named) if symbol in wins)


def takes_part(definition: Definition, key: str) -> said.TakesPart:
    """Return the scatters that a substitute counts for, where and when."""
    rule = definition.substitutes[key]
    taken = taken_part_in(definition, key)
    every = [scatter for scatter in definition.scatters if scatter != key]
    return said.TakesPart(
        substitute=key,
        scatters="none" if not taken else "all" if len(taken) == len(every) else taken,
        with_none_showing=rule.with_none_showing == "counts" if taken else None,
        reels=rule.reels,
        phases=rule.phases,
    )


def leaves_alone(definition: Definition, key: str, rule: Multiplies) -> said.LeavesAlone:
    """Return what the factor of a substitute leaves alone."""
    whole = [said.Left(win=name) for name in definition.expand(rule.except_)]
    single = [
        said.Left(win=name, count=one.count)
        for one in rule.not_on
        for name in definition.expand((one.win,))
    ]
    return said.LeavesAlone(
        substitute=key,
        wins=tuple(dict.fromkeys([*whole, *single])),
        own_prizes=rule.own_prizes == "yes",
        scatters=rule.scatters == "yes",
    )
