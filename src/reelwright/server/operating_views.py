"""What operators and auditors are told, as the server answers it."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from reelwright.server.operating_schemas import FoundRound, MeterView, VoidView
from reelwright.server.views import round_line
from reelwright.service.money import RETURNED, REVERSED

if TYPE_CHECKING:
    from reelwright.service.operating import Undone
    from reelwright.service.records import MeterTotal, Round


def void_view(undone: Undone) -> VoidView:
    """Tell a round that is void."""
    stored = undone.stored
    assert stored.void is not None
    assert stored.closed is not None
    return VoidView(
        round=stored.id,
        account=stored.account,
        because=stored.void,
        closed=stored.closed,
        returned=sum(one.amount for one in undone.transfers if one.kind == RETURNED),
        reversed=sum(one.amount for one in undone.transfers if one.kind == REVERSED),
        owed=sum(one.amount for one in undone.transfers if one.payer == "owed"),
    )


def meter_view(total: MeterTotal) -> MeterView:
    """Tell a meter."""
    return MeterView(
        kind=total.kind,
        currency=total.currency,
        game=total.game,
        digest=total.digest,
        line_bet=total.line_bet,
        **asdict(total.metered),
    )


def found_round(stored: Round) -> FoundRound:
    """Tell a round that was found."""
    line = round_line(stored)
    return FoundRound(**line.model_dump(), account=stored.account, digest=stored.digest)
