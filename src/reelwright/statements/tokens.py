"""Statements on tokens: what earns them, what they lead to, how they are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import tokens as claims
from reelwright.claims.trials.played.meeting import never
from reelwright.definition.model import (
    AnyWinTrigger,
    Award,
    ChangedGames,
    FixedStake,
    FreeGames,
    HoldAndSpin,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    symbol_of,
)
from reelwright.profiles.choices import left_open
from reelwright.statements.money import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Earning, Tokens
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on the tokens of every name."""
    for key, rule in about.definition.tokens.items():
        for name, event in rule.earned.items():
            yield _event(about, key, rule, name, event)
        yield from _parts(about, key, rule)
        yield _leads(about, key, rule)
        yield from _left_open(about, key, rule)
        yield _stake(about, key, rule)
        yield from _earned_in(about, key, rule)
        yield _kept(about, key, rule)


def _event(about: About, key: str, rule: Tokens, name: str, event: Earning) -> Statement:
    parts = rule.sub_tokens is not None
    lacking = never(about.rules, event.starts_on, frozenset(event.gives), about.rules.whole_spins)
    gives = {count: event.gives[count] for count in sorted(event.gives.keys() - lacking)}
    claim = claims.EventEarns(tokens=key, event=name, on=event.starts_on, gives=gives, parts=parts)
    by, message = _told(about, event)
    symbol = symbol_of(event.starts_on)
    told = [
        about.words.say(
            by, count=count, symbol=about.name(symbol or ""), many=_pieces(about, many, parts=parts)
        )
        for count, many in gives.items()
        if by
    ]
    place = event.starts_on.position if isinstance(event.starts_on, PositionTrigger) else None
    return about.state(
        "tokens earned",
        message,
        [claim],
        (key, name),
        at=(key,),
        tokens=about.name(key),
        gives=about.words.listed(told),
        symbol=about.name(symbol) if symbol else "",
        many=_pieces(about, next(iter(gives.values())), parts=parts),
        several="yes" if len(about.definition.lines.rows) > 1 else "no",
        reel=place.reel if place else 0,
        row=place.row + 1 if place else 0,
    )


def _pieces(about: About, many: int, *, parts: bool) -> str:
    return about.words.say("pieces-of-tokens", many=many, parts="yes" if parts else "no")


def _told(about: About, event: Earning) -> tuple[str, str]:
    """Return the message for each number of an event, if it has several, and for the whole."""
    ways = about.definition.ways is not None
    match trigger := event.starts_on:
        case ScatterTrigger():
            return _scattered(about, trigger.scatter)
        case LineTrigger():
            return (
                ("gives-by-win-on-reels", "tokens-by-ways")
                if ways
                else ("gives-by-win", "tokens-by-line")
            )
        case RunTrigger():
            return "gives-by-run", "tokens-by-run"
        case PositionTrigger():
            return "", "tokens-by-place"
        case AnyWinTrigger():
            scatters = "-or-scatters" if about.definition.scatters else ""
            return "", f"tokens-by-any-win-{'ways' if ways else 'lines'}{scatters}"
    raise AssertionError(trigger)


def _scattered(about: About, scatter: str) -> tuple[str, str]:
    rules = about.definition.scatters[scatter]
    if rules.counted == "left adjacent reels":
        return "gives-by-reels", "tokens-by-scatter-on-reels-from-1"
    if rules.per_reel == "once":
        return "gives-by-reels", "tokens-by-scatter-on-reels"
    return "gives-by-symbols", "tokens-by-scatter-in-sight"


def _parts(about: About, key: str, rule: Tokens) -> Iterator[Statement]:
    if rule.sub_tokens is not None:
        claim = claims.PartsOfTokens(tokens=key, parts=rule.sub_tokens)
        yield about.state(
            "parts of tokens",
            "tokens-parts",
            [claim],
            (key,),
            tokens=about.name(key),
            parts=rule.sub_tokens,
        )


def _leads(about: About, key: str, rule: Tokens) -> Statement:
    counts = {
        name: count for name in rule.leads_to if (count := _count(about, name, rule)) is not None
    }
    claim = claims.TokensLead(tokens=key, needed=rule.needed, leads_to=rule.leads_to, counts=counts)
    features = [_entered(about, name, counts.get(name)) for name in rule.leads_to]
    return about.state(
        "tokens needed",
        "tokens-lead-one" if len(features) == 1 else "tokens-lead-several",
        [claim],
        (key,),
        tokens=about.name(key),
        needed=rule.needed,
        features=about.words.listed(features, "list-or"),
    )


def _count(about: About, name: str, rule: Tokens) -> int | None:
    """Return the count a feature is entered with; `None` where it goes by none."""
    match feature := about.definition.features[name]:
        case FreeGames() | ChangedGames() | HoldAndSpin():
            return rule.count or min(feature.counts)
        case Award():
            return rule.count or min(feature.pays)
    return None


def _entered(about: About, name: str, count: int | None) -> str:
    """Name a feature, with the count it is entered with where it has several."""
    feature = about.definition.features[name]
    symbol = symbol_of(feature.starts_on)
    table = feature.pays if isinstance(feature, Award) else getattr(feature, "counts", ())
    if count is None or (symbol is None and len(table) == 1):
        return about.name(name)
    return about.words.say(
        "way-by-count" if symbol else "way-by-number",
        feature=about.name(name),
        count=count,
        symbol=about.name(symbol) if symbol else "",
    )


def _left_open(about: About, key: str, rule: Tokens) -> Iterator[Statement]:
    at_random, seconds = left_open(about.profile)
    if len(rule.leads_to) > 1 and at_random:
        yield about.state(
            "time limit",
            "tokens-left-open" if seconds is None else "tokens-time-limit",
            [claims.FeatureLeftOpen(tokens=key, seconds=seconds)],
            (key,),
            tokens=about.name(key),
            seconds=seconds or 0,
        )


def _stake(about: About, key: str, rule: Tokens) -> Statement:
    by_ways = "-by-ways" if about.definition.ways else ""
    name = about.name(key)
    if isinstance(rule.stake, FixedStake):
        claim = claims.TokensStaked(
            tokens=key, by="given", lines=rule.stake.lines, line_bet=rule.stake.line_bet
        )
        return about.state(
            "stake of tokens",
            f"tokens-staked-given{by_ways}",
            [claim],
            (key,),
            tokens=name,
            lines=rule.stake.lines or 0,
            bet=money(rule.stake.line_bet),
        )
    by = "average" if rule.stake == "average" else "last"
    claim = claims.TokensStaked.model_validate({"tokens": key, "by": by})
    return about.state(
        "stake of tokens", f"tokens-staked-{by}{by_ways}", [claim], (key,), tokens=name
    )


def _earned_in(about: About, key: str, rule: Tokens) -> Iterator[Statement]:
    """Yield whether games that cost nothing earn, where there are any."""
    features = about.definition.features.items()
    unpaid = [name for name, one in features if isinstance(one, FreeGames | ReSpins)]
    if unpaid:
        message = "paid" if rule.earned_in == "paid games" else "all"
        yield about.state(
            "games that earn tokens",
            f"tokens-of-{message}-games",
            [claims.EarnedIn(tokens=key, games=rule.earned_in)],
            (key,),
            tokens=about.name(key),
            games=about.games(unpaid),
        )


def _kept(about: About, key: str, rule: Tokens) -> Statement:
    each = rule.kept_for == "each stake"
    held, rest = divmod(rule.begins_with, rule.pieces_of_one)
    claim = claims.TokensKept(tokens=key, each_stake=each, begins_with=rule.begins_with)
    by = "the-game" if not each else "each-bet" if about.definition.ways else "each-stake"
    return about.state(
        "tokens kept",
        f"tokens-kept-{by}",
        [claim],
        (key,),
        tokens=about.name(key),
        begins=about.words.say(
            "tokens-of-a-new-player", held=held, rest=rest, parts="some" if rest else "none"
        ),
        new="some" if rule.begins_with else "none",
    )
