"""Bonuses played so that they win the most they can, and so that they win nothing."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.trials.played import holding
from reelwright.claims.trials.played.bonuses import (
    Landing,
    beginning,
    ended,
    entrance,
    landing,
    landings,
    leads_on,
    paid,
    ways,
)
from reelwright.play.events import (
    BonusBegun,
    BonusPrizeWon,
    EntryRevealed,
    HoldBegun,
    PrizeRevealed,
    StageBegun,
    StageEnded,
    StageMultiplied,
    TrailBegun,
    TrailMoved,
    WheelBegun,
)
from reelwright.play.prizes import unit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import TypeAlias

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.definition.model import PrizeBase
    from reelwright.play.events import Event

    Hidden: TypeAlias = int | Fraction | str


@lru_cache(maxsize=512)
def most_won(rules: Rules, feature: str, on: PrizeBase) -> tuple[Fraction, Stand] | None:
    """Return the most that a bonus can pay, in multiples of a bet or in money, and the round.

    What free games multiply it by is left out, as are further lines that won it. `None` where no
    round was found in which it begins.
    """
    stand = entrance(rules, feature)
    if stand is None:
        return None
    played = _best_played(stand, feature)
    return in_units(played, feature, on), played


@lru_cache(maxsize=512)
def wins_nothing(rules: Rules, feature: str) -> bool:
    """Say whether a bonus can end with nothing won, a consolation aside."""
    stand = entrance(rules, feature)
    return stand is not None and nothing_won(stand, feature) is not None


def in_units(played: Stand, feature: str, on: PrizeBase) -> Fraction:
    """Return what a bonus that is over paid for one line, in multiples of a bet or in money."""
    end, begun = ended(reversed(played.events), feature), beginning(played, feature)
    assert end is not None
    assert begun is not None
    times = max(1, len(begun.lines)) * _factor(played.events)
    return Fraction(end.feature_won, times * unit(played.stake, on))


def _factor(told: Sequence[Event]) -> int:
    """Return what the phase multiplied the last prize of a bonus by."""
    kinds = PrizeRevealed | BonusPrizeWon
    last = (event.phase_multiplier for event in reversed(told) if isinstance(event, kinds))
    return next(last, 1)


def _best_played(stand: Stand, feature: str) -> Stand:
    """Return the round after a bonus that won the most it can."""
    results = [nothing_won(stand, feature)]
    match beginning(stand, feature):
        case BonusBegun():
            results.append(_best_picks(stand, feature))
        case WheelBegun():
            results.append(_best_spins(stand, feature))
        case TrailBegun() as begun:
            results.append(_best_throws(stand, feature, begun.throws))
        case HoldBegun():
            results.append(holding.played_out(stand, feature, lands=True))
    found = [one for one in results if one is not None]
    return max(found, key=lambda one: getattr(ended(one.told, feature), "feature_won", 0))


def nothing_won(stand: Stand, feature: str) -> Stand | None:
    """Return the round after a bonus that won nothing and led to nothing; `None` if none can."""
    if isinstance(beginning(stand, feature), HoldBegun):
        return None
    left, seen = [stand], {stand.state.forgetting()}
    while left:
        for further in ways(left.pop()):
            if paid(further.told) or leads_on(further.told):
                continue
            if ended(further.told, feature):
                return further
            state = further.state.forgetting()
            if state not in seen:
                seen.add(state)
                left.append(further)
    return None


def _best_spins(stand: Stand, feature: str) -> Stand:
    while not ended(stand.told, feature):
        stand = max(landings(stand), key=lambda one: one.most).best
    return stand


def _best_picks(stand: Stand, feature: str) -> Stand:
    while not ended(stand.told, feature):
        stand = max(_stages(stand), key=_won_so_far)
    return stand


def _won_so_far(stand: Stand) -> int:
    return next(event.feature_won for event in stand.told if isinstance(event, StageEnded))


def _stages(stand: Stand) -> Iterator[Stand]:
    """Yield the round after a stage: the best prizes found, then so many of the best factors."""
    begun = next(event for event in reversed(stand.events) if isinstance(event, StageBegun))
    found = {label: picked(stand, begun.pool, label) for label in dict.fromkeys(begun.pool)}
    prizes, factors, others, ends = _ranked(begun.pool, found)
    fewest = 0 if begun.picks else len(factors)
    for taken in range(fewest, len(factors) + 1):
        left = max(0, begun.picks - taken) if begun.picks else len(prizes)
        yield _found(stand, [*prizes[:left], *factors[:taken], *others, *ends], begun.pool)


def _ranked(
    pool: Sequence[Hidden], found: Mapping[Hidden, Landing]
) -> tuple[list[Hidden], list[Hidden], list[Hidden], list[Hidden]]:
    """Part what a stage hides into prizes and factors, the greatest first, the rest, and ends."""
    prizes = sorted((one for one in pool if found[one].most), key=lambda one: -found[one].most)
    factors = sorted(
        (one for one in pool if _times(found[one])), key=lambda one: -_times(found[one])
    )
    ends = [one for one in pool if _ends(found[one])]
    others = [one for one in pool if one not in (*prizes, *factors, *ends)]
    return prizes, factors, others, ends


def _times(landing: Landing) -> int:
    events = (event for event in landing.told[0] if isinstance(event, StageMultiplied))
    return next((event.times for event in events), 0)


def _ends(landing: Landing) -> bool:
    return any(isinstance(e, EntryRevealed) and e.entry == "end" for e in landing.told[0])


def picked(stand: Stand, pool: Iterable[Hidden], hidden: Hidden) -> Landing:
    """Return what a pick leads to that finds one of what the pool of a stage still hides."""
    [after] = ways(stand)
    return landing(after, list(dict.fromkeys(pool)).index(hidden))


def _found(stand: Stand, order: Iterable[Hidden], pool: Sequence[Hidden]) -> Stand:
    """Return the round after a stage in which things were found in an order."""
    left = list(pool)
    for hidden in order:
        stand = picked(stand, left, hidden).best
        left.remove(hidden)
        if any(isinstance(event, StageEnded) for event in stand.told):
            break
    return stand


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw from a cell: what it showed, where it led and what it paid at most."""

    die: int
    landing: Landing

    @property
    def moved(self) -> TrailMoved:
        """The move."""
        return next(event for event in self.landing.told[0] if isinstance(event, TrailMoved))

    @property
    def to(self) -> int:
        """The cell that was reached in the end; 0 beyond the last."""
        return self.moved.jumped_to or self.moved.cell


def throws(stand: Stand, feature: str, begins_on: int) -> dict[int, list[Throw]]:
    """Return for each cell that a trail can be thrown from every throw from there.

    Faces that show the same are thrown once.
    """
    found: dict[int, list[Throw]] = {}
    left = [(begins_on, stand)]
    for cell, there in left:
        if cell in found:
            continue
        by_face: dict[int, Throw] = {}
        for one in landings(there):
            moved = next(event for event in one.told[0] if isinstance(event, TrailMoved))
            by_face.setdefault(moved.die, Throw(moved.die, one))
        found[cell] = list(by_face.values())
        left += (
            (throw.to, throw.landing.stands[0])
            for throw in found[cell]
            if not ended(throw.landing.stands[0].told, feature)
        )
    return found


def _best_throws(stand: Stand, feature: str, many: int) -> Stand:
    """Return the round after a trail whose throws won the most."""
    begun = beginning(stand, feature)
    assert isinstance(begun, TrailBegun)
    table = throws(stand, feature, begun.begins_on)
    worth: list[dict[int, int]] = [dict.fromkeys([*table, 0], 0)]
    for _ in range(many):
        worth.append({0: 0})
        for cell in table:
            worth[-1][cell] = max(_worth(throw, worth[-2]) for throw in table[cell])
    cell = begun.begins_on
    for left in islice(reversed(worth), 1, None):
        best = max(table[cell], key=lambda throw: _worth(throw, left))
        stand = landing(stand, best.landing.outcome).best
        cell = best.to
        if ended(stand.told, feature):
            break
    return stand


def _worth(throw: Throw, after: Mapping[int, int]) -> int:
    return throw.landing.most + after.get(throw.to, 0)
