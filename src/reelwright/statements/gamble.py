"""Statements on the gamble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import gamble as claims
from reelwright.statements.money import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Gamble
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement

MESSAGES = {
    "one card from a full deck": "card",
    "higher or lower": "higher-or-lower",
    "a die": "die",
    "a wheel": "wheel",
}
SUITS = ("hearts", "diamonds", "clubs", "spades")
SEVENS = 4
"""Higher or lower is than a seven: these cards of the deck are neither."""
DIE = {"odd": 3, "even": 3, "low": 3, "high": 3, **{str(face): 1 for face in range(1, 7)}}
"""For each choice on a die how many of its faces win it."""


def made(about: About) -> Iterator[Statement]:
    """Yield what there is to say of the gamble; nothing where none can be offered."""
    gamble = about.definition.gamble
    if gamble is None or about.profile.gamble_attempts == 0:
        return
    capped = about.definition.win_cap is not None
    message = "gamble-offered-capped" if capped else "gamble-offered"
    yield about.state("gamble", message, [claims.GambleOffered()])
    yield _choices(about, gamble)
    half = gamble.stake == "whole or half"
    yield about.state(
        "stake of the gamble",
        f"gamble-stake-{'half' if half else 'whole'}",
        [claims.GambleStakes(stake=gamble.stake)],
    )
    limits = [n for n in (gamble.attempts, about.profile.gamble_attempts) if n is not None]
    attempts = min(limits, default=None)
    yield about.state(
        "limit of the gamble",
        "gamble-limit" if attempts is None else "gamble-limit-attempts",
        [claims.GambleLimited(up_to=gamble.up_to, attempts=attempts)],
        up=money(gamble.up_to),
        cap=about.words.say("or-above-the-cap") if capped else "",
        attempts=attempts or 0,
    )


def _choices(about: About, gamble: Gamble) -> Statement:
    """Say what can be chosen, what that pays and how many outcomes win it."""
    pays, wins, outcomes = _odds(gamble)
    alike: dict[tuple[int, int], list[str]] = {}
    for choice, times in pays.items():
        alike.setdefault((times, wins[choice]), []).append(choice.capitalize())
    told = [
        about.words.say(
            "gamble-choice",
            choice=about.words.listed(choices, "list-or"),
            number=len(choices),
            times=times,
            wins=won,
            outcomes=outcomes,
        )
        for (times, won), choices in alike.items()
    ]
    return about.state(
        "choices of the gamble",
        f"gamble-choices-{MESSAGES[gamble.on]}",
        [
            claims.GambleDecidedBy(on=gamble.on),
            claims.GambleChoices(
                pays=pays,
                wins=wins,
                ties=SEVENS if gamble.on == "higher or lower" else 0,
                of=outcomes,
            ),
        ],
        choices="; ".join(told),
        times=max(pays.values()),
        outcomes=outcomes,
    )


def _odds(gamble: Gamble) -> tuple[dict[str, int], dict[str, int], int]:
    """Return what each choice pays, how many outcomes win it, and how many there are."""
    match gamble.on:
        case "one card from a full deck":
            colours = dict.fromkeys(("red", "black"), gamble.colour_pays)
            suits = dict.fromkeys(SUITS, gamble.suit_pays)
            wins = dict.fromkeys(colours, 26) | dict.fromkeys(suits, 13)
            return {**colours, **suits}, wins, 52
        case "higher or lower":
            return dict.fromkeys(("higher", "lower"), 2), dict.fromkeys(("higher", "lower"), 24), 52
        case "a die":
            return {choice: 6 // faces for choice, faces in DIE.items()}, DIE, 6
        case "a wheel":
            every = sum(gamble.segments.values())
            pays = {choice: every // own for choice, own in gamble.segments.items()}
            return pays, dict(gamble.segments), every
