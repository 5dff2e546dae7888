"""`reelwright explain`: what a window pays, what it does not pay, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from reelwright.cli.common import (
    Format,
    FormatOption,
    GameName,
    VariantOption,
    WagerOption,
    load_game,
    print_json,
    wager_of,
    wrong_input,
)
from reelwright.cli.typed import typed_cents, typed_lines
from reelwright.definition import faults
from reelwright.definition.faults import one_of, shown
from reelwright.definition.model import Spun
from reelwright.play import begin
from reelwright.play.questions import Refused
from reelwright.play.state import Stake
from reelwright.play.window import PAID
from reelwright.profiles.files import profile
from reelwright.telling import money
from reelwright.telling.explaining import Explained
from reelwright.telling.explaining import explain as explained
from reelwright.telling.typed import NotAWindow, typed_window
from reelwright.telling.words import counted, numbered

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Game
    from reelwright.play.events import Window

WindowText = Annotated[
    str,
    typer.Option(
        "--window",
        metavar="ROWS",
        help='Rows from the top, separated by ";"; symbols by spaces or commas, by key or name.',
    ),
]
LinesText = Annotated[
    str | None,
    typer.Option("--lines", metavar="LINES", help="Such as 1-5 or 1,3,7; all where left out."),
]
BetText = Annotated[
    str | None,
    typer.Option("--line-bet", metavar="AMOUNT", help="Such as 0.50; the least where left out."),
]
PhaseName = Annotated[
    str, typer.Option("--phase", metavar="NAME", help="paid, or the name of free games.")
]


def explain(
    game: GameName,
    *,
    window: WindowText,
    lines: LinesText = None,
    line_bet: BetText = None,
    phase: PhaseName = PAID,
    wager: WagerOption = None,
    variant: VariantOption = None,
    output: FormatOption = Format.table,
) -> None:
    """Judge a window typed in: what pays, what does not, and why."""
    loaded = load_game(game, variant)
    stake = _stake(loaded.definition, lines, line_bet, wager_of(loaded.definition, wager))
    _check_phase(loaded.definition, phase)
    try:
        typed = typed_window(window, loaded)
    except NotAWindow as error:
        wrong_input(str(error))
    found = explained(loaded, typed, stake, phase)
    if output is Format.json:
        print_json(_data(loaded, typed, stake, phase, found))
    else:
        _show(loaded, typed, stake, phase, found)


def _stake(
    definition: Definition, lines: str | None, line_bet: str | None, wager: str = ""
) -> Stake:
    """Return the stake, with what a game on it costs; ends the command where it is not on offer."""
    bets = definition.stakes.bets
    bet = min(bets) if line_bet is None else typed_cents(line_bet, "line bet")
    if bet not in bets:
        allowed = ", ".join(faults.money(one) for one in bets)
        wrong_input(f"line bet: found {faults.money(bet)}; allowed: {allowed}")
    selected = typed_lines(lines, len(definition.lines.rows))
    try:
        return begin(
            definition, profile("open"), Stake(selected, bet, wager=wager)
        ).state.terms.stake
    except Refused as refusal:
        wrong_input(str(refusal))


def _check_phase(definition: Definition, phase: str) -> None:
    series = [key for key, one in definition.features.items() if isinstance(one, Spun)]
    if phase not in (PAID, *series):
        wrong_input(f"phase: found {shown(phase)}; allowed: {one_of([PAID, *series], phase)}")


def _data(
    game: Game, window: Window, stake: Stake, phase: str, found: Explained
) -> dict[str, object]:
    """Return what was found as JSON holds it; money is in cents."""
    return {
        "game": game.name,
        "digest": game.definition.digest,
        "phase": phase,
        "window": [list(column) for column in window],
        "stake": {
            "lines": list(stake.lines),
            "line_bet": stake.line_bet,
            "total_bet": stake.total,
            **({"wager": stake.wager, "cost": stake.cost} if stake.wager else {}),
        },
        "wins": [
            {
                "on": one.on,
                "line": one.line,
                "symbol": one.symbol,
                "count": one.count,
                "positions": [list(position) for position in one.positions],
                "substitutes": [list(position) for position in one.substitutes],
                "sum": one.sum,
                "amount": one.amount,
            }
            for one in found.paid
        ],
        "not_paid": [
            {
                "kind": one.kind,
                "line": one.line,
                "symbol": one.symbol,
                "count": one.count,
                "why": one.why,
            }
            for one in found.not_paid
        ],
        "starts": list(found.starts),
        "notes": list(found.notes),
        "total": found.total,
    }


def _show(game: Game, window: Window, stake: Stake, phase: str, found: Explained) -> None:
    console = Console(highlight=False)
    lit = {position for one in found.paid for position in one.positions}
    console.print(_head(game, stake, phase))
    console.print(_window(game, window, lit))
    if found.paid:
        console.print(_wins(game, found))
    for sentence in found.starts:
        console.print(Text(sentence, style="bold yellow"))
    for sentence in found.notes:
        console.print(Text(sentence, style="italic"))
    console.print(
        Text.assemble("The window pays ", (money(found.total), "bold green"), ".")
        if found.total
        else Text("The window pays nothing.", style="bold")
    )
    if found.not_paid:
        console.print(Text("\nWhat does not pay, and why", style="bold"))
        for reason in found.not_paid:
            console.print(Text(f"  {reason.why}"))


def _head(game: Game, stake: Stake, phase: str) -> Text:
    on = numbered(stake.lines) if stake.lines else "ways"
    where = "" if phase == PAID else f", in {phase}"
    bet = f"{money(stake.line_bet)} a {'line' if stake.lines else 'unit'}"
    total = f"{money(stake.total)} bet"
    total += f", by the wager {stake.wager} {money(stake.cost)}" if stake.wager else ""
    return Text.assemble((game.name, "bold"), f"{where}: {on}, {bet}, {total}.")


def _window(game: Game, window: Window, lit: set[tuple[int, int]]) -> Table:
    table = Table(box=box.ROUNDED, show_header=False)
    for row in range(game.definition.window.height):
        table.add_row(
            *(
                Text(
                    game.symbol_name(column[row]) if row < len(column) else "",
                    style="bold yellow" if (reel, row) in lit else "",
                )
                for reel, column in enumerate(window, 1)
            )
        )
    return table


def _wins(game: Game, found: Explained) -> Table:
    table = Table(title="What pays", title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for heading in ("on", "symbol", "sum"):
        table.add_column(heading)
    table.add_column("pays", justify="right")
    for one in found.paid:
        name = game.symbol_name(one.symbol) if one.symbol in game.definition.symbols else one.symbol
        with_ = f" with {counted(len(one.substitutes), 'substitute')}" if one.substitutes else ""
        table.add_row(one.on, f"{name} x{one.count}{with_}", one.sum, money(one.amount))
    return table
