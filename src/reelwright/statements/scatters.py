"""Statements on symbols that count wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import scatters as claims
from reelwright.claims.rules import PAID

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import FreeGames, Scatter
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on scatters, one after the other, then on all of them."""
    definition = about.definition
    for key, scatter in definition.scatters.items():
        if scatter.pays:
            yield _pays(about, key, scatter)
            yield _base(about, key, scatter)
        yield _how(about, key, scatter)
    if definition.winning and any(scatter.pays for scatter in definition.scatters.values()):
        yield _beside_lines(about)
    if definition.coinciding_scatters is not None:
        yield _coinciding(about)


def _pays(about: About, key: str, scatter: Scatter) -> Statement:
    own = {
        phase: special[key]
        for phase in about.rules.free_games
        if key in (special := about.definition.special_pays(phase))
    }
    always = claims.ScatterPays(symbol=key, pays=scatter.pays, phases=_phases(about, key))
    others = [
        claims.ScatterPays(symbol=key, pays=dict(pays), phases=(phase,))
        for phase, pays in own.items()
    ]
    pays = [_told(about, scatter, scatter.pays)]
    pays += [
        about.words.say(
            "scatter-pays-in", phase=about.phase(phase), pays=_told(about, scatter, special)
        )
        for phase, special in own.items()
    ]
    return about.state(
        "scatter pays",
        "scatter-pays",
        [always, *others],
        (key,),
        symbol=about.name(key),
        pays=" ".join(pays),
    )


def _phases(about: About, key: str) -> tuple[str, ...]:
    """Return the phases in which a scatter pays what it does in paid games, whatever it starts."""
    return (
        PAID,
        *(
            phase
            for phase, feature in about.rules.free_games.items()
            if key not in feature.special_pays and not _takes_prizes(feature, key)
        ),
    )


def _takes_prizes(feature: FreeGames, key: str) -> bool:
    """Say whether a scatter that wins a series again is not paid for it."""
    return feature.scatter == key and feature.re_trigger in ("adds", "nothing")


def _told(about: About, scatter: Scatter, pays: Mapping[int, Fraction]) -> str:
    """Return a scatter's table in words, the most first."""
    by_reel = scatter.per_reel == "once" or scatter.counted == "left adjacent reels"
    message = "scatter-reels-pay" if by_reel else "scatter-count-pays"
    each = (
        about.words.say(message, count=count, pay=pay)
        for count, pay in sorted(pays.items(), reverse=True)
    )
    return about.words.say("scatter-table", pays=", ".join(each))


def _base(about: About, key: str, scatter: Scatter) -> Statement:
    unit = "unit-bet" if about.definition.ways else "line-bet"
    on = "total-bet" if scatter.on == "total bet" else unit
    return about.state(
        "base of scatter pays",
        f"scatter-pays-on-{on}",
        [claims.ScatterPaysOn(symbol=key, on=scatter.on)],
        (key,),
        symbol=about.name(key),
    )


def how_it_counts(about: About, key: str) -> claims.ScatterCounts:
    """Return the claim how a scatter counts."""
    scatter = about.definition.scatters[key]
    return claims.ScatterCounts(
        symbol=key,
        counted=scatter.counted,
        per_reel=scatter.per_reel,
        run="once" if key in about.definition.tall else "every place",
    )


def _how(about: About, key: str, scatter: Scatter) -> Statement:
    message = "every"
    if scatter.counted == "left adjacent reels":
        message = "adjacent"
    elif scatter.per_reel == "once":
        message = "once"
    elif key in about.definition.tall:
        message = "tall"
    return about.state(
        "how a scatter counts",
        f"scatter-counts-{message}",
        [how_it_counts(about, key)],
        (key,),
        symbol=about.name(key),
    )


def _beside_lines(about: About) -> Statement:
    kind, claim = "scatters add to line wins", [claims.ScattersAdd()]
    if about.definition.ways:
        return about.state(kind, "scatters-add-to-ways", claim)
    return about.state(kind, "scatters-add-to-lines", claim, wording="scatters added to lines")


def _coinciding(about: About) -> Statement:
    paid = about.definition.coinciding_scatters
    assert paid is not None
    claim = [claims.CoincidingScatters(paid=paid)]
    if paid == "all":
        wording = "coinciding scatters added"
        return about.state("coinciding scatters", "scatters-all", claim, wording=wording)
    return about.state("coinciding scatters", "scatters-highest", claim)
