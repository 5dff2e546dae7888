"""Statements on re-spins: when they follow, which reels are held, what is paid, how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.re_spins_paid import re_spun, symbols_shown, wins_alone
from reelwright.claims.model import free_games as chosen
from reelwright.claims.model import re_spins as claims
from reelwright.claims.trials.played.re_spins import lies_within_more, tries
from reelwright.claims.trials.played.stands import starts
from reelwright.definition.model import EntryTrigger, PositionTrigger, symbol_of
from reelwright.statements.free_games_rules import differing, sets_chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import Improved, ReSpins
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on every feature of re-spins, what starts it aside."""
    for name, feature in about.rules.re_spins.items():
        yield _held(about, name, feature)
        yield from _within_more(about, name, feature)
        yield _won(about, name, feature)
        yield _stake(about, name)
        yield from _held_wins(about, name, feature)
        yield _changes(about, name, feature)
        yield from _others(about, name)
        yield from _strips(about, name, feature)


def _state(
    about: About, name: str, kind: str, message: str, claim: Claim, **values: str | int
) -> Statement:
    return about.state(
        kind, message, [claim], (name,), at=None, wording=None, feature=about.name(name), **values
    )


def _named(feature: ReSpins) -> tuple[int, ...] | None:
    return None if isinstance(feature.holds, str) else tuple(sorted(feature.holds))


def _held(about: About, name: str, feature: ReSpins) -> Statement:
    """Say which reels are held."""
    reels = _named(feature)
    claim = claims.ReelsHeld(feature=name, reels=reels)
    if reels is not None:
        message, told = "held-reels-named", about.reels(reels)
        many = "one" if len(reels) == 1 else "more"
        return _state(about, name, "held reels", message, claim, reels=told, many=many)
    message = f"held-reels-with-{_what(about, feature)}"
    return _state(about, name, "held reels", message, claim, symbol=_symbol(about, name))


def _what(about: About, feature: ReSpins) -> str:
    """Return how what stands on the held reels is told."""
    if isinstance(feature.starts_on, PositionTrigger):
        return "place"
    symbol = symbol_of(feature.starts_on)
    scatter = symbol if feature.scatter else None
    for key, rule in about.definition.substitutes.items():
        on_lines = feature.line_win and symbol in about.definition.substituted(key)
        taking_part = scatter and rule.scatters != "none"
        if on_lines or taking_part:
            return "symbol"
    return "plain-symbol"


def _symbol(about: About, name: str) -> str:
    symbol = symbol_of(about.definition.features[name].starts_on)
    return about.name(symbol) if symbol else ""


def _within_more(about: About, name: str, feature: ReSpins) -> Iterator[Statement]:
    """Yield what is held where what starts them stands on more reels, where that can be."""
    reels = _named(feature)
    if not lies_within_more(about.rules, name):
        return
    claim = claims.HeldWithinMore(feature=name, reels=reels)
    if reels is None:
        yield _state(about, name, "held within more", "held-within-every", claim)
        return
    yield _state(
        about,
        name,
        "held within more",
        "held-within-named",
        claim,
        reels=about.reels(reels),
        many="one" if len(reels) == 1 else "more",
    )


def _won(about: About, name: str, feature: ReSpins) -> Statement:
    claim = claims.ReSpinsWon(feature=name, re_spins=feature.re_spins)
    number = feature.re_spins
    return _state(about, name, "re-spins won", "re-spins-won", claim, number=number)


def _stake(about: About, name: str) -> Statement:
    message = "re-spins-staked-by-ways" if about.definition.ways else "re-spins-staked"
    claim = claims.ReSpinsStaked(feature=name)
    return _state(about, name, "stake of re-spins", message, claim)


def _held_wins(about: About, name: str, feature: ReSpins) -> Iterator[Statement]:
    """Yield whether what wins on held reels alone is paid, where anything does."""
    if wins_alone(about.rules, name):
        paid = feature.held_wins == "paid again"
        message = "held-wins-paid" if paid else "held-wins-unpaid"
        claim = claims.HeldWins(feature=name, paid=paid)
        yield _state(about, name, "wins on held reels", message, claim)


def _changes(about: About, name: str, feature: ReSpins) -> Statement:
    """Say what adds re-spins or ends them, and what holds more reels; or that nothing does."""
    improved = feature.improved
    if improved is None:
        never = claims.ReSpinsChange(feature=name, holds_more=False)
        return _state(about, name, "changes of re-spins", "re-spins-never-change", never)
    again = feature.re_spins if improved.begins_again else None
    claim = claims.ReSpinsChange(
        feature=name,
        holds_more=True,
        adds=improved.adds or 0,
        again=again,
        ends=improved.without == "ends",
    )
    return _state(
        about,
        name,
        "changes of re-spins",
        "re-spins-change",
        claim,
        how=_how(improved),
        number=again or improved.adds or 0,
        without="ends" if improved.without == "ends" else "on",
    )


def _how(improved: Improved) -> str:
    if improved.begins_again:
        return "again"
    return "adds" if improved.adds else "nothing"


def _others(about: About, name: str) -> Iterator[Statement]:
    """Yield which other features re-spins can win, where there are others that a spin starts."""
    features = about.definition.features.items()
    possible = [
        other
        for other, feature in features
        if other != name and not isinstance(feature.starts_on, EntryTrigger)
    ]
    if not possible:
        return
    came = {other for one in tries(about.rules, name) for other, _ in starts(one.before, one.after)}
    others = tuple(other for other in possible if other in came)
    message = "others-in-re-spins" if others else "no-others-in-re-spins"
    yield _state(
        about,
        name,
        "other features in re-spins",
        message,
        claims.OthersInReSpins(feature=name, others=others),
        others=about.names(others, "list-or"),
    )


def _strips(about: About, name: str, feature: ReSpins) -> Iterator[Statement]:
    """Yield on which reels re-spins are made, where those are not as in paid games."""
    said: list[Claim] = []
    told = []
    if feature.strips != about.definition.paid_strips:
        found = re_spun(about.rules, name)
        if found and found[0] != found[1]:
            had, has = symbols_shown(found[0]), symbols_shown(found[1])
            without, besides = tuple(sorted(had - has)), tuple(sorted(has - had))
            said.append(claims.ReSpunReels(feature=name, without=without, besides=besides))
            told.append(about.words.say("re-spin-reels-others", feature=about.name(name)))
            differ = [*differing(about, without, "missing"), *differing(about, besides, "added")]
            if differ:
                told.append(about.words.say("reels-differ", differences="; ".join(differ)))
    for claim in sets_chosen(about, name, feature):
        said.append(claim)
        told.append(_chosen(about, name, claim))
    if said:
        yield about.state("strips of re-spins", "re-spin-reels", said, (name,), told=" ".join(told))


def _chosen(about: About, name: str, claim: chosen.ReelsChosen) -> str:
    if claim.by == "draw":
        return about.words.say("re-spin-reels-drawn", feature=about.name(name), sets=claim.sets)
    lines = about.words.listed([str(one) for one in claim.lines])
    return about.words.say("re-spin-reels-by-lines", feature=about.name(name), lines=lines)
