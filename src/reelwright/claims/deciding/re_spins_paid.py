"""What re-spins pay, which other features they start, and on which reels they are spun."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.re_spins import of_re_spins
from reelwright.claims.deciding.triggers import known
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import re_spins as said
from reelwright.claims.trials.played.re_spins import held_in, tries, won
from reelwright.claims.trials.played.re_spins_met import PRIZES
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.stands import starts
from reelwright.definition.model import symbols_of
from reelwright.play.events import ReelsStopped
from reelwright.play.judging import judge
from reelwright.play.questions import Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.re_spins import Try
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Position

Key: TypeAlias = "tuple[object, ...]"
"""What tells one prize of a spin from the others."""


@decide.register(said.HeldWins)
def _(claim: said.HeldWins, rules: Rules, _: Evidence) -> Verdict:
    return tried(_held_wins(claim, rules))


def _held_wins(claim: said.HeldWins, rules: Rules) -> Iterator[int]:
    """Judge what re-spins show, and hold which of those prizes are paid."""
    of_re_spins(rules, claim.feature)
    for one in tries(rules, claim.feature):
        paid = [
            (_key(event), event.positions) for event in one.after.told if isinstance(event, PRIZES)
        ]
        for key, positions in won_in(rules, claim.feature, one):
            alone = stands_on(positions, one.held)
            due = claim.paid or not alone
            found = (key, positions) in paid
            check(
                due == found,
                one.after.situation,
                f"{key[1]} {key[0]} {'on held reels alone ' if alone else ''}"
                f"{'are' if due else 'are not'} paid",
                f"they {'are' if found else 'are not'}",
            )
        yield 1


def won_in(rules: Rules, feature: str, one: Try) -> list[tuple[Key, tuple[Position, ...]]]:
    """Return the prizes that a re-spin shows, with where they stand, whether paid or not."""
    judged = judge(rules.definition, one.window, one.before.stake, feature)
    lines = [(_key(win), win.positions) for win in judged.line_wins]
    ways = [(_key(win), win.positions) for win in judged.ways_wins]
    scatters = [(_key(win), win.positions) for win in judged.scatter_wins]
    return [*lines, *ways, *scatters]


def wins_alone(rules: Rules, feature: str) -> bool:
    """Say whether anything can win, in re-spins, that stands on held reels alone."""
    return any(
        stands_on(positions, one.held)
        for one in tries(rules, feature)
        for _, positions in won_in(rules, feature, one)
    )


def _key(win: object) -> Key:
    names = ("symbol", "count", "line", "direction", "rule")
    return tuple(getattr(win, name, None) for name in names)


def stands_on(positions: tuple[Position, ...], reels: frozenset[int]) -> bool:
    """Say whether all of some positions are on some reels."""
    return all(reel in reels for reel, _ in positions)


@decide.register(said.OthersInReSpins)
def _(claim: said.OthersInReSpins, rules: Rules, _: Evidence) -> Verdict:
    return tried(_others(claim, rules))


def _others(claim: said.OthersInReSpins, rules: Rules) -> Iterator[int]:
    """Show what starts each feature in re-spins, on held reels and beside them."""
    of_re_spins(rules, claim.feature)
    for name in claim.others:
        known(rules, name)
    came: set[str] = set()
    for one in tries(rules, claim.feature):
        for name, _count in starts(one.before, one.after):
            came.add(name)
            check(
                name in claim.others,
                one.after.situation,
                f"{name} does not start in {claim.feature}",
                "it does",
            )
            _by_what_is_new(one, name)
        yield 1
    missing = [name for name in claim.others if name not in came]
    check(
        not missing,
        bet(every_line(rules)),
        f"{', '.join(missing)} can start in {claim.feature}",
        "no re-spin tried starts it",
    )


def _by_what_is_new(one: Try, name: str) -> None:
    """Hold that what starts a feature stands on a reel that was spun, where that is told."""
    for event in one.after.told:
        positions = getattr(event, "positions", ())
        if getattr(event, "feature", None) == name and positions:
            check(
                not stands_on(positions, one.held),
                one.after.situation,
                f"what stands on held reels alone does not start {name}",
                "it does",
            )


@decide.register(said.ReSpunReels)
def _(claim: said.ReSpunReels, rules: Rules, _: Evidence) -> Verdict:
    return tried(_reels(claim, rules))


def _reels(claim: said.ReSpunReels, rules: Rules) -> Iterator[int]:
    """Stop each reel that is spun at every stop, and hold what it shows against paid games."""
    of_re_spins(rules, claim.feature)
    found = re_spun(rules, claim.feature)
    if not found:
        return
    paid, here, stand = found[0], found[1], found[2]
    check(
        paid != here,
        stand.situation,
        f"the reels spun in {claim.feature} are others",
        "they are those of paid games",
    )
    had, has = symbols_shown(paid), symbols_shown(here)
    for told, seen, what in (
        ({*claim.without}, had - has, "without"),
        ({*claim.besides}, has - had, "besides"),
    ):
        check(told == seen, stand.situation, f"{what} {sorted(told)}", f"{what} {sorted(seen)}")
        yield 1


Shown: TypeAlias = "tuple[tuple[int, tuple[str, ...]], ...]"
"""For each stop of a reel its weight, and what it shows."""
Reels: TypeAlias = "dict[int, list[Shown]]"
"""By reel, from 1, what it shows at each of its stops with their weights, in each set."""


def re_spun(rules: Rules, feature: str) -> tuple[Reels, Reels, Stand] | tuple[()]:
    """Return what the reels show in paid games that re-spins spin, and what they show in those.

    Nothing where no re-spin was found.
    """
    paid: Reels = {}
    here: Reels = {}
    last: Stand | None = None
    for one, stand in won(rules, feature):
        spun = [r for r in range(1, len(one.target.window) + 1) if r not in held_in(stand)]
        if {*spun} <= here.keys():
            continue
        last = stand
        for reels, before, phase in ((here, stand, feature), (paid, one.before, one.target.phase)):
            for strips in sets_on(rules, phase, before.stake):
                _look(reels, _waiting(before, rules, phase, strips), spun)
    return (paid, here, last) if last is not None else ()


def _waiting(stand: Stand, rules: Rules, phase: str, strips: str) -> Stand:
    if stand.strips is not None:
        return stand
    place = sets_on(rules, phase, stand.stake).index(strips)
    return stand.after(Drawn((place,)))


def _look(reels: Reels, stand: Stand, spun: list[int]) -> None:
    """Add what some reels show at each stop on the strips that a round waits to spin."""
    question = stand.question
    assert isinstance(question, Draw)
    held = held_in(stand)
    drawn = [reel for reel in range(1, len(question.parts) + len(held) + 1) if reel not in held]
    sizes = [part.size for part in question.parts]
    shown: dict[int, list[tuple[int, tuple[str, ...]]]] = {reel: [] for reel in drawn}
    for stop in range(max(sizes)):
        told = stand.after(Drawn(tuple(stop % size for size in sizes))).told
        window = next(event.window for event in told if isinstance(event, ReelsStopped))
        for reel, part in zip(drawn, question.parts, strict=True):
            if stop < part.size:
                shown[reel].append((part.weight(stop), window[reel - 1]))
    for reel in spun:
        reels.setdefault(reel, []).append(tuple(shown[reel]))


def symbols_shown(reels: Reels) -> set[tuple[int, str]]:
    """Return every symbol with each reel that shows it."""
    return {
        (number, symbol)
        for number, sets in reels.items()
        for shown in sets
        for _, column in shown
        for cell in column
        for symbol in symbols_of(cell)
    }
