"""`reelwright bankroll`: what becomes of a player's money in so many games."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import (
    Format,
    FormatOption,
    GameName,
    VariantOption,
    WagerOption,
    check_compiled,
    load_game,
    print_json,
    wager_of,
    wrong_input,
)
from reelwright.cli.typed import typed_cents, typed_lines
from reelwright.definition.faults import one_of, shown

if TYPE_CHECKING:
    from reelwright.automaton.scale import Playing
    from reelwright.definition.model import Definition
    from reelwright.law.bankroll import Policy

NEVER = "never"
MOST_GAMES = 10_000
MOST_ATTEMPTS = 20

Bankroll = Annotated[
    str, typer.Option("--bankroll", metavar="AMOUNT", help="What the player begins with.")
]
Stake = Annotated[
    str | None,
    typer.Option("--stake", metavar="AMOUNT", help="What each game costs; the least if left out."),
]
Games = Annotated[
    int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games are to be played.")
]
LinesOption = Annotated[
    str | None,
    typer.Option("--lines", metavar="LINES", help="Such as 1-5 or 1,3,7; all where left out."),
]
GambleOption = Annotated[
    str,
    typer.Option(
        "--gamble",
        metavar="POLICY",
        help="never; a choice such as red: each win once; red:3: up to three times while it lasts.",
    ),
]


def bankroll(
    game: GameName,
    bankroll: Bankroll,
    *,
    stake: Stake = None,
    games: Games = 500,
    lines: LinesOption = None,
    gamble: GambleOption = NEVER,
    wager: WagerOption = None,
    variant: VariantOption = None,
    output: FormatOption = Format.table,
) -> None:
    """Tell how likely a bankroll is ruined, and what is left of it, after so many games."""
    check_compiled("bankroll")
    from reelwright.automaton.refusal import NotCountable
    from reelwright.cli.bankroll_view import Asked, as_data, show
    from reelwright.law.bankroll import TooWide, session

    loaded = load_game(game, variant)
    definition = loaded.definition
    selected = typed_lines(lines, len(definition.lines.rows), "--lines")
    played = _playing(definition, selected, stake, wager_of(definition, wager))
    money = _bankroll(definition, played, bankroll)
    policy = _policy(definition, gamble)
    try:
        found = session(definition, played, money, games, policy)
    except (NotCountable, TooWide) as refusal:
        wrong_input("\n".join(f"{game}: {line}" for line in str(refusal).splitlines()))
    asked = Asked(loaded, played, gamble)
    if output is Format.json:
        print_json(as_data(asked, found))
    else:
        show(asked, found)


def _bankroll(definition: Definition, played: Playing, text: str) -> int:
    cost = int(_costs(definition, played.lines, played.wager) * played.line_bet)
    money = typed_cents(text, "--bankroll")
    if money < cost:
        allowed = f"{cost / 100:.2f} or more, what a game costs"
        wrong_input(f"--bankroll: found {shown(text)}; allowed: {allowed}")
    return money


def _costs(definition: Definition, lines: tuple[int, ...], wager: str) -> Fraction:
    """Return what a game costs, in line bets."""
    total_bets = definition.wagers[wager].costs if wager else Fraction(1)
    return total_bets * definition.stakes.units(len(lines))


def _playing(
    definition: Definition, lines: tuple[int, ...], stake: str | None, wager: str
) -> Playing:
    """Return what is played on so that a game costs the stake."""
    from reelwright.automaton.scale import playing

    costs = _costs(definition, lines, wager)
    by_cost = {int(costs * bet): bet for bet in definition.stakes.bets}
    if stake is None:
        bet = None
    elif (bet := by_cost.get(typed_cents(stake, "--stake"))) is None:
        listed = ", ".join(f"{cost / 100:.2f}" for cost in by_cost)
        on = f", on {len(lines)} lines" if lines else ""
        wrong_input(f"--stake: found {shown(stake)}; allowed: {listed}{on}")
    try:
        return playing(definition, lines, bet, wager)
    except ValueError as error:
        wrong_input(f"--{error}")


def _policy(definition: Definition, text: str) -> Policy | None:
    """Return the policy typed as a choice of the gamble, with how often it is made."""
    from reelwright.law.bankroll import Policy, chances

    if text == NEVER:
        return None
    if definition.gamble is None:
        wrong_input(f"--gamble: found {shown(text)}; allowed: never, in a game without a gamble")
    offered = chances(definition.gamble)
    choice, _, attempts = text.partition(":")
    if choice not in offered:
        allowed = one_of((NEVER, *offered), choice)
        wrong_input(f"--gamble: found {shown(choice)}; allowed: {allowed}")
    most = min(definition.gamble.attempts or MOST_ATTEMPTS, MOST_ATTEMPTS)
    if attempts and not (re.fullmatch(r"[0-9]{1,3}", attempts) and 1 <= int(attempts) <= most):
        wrong_input(f"--gamble: found {shown(attempts)} times; allowed: 1 to {most}")
    return Policy(offered[choice], int(attempts or 1))
