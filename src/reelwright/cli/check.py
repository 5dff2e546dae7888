"""`reelwright check`: is a definition sound, and if not, everything that is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from reelwright.cli.common import (
    WRONG_INPUT,
    Format,
    FormatOption,
    GameName,
    VariantOption,
    print_json,
    variant_of,
    wrong_input,
)
from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import find_game, read_game

if TYPE_CHECKING:
    from reelwright.definition.model import Game, Window


def check(
    game: GameName, variant: VariantOption = None, output: FormatOption = Format.table
) -> None:
    """Check that a definition is sound, or list everything that is wrong with it."""
    try:
        sound = variant_of(read_game(find_game(game)), variant)
    except DefinitionError as error:
        if output is Format.table:
            wrong_input(str(error))
        print_json(_refused(error))
        raise typer.Exit(WRONG_INPUT) from None
    if output is Format.json:
        print_json(_counts(sound))
    else:
        typer.echo(_summary(sound))


def _refused(error: DefinitionError) -> dict[str, object]:
    faults = [
        {
            "file": error.file,
            "line": fault.line,
            "path": list(fault.path),
            "found": fault.found,
            "allowed": fault.allowed,
        }
        for fault in error.faults
    ]
    return {"sound": False, "faults": faults}


def _counts(game: Game) -> dict[str, object]:
    rules = game.definition
    return {
        "game": game.name,
        "digest": rules.digest,
        "sound": True,
        "reels": rules.window.reels,
        "rows": rules.window.rows,
        "lines": len(rules.lines.rows),
        "symbols": len(rules.symbols),
        "substitutes": len(rules.substitutes),
        "scatters": len(rules.scatters),
        "strips": {name: [len(strip) for strip in set_] for name, set_ in rules.strips.items()},
        "features": {name: feature.kind for name, feature in rules.features.items()},
        **({"tokens": list(rules.tokens)} if rules.tokens else {}),
        "gamble": rules.gamble is not None,
        **({"variants": _digests(game)} if game.variants else {}),
    }


def _digests(game: Game) -> dict[str, str]:
    return {name: game.variant(name).definition.digest for name in game.variants}


def _summary(game: Game) -> str:
    rules = game.definition
    rows = [
        ("digest", rules.digest),
        ("window", f"{rules.window.reels} reels, {_rows(rules.window)} rows"),
        ("ways", rules.ways.read) if rules.ways else ("lines", str(len(rules.lines.rows))),
        ("symbols", str(len(rules.symbols))),
        ("substitutes", ", ".join(rules.substitutes)),
        ("scatters", ", ".join(rules.scatters)),
        *(
            (f"strips {name}", " ".join(f"{len(strip)}" for strip in set_) + " stops")
            for name, set_ in rules.strips.items()
        ),
        ("features", ", ".join(rules.features)),
        *([("tokens", ", ".join(rules.tokens))] if rules.tokens else []),
        ("gamble", rules.gamble.on.removesuffix(" from a full deck") if rules.gamble else ""),
        *([("variants", ", ".join(game.variants))] if game.variants else []),
    ]
    width = max(len(name) for name, _ in rows)
    lines = [f"  {name:{width}}  {value or 'none'}" for name, value in rows]
    return "\n".join([f"{game.name} is sound.", *lines])


def _rows(window: Window) -> str:
    return str(window.rows) if isinstance(window.rows, int) else "-".join(map(str, window.heights))
