"""What a player carries, as the server answers it."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from reelwright.play.changed_games import ceiling
from reelwright.play.changed_games_kept import under_way
from reelwright.play.tokens_kept import held
from reelwright.server.carried_schemas import (
    CarriedView,
    ChangedGamesHeldView,
    TokensHeldView,
    TokensView,
)

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.state import Carry
    from reelwright.play.tokens_kept import Held


def carried_view(game: str, definition: Definition, carry: Carry) -> CarriedView:
    """Tell what is carried into the next round of a game."""
    return CarriedView(
        game=game,
        tokens=[_held(definition, one) for one in held(definition, carry)],
        changed_games=_changed_games(definition, carry),
    )


def _changed_games(definition: Definition, carry: Carry) -> ChangedGamesHeldView | None:
    changed = under_way(definition, carry)
    if changed is None:
        return None
    most_lines, most_line_bet = ceiling(definition, changed)
    return ChangedGamesHeldView(
        **asdict(changed), most_lines=most_lines, most_line_bet=most_line_bet
    )


def tokens_views(definition: Definition) -> list[TokensView]:
    """Tell the tokens of a game."""
    return [
        TokensView(
            name=name,
            sub_tokens_of_one=rule.pieces_of_one,
            needed=rule.needed,
            leads_to=list(rule.leads_to),
            kept_for=rule.kept_for,
            earned_in=rule.earned_in,
        )
        for name, rule in definition.tokens.items()
    ]


def _held(definition: Definition, found: Held) -> TokensHeldView:
    whole, sub_tokens = divmod(found.pieces, definition.tokens[found.tokens].pieces_of_one)
    return TokensHeldView(
        tokens=found.tokens,
        lines=found.lines,
        line_bet=found.line_bet,
        held=whole,
        sub_tokens=sub_tokens,
    )
