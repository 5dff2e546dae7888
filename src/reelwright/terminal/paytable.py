"""The paytable in words: every symbol, what it pays, and the rules, from the definition alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, Picks
from reelwright.telling import money

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import Definition, Game, Substitute

MALFUNCTION = "If the system malfunctions, every pay and every play it touched is void."
READING = (
    "Lines are read from the left: a win starts on the first reel and runs on without a gap.",
    (
        "A line pays its highest win only; wins on different lines are added up, and one symbol "
        "may count on several lines."
    ),
)


@dataclass(frozen=True, slots=True)
class PayRow:
    """A symbol of the paytable: its pays by how many, and what else it does."""

    symbol: str
    name: str
    icon: str
    pays: Mapping[int, str]
    notes: tuple[str, ...]


def pay_rows(game: Game) -> list[PayRow]:
    """Return a row for every symbol, in the order of the definition."""
    rows = []
    for key, symbol in game.definition.symbols.items():
        look = game.look.symbols.get(key)
        icon = "" if look is None or look.icon is None else str(look.icon)
        scatter = game.definition.scatters.get(key)
        pays = {count: f"{pay} x line bet" for count, pay in symbol.pays.items()}
        if scatter:
            pays |= {count: f"{pay} x total bet" for count, pay in scatter.pays.items()}
        notes = tuple(_notes(game, key))
        rows.append(PayRow(key, game.symbol_name(key), icon, dict(sorted(pays.items())), notes))
    return rows


def _notes(game: Game, key: str) -> Iterator[str]:
    definition = game.definition
    if reels := definition.symbols[key].reels:
        yield f"on {_reels(reels)} only"
    if key in definition.scatters:
        yield "counts anywhere in the window, whatever lines are selected"
    if rule := definition.substitutes.get(key):
        yield from _substitute(game, key, rule)
    for name, feature in definition.features.items():
        if isinstance(feature, FreeGames) and feature.starts_on.scatter == key:
            awards = ", ".join(f"{games} for {n}" for n, games in sorted(feature.awards.items()))
            yield f"wins {name}: {awards}"
        if isinstance(feature, Picks) and feature.starts_on.line_win == key:
            yield f"a win on a selected line also starts {name}"
            yield from _substituted(game, key)


def _substitute(game: Game, key: str, rule: Substitute) -> Iterator[str]:
    stands_for = game.definition.substituted(key)
    paying = {k for k, symbol in game.definition.symbols.items() if symbol.pays} - {key}
    if stands_for == paying:
        others = [k for k in game.definition.symbols if k not in stands_for and k != key]
        yield "substitutes for every symbol" + (f" but {_names(game, others)}" if others else "")
    else:
        yield f"substitutes for {_names(game, sorted(stands_for))}"
    if rule.multiplies:
        kept = rule.multiplies.except_
        but = f", but not with {_names(game, kept)}" if kept else ""
        yield f"a win it is part of pays x{rule.multiplies.by}, once however many there are{but}"


def _substituted(game: Game, key: str) -> Iterator[str]:
    for substitute, rule in game.definition.substitutes.items():
        if key in game.definition.substituted(substitute):
            name = game.symbol_name(substitute)
            doubled = rule.multiplies and key not in rule.multiplies.except_
            same = f"pays x{rule.multiplies.by}" if doubled and rule.multiplies else "pays the same"
            yield f"completed by {name} it {same} and starts the feature as well"


def rules(game: Game, rtp: Fraction | None) -> list[str]:
    """Return the rules as sentences; the return to player only where it is known."""
    definition = game.definition
    told = [*READING]
    for name, feature in definition.features.items():
        told += (
            _free_games(name, feature) if isinstance(feature, FreeGames) else _picks(name, feature)
        )
    told += _gamble(definition)
    told += _stakes(definition)
    if rtp is not None:
        told.append(f"The return to player is {percent(rtp)}.")
    return [*told, MALFUNCTION]


def percent(share: Fraction) -> str:
    """Write a share as per cent, rounded to two decimals: 93.26%."""
    hundredths = round(share * 10_000)
    return f"{hundredths // 100}.{hundredths % 100:02}%"


def _free_games(name: str, feature: FreeGames) -> Iterator[str]:
    yield (
        f"{name.capitalize()} start and run by themselves, on the lines and the line bet of the "
        "game that won them. Won again, they pay and add their games."
    )
    if feature.at_most_left:
        yield f"Never more than {feature.at_most_left} are left; any above that are forfeited."
    if feature.at_most_played:
        yield f"Never more than {feature.at_most_played} are played in one series."


def _picks(name: str, feature: Picks) -> Iterator[str]:
    for number, (stage, rule) in enumerate(feature.stages.items(), 1):
        prizes = ", ".join(map(str, sorted(rule.from_)))
        yield (
            f"{name.capitalize()}, stage {number}, {stage}: pick {rule.pick} of "
            f"{len(rule.from_)}; they hide {prizes} times the line bet, paid once for each "
            "line that won the feature."
        )


def _gamble(definition: Definition) -> Iterator[str]:
    gamble = definition.gamble
    if gamble is None:
        return
    often = f"up to {gamble.attempts} times" if gamble.attempts else "as often as you like"
    yield (
        f"A round's whole win may be gambled, {often}, on one card from a full deck: its colour "
        f"pays x{gamble.colour_pays}, its suit x{gamble.suit_pays}. A wrong guess loses the win. "
        f"No choice is open that could pay more than {money(gamble.up_to)}."
    )


def _stakes(definition: Definition) -> Iterator[str]:
    bets = ", ".join(money(bet) for bet in definition.stakes.line_bets)
    lines = len(definition.lines.rows)
    yield f"Bet on any of {lines} lines, the same on each: {bets}."


def _names(game: Game, keys: tuple[str, ...] | list[str]) -> str:
    return ", ".join(game.symbol_name(key) for key in keys)


def _reels(reels: tuple[int, ...]) -> str:
    first, last = min(reels), max(reels)
    if first == last:
        return f"reel {first}"
    if len(reels) == last - first + 1:
        return f"reels {first} to {last}"
    return f"reels {', '.join(map(str, sorted(reels)))}"
