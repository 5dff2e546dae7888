"""`reelwright par`: what a game returns, counted, in parts."""

from __future__ import annotations

from fractions import Fraction
from math import inf, nextafter
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import (
    Format,
    FormatOption,
    GameName,
    VariantOption,
    load_game,
    print_json,
    wrong_input,
)
from reelwright.cli.par_view import fraction_text, show
from reelwright.law import par as law
from reelwright.law.par import EXACT
from reelwright.law.series import NotCountable

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import FeatureFigures, Par, Part, Prize

Lines = Annotated[
    int | None,
    typer.Option("--lines", metavar="N", help="Lines 1 to N are played; all where left out."),
]


def par(
    game: GameName,
    lines: Lines = None,
    variant: VariantOption = None,
    output: FormatOption = Format.table,
) -> None:
    """Count what a game returns: as a fraction, in parts, with how often each feature starts."""
    loaded = load_game(game, variant)
    offered = len(loaded.definition.lines.rows)
    played = offered if lines is None else lines
    if lines is not None and not 1 <= played <= offered:
        allowed = f"1 to {offered}" if offered else "none, in a game of ways"
        wrong_input(f"--lines: found {played}; allowed: {allowed}")
    try:
        figures = law.par(loaded.definition, range(1, played + 1))
    except NotCountable as refusal:
        wrong_input("\n".join(f"{game}: {line}" for line in str(refusal).splitlines()))
    if output is Format.json:
        print_json(as_data(loaded, figures))
    else:
        show(loaded, figures)


def as_data(game: Game, figures: Par) -> dict[str, object]:
    """Return the figures as JSON holds them: each as a number, and as the fraction it is.

    Parts and features go by name; no feature can be named `line_wins` or `scatter_prizes`.
    """
    return {
        "game": game.name,
        "digest": figures.digest,
        "lines": len(figures.lines),
        "windows": figures.windows,
        **_number("rtp", figures.rtp),
        "cap_bound": _not_below(figures.limits_take),
        **_number("hit_frequency", figures.hit_frequency),
        "parts": {_key(part): _part(part, figures.rtp) for part in figures.parts},
        "features": {feature.name: _feature(feature) for feature in figures.features},
        "obtained": {
            "rtp": figures.obtained,
            "cap_bound": figures.limits_obtained,
            "hit_frequency": EXACT,
            "parts": {_key(part): part.obtained for part in figures.parts},
            "features": {feature.name: EXACT for feature in figures.features},
        },
    }


def _key(part: Part) -> str:
    of_paid_spin = part.kind in {"line wins", "scatter prizes"}
    return part.kind.replace(" ", "_") if of_paid_spin else part.name


def _part(part: Part, rtp: Fraction) -> dict[str, object]:
    data = {**_number("rtp", part.rtp), "share": _share(part.rtp, rtp), "kind": part.kind}
    return data | ({"prizes": [_prize(prize) for prize in part.prizes]} if part.prizes else {})


def _prize(prize: Prize) -> dict[str, object]:
    return {
        "symbol": prize.symbol,
        "count": prize.count,
        "with_substitute": prize.with_substitute,
        "pay": str(prize.pay),
        "multiplier": prize.multiplier,
        **_number("frequency", prize.frequency),
        **_number("rtp", prize.rtp),
    }


def _feature(feature: FeatureFigures) -> dict[str, object]:
    return {
        "kind": feature.kind,
        **_number("frequency", feature.frequency),
        "one_in": float(1 / feature.frequency) if feature.frequency else None,
        **_number("started_by", feature.started_by),
        **(_number(feature.mean_of, feature.mean) if feature.mean is not None else {}),
    }


def _number(key: str, value: Fraction) -> dict[str, object]:
    return {key: float(value), f"{key}_fraction": fraction_text(value)}


def _share(part: Fraction, whole: Fraction) -> float:
    return float(part / whole) if whole else 0.0


def _not_below(bound: Fraction) -> float:
    """Return the least float that is not below a bound."""
    near = float(bound)
    return near if Fraction(near) >= bound else nextafter(near, inf)
