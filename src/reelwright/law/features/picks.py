"""The law of picks: things without a mark are found in every order alike, whatever is picked."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import Entry
from reelwright.law.features.bonus import MOST_OUTCOMES, NOTHING, Entered, Outcome, both, mixed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Picks, Stage
    from reelwright.definition.model.features.picks import Hidden
    from reelwright.law.features.bonus import BonusLaw, Prizes

END = "end"
_Things: TypeAlias = tuple[int, ...]
"""How many of each kind of thing are left."""


def picks_law(feature: Picks, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return the law of all stages, a consolation left out."""
    law: dict[Outcome, Fraction] = {NOTHING: Fraction(1)}
    for stage in feature.stages.values():
        ordered = any(isinstance(thing, Entry) and thing.times for thing in stage.from_)
        law = both(law, _in_order(stage, prizes) if ordered else _of_sets(stage, prizes))
    return law


def _of_sets(stage: Stage, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return the law of a stage in which the order of what is found does not matter.

    So many things are found before the first end, or in all picks; any set of them alike.
    """
    things = [thing for thing in stage.from_ if thing != END]
    ends = len(stage.from_) - len(things)
    picks = len(things) if stage.pick is None else min(stage.pick, len(stage.from_))
    laws = _sums([_thing(thing, prizes) for thing in things], picks)
    return mixed(*((chance, laws[k]) for k, chance in _found(len(things), ends, picks)))


def _found(things: int, ends: int, picks: int) -> Iterator[tuple[int, Fraction]]:
    """Yield how likely so many things are found before an end, or the last pick."""
    everything = things + ends
    for found in range(min(picks, things) + 1):
        before = Fraction(comb(things, found), comb(everything, found))
        if found in (picks, everything):
            yield found, before
        elif ends:
            yield found, before * Fraction(ends, everything - found)


def _sums(laws: list[BonusLaw], most: int) -> list[dict[Outcome, Fraction]]:
    """Return, for each number of things up to `most`, the law of what a set of them comes to."""
    ways: list[dict[Outcome, Fraction]] = [{NOTHING: Fraction(1)}, *({} for _ in range(most))]
    for law in laws:
        for size in range(most, 0, -1):
            if ways[size - 1]:
                ways[size] = mixed(
                    (Fraction(1), ways[size]), (Fraction(1), both(ways[size - 1], law))
                )
    return [
        {outcome: weight / comb(len(laws), size) for outcome, weight in of_size.items()}
        for size, of_size in enumerate(ways)
    ]


def _thing(thing: Hidden, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return what a thing that is no end and multiplies nothing comes to."""
    if isinstance(thing, Entry):
        assert thing.enter is not None
        return {Outcome(0, (Entered(thing.enter, thing.count),)): Fraction(1)}
    assert not isinstance(thing, str)
    return prizes.law(thing)


def _in_order(stage: Stage, prizes: Prizes) -> dict[Outcome, Fraction]:
    """Return the law of a stage in which things found multiply what was found before."""
    kinds = Counter(_key(thing) for thing in stage.from_)
    things = {_key(thing): thing for thing in stage.from_}
    order = [things[key] for key in kinds]
    at: dict[_Things, dict[Outcome, Fraction]] = {tuple(kinds.values()): {NOTHING: Fraction(1)}}
    ended: list[BonusLaw] = []
    picks = len(stage.from_) if stage.pick is None else min(stage.pick, len(stage.from_))
    for _ in range(picks):
        following: defaultdict[_Things, list[BonusLaw]] = defaultdict(list)
        for left, law in at.items():
            for kind, number in enumerate(left):
                if not number:
                    continue
                share = Fraction(number, sum(left))
                part = {outcome: chance * share for outcome, chance in law.items()}
                if order[kind] == END:
                    ended.append(part)
                else:
                    rest = (*left[:kind], number - 1, *left[kind + 1 :])
                    following[rest].append(_after(order[kind], part, prizes))
        at = {left: mixed(*((Fraction(1), p) for p in parts)) for left, parts in following.items()}
        if sum(map(len, at.values())) > MOST_OUTCOMES:
            raise NotCountable(
                f"stages: found more than {MOST_OUTCOMES} ways to find things; "
                "allowed: no more, to be counted"
            )
    return mixed(*((Fraction(1), law) for law in (*ended, *at.values())))


def _key(thing: Hidden) -> str:
    return repr(thing)


def _after(thing: Hidden, law: BonusLaw, prizes: Prizes) -> dict[Outcome, Fraction]:
    if isinstance(thing, Entry) and thing.times:
        return mixed(
            *(
                (chance, {Outcome(outcome.grains * thing.times, outcome.entered): Fraction(1)})
                for outcome, chance in law.items()
            )
        )
    return both(law, _thing(thing, prizes))
