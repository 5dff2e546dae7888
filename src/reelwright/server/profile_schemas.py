"""The limits that games are played under, as a client is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reelwright.server.schemas import Cents, View

if TYPE_CHECKING:
    from reelwright.profiles.model import Profile


class ProfileView(View):
    """What a jurisdiction or operator narrows in every game played under it."""

    name: str
    description: str
    gamble_attempts: int | None
    """Most gambles of one round; null where there is no limit but the game's own."""
    autoplay: bool
    """Whether games may be played one after another without a press for each."""
    turbo: bool
    """Whether the reels may be made to spin faster."""
    stop: bool
    """Whether the reels may be stopped by the player."""
    minimum_round_ms: int
    """Milliseconds from the beginning of a round to that of the next, at least."""
    celebrates_below_stake: bool
    """Whether a win of less than its stake is celebrated like any other."""
    minimum_rtp: str | None
    """The least return of a game on offer, such as "85%"."""
    reality_check_minutes: int | None
    """Minutes of play after which to show how long it lasted and what it cost."""
    largest_bet: Cents | None
    """The most that a round may cost."""
    longest_session_minutes: int | None
    """Minutes after which a session begins no further round."""
    most_lost_in_a_day: Cents | None
    """The most that the account may lose within 24 hours."""
    lapse_hours: int | None
    """Hours after its beginning at which a round still open lapses."""
    lapsed_rounds: Literal["completed", "void"]
    """What becomes of such a round."""


def profile_view(profile: Profile) -> ProfileView:
    """Tell a client the limits of a profile."""
    return ProfileView(**{name: getattr(profile, name) for name in ProfileView.model_fields})
