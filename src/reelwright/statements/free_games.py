"""Statements on series of free games: how many are won, at which stake, and what they win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import free_games as claims
from reelwright.claims.trials.played.meeting import counts_shown, starting
from reelwright.claims.trials.played.steering import ways_into
from reelwright.definition.model import Award, EntryTrigger, ScatterTrigger, symbol_of
from reelwright.statements.free_games_rules import rules_of_their_own
from reelwright.statements.triggers import counted_by_reel, counts_starting, told_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import FreeGames, Offer
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on every series of free games."""
    for name, series in about.rules.free_games.items():
        yield from _won(about, name, series)
        yield from _offers(about, name, series)
        yield from _stake(about, name)
        yield _again(about, name, series)
        yield from _others(about, name)
        yield from _limit(about, name, series)
        yield from rules_of_their_own(about, name, series)


def _won(about: About, name: str, series: FreeGames) -> Iterator[Statement]:
    awards = _by_trigger(series, series.awards)
    if not awards:
        return
    told = [
        about.words.say(
            _counting(about, series, len(awards), "won"),
            count=count,
            games=games,
            symbol=_symbol(about, series),
        )
        for count, games in sorted(awards.items())
    ]
    yield about.state(
        "free games won",
        "games-won",
        [claims.GamesWon(feature=name, awards=awards)],
        (name,),
        feature=about.name(name),
        awards=", ".join(told),
    )


def _by_trigger(series: FreeGames, table: Mapping[int, int]) -> dict[int, int]:
    """Return the entries of a table for counts that start the series."""
    counts = counts_starting(series) or ()
    return {count: games for count, games in table.items() if count in counts}


def _symbol(about: About, series: FreeGames) -> str:
    symbol = symbol_of(series.starts_on)
    return about.name(symbol) if symbol else ""


def _counting(about: About, series: FreeGames, entries: int, what: str) -> str:
    """Return the message for an entry of a table, by what its counts are counts of."""
    trigger = series.starts_on
    if isinstance(trigger, ScatterTrigger):
        by = "reels" if counted_by_reel(about, trigger.scatter) else "symbols"
    elif symbol_of(trigger) is not None and series.counts != {1}:
        by = "symbols"
    else:
        by = "plain" if entries == 1 else "number"
    return f"{what}-by-{by}"


def _offers(about: About, name: str, series: FreeGames) -> Iterator[Statement]:
    counts = counts_starting(series) or ()
    offers = {count: made for count, made in sorted(series.offers.items()) if count in counts}
    if not offers:
        return
    told = [
        about.words.say(
            _counting(about, series, len(offers), "offered"),
            count=count,
            symbol=_symbol(about, series),
            offers=about.words.listed([_offer(about, offer) for offer in made], "list-or"),
        )
        for count, made in offers.items()
    ]
    claim = claims.GamesOffered(
        feature=name,
        offers={
            count: tuple((offer.games, offer.multiplier) for offer in made)
            for count, made in offers.items()
        },
    )
    yield about.state(
        "free games on offer",
        "games-offered",
        [claim],
        (name,),
        feature=about.name(name),
        offers=". ".join(told),
    )


def _offer(about: About, offer: Offer) -> str:
    message = "an-offer" if offer.multiplier == 1 else "an-offer-at-a-factor"
    return about.words.say(message, games=offer.games, factor=offer.multiplier)


def _stake(about: About, name: str) -> Iterator[Statement]:
    """Yield at which stake they are, unless only tokens lead to them: the stake is theirs then."""
    if begun_by_tokens_alone(about, name):
        return
    message = "games-staked-by-ways" if about.definition.ways else "games-staked"
    claim = claims.GamesStaked(feature=name)
    yield about.state("stake of free games", message, [claim], (name,), feature=about.name(name))


def begun_by_tokens_alone(about: About, name: str) -> bool:
    """Say whether a series is played at the stake of tokens, which say it, and at no other."""
    definition = about.definition
    led = any(name in tokens.leads_to for tokens in definition.tokens.values())
    bought = any(wager.starts == name for wager in definition.wagers.values())
    entered = isinstance(definition.features[name].starts_on, EntryTrigger)
    return led and entered and not bought and not ways_into(about.rules, name)


def _again(about: About, name: str, series: FreeGames) -> Statement:
    """Say what a spin of the series adds to it, what of it is paid, and what a bonus adds."""
    adds = _by_trigger(series, series.games_added)
    if not _comes_up(about, name, series):
        adds = {}
    said: list[Claim] = [claims.WonAgain(feature=name, adds=adds)]
    told = [_added(about, series, adds, name)]
    for claim, words in (*_paid(about, name, series), *_entered(about, name)):
        said.append(claim)
        told.append(words)
    return about.state("re-trigger", "games-again", said, (name,), told=" ".join(told))


def _comes_up(about: About, name: str, series: FreeGames) -> bool:
    """Say whether a spin of the series can meet its trigger, as far as reels decide it."""
    trigger = series.starts_on
    if isinstance(trigger, EntryTrigger):
        return False
    if not isinstance(trigger, ScatterTrigger):
        return True
    shown = counts_shown(about.rules, name, trigger)
    return shown is None or not shown.isdisjoint(counts_starting(series) or ())


def _added(about: About, series: FreeGames, adds: Mapping[int, int], name: str) -> str:
    if not adds:
        return about.words.say("again-never", feature=about.name(name))
    if adds == _by_trigger(series, series.awards):
        return about.words.say("again-the-same", feature=about.name(name))
    told = [
        about.words.say(
            _counting(about, series, len(adds), "added"),
            count=count,
            games=games,
            symbol=_symbol(about, series),
        )
        for count, games in sorted(adds.items())
    ]
    return about.words.say("again-otherwise", feature=about.name(name), adds=", ".join(told))


def _paid(about: About, name: str, series: FreeGames) -> Iterator[tuple[Claim, str]]:
    """Yield whether the prize of the scatter that starts a series is paid in it."""
    trigger = series.starts_on
    if not isinstance(trigger, ScatterTrigger) or not _comes_up(about, name, series):
        return
    scatter = about.definition.scatters[trigger.scatter]
    pays = about.definition.special_pays(name).get(trigger.scatter) or scatter.pays
    counts = tuple(count for count in counts_starting(series) or () if count in pays)
    if counts:
        paid = series.re_trigger in ("adds and pays", "pays")
        claim = claims.TriggerPaid(
            feature=name, scatter=trigger.scatter, unpaid=() if paid else counts
        )
        by = "reels" if counted_by_reel(about, trigger.scatter) else "symbols"
        words = about.words.say(
            "again-paid" if paid else "again-not-paid",
            symbol=about.name(trigger.scatter),
            counts=told_counts(about, counts),
            by=by,
        )
        yield claim, words


def _entered(about: About, name: str) -> Iterator[tuple[Claim, str]]:
    """Yield what becomes of games that a bonus leads to, which was won in the series itself."""
    within = starting(about.rules, name)
    through = tuple(bonus for bonus in ways_into(about.rules, name) if bonus in within)
    if through:
        words = about.words.say(
            "again-entered", feature=about.name(name), bonuses=about.names(through, "list-or")
        )
        yield claims.EnteredAgain(feature=name, through=through), words


def _others(about: About, name: str) -> Iterator[Statement]:
    """Yield which other features the games of a series can win."""
    features = about.definition.features
    possible = [
        other
        for other, feature in features.items()
        if other != name and not isinstance(feature.starts_on, EntryTrigger)
    ]
    if not possible:
        return
    within = starting(about.rules, name)
    others = tuple(other for other in possible if other in within)
    said: list[Claim] = [claims.OthersWithin(feature=name, others=others)]
    told = [
        about.words.say(
            "within-others" if others else "within-none",
            feature=about.name(name),
            others=about.names(others),
            many=len(others),
            how=_how(about, others),
        )
    ]
    for other in others:
        if other in about.rules.free_games and name in starting(about.rules, other):
            said.append(claims.AddedBeneath(feature=name, waiting=other))
            told.append(
                about.words.say(
                    "within-beneath", feature=about.name(name), waiting=about.name(other)
                )
            )
    yield about.state(
        "other features in free games", "games-within", said, (name,), told=" ".join(told)
    )


def _how(about: About, others: tuple[str, ...]) -> str:
    """Return whether features are played, or awards that are paid, or some are either."""
    awards = {isinstance(about.definition.features[other], Award) for other in others}
    return {frozenset({True}): "paid", frozenset({False}): "played"}.get(frozenset(awards), "both")


def _limit(about: About, name: str, series: FreeGames) -> Iterator[Statement]:
    left, played = series.at_most_left, series.at_most_played
    which = {(True, False): "left", (False, True): "played", (True, True): "both"}.get(
        (left is not None, played is not None)
    )
    if which is not None:
        yield about.state(
            "limit of free games",
            f"games-limited-{which}",
            [claims.GamesLimited(feature=name, left=left, played=played)],
            (name,),
            feature=about.name(name),
            left=left or 0,
            played=played or 0,
        )
