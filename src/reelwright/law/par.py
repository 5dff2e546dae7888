"""Every figure of a game's PAR sheet, put together from what was counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.automaton.refusal import NotCountable
from reelwright.law.counted.features import Features, any_free_games, brought
from reelwright.law.counted.law import capped_moments, hits, round_figures
from reelwright.law.counted.long_run import long_run
from reelwright.law.counted.modes import normalised
from reelwright.law.counted.prizes import parts, prizes_by_part
from reelwright.law.counted.spins import any_win, top_wins
from reelwright.law.distributions import distribution
from reelwright.law.figures import Exact, Figure, Near, Par, Part, Undefined, Wager, number
from reelwright.law.figures.exposure import GAMES_A_DAY, PLAYERS, exposure
from reelwright.law.figures.interval import GAMES, volatility
from reelwright.law.figures.patterns import pattern_odds
from reelwright.law.figures.spread import capped_spread, spread
from reelwright.law.figures.sums import sums
from reelwright.law.moments import moments
from reelwright.law.rounds import Rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.scale import Playing
    from reelwright.definition.model import Game
    from reelwright.law.counted.features import Brought
    from reelwright.law.figures import Feature, Prize, Spread
    from reelwright.law.lattice import Law
    from reelwright.law.moments import RoundMoments

LEFT_OUT = "limits of free games left out"


def par(
    game: Game, playing: Playing, *, players: int = PLAYERS, games_a_day: int = GAMES_A_DAY
) -> Par:
    """Count every figure of a game as it is played.

    `players` and `games_a_day` are those of the exposure. Raises `NotCountable` for what has no
    figure that we can give, by name.
    """
    return _Sheet(game, Rounds(game.definition, playing), players, games_a_day).par()


@dataclass(frozen=True, eq=False)
class _Sheet:
    """A sheet in the making: what several figures share is counted once."""

    game: Game
    rounds: Rounds
    players: int
    games_a_day: int

    def par(self) -> Par:
        rounds, playing = self.rounds, self.rounds.playing
        days = self.players * self.games_a_day
        laws = sums(self.law.mass, self.law.error + self.law.beyond, sorted({*GAMES, days}))
        rtp, deviation = number(self.rtp) or 0.0, number(self.spread.deviation) or 0.0
        return Par(
            game=self.game.name,
            digest=self.game.definition.digest,
            lines=playing.lines,
            line_bet=playing.line_bet,
            stake=self.price,
            units=self.units,
            wager=playing.wager,
            grains=rounds.scale.grains,
            windows=0 if rounds.bought else rounds.spin(PAID).windows,
            rtp=self.rtp,
            limits_take=self.moments.take / self.stake,
            limits=self.moments.limits,
            parts=self.parts,
            hits=hits(self.law, self.stake, any_win(rounds)),
            features=self.features,
            any_free_games=Exact(any_free_games(rounds)),
            free_games_mean=self._free_games_mean(),
            spread=self.spread,
            volatility=volatility(
                rtp, deviation, {games: laws[games] for games in GAMES}, self.stake
            ),
            top_wins=tuple(top_wins(rounds)),
            round=round_figures(self.law, self.stake, rounds.cap),
            exposure=exposure(
                laws[days], self._lost(days), self.stake, self.players, self.games_a_day
            ),
            normalised=normalised(self.moments.rounds, self.prizes, self.brought),
            patterns=pattern_odds(self.prizes, self._more_lines()),
            wagers=tuple(self._wagers()),
            long_run=long_run(self.moments.rounds, self.but),
        )

    def _wagers(self) -> Iterator[Wager]:
        """Yield the wagers there are beside the plain game."""
        playing = self.rounds.playing
        for name, rule in self.game.definition.wagers.items() if not playing.wager else ():
            rounds = Rounds(self.game.definition, replace(playing, wager=name))
            sheet = _Sheet(self.game, rounds, self.players, self.games_a_day)
            yield Wager(
                name=name,
                costs=rule.costs,
                price=sheet.price,
                strips=rule.strips or "",
                starts=rule.starts or "",
                rtp=sheet.rtp_if_countable,
            )

    @property
    def rtp_if_countable(self) -> Figure:
        """What a game returns of what it costs, or why that is not known."""
        try:
            return self.rtp
        except NotCountable as refusal:
            return Undefined(str(refusal))

    @property
    def stake(self) -> int:
        return self.rounds.scale.cost

    @property
    def price(self) -> int:
        """What a game costs, in cents."""
        cents = self.in_line_bets * self.rounds.playing.line_bet
        assert cents.denominator == 1
        return cents.numerator

    @property
    def in_line_bets(self) -> Fraction:
        """What a game costs, in line bets."""
        return Fraction(self.stake, self.rounds.scale.grains)

    @property
    def units(self) -> int:
        return self.rounds.definition.stakes.units(len(self.rounds.playing.lines))

    @cached_property
    def moments(self) -> RoundMoments:
        return moments(self.rounds)

    @cached_property
    def law(self) -> Law:
        return distribution(self.rounds)

    @cached_property
    def brought(self) -> dict[str, Brought]:
        return brought(self.moments.rounds)

    @property
    def but(self) -> str:
        return LEFT_OUT if self.moments.take else ""

    @cached_property
    def rtp(self) -> Figure:
        if self.rounds.cap is not None:
            return capped_moments(self.law, self.stake)[0]
        return Exact(self.moments.moments.mean / self.stake, self.but)

    @cached_property
    def spread(self) -> Spread:
        if self.rounds.cap is not None:
            return capped_spread(capped_moments(self.law, self.stake), self.in_line_bets)
        found = self.moments.moments
        raw = (found.mean, found.second, found.third)
        first, second, third = (m / Fraction(self.stake) ** k for k, m in enumerate(raw, 1))
        return spread(first, second, third, self.in_line_bets)

    @cached_property
    def _by_part(self) -> dict[str, list[Prize]]:
        return prizes_by_part(self.rounds)

    @property
    def prizes(self) -> list[Prize]:
        return [prize for prizes in self._by_part.values() for prize in prizes]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        brings = {name: of.mean / self.stake for name, of in self.brought.items()}
        found = parts(self.rounds.definition, self._by_part, brings, self.but)
        if self.rounds.cap is None:
            return found
        rest = Near(*self._taken_by_cap())
        return (*found, Part("win cap", "win cap", rest))

    def _taken_by_cap(self) -> tuple[float, float]:
        """Return what the win cap takes from the return, below zero, and what that is off by."""
        assert isinstance(self.rtp, Near)
        return self.rtp.value - float(self.moments.moments.mean / self.stake), self.rtp.error

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        told = Features(self.rounds, self.moments.rounds, self.but, self.parts)
        return tuple(told.told(self.brought))

    def _free_games_mean(self) -> Figure:
        """Return the games of a series on average, over all kinds by how often each starts."""
        often, games = Fraction(), Fraction()
        for feature in self.features:
            if feature.kind == "free games" and isinstance(feature.mean_games, Exact):
                assert isinstance(feature.frequency, Exact)
                often += feature.frequency.value
                games += feature.frequency.value * feature.mean_games.value
        if not often:
            return Undefined("no paid spin starts free games")
        return Exact(games / often, self.but)

    def _lost(self, games: int) -> Figure:
        """Return what so many games win on average, their stakes taken off, in total bets."""
        match self.rtp:
            case Exact(value, but):
                return Exact((value - 1) * games, but)
            case Near(value, error, by):
                return Near((value - 1) * games, error * games, by)
        return self.rtp

    def _more_lines(self) -> Fraction:
        """Return how many times as many lines can be played at once."""
        played = len(self.rounds.playing.lines)
        return Fraction(len(self.rounds.definition.lines.rows), played) if played else Fraction(1)
