"""The search from end to end: `python -m reelwright.strips.design cinderella --seed 1`.

Strips are printed as the `strips:` block of a definition; what they give goes to stderr.
"""

from __future__ import annotations

from random import Random
from textwrap import fill
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, FreeGames
from reelwright.law.returns import returns
from reelwright.strips.counts import STEPS, search_counts
from reelwright.strips.order import SWAPS, arrange, hit_frequency, meet
from reelwright.strips.wish import read_wish, wished

if TYPE_CHECKING:
    from reelwright.strips.order import Strips
    from reelwright.strips.wish import Wish


class NotFound(Exception):
    """The search ended without strips that meet the wish."""


def design(
    definition: Definition, wish: Wish, seed: int, steps: int = STEPS, swaps: int = SWAPS
) -> Strips:
    """Return strips that meet a wish: the same for the same seed, steps and swaps.

    Raises `NotFound` where the search meets none, and `ValueError` for a game whose free games run
    on strips of their own.
    """
    for name, feature in definition.features.items():
        if isinstance(feature, FreeGames) and feature.strips != "base":
            raise ValueError(f"features > {name} > strips: found {feature.strips}; allowed: base")
    random = Random(seed)  # noqa: S311  (a search, nothing to keep secret)
    for counts in search_counts(definition, wish, random, steps):
        strips = arrange(definition, counts, wish, random, swaps)
        if strips and _fits(definition, wish, strips):
            return strips
    raise NotFound(
        f"seed: found nothing that meets the wish in {steps} steps from {seed}; "
        "allowed: another seed, or a wider wish"
    )


def _fits(definition: Definition, wish: Wish, strips: Strips) -> bool:
    rows = definition.window.height
    return all(meet(strips, one, other, rows) for one, other in wish.meet) and (
        wish.hit.least <= hit_frequency(definition, strips) <= wish.hit.most
    )


def on_strips(definition: Definition, strips: Strips) -> Definition:
    """Return the game with other strips for its paid spin."""
    rules = {name: getattr(definition, name) for name in Definition.model_fields}
    return Definition.model_construct(**{**rules, "strips": {**definition.strips, "base": strips}})


def as_yaml(strips: Strips) -> str:
    """Return strips as a definition holds them."""
    reels = (
        fill(
            ", ".join(strip),
            width=96,
            initial_indent="    - [",
            subsequent_indent="       ",
            break_on_hyphens=False,
        )
        + "]"
        for strip in strips
    )
    return "\n".join(("strips:", "  base:", *reels))


def main(
    game: Annotated[str, typer.Argument(help="A game with a file in wishes.")],
    seed: Annotated[
        int | None, typer.Option(help="Other seeds lead to other strips; else that of the wish.")
    ] = None,
) -> None:
    """Search strips for a game and print them."""
    if game not in wished():
        typer.echo(f"game: found {game}; allowed: {', '.join(wished())}", err=True)
        raise typer.Exit(2)
    definition = read_game(find_game(game)).definition
    wish = read_wish(game)
    try:
        strips = design(definition, wish, wish.seed if seed is None else seed)
    except NotFound as reason:
        typer.echo(str(reason), err=True)
        raise typer.Exit(1) from None
    typer.echo(as_yaml(strips))
    given = returns(on_strips(definition, strips), range(1, len(definition.lines.rows) + 1))
    typer.echo(f"rtp {float(given.rtp):.8f}, any win {float(given.hit_frequency):.4f}", err=True)
    for part in given.parts:
        typer.echo(f"{part.name}: {float(part.rtp / given.rtp):.4f} of the return", err=True)
    for feature in given.features:
        typer.echo(f"{feature.name}: once in {float(1 / feature.frequency):.1f} games", err=True)


if __name__ == "__main__":
    typer.run(main)
