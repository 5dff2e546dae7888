"""Statements on the limits that a profile sets to play, whatever the game."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Literal

from reelwright.claims.model import limits as claims
from reelwright.claims.model.bonuses import LeftOpen
from reelwright.definition.model import FreeGames, Picks
from reelwright.profiles.choices import left_open
from reelwright.statements.money import money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield what a profile limits; nothing where it sets no limits."""
    yield from _limits(about)
    yield from _left_open(about)


def _limits(about: About) -> Iterator[Statement]:
    profile = about.profile
    if pause := profile.minimum_round_ms:
        seconds = f"{Decimal(pause) / 1000:f}"
        yield _limited(about, "milliseconds between games", pause, "time-of-a-game", seconds)
    if most := profile.largest_bet:
        yield _limited(about, "cents a game", most, "largest-bet", money(most))
    if most := profile.most_lost_in_a_day:
        yield _limited(about, "cents lost in a day", most, "losses-of-a-day", money(most))
    if minutes := profile.longest_session_minutes:
        yield _limited(about, "minutes a session", minutes, "longest-session", str(minutes))
    if minutes := profile.reality_check_minutes:
        yield _limited(about, "minutes between reminders", minutes, "reminders", str(minutes))


def _limited(about: About, limit: claims.Limit, figure: int, message: str, shown: str) -> Statement:
    claim = claims.Limited(limit=limit, figure=figure)
    return about.state("limit of play", message, [claim], (limit,), shown=shown)


def _left_open(about: About) -> Iterator[Statement]:
    hours, into = about.profile.lapse_hours, about.profile.lapsed_rounds
    choices, gamble = _has_choices(about), about.definition.gamble is not None
    if hours is None or not (choices or gamble):
        return
    yield about.state(
        "round left open",
        f"left-open-{into}",
        [claims.OpenRoundLapses(hours=hours, into=into)],
        hours=hours,
        choices="yes" if choices else "no",
        gamble="yes" if gamble else "no",
    )


def choice_left_open(
    about: About, name: str, of: Literal["pick", "offer"], own: int | None
) -> Iterator[Statement]:
    """Yield what becomes of a choice in a feature left open, unless it waits for the player."""
    at_random, seconds = left_open(about.profile, own)
    if at_random:
        yield about.state(
            "time limit",
            f"left-open-{of}" if seconds is None else f"time-limit-{of}",
            [LeftOpen(feature=name, of=of, seconds=seconds)],
            (name,),
            feature=about.name(name),
            seconds=seconds or 0,
        )


def _has_choices(about: About) -> bool:
    """Say whether a round can wait for a choice other than to gamble."""
    features = about.definition.features.values()
    offered = any(isinstance(one, FreeGames) and one.offers for one in features)
    chosen = any(len(one.leads_to) > 1 for one in about.definition.tokens.values())
    return offered or chosen or any(isinstance(one, Picks) for one in features)
