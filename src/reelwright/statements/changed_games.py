"""Statements on changed games: how many are won, what they cost, and how they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import changed_games as claims
from reelwright.claims.trials.played.changed_games import ends_with
from reelwright.claims.trials.played.meeting import counts_shown, starting
from reelwright.claims.trials.played.resting import falls
from reelwright.claims.trials.played.steering import ways_into
from reelwright.definition.model import EntryTrigger, ScatterTrigger, symbol_of
from reelwright.statements.free_games_rules import covers, pays, strips
from reelwright.statements.triggers import counted_by_reel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import ChangedGames
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on every sequence of changed games."""
    for name, feature in about.rules.changed_games.items():
        yield _won(about, name, feature)
        yield _again(about, name, feature)
        yield _stake(about, name, feature)
        yield from _starting_prize(about, name, feature)
        if feature.multiplier is not None:
            yield _factor(about, name, feature.multiplier)
            yield from covers(about, name, feature, "what a factor of changed games covers")
        if feature.special_pays:
            yield pays(about, name, feature, "pays of changed games")
        yield from strips(about, name, feature, "strips of changed games")
    yield from _one_at_a_time(about)


def _won(about: About, name: str, feature: ChangedGames) -> Statement:
    """Say how many of the next paid games are changed, and where they are not won."""
    told = [
        about.words.say(
            f"changed-by-{_by(about, feature)}",
            count=count,
            games=games,
            symbol=_symbol(about, name),
        )
        for count, games in sorted(feature.games.items())
    ]
    said: list[Claim] = [claims.ChangedGamesWon(feature=name, games=feature.games)]
    others = tuple(other for other in about.rules.free_games if _met_in(about, name, other))
    if others:
        said.append(claims.NotWonIn(feature=name, others=others))
    return about.state(
        "changed games won",
        "changed-won",
        said,
        (name,),
        feature=about.name(name),
        games=", ".join(told),
        others=about.games(others),
        many=len(others),
    )


def _met_in(about: About, name: str, other: str) -> bool:
    """Say whether games of another feature can show what wins changed games."""
    trigger = about.definition.features[name].starts_on
    if isinstance(trigger, EntryTrigger):
        return False
    shown = counts_shown(about.rules, other, trigger)
    return bool(shown and shown & about.rules.changed_games[name].counts)


def _symbol(about: About, name: str) -> str:
    symbol = symbol_of(about.definition.features[name].starts_on)
    return about.name(symbol) if symbol else ""


def _by(about: About, feature: ChangedGames) -> str:
    """Return by what the numbers of games are told: symbols, reels, or plainly."""
    trigger = feature.starts_on
    if isinstance(trigger, ScatterTrigger):
        return "reels" if counted_by_reel(about, trigger.scatter) else "symbols"
    if symbol_of(trigger) is not None and feature.counts != {1}:
        return "symbols"
    return "plain" if len(feature.games) == 1 else "number"


def _again(about: About, name: str, feature: ChangedGames) -> Statement:
    """Say what winning them in one of them does; nothing where they cannot be."""
    comes_up = _comes_up(about, name)
    how = feature.again if comes_up else "nothing"
    games = {} if how == "nothing" else feature.games
    claim = claims.ChangedAgain(feature=name, how=how, games=games)
    message = how.replace(" ", "-") if comes_up else "never"
    return about.state(
        "changed games won again",
        f"changed-again-{message}",
        [claim],
        (name,),
        feature=about.name(name),
    )


def _comes_up(about: About, name: str) -> bool:
    """Say whether a changed game can win more of them: by a spin, through a bonus or tokens."""
    if _met_in(about, name, name):
        return True
    if any(name in tokens.leads_to for tokens in about.definition.tokens.values()):
        return True
    within = starting(about.rules, name)
    return any(bonus in within for bonus in ways_into(about.rules, name))


def _stake(about: About, name: str, feature: ChangedGames) -> Statement:
    limited = feature.stake != "any"
    message = "changed-stake-any"
    if limited:
        message = "changed-stake-by-ways" if about.definition.ways else "changed-stake-limited"
    return about.state(
        "stake of changed games",
        message,
        [claims.ChangedStake(feature=name, limited=limited)],
        (name,),
        feature=about.name(name),
    )


def _starting_prize(about: About, name: str, feature: ChangedGames) -> Iterator[Statement]:
    symbol = symbol_of(feature.starts_on)
    if feature.anywhere is None or symbol is None:
        return
    table = about.definition.symbols[symbol].pays
    still = not falls(about.rules, name)
    counts = (n for n in sorted(feature.games) if still or ends_with(about.rules, name, symbol, n))
    paid = {count: table[count] for count in counts}
    if not paid:
        return
    told = [
        about.words.say("starting-pays", count=count, symbol=about.name(symbol), pay=pay)
        for count, pay in paid.items()
    ]
    line = "unit" if about.definition.ways else "line"
    yield about.state(
        "starting prize of changed games",
        f"starting-prize-on-{line}-bet",
        [claims.StartingPrize(feature=name, symbol=symbol, pays=paid)],
        (name,),
        feature=about.name(name),
        symbol=about.name(symbol),
        pays=", ".join(told),
    )


def _factor(about: About, name: str, factor: int) -> Statement:
    claim = claims.ChangedFactor(feature=name, factor=factor)
    return about.state(
        "factor of changed games",
        "changed-factor",
        [claim],
        (name,),
        feature=about.name(name),
        factor=factor,
    )


def _one_at_a_time(about: About) -> Iterator[Statement]:
    names = tuple(about.rules.changed_games)
    if len(names) > 1:
        yield about.state(
            "one of several changed games",
            "one-at-a-time",
            [claims.OneAtATime(features=names)],
            names,
            features=about.names(names, "list-or"),
        )
