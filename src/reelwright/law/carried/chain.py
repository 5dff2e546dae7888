"""One paid game as a step of a chain: what is carried into it, and what out of it.

Played at one stake for ever, so that tokens kept for each stake are all of one number.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from reelwright.automaton.phases import PAID
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ChangedGames

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.automaton.spins import Starts
    from reelwright.automaton.triggers import Start
    from reelwright.definition.model import Definition
    from reelwright.law.rounds.game import Rounds


@dataclass(frozen=True, slots=True, order=True)
class Carried:
    """What is carried into a paid game.

    `left` changed games of the feature `changed` are to come, this game the first of them; of each
    kind of tokens, in the order of the definition, so many `pieces` are held.
    """

    pieces: tuple[int, ...]
    changed: str = ""
    left: int = 0

    @property
    def phase(self) -> str:
        """The phase of the game."""
        return self.changed or PAID


class Found(NamedTuple):
    """What a paid game finds for the games to come."""

    pieces: tuple[int, ...]
    changed: tuple[tuple[str, int], ...]
    """Changed games won, with the count they were won with, in the order they were won."""


def first(definition: Definition) -> Carried:
    """Return what a player carries who has not played before."""
    return Carried(tuple(tokens.begins_with for tokens in definition.tokens.values()))


def found_in(rounds: Rounds, phase: str) -> Mapping[Found, Fraction]:
    """Return how likely a paid game of a phase finds each thing for the games to come."""
    spin = rounds.spin(phase, rounds.least_factor(phase))
    found: defaultdict[Found, Fraction] = defaultdict(Fraction)
    for starts, pays in spin.outcomes.items():
        chance = Fraction(sum(pays.values()), spin.windows)
        pieces = _pieces(rounds.definition, starts)
        for changed, share in _changed(rounds, starts).items():
            found[Found(pieces, changed)] += chance * share
    return found


def _pieces(definition: Definition, starts: Starts) -> tuple[int, ...]:
    earned = {start.feature: start.count for start in starts}
    pieces = tuple(earned.get(name, 0) for name in definition.tokens)
    if sum(map(bool, pieces)) > 1:
        both = ", ".join(n for n, some in zip(definition.tokens, pieces, strict=True) if some)
        raise NotCountable(
            f"tokens: found several kinds that one spin can earn ({both}); "
            "allowed: one kind in a spin"
        )
    return pieces


def _changed(rounds: Rounds, starts: Starts) -> Mapping[tuple[tuple[str, int], ...], Fraction]:
    """Return how likely starts, with bonuses they lead to, win each run of changed games."""
    found: dict[tuple[tuple[str, int], ...], Fraction] = {(): Fraction(1)}
    for start in starts:
        following: defaultdict[tuple[tuple[str, int], ...], Fraction] = defaultdict(Fraction)
        for more, share in _led_to(rounds, start).items():
            for before, chance in found.items():
                following[before + more] += chance * share
        found = dict(following)
    return found


def _led_to(rounds: Rounds, start: Start) -> Mapping[tuple[tuple[str, int], ...], Fraction]:
    if isinstance(rounds.definition.features.get(start.feature), ChangedGames):
        return {((start.feature, start.count),): Fraction(1)}
    if start.feature not in rounds.bonuses:
        return {(): Fraction(1)}
    bonus = rounds.bonus(start.feature)
    found: defaultdict[tuple[tuple[str, int], ...], Fraction] = defaultdict(Fraction)
    for entered, pays in bonus.outcomes.items():
        chance = Fraction(sum(pays.values()), bonus.total)
        into = tuple(rounds.entering(one, start.times) for one in entered)
        for changed, share in _changed(rounds, into).items():
            found[changed] += chance * share
    return found


def following(rounds: Rounds, carried: Carried) -> Mapping[Carried, Fraction]:
    """Return what a paid game may carry out, and how likely, by what is carried in."""
    after: defaultdict[Carried, Fraction] = defaultdict(Fraction)
    for found, chance in rounds.found_in(carried.phase).items():
        after[_after(rounds, carried, found)] += chance
    return after


def _after(rounds: Rounds, carried: Carried, found: Found) -> Carried:
    definition = rounds.definition
    now = replace(carried, left=max(carried.left - 1, 0))
    for name, count in found.changed:
        now = _won(definition, now, name, count)
    pieces = [held + more for held, more in zip(now.pieces, found.pieces, strict=True)]
    for place, (name, tokens) in enumerate(definition.tokens.items()):
        led = _changed_by(rounds, name)
        while pieces[place] >= tokens.pieces_needed:
            pieces[place] -= tokens.pieces_needed
            if led:
                now = _won(definition, now, led.feature, led.count)
    return Carried(tuple(pieces), now.changed if now.left else "", now.left)


def _changed_by(rounds: Rounds, tokens: str) -> Start | None:
    """Return the changed games that some tokens lead to; `None` where they lead to none."""
    features = rounds.definition.features
    led = rounds.led_to(tokens)
    changed = [one for one in led if isinstance(features[one.feature], ChangedGames)]
    if changed and len(led) > 1:
        raise NotCountable(
            f"tokens > {tokens} > leads to: found changed games ({changed[0].feature}) as one of "
            "several to choose from; allowed: nothing else beside them"
        )
    return changed[0] if changed else None


def _won(definition: Definition, now: Carried, name: str, count: int) -> Carried:
    """Return what is to come once changed games were won; others under way keep them out."""
    feature = definition.features[name]
    assert isinstance(feature, ChangedGames)
    games = feature.games[count]
    if now.changed not in ("", name) or (now.changed and feature.again == "nothing"):
        return now
    more = now.left if now.changed and feature.again == "adds" else 0
    return replace(now, changed=name, left=more + games)
