"""The paytable in words: every symbol, what it pays and what else it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, FreeGames, Picks, RunTrigger, symbol_of
from reelwright.telling.words import listed
from reelwright.terminal.rules import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.definition.model import Game, Substitute

ACTS = {
    "on its whole reel": "does so all over its reel, wherever on it it is in sight",
    "expanding": "fills its reel before wins are read",
}
PHASES = {"paid": "the paid game"}
SCATTERS = {
    ("anywhere", "every"): "counts anywhere in the window, whatever lines are selected",
    ("anywhere", "once"): "counts once for each reel that shows it",
    ("left adjacent reels", "every"): "counts by reels that show it, from the first without a gap",
    ("left adjacent reels", "once"): "counts by reels that show it, from the first without a gap",
}


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
        bet = "unit bet" if game.definition.ways else "line bet"
        pays = {count: f"{pay} x {bet}" for count, pay in symbol.pays.items()}
        if scatter:
            pays |= {count: f"{pay} x {scatter.on}" for count, pay in scatter.pays.items()}
        notes = tuple(_notes(game, key))
        rows.append(PayRow(key, game.symbol_name(key), icon, dict(sorted(pays.items())), notes))
    return rows


def _notes(game: Game, key: str) -> Iterator[str]:
    definition = game.definition
    if reels := definition.symbols[key].reels:
        yield f"on {_reels(reels)} only"
    if scatter := definition.scatters.get(key):
        yield SCATTERS[scatter.counted, scatter.per_reel]
    if rule := definition.substitutes.get(key):
        yield from _substitute(game, key, rule)
    for pattern, pay in definition.symbols[key].patterns.items():
        yield f"{pattern} on a line pays {pay} x line bet"
    for name, feature in definition.features.items():
        if isinstance(trigger := feature.starts_on, RunTrigger) and trigger.on_a_line == key:
            counts = listed(sorted(trigger.counts), "or")
            yield f"{counts} from the first reel on a selected line start {name}"
        if isinstance(feature, FreeGames) and feature.scatter == key:
            awards = ", ".join(f"{games} for {n}" for n, games in sorted(feature.awards.items()))
            yield f"wins {name}: {awards}"
        if isinstance(feature, ChangedGames) and symbol_of(feature.starts_on) == key:
            games = ", ".join(f"{games} for {n}" for n, games in sorted(feature.games.items()))
            yield f"wins {name}: {games}"
        if isinstance(feature, Picks) and feature.line_win == key:
            yield f"a win on a selected line also starts {name}"
            yield from _substituted(game, key)


def _substitute(game: Game, key: str, rule: Substitute) -> Iterator[str]:
    stands_for = game.definition.substituted(key)
    paying_itself = game.definition.symbols[key].pays
    paying = {k for k, symbol in game.definition.symbols.items() if symbol.pays} - {key}
    if stands_for == paying:
        others = [k for k in game.definition.symbols if k not in stands_for and k != key]
        yield "substitutes for every symbol" + (f" but {names(game, others)}" if others else "")
    else:
        yield f"substitutes for {names(game, sorted(stands_for))}"
    if rule.acts != "in place":
        yield ACTS[rule.acts]
    if rule.reels:
        yield f"does so on {_reels(rule.reels)} only"
    if rule.phases:
        yield f"does so in {listed([PHASES.get(phase, phase) for phase in rule.phases])} only"
    if rule.multiplies:
        kept = rule.multiplies.except_
        but = f", but not with {names(game, kept)}" if kept else ""
        often = "once however many there are"
        if rule.multiplies.count == "each":
            often = "for each that is part of it"
        if paying_itself and rule.multiplies.own_prizes == "no":
            but += ", nor wins of its own" if but else ", but not wins of its own"
        yield f"a win it is part of pays x{rule.multiplies.by}, {often}{but}"
    if rule.adds:
        often = "" if rule.adds.count == "once" else ", for each of it"
        yield f"a win it completes pays {rule.adds.pay} x line bet more{often}"


def _substituted(game: Game, key: str) -> Iterator[str]:
    for substitute, rule in game.definition.substitutes.items():
        if key in game.definition.substituted(substitute):
            name = game.symbol_name(substitute)
            doubled = rule.multiplies and key not in rule.multiplies.except_
            same = f"pays x{rule.multiplies.by}" if doubled and rule.multiplies else "pays the same"
            yield f"completed by {name} it {same} and starts the feature as well"


def _reels(reels: tuple[int, ...]) -> str:
    first, last = min(reels), max(reels)
    if first == last:
        return f"reel {first}"
    if len(reels) == last - first + 1:
        return f"reels {first} to {last}"
    return f"reels {', '.join(map(str, sorted(reels)))}"
