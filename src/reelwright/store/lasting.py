"""What lasts longer than a round: what was lost within a time, and what was left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, func, select

from reelwright.store.rows import Rows
from reelwright.store.tables import rounds, transfers

if TYPE_CHECKING:
    from datetime import datetime

PLAYERS = ("wallet", "win meter")
"""The sides of a ledger that are the player's."""


class Lasting(Rows):
    """The part of the books that limits ask."""

    def lost_between(self, account: str, since: datetime, until: datetime) -> int:
        """Return what rounds took from an account, less what they gave it, after and until."""
        took = case((transfers.c.payer.in_(PLAYERS), transfers.c.amount), else_=0)
        gave = case((transfers.c.payee.in_(PLAYERS), transfers.c.amount), else_=0)
        within = (transfers.c.at > since) & (transfers.c.at <= until)
        mine = (transfers.c.account == account) & transfers.c.round.is_not(None)
        query = select(func.coalesce(func.sum(took - gave), 0)).where(mine & within)
        return int(self._connection.execute(query).scalar_one())

    def open_under(self) -> list[str]:
        """Return the digests of the profiles that open rounds were begun under."""
        query = select(rounds.c.profile).where(~rounds.c.settled).distinct()
        return list(self._connection.execute(query.order_by(rounds.c.profile)).scalars())

    def left_open(self, profile: str, begun: datetime) -> list[tuple[str, str]]:
        """Return account and id of the open rounds of a profile begun by then, oldest first."""
        due = ~rounds.c.settled & (rounds.c.profile == profile) & (rounds.c.opened <= begun)
        query = select(rounds.c.account, rounds.c.id).where(due).order_by(rounds.c.number)
        return [(row.account, row.id) for row in self._connection.execute(query)]
