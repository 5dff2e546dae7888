"""Worked examples: situations with their stake, and what they win."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.examples import examples
from reelwright.claims.trials.played.seen import example_of
from reelwright.definition.model import (
    AnyWinTrigger,
    FreeGames,
    LineTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.play.prizes import CENTS_OF_ONE
from reelwright.statements.catalogue import fraction
from reelwright.statements.money import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.model.examples import Example, Won
    from reelwright.claims.trials.played.examples import Shown
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield an example for each kind of win and feature of a game."""
    for shown in examples(about.rules):
        example = example_of(shown.stand)
        of = tuple(part for part in (shown.kind, shown.of) if part)
        yield about.state(
            "worked example",
            "example",
            [example],
            of,
            at=(shown.of,) if shown.of in about.definition.features else example.starts[:1],
            bet=_bet(about, example),
            told=" ".join(_told(about, shown, example)),
            amount=money(example.amount),
        )


def _bet(about: About, example: Example) -> str:
    return about.words.say(
        "example-bet" if example.lines else "example-bet-ways",
        total=money(example.total),
        bet=money(example.line_bet),
        lines=len(example.lines),
    )


def _told(about: About, shown: Shown, example: Example) -> Iterator[str]:
    """Yield what is seen, what it wins and what it starts, a sentence each."""
    if example.phase != PAID:
        yield about.words.say("example-phase", games=about.phase(example.phase))
    for line in dict.fromkeys(win.line for win in example.wins if win.line is not None):
        yield _line(about, example, line)
    if shown.kind == "feature" and not _by_a_win(about, shown.of, example):
        yield _reels(about, example)
    for win in example.wins:
        yield _win(about, win)
    for name in example.starts:
        yield _start(about, example, name)
    if example.finds:
        yield _finds(about, shown.of, example)


def _by_a_win(about: About, feature: str, example: Example) -> bool:
    """Say whether the wins that are told show what started a feature."""
    trigger = about.definition.features[feature].starts_on
    return bool(example.wins) and isinstance(trigger, LineTrigger | ScatterTrigger | AnyWinTrigger)


def _line(about: About, example: Example, line: int) -> str:
    rows = about.definition.lines.rows[line - 1]
    shown = [_cell(about, column[row]) for column, row in zip(example.window, rows, strict=True)]
    return about.words.say("example-line", line=line, symbols=about.words.listed(shown))


def _cell(about: About, cell: str) -> str:
    """Return what one place shows: two symbols where it shows two."""
    return about.names(symbols_of(cell), "example-with")


def _reels(about: About, example: Example) -> str:
    columns = (", ".join(_cell(about, cell) for cell in column) for column in example.window)
    return about.words.say("example-reels", reels="; ".join(columns))


def _win(about: About, win: Won) -> str:
    message = "line" if win.line is not None else "scatter" if win.ways is None else "ways"
    return about.words.say(
        f"example-win-{message}",
        count=win.count,
        symbol=about.name(win.of),
        line=win.line or 0,
        ways=win.ways or 0,
        helped="yes" if win.substitutes else "no",
        helpers=about.names(win.substitutes),
        sum=_sum(about, win),
        amount=money(win.amount),
    )


def _sum(about: About, win: Won) -> str:
    """Return how a prize is worked out: its pay, what multiplies it, and the bet."""
    say = about.words.say
    times = "" if win.factor == 1 else "-times"
    pay = say(f"example-pay{times}", pay=win.pay, factor=win.factor)
    if win.added:
        pay = say("example-pay-added", pay=pay, added=Fraction(win.added))
    return say("example-sum", pay=pay, bet=money(win.bet))


def _start(about: About, example: Example, name: str) -> str:
    if isinstance(about.definition.features[name], FreeGames):
        again = "example-again" if example.phase == name else "example-games"
        return about.words.say(again, games=example.games, phase=about.phase(name))
    return about.words.say("example-starts", feature=about.name(name))


def _finds(about: About, feature: str, example: Example) -> str:
    of = about.definition.features.get(feature)
    fixed = "fixed" in (getattr(of, "prizes_on", ""), getattr(of, "on", ""))
    told = [money(int(one * CENTS_OF_ONE)) if fixed else fraction(one) for one in example.finds]
    wins = sum(win.amount for win in example.wins)
    return about.words.say(
        "example-finds",
        many=len(told),
        prizes=about.words.listed(told),
        factors=about.words.listed([str(factor) for factor in example.factors]),
        multiplied=len(example.factors),
        amount=money(example.amount - wins),
    )
