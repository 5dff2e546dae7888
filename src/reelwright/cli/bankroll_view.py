"""What became of a bankroll, as data and as a table."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.scale import Playing
    from reelwright.definition.model import Game
    from reelwright.law.bankroll import Session
    from reelwright.law.lattice import Probability

QUANTILES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
MULTIPLES = tuple(map(Fraction, ("1/4", "1/2", "1", "3/2", "2", "5", "10")))
"""Parts and multiples of the bankroll that the balance is held against."""
OBTAINED = "exact to the stated float bound"


@dataclass(frozen=True)
class Asked:
    """What was asked for."""

    game: Game
    played: Playing
    gamble: str


def as_data(asked: Asked, found: Session) -> dict[str, object]:
    """Return the figures as JSON holds them; money is in cents."""
    walked = found.walked
    until = found.until_ruin
    return {
        "game": asked.game.name,
        "digest": asked.game.definition.digest,
        "lines": list(asked.played.lines),
        **({"wager": asked.played.wager} if asked.played.wager else {}),
        "stake": found.stake,
        "bankroll": found.bankroll,
        "games": walked.games,
        "gamble": asked.gamble,
        "ruin": _probability(found.ruin),
        "games_played": {"mean": walked.played, "error": walked.games * walked.error},
        "games_until_ruin": None if until is None else {"from": until[0], "to": until[1]},
        "balance": {
            "mean": found.mean,
            "standard_deviation": found.deviation,
            "quantiles": {str(level): found.quantile(level) for level in QUANTILES},
            "at_least": [
                {"balance": float(found.bankroll * multiple), **_probability(likely)}
                for multiple, likely in _multiples(found)
            ],
        },
        "obtained": OBTAINED,
    }


def _probability(likely: Probability) -> dict[str, object]:
    if likely.below is not None:
        return {"below": likely.below}
    return {"probability": likely.value, "error": likely.error}


def _multiples(found: Session) -> Iterator[tuple[Fraction, Probability]]:
    for multiple in MULTIPLES:
        yield multiple, found.at_least(found.bankroll * multiple)


def show(asked: Asked, found: Session) -> None:
    """Print the figures as a table."""
    console = Console(highlight=False)
    lines = asked.played.lines
    on = f" on {len(lines)} lines" if lines else ""
    on += f", wager {asked.played.wager}" if asked.played.wager else ""
    walked = found.walked
    console.print(
        f"[bold]{asked.game.name}[/]: {_money(found.bankroll)}, {walked.games} games of "
        f"{_money(found.stake)}{on}, gamble: {asked.gamble}"
    )
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for name, figure in _rows(found):
        table.add_row(name, figure)
    console.print(table)
    console.print(f"Every probability is {OBTAINED}: {walked.error:.1e}.")


def _rows(found: Session) -> Iterator[tuple[str, str]]:
    walked = found.walked
    yield f"Ruined (less than {_money(found.stake)} left) by then", _percent(found.ruin)
    yield "Games played on average", f"{walked.played:,.2f}"
    yield "Games until ruin on average, were there no last one", _until(found.until_ruin)
    yield "Balance on average", _money(found.mean)
    yield "Standard deviation of the balance", _money(found.deviation)
    for level in QUANTILES:
        yield f"Balance not exceeded by {level:.0%} of players", _money(found.quantile(level))
    for multiple, likely in _multiples(found):
        yield f"{_money(float(found.bankroll * multiple))} or more", _percent(likely)


def _until(bounds: tuple[float, float] | None) -> str:
    if bounds is None:
        return "without end: a game returns no less than it costs"
    return f"{bounds[0]:,.0f} to {bounds[1]:,.0f}"


def _percent(likely: Probability) -> str:
    if likely.below is not None:
        return f"< {likely.below:.1e}"
    return f"{likely.value:.4%}" if likely.value >= 1e-5 else f"{likely.value:.2e}"


def _money(cents: float) -> str:
    return f"{cents / 100:,.2f}"
