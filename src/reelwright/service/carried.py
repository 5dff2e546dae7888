"""What a player carries from round to round of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play.carrying import checked, fitting
from reelwright.play.questions import Refused
from reelwright.service.errors import Malfunction
from reelwright.service.records import Carried

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.state import Carry
    from reelwright.service.ports import Books
    from reelwright.service.records import Round


def carried(books: Books, account: str, game: str, definition: Definition) -> dict[str, int]:
    """Return what an account carries into its next round of a game; raises `Malfunction`."""
    kept = books.carried(account, game)
    return {} if kept is None else _by_these_rules(kept, definition).carry


def carry_in(books: Books, account: str, game: str, definition: Definition) -> dict[str, int]:
    """Return what a round of a game begins with, which belongs to its rules from then on."""
    kept = books.carried(account, game)
    if kept is None:
        return {}
    now = _by_these_rules(kept, definition)
    if now != kept:
        books.carry(now)
    return now.carry


def _by_these_rules(kept: Carried, definition: Definition) -> Carried:
    """Return what is kept as these rules go on from it.

    What other rules of the game carried out is kept where it fits these, and else dropped. Raises
    `Malfunction` where these very rules cannot have carried it out.
    """
    if kept.digest != definition.digest:
        left = fitting(definition, kept.carry)
        return replace(kept, digest=definition.digest, carry=left)
    try:
        checked(definition, kept.carry)
    except Refused as refused:
        raise Malfunction(f"account {kept.account}: {refused}") from None
    return kept


def carry_out(books: Books, over: Round, carry: Carry) -> None:
    """Keep what a round that is over leaves to the next."""
    if carry != over.carry:
        books.carry(
            Carried(account=over.account, game=over.game, digest=over.digest, carry=dict(carry))
        )
