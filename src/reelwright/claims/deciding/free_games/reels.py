"""On which reels free games are played, and what a free game pays that wins nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.series import of_series, of_spins, stakes_of
from reelwright.claims.deciding.trying import check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.grounds import Ground, spins
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.re_spins import held_in
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.stands import starts
from reelwright.claims.trials.played.steering import standing
from reelwright.definition.model import symbols_of
from reelwright.play.events import (
    AwardWon,
    ConsolationPaid,
    FreeGamesWon,
    LineWon,
    OffersMade,
    ReelsStopped,
    ScatterWon,
    WaysWon,
)
from reelwright.play.prizes import unit
from reelwright.play.questions import Draw, Drawn
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event

Reels = tuple[tuple[tuple[str, ...], ...], ...]
"""For each reel what it shows at each of its stops; nothing for one that is held."""


@decide.register(said.OtherReels)
def _(claim: said.OtherReels, rules: Rules, _: Evidence) -> Verdict:
    return tried(_other(claim, rules))


def _other(claim: said.OtherReels, rules: Rules) -> Iterator[int]:
    """Stop the reels of both at every stop, and hold what they show against each other."""
    of_spins(rules, claim.feature)
    full = every_line(rules)
    paid, free = standing(rules, PAID, full), standing(rules, claim.feature, full)
    if paid is None or free is None:
        return
    before, here = all_reels(paid), all_reels(free)
    check(
        set(before) != set(here),
        free.situation,
        f"{claim.feature} are played on other reels",
        "the reels are those of paid games",
    )
    had, has = _symbols(before), _symbols(here)
    for told, found, what in (
        ({*claim.without}, had - has, "without"),
        ({*claim.besides}, has - had, "besides"),
    ):
        check(told == found, free.situation, f"{what} {sorted(told)}", f"{what} {sorted(found)}")
        yield 1


def all_reels(stand: Stand) -> tuple[Reels, ...]:
    """Return what the reels show that a round waits to spin, for each set that can be drawn."""
    question = stand.question
    assert isinstance(question, Draw)
    if question.of != "strips":
        return (_reels(stand, question),)
    drawn = (stand.after(Drawn((one,))) for one in range(question.parts[0].size))
    return tuple(_reels(one, one.question) for one in drawn if isinstance(one.question, Draw))


def _reels(stand: Stand, question: Draw) -> Reels:
    sizes = [part.size for part in question.parts]
    windows = []
    for stop in range(max(sizes)):
        told = stand.after(Drawn(tuple(stop % size for size in sizes))).told
        windows.append(next(one.window for one in told if isinstance(one, ReelsStopped)))
    held = held_in(stand)
    stops = iter(sizes)
    return tuple(
        () if reel in held else tuple(window[reel - 1] for window in windows[: next(stops)])
        for reel in range(1, len(windows[0]) + 1)
    )


def _symbols(sets: tuple[Reels, ...]) -> set[tuple[int, str]]:
    """Return every symbol with each reel, from 1, that shows it."""
    return {
        (number, symbol)
        for reels in sets
        for number, reel in enumerate(reels, 1)
        for column in reel
        for cell in column
        for symbol in symbols_of(cell)
    }


@decide.register(said.ReelsChosen)
def _(claim: said.ReelsChosen, rules: Rules, _: Evidence) -> Verdict:
    return tried(_chosen(claim, rules))


def _chosen(claim: said.ReelsChosen, rules: Rules) -> Iterator[int]:
    of_spins(rules, claim.feature)
    stand = standing(rules, claim.feature)
    if stand is None:
        return
    question = stand.question
    drawn = question.parts[0].size if isinstance(question, Draw) and question.of == "strips" else 0
    check(
        drawn == (claim.sets if claim.by == "draw" else 0),
        stand.situation,
        f"the reels are chosen by {claim.by}" + (f" of {claim.sets}" if claim.sets else ""),
        f"drawn from {drawn}" if drawn else "not drawn",
    )
    yield 1
    if claim.by == "lines":
        found = _thresholds(rules, claim.feature)
        check(
            found == claim.lines,
            stand.situation,
            f"other reels from {list(claim.lines)} lines on",
            f"from {list(found)} on",
        )
        yield 1


def _thresholds(rules: Rules, feature: str) -> tuple[int, ...]:
    """Return the numbers of lines played from which on the reels of a series are others."""
    full = every_line(rules)
    offered = rules.definition.stakes.selections(len(full.lines)) or range(1, len(full.lines) + 1)
    found, before = [], None
    for many in sorted(offered):
        stand = standing(rules, feature, Stake(full.lines[:many], full.line_bet))
        here = None if stand is None else all_reels(stand)
        if before is not None and here is not None and _differ(here, before):
            found.append(many)
        before = here or before
    return tuple(found)


def _differ(sets: tuple[Reels, ...], others: tuple[Reels, ...]) -> bool:
    """Say whether any reel that is spun in both shows something else."""
    by_reel = ((zip(*pair, strict=True)) for pair in zip(sets, others, strict=True))
    return any(one != other for pairs in by_reel for one, other in pairs if one and other)


@decide.register(said.LosingGamePays)
def _(claim: said.LosingGamePays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_losing(claim, rules))


def _losing(claim: said.LosingGamePays, rules: Rules) -> Iterator[int]:
    """Spin games of the series at different stakes, and hold what the losing ones pay."""
    of_series(rules, claim.feature)
    for stake in stakes_of(rules):
        stand = standing(rules, claim.feature, stake)
        if stand is None:
            continue
        for strips in sets_on(rules, claim.feature, stake):
            for target in spins(rules, Ground(claim.feature, strips, stand)):
                spun = stand.spun(target)
                if spun is not None and not capped(spun):
                    yield _pays(claim, stand, spun)


def _pays(claim: said.LosingGamePays, before: Stand, spun: Stand) -> int:
    paid = [
        one.amount
        for one in spun.told
        if isinstance(one, ConsolationPaid) and one.feature == claim.feature
    ]
    lines = max(1, len(spun.stake.lines)) if claim.on == "line bet" else 1
    due = [claim.pay * unit(spun.stake, claim.on) * lines] if _loses(before, spun) else []
    check(
        due == paid,
        spun.situation,
        f"a game that {'loses' if due else 'wins'} pays {due[0] if due else 'nothing'} on top",
        f"it pays {paid[0] if paid else 'nothing'}",
    )
    return 1


def _loses(before: Stand, spun: Stand) -> bool:
    """Say whether a spin won nothing, started nothing and added no games."""
    won = LineWon | WaysWon | ScatterWon | AwardWon | OffersMade
    if any(isinstance(one, won) or _adds(one) for one in spun.told):
        return False
    return not [name for name, count in starts(before, spun) if count is None]


def _adds(event: Event) -> bool:
    return isinstance(event, FreeGamesWon) and event.games > 0
