"""Statements on where symbols stand, what they become, which reels are spun, what comes first."""

from __future__ import annotations

from itertools import groupby
from string import ascii_uppercase
from typing import TYPE_CHECKING

from reelwright.claims.model import symbols as claims
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.stakes import line_numbers
from reelwright.claims.trials.played.stopped import drawn_sets, sets_by_number
from reelwright.claims.trials.played.together import startable
from reelwright.definition.model import Award, symbol_of, symbols_of
from reelwright.statements.scatters import how_it_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.model.claim import Claim
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on symbols and reels, and on the order of play."""
    yield from _reels_of_symbols(about)
    if _some_show_two(about):
        claim = claims.BothOnOnePlace()
        yield about.state("two symbols on one place", "both-on-one-place", [claim])
    yield from _mysteries(about)
    yield from _tall(about)
    yield from _strips(about)
    yield from _order(about)


def _reels_of_symbols(about: About) -> Iterator[Statement]:
    """Yield where each symbol stands that has a part in a win and is missing from a reel."""
    definition = about.definition
    triggers = {symbol_of(trigger) for trigger in definition.triggers}
    playing = {*definition.winning, *definition.scatters, *definition.substitutes, *triggers}
    for key in definition.symbols:
        if key not in playing or key in definition.mystery:
            continue
        found = [one for phase in about.rules.whole_spins for one in standing(about, key, phase)]
        missing = any(len(one.reels) < definition.window.reels for one in found)
        if missing and any(one.reels or one.sometimes for one in found):
            yield about.state(
                "reels of a symbol", "stands", found, (key,), told=_stands(about, key, found)
            )


def standing(about: About, key: str, phase: str) -> list[claims.StandsOn]:
    """Return the claims where a symbol stands in a phase: one, or one for each range of lines."""
    by_number = {
        number: _reels(about, key, sets)
        for number, sets in sets_by_number(about.rules, phase).items()
    }
    found = [
        (min(numbers), max(numbers), reels)
        for reels, group in groupby(sorted(by_number), key=by_number.__getitem__)
        for numbers in ([*group],)
    ]
    return [
        claims.StandsOn(
            symbol=key,
            phase=phase,
            lines=(least, most) if len(found) > 1 else None,
            reels=every,
            sometimes=some,
        )
        for least, most, (every, some) in found
    ]


def _reels(about: About, key: str, sets: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the reels on which each of some sets shows a symbol, and those on which some do."""
    on = [about.rules.reels_of(key, strips) for strips in sets]
    every = frozenset.intersection(*on)
    return tuple(sorted(every)), tuple(sorted(frozenset.union(*on) - every))


def _stands(about: About, key: str, found: Sequence[claims.StandsOn]) -> str:
    """Return where a symbol stands in words: at once, or for each kind of game by itself."""
    by_reels: dict[tuple[tuple[int, ...], tuple[int, ...]], list[claims.StandsOn]] = {}
    for one in found:
        by_reels.setdefault((one.reels, one.sometimes), []).append(one)
    if len(by_reels) == 1:
        every, some = next(iter(by_reels))
        message = "stands-at-times" if some else "stands-always"
        where = _where(about, every, some)
        return about.words.say(message, symbol=about.name(key), where=where)
    parts = [
        about.words.say(
            "stands-in",
            games=about.words.listed([_games(about, one) for one in group]),
            where=_where(about, *reels),
        )
        for reels, group in by_reels.items()
    ]
    return about.words.say("stands-by-games", symbol=about.name(key), parts="; ".join(parts))


def _where(about: About, every: tuple[int, ...], some: tuple[int, ...]) -> str:
    if len(every) == about.definition.window.reels:
        return about.words.say("on-every-reel")
    if some:
        message = "on-reels-and-some" if every else "on-some-reels"
        return about.words.say(message, reels=about.reels(every), some=about.reels(some))
    return about.words.say("on-reels" if every else "on-no-reel", reels=about.reels(every))


def _games(about: About, one: claims.StandsOn) -> str:
    games = about.phase(one.phase)
    if one.lines is None:
        return games
    return about.words.say("games-on", games=games, lines=_lines(about, *one.lines))


def _lines(about: About, least: int, most: int) -> str:
    """Return a range of numbers of lines in words: "5 lines or more"."""
    if least == most:
        return about.words.say("lines-just", lines=least)
    open_above = most == max(line_numbers(about.rules))
    return about.words.say("lines-or-more" if open_above else "lines-range", least=least, most=most)


def _some_show_two(about: About) -> bool:
    rules = about.rules
    return any(
        len(symbols_of(stop)) > 1
        for phase in rules.phases
        for strips in rules.sets(phase)
        for strip in about.definition.strips[strips]
        for stop in strip
    )


def _mysteries(about: About) -> Iterator[Statement]:
    for key, rule in about.definition.mystery.items():
        becomes = tuple(rule.becomes)
        message = "mystery-one" if len(becomes) == 1 else f"mystery-{rule.each}"
        yield about.state(
            "mystery symbol",
            message,
            [claims.MysteryBecomes(symbol=key, becomes=becomes, each=rule.each)],
            (key,),
            symbol=about.name(key),
            faces=about.names(becomes, "list-or"),
        )


def _tall(about: About) -> Iterator[Statement]:
    definition = about.definition
    for key, height in definition.tall.items():
        said: list[Claim] = [claims.TallStands(symbol=key, height=height)]
        message = "tall"
        if key in definition.scatters:
            said.append(how_it_counts(about, key))
            message = "tall-scatter"
        elif key in definition.winning:
            said.append(claims.TallOnLines(symbol=key))
            message = "tall-winning"
        yield about.state(
            "tall symbol", message, said, (key,), symbol=about.name(key), height=height
        )


def _strips(about: About) -> Iterator[Statement]:
    """Yield that paid games are not all played on the same reels, where they are not."""
    drawn = len({_content(about, strips) for strips in drawn_sets(about.rules)})
    if drawn > 1:
        differing, told = _differing(about)
        claim = [claims.ReelsDrawn(sets=drawn), *differing]
        yield about.state("strips of paid games", "paid-reels-drawn", claim, sets=drawn, told=told)
    elif not drawn and len(alike := _alike(about)) > 1:
        differing, told = _differing(about)
        yield about.state(
            "strips of paid games",
            "paid-reels-by-lines",
            [claims.ReelsByLines(alike=alike), *differing],
            parts=_by_lines(about, alike),
            told=told,
        )


def _content(about: About, strips: str) -> object:
    return about.definition.strips[strips], about.definition.stop_weights.get(strips)


def _alike(about: About) -> dict[int, int]:
    """Return from which number of lines on which reels are played, told apart by a number."""
    known: list[object] = []
    alike: dict[int, int] = {}
    for number, (strips,) in sorted(sets_by_number(about.rules, PAID).items()):
        content = _content(about, strips)
        if content not in known:
            known.append(content)
        which = known.index(content) + 1
        if not alike or alike[max(alike)] != which:
            alike[number] = which
    return alike


def _by_lines(about: About, alike: dict[int, int]) -> str:
    numbers = line_numbers(about.rules)
    parts = []
    for least, which in alike.items():
        further = [start for start in alike if start > least]
        most = max(n for n in numbers if not further or n < min(further))
        parts.append(
            about.words.say(
                "paid-reels-with-lines",
                lines=_lines(about, least, most),
                reels=ascii_uppercase[which - 1],
            )
        )
    return ", ".join(parts)


def _differing(about: About) -> tuple[list[claims.StandsOn], str]:
    """Return where the symbols stand that are not on the same reels in all paid games."""
    found, told = [], []
    for key in about.definition.symbols:
        each = standing(about, key, PAID)
        if len(each) > 1 or each[0].sometimes:
            found += each
            told.append(_stands(about, key, each))
    return found, " ".join(told)


def _order(about: About) -> Iterator[Statement]:
    """Yield what comes after what, where a game can win more than one thing."""
    definition = about.definition
    features = [(name, definition.features[name]) for name in startable(about.rules)]
    claim = claims.PlayedInOrder(
        wins=bool(definition.winning),
        scatters=any(scatter.pays for scatter in definition.scatters.values()),
        awards=tuple(name for name, feature in features if isinstance(feature, Award)),
        features=tuple(name for name, feature in features if not isinstance(feature, Award)),
    )
    line_wins = "wins-of-ways" if definition.ways else "wins-of-lines"
    steps = [about.words.say(line_wins)] if claim.wins else []
    steps += [about.words.say("prizes-of-scatters")] if claim.scatters else []
    steps += [about.name(name) for name in (*claim.awards, *claim.features)]
    if len(steps) > 1:
        then = [about.words.say("then-step", step=step) for step in steps[1:]]
        yield about.state(
            "order of play", "order-of-play", [claim], first=steps[0], rest=", ".join(then)
        )
