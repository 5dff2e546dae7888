"""How each figure of a sheet was obtained, by the keys of its JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.law.figures import Near
from reelwright.law.figures.figure import EXACT
from reelwright.law.figures.interval import BY_NORMAL_LAW

if TYPE_CHECKING:
    from reelwright.law.figures import Feature, Par, Part


APART = "games taken as if none bore on another"
"""What is said of figures of many games, where games do bear on each other."""


def part_key(part: Part) -> str:
    """Return the key of a part: a feature's name, or the kind of prizes of the paid spin."""
    return part.name if part.of_feature else part.kind.replace(" ", "_")


def obtained(par: Par) -> dict[str, object]:
    """Return, for each figure, the words that say how it was obtained."""
    law = par.round
    alone = f"; {APART}" if par.long_run else ""
    return {
        "rtp": par.rtp.obtained,
        "cap_bound": par.limits,
        "hit_frequency": par.hits.any_win.obtained,
        "hits": {
            "any_win_of_the_paid_spin": par.hits.any_win.obtained,
            "any_win": par.hits.round_any.obtained,
            "at_least_stake": par.hits.at_least_stake.obtained,
            "share_of_wins_below_stake": par.hits.below_stake.obtained,
        },
        "parts": {part_key(part): part.rtp.obtained for part in par.parts},
        "features": {feature.name: _feature(feature) for feature in par.features},
        "free_games": {
            "frequency": par.any_free_games.obtained,
            "mean_games": par.free_games_mean.obtained,
        },
        "standard_deviation": par.spread.deviation.obtained,
        "skewness": par.spread.skewness.obtained,
        "volatility_index": BY_NORMAL_LAW + alone,
        "rtp_interval": f"{BY_NORMAL_LAW}; beside it {_interval(par)}{alone}",
        "games_needed": BY_NORMAL_LAW + alone,
        "top_win": EXACT,
        "top_wins": EXACT,
        "tail": {str(tail.times): tail.probability.obtained for tail in law.tail},
        "quantiles": _within(par),
        "distribution": _within(par),
        "exposure": par.exposure.paid.obtained + alone,
        "normalised_standard_deviation": par.normalised.highest.deviation.obtained,
        "patterns": EXACT,
        **({"long_run": par.long_run.best.obtained} if par.long_run else {}),
        **({"wagers": {one.name: one.rtp.obtained for one in par.wagers}} if par.wagers else {}),
    }


def _feature(feature: Feature) -> dict[str, str]:
    figures = {
        "frequency": feature.frequency,
        "pays": feature.pays,
        "standard_deviation": feature.deviation,
        "rtp": feature.rtp,
        "started_by": feature.started_by,
        "mean_games": feature.mean_games,
        "mean_prize": feature.mean_prize,
    }
    said = {key: figure.obtained for key, figure in figures.items() if figure is not None}
    return said | (
        {"games": f"float, {feature.games_beyond:.2g} left out"} if feature.games else {}
    )


def _within(par: Par) -> str:
    return f"float law, any cumulated probability within {par.round.doubt:.2g}"


def _interval(par: Par) -> str:
    ends = [
        end
        for level in par.volatility
        for interval in level.intervals
        for end in (interval.law_low, interval.law_high)
    ]
    errors = [end.error for end in ends if isinstance(end, Near)]
    return f"the law of so many games, float within {max(errors, default=0.0):.2g}"
