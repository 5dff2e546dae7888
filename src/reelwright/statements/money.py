"""Statements on bets, on prizes as money, on limits and on figures that were counted."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from reelwright.claims.model import figures
from reelwright.claims.model import money as claims
from reelwright.claims.model.tokens import TokensAtTheCap
from reelwright.claims.trials.played.rounds import every_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.model.claim import Claim
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement

RARE = 10_000_000
"""A highest win that comes up less often than once in so many spins has its odds stated."""


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on the name, bets, prizes as money, limits and figures."""
    claim = figures.CalledGame(name=about.game.name)
    yield about.state("name of the game", "name-of-the-game", [claim], name=about.game.name)
    yield from _bets(about)
    yield from _prizes(about)
    yield from _figures(about)
    yield about.state("malfunction", "malfunction", [claims.MalfunctionVoids()])


def money(cents: int) -> str:
    """Write an amount of cents as dollars."""
    return f"${Decimal(cents).scaleb(-2):,.2f}"


def _bets(about: About) -> Iterator[Statement]:
    stakes, lines = about.definition.stakes, len(about.definition.lines.rows)
    numbers = None if about.definition.ways else stakes.selections(lines)
    ways = about.definition.ways is not None
    dearest = stakes.units(max(numbers or (lines,))) * max(stakes.bets)
    cheapest = stakes.units(min(numbers or (1,))) * min(stakes.bets)
    message = (
        "bets-ways"
        if ways
        else "bets-any-lines"
        if numbers is None
        else "bets-all-lines"
        if numbers == (lines,)
        else "bets-numbers"
    )
    told: list[Claim] = [
        claims.BetsOnOffer(bets=stakes.bets),
        claims.LinesOnOffer(lines=0 if ways else max(numbers or (lines,)), numbers=numbers),
    ]
    yield about.state(
        "bets on offer",
        message,
        told,
        bets=about.words.listed([money(one) for one in stakes.bets]),
        lines=lines,
        numbers=about.words.listed([str(one) for one in numbers or ()], "list-or"),
        costs=about.words.say(
            "costs-always" if dearest == cheapest else "costs-from-to",
            plain="yes" if about.definition.wagers else "no",
            least=money(cheapest),
            most=money(dearest),
        ),
    )
    yield _cost(about)
    if stakes.denominations:
        yield about.state(
            "worth of a credit",
            "worth-of-a-credit",
            [
                claims.CreditWorth(
                    denominations=stakes.denominations, credits=stakes.credits_per_line
                )
            ],
            denominations=about.words.listed([money(d) for d in stakes.denominations], "list-or"),
            credits=about.words.listed([str(one) for one in stakes.credits_per_line], "list-or"),
        )


def _cost(about: About) -> Statement:
    """Say what a game costs."""
    stakes = about.definition.stakes
    if stakes.cost is not None or about.definition.ways:
        units = stakes.units(0)
        message = "cost-ways" if about.definition.ways else "cost-in-all"
        claim = claims.GameCosts(in_all=units)
        return about.state("cost of a game", message, [claim], units=units)
    per = stakes.cost_per_line
    message = "cost-per-line" if per == 1 else "cost-per-line-more"
    return about.state("cost of a game", message, [claims.GameCosts(per_line=per)], per=per)


def _prizes(about: About) -> Iterator[Statement]:
    kind = claims.PrizesAre(kind="money")
    yield about.state("kind of prizes", "all-prizes-in-money", [kind])
    held = "when collected" in (
        about.definition.prizes_credited,
        about.profile.prizes_credited,
    )
    yield about.state(
        "when prizes are credited",
        "credited-when-collected" if held else "credited-when-won",
        [claims.PrizesCredited(when="when collected" if held else "when won")],
    )
    cap = about.definition.win_cap
    if cap is not None:
        message = f"win-cap-{cap.of.replace(' ', '-')}"
        said: list[Claim] = [claims.RoundCapped(times=cap.times, of=cap.of)]
        tokens = tuple(about.definition.tokens)
        if tokens:
            said.append(TokensAtTheCap(tokens=tokens))
        yield about.state(
            "win cap",
            message,
            said,
            times=cap.times,
            earned="yes" if tokens else "no",
            tokens=about.names(tokens, "list-or") if tokens else "",
        )


def _figures(about: About) -> Iterator[Statement]:
    """Yield what was counted, as far as it was."""
    counted = about.evidence.figures
    if (rtp := counted.get("rtp")) is not None:
        percent = figures.percent(rtp.value, 2)
        claim = figures.ReturnsToPlayers(percent=percent)
        yield about.state("return to player", "return-to-player", [claim], percent=percent)
    if (highest := counted.get("highest win")) is not None and highest.value:
        ways = "-ways" if about.definition.ways else ""
        yield about.state(
            "highest win",
            f"highest-win{ways}",
            [figures.HighestWin(times=highest.value)],
            times=highest.value,
            lines=len(every_line(about.rules).lines),
            before=about.words.say(_before(about)),
        )
        odds = counted.get("odds of the highest win")
        if odds is not None and odds.value * RARE < 1:
            spins = odds.value.denominator // odds.value.numerator
            claim_of_odds = figures.OddsOfHighestWin(one_in=spins)
            yield about.state(
                "odds of the highest win", "odds-of-the-highest-win", [claim_of_odds], spins=spins
            )


def _before(about: About) -> str:
    """Name what comes after a spin's own win."""
    parts: Sequence[str] = [
        *(["features"] if about.definition.features else []),
        *(["gamble"] if about.definition.gamble else []),
    ]
    return "before-" + ("-and-".join(parts) or "nothing")
