"""What a paid game pays on average, exactly: its moments, in parts, feature by feature."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from reelwright.automaton.phases import PAID
from reelwright.definition.model import FreeGames, ReSpins
from reelwright.law.rings.jets import Jets, Moments
from reelwright.law.rounds import RoundLaw, round_law
from reelwright.law.rounds.limits import settled
from reelwright.law.rounds.starts import feature_law, starts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.automaton.triggers import Start
    from reelwright.law.rings.jets import Jet
    from reelwright.law.rounds import Rounds
    from reelwright.law.rounds.apart import Apart, Context
    from reelwright.law.rounds.starts import Starts


@dataclass(frozen=True)
class RoundMoments:
    """The moments of what a paid game pays in all, in grains, before any win cap.

    `take` bounds what limits of free games that are left out take from the mean, in grains (0
    where none is), and `limits` says how that is known. `rounds` is the game without those limits.
    """

    moments: Moments
    take: Fraction
    limits: Literal["no limits", "limits solved", "proven bound"]
    rounds: Rounds


def moments(rounds: Rounds, *, keep_limits: bool = False) -> RoundMoments:
    """Return the moments of a paid game.

    `keep_limits` asks for those with the limits of free games solved even where they cannot show.
    Raises `NotCountable` where the game has none that we can give.
    """
    ring = Jets(order=3)
    game = settled(rounds, keep_limits=keep_limits)
    law = ring.moments(round_law(game.rounds, ring))
    return RoundMoments(law, game.take, game.how, game.rounds)


@dataclass(frozen=True)
class Parts:
    """The mean of a paid game, in grains: what its own spin pays, and what each feature brings.

    A feature is counted where the paid spin starts it, with all that it leads to; games added to a
    series that waits belong to that series. Tables of prizes that the spin pays are its own.
    """

    spin: Fraction
    features: Mapping[str, Fraction]

    @property
    def total(self) -> Fraction:
        """The mean of the whole game."""
        return self.spin + sum(self.features.values(), Fraction())


def parts(rounds: Rounds) -> Parts:
    """Return the mean of a paid game in its parts."""
    spin = rounds.spin(PAID)
    features: defaultdict[str, Fraction] = defaultdict(Fraction)

    def note(start: Start, _: Context, __: int, part: Jet, found: Apart[Jet]) -> None:
        mean = sum((law.terms[1] for law in found.values()), Fraction())
        features[start.feature] += part.terms[0] * mean

    RoundLaw(rounds, Jets(order=1)).spin(PAID, spin, 1, frozenset(), note)
    own = sum(pay * ways for pays in spin.outcomes.values() for pay, ways in pays.items())
    return Parts(Fraction(own, spin.windows), dict(features))


@dataclass(frozen=True)
class FeatureMoments:
    """How often a paid spin starts a feature, and what one brings with all that it leads to.

    `often` counts those the spin starts itself, which is also their probability; `entered` those
    that bonuses of the spin lead to, on average. `pays` are the moments of one, in grains, and
    `games` the mean number of games of a series; `None` where none is started.
    """

    name: str
    often: Fraction
    entered: Fraction
    pays: Moments | None
    games: Fraction | None = None


def features(rounds: Rounds) -> tuple[FeatureMoments, ...]:
    """Return what is known of each feature that is no table of prizes, as a paid spin starts it."""
    starts = starts_of(rounds)
    return tuple(
        _feature(rounds, name, starts)
        for name, feature in rounds.definition.features.items()
        if isinstance(feature, FreeGames | ReSpins) or name in rounds.bonuses | rounds.holding
    )


def _feature(rounds: Rounds, name: str, starts: Starts) -> FeatureMoments:
    often, entered = starts.often(name), starts.often_entered(name)
    if not often + entered:
        return FeatureMoments(name, often, entered, None)
    ring = Jets(order=3)
    pays = ring.moments(feature_law(rounds, ring, name))
    games = None
    if name not in rounds.bonuses | rounds.holding:
        games = feature_law(rounds, Jets(order=1), name, counted=name).terms[1]
    return FeatureMoments(name, often, entered, pays, games)


def games_played(rounds: Rounds) -> dict[str, Fraction]:
    """Return how many free games of each series a paid game leads to, on average."""
    return {
        name: RoundLaw(rounds, Jets(order=1), counted=name).round().terms[1]
        for name in rounds.played
    }
