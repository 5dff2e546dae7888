"""A PAR sheet as one JSON object: each figure as a number, fractions beside, how it was obtained.

A figure that is only known to be below a bound, or is not defined, is null; `obtained` says which.
"""

from __future__ import annotations

import json
from fractions import Fraction
from math import inf, nextafter
from typing import TYPE_CHECKING

from reelwright.law.figures import Exact, Figure, number, one_in
from reelwright.reports.obtained import obtained, part_key
from reelwright.reports.words import fraction_text, level_text

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import (
        Feature,
        Interval,
        LongRun,
        Normalised,
        Par,
        Part,
        Prize,
        TopWin,
        Volatility,
        Wager,
    )


def render(par: Par, game: Game) -> str:  # noqa: ARG001 (every renderer is given the game)
    """Return the sheet as JSON text."""
    return json.dumps(data(par), indent=2, ensure_ascii=False) + "\n"


def data(par: Par) -> dict[str, object]:
    """Return the sheet as JSON holds it.

    Parts and features go by name; no feature can be named `line_wins` or `scatter_prizes`.
    """
    return {
        "game": par.game,
        "digest": par.digest,
        **({"wager": par.wager} if par.wager else {}),
        "lines": len(par.lines),
        "line_set": list(par.lines),
        "line_bet": par.line_bet,
        "stake": par.stake,
        "line_bets_per_game": par.units,
        "grains_per_line_bet": par.grains,
        "windows": par.windows,
        **_number("rtp", par.rtp),
        "cap_bound": _not_below(par.limits_take),
        **_number("hit_frequency", par.hits.any_win),
        "hits": _hits(par),
        "parts": {part_key(part): _part(part, par.rtp) for part in par.parts},
        "features": {feature.name: _feature(feature) for feature in par.features},
        "free_games": {
            **_number("frequency", par.any_free_games),
            "one_in": one_in(par.any_free_games),
            **_number("mean_games", par.free_games_mean),
        },
        **_spread(par),
        **_volatility(par.volatility),
        "top_win": _top_win(par.top_wins[0]) if par.top_wins else None,
        "top_wins": {top.phase: _top_win(top) for top in par.top_wins},
        **_round(par),
        "exposure": _exposure(par),
        "normalised_standard_deviation": _normalised(par.normalised),
        "patterns": _patterns(par),
        **({"wagers": {one.name: _wager(one) for one in par.wagers}} if par.wagers else {}),
        **({"long_run": _long_run(par.long_run)} if par.long_run else {}),
        "obtained": obtained(par),
    }


def _long_run(run: LongRun) -> dict[str, object]:
    return {
        "phases": {
            one.phase: {**_number("share", one.share), **_number("rtp", one.rtp)}
            for one in run.phases
        },
        **_number("best", run.best),
        **_number("worst", run.worst),
    }


def _wager(wager: Wager) -> dict[str, object]:
    return {
        "costs": str(wager.costs),
        "price": wager.price,
        "strips": wager.strips or None,
        "starts": wager.starts or None,
        **_number("rtp", wager.rtp),
    }


def _number(key: str, figure: Figure) -> dict[str, object]:
    value: dict[str, object] = {key: number(figure)}
    return value | (
        {f"{key}_fraction": fraction_text(figure.value)} if isinstance(figure, Exact) else {}
    )


def _hits(par: Par) -> dict[str, object]:
    return {
        **_number("any_win_of_the_paid_spin", par.hits.any_win),
        **_number("any_win", par.hits.round_any),
        **_number("at_least_stake", par.hits.at_least_stake),
        **_number("share_of_wins_below_stake", par.hits.below_stake),
    }


def _part(part: Part, rtp: Figure) -> dict[str, object]:
    whole = number(rtp)
    value = {
        **_number("rtp", part.rtp),
        "share": (number(part.rtp) or 0.0) / whole if whole else 0.0,
        "kind": part.kind,
    }
    return value | ({"prizes": [_prize(prize) for prize in part.prizes]} if part.prizes else {})


def _prize(prize: Prize) -> dict[str, object]:
    return {
        "symbol": prize.name,
        "count": prize.count,
        "with_substitute": prize.with_substitute,
        "pay": str(prize.pay),
        "on": prize.on,
        "multiplier": prize.multiplier,
        "hits": prize.ways,
        **_number("frequency", Exact(prize.frequency)),
        **_number("rtp", Exact(prize.rtp)),
    }


def _feature(feature: Feature) -> dict[str, object]:
    value: dict[str, object] = {
        "kind": feature.kind,
        **_number("frequency", feature.frequency),
        "one_in": one_in(feature.frequency),
        **_number("pays", feature.pays),
        **_number("standard_deviation", feature.deviation),
        **_number("rtp", feature.rtp),
        **_number("started_by", feature.started_by),
    }
    if feature.mean_games is not None:
        value |= _number("mean_games", feature.mean_games)
    if feature.games:
        value["games"] = {str(one.games): one.probability for one in feature.games}
        value["more_games"] = feature.games_beyond
    if feature.mean_prize is not None:
        value |= _number("mean_prize", feature.mean_prize)
    if feature.offers:
        value["offers"] = [
            {
                "games": offer.games,
                "multiplier": offer.multiplier,
                **_number("mean", Exact(offer.mean)),
                "taken": offer.taken,
            }
            for offer in feature.offers
        ]
    return value


def _spread(par: Par) -> dict[str, object]:
    spread = par.spread
    return {
        **_number("standard_deviation", spread.deviation),
        "standard_deviation_in_line_bets": number(spread.in_line_bets),
        **_number("variance", spread.variance),
        "skewness": number(spread.skewness),
    }


def _volatility(levels: tuple[Volatility, ...]) -> dict[str, object]:
    return {
        "volatility_index": {level_text(one.level): one.index for one in levels},
        "rtp_interval": {
            level_text(one.level): [_interval(interval) for interval in one.intervals]
            for one in levels
        },
        "games_needed": {
            level_text(one.level): {
                f"{float(needed.half_width):g}": needed.games for needed in one.needed
            }
            for one in levels
        },
    }


def _interval(interval: Interval) -> dict[str, object]:
    return {
        "games": interval.games,
        "low": interval.low,
        "high": interval.high,
        "low_by_the_law": number(interval.law_low),
        "high_by_the_law": number(interval.law_high),
    }


def _top_win(top: TopWin) -> dict[str, object]:
    return {
        "phase": top.phase,
        "times_stake": float(top.times_stake),
        "line_bets": float(top.line_bets),
        **_number("probability", top.probability),
        "one_in": top.one_in,
    }


def _round(par: Par) -> dict[str, object]:
    law = par.round
    return {
        "tail": {str(tail.times): number(tail.probability) for tail in law.tail},
        "quantiles": {f"{float(one.level):g}": float(one.times_stake) for one in law.quantiles()},
        "highest_win_of_a_game": None if law.highest is None else law.highest / law.stake,
        "distribution": [
            {
                "from": float(band.low),
                "below": None if band.high is None else float(band.high),
                "probability": band.probability,
                "rtp": band.rtp,
            }
            for band in law.bands()
        ],
    }


def _exposure(par: Par) -> dict[str, object]:
    exposure = par.exposure
    net = number(exposure.net)
    return {
        "players": exposure.players,
        "games_a_day": exposure.games,
        "level": float(exposure.level),
        "staked": exposure.staked,
        "mean": number(exposure.mean),
        "paid": number(exposure.paid),
        "net": net,
        "net_money": None if net is None else round(net * par.stake) / 100,
    }


def _normalised(normalised: Normalised) -> dict[str, object]:
    return {
        "clause": normalised.clause,
        "value": normalised.highest.deviation.value,
        "lines": normalised.highest.lines,
        "compared": {str(mode.lines): mode.deviation.value for mode in normalised.modes},
    }


def _patterns(par: Par) -> dict[str, object]:
    patterns = par.patterns
    return {
        "clause": patterns.clause,
        "known": patterns.known,
        "at_least_one_in": patterns.one_in,
        "holds": patterns.holds,
        "patterns": [
            {
                "symbol": pattern.name,
                "count": pattern.count,
                **_number("frequency", Exact(pattern.frequency)),
                "one_in": pattern.one_in,
                "holds": pattern.holds,
            }
            for pattern in patterns.patterns
        ],
    }


def _not_below(bound: Fraction) -> float:
    """Return the least float that is not below a bound."""
    near = float(bound)
    return near if Fraction(near) >= bound else nextafter(near, inf)
