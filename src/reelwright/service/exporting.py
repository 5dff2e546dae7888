"""Exporting a round: all that is stored of it, in one file that can be verified anywhere."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from reelwright.definition.wording import model_faults
from reelwright.service.errors import Malfunction
from reelwright.service.exporting_model import FORMAT, Exported
from reelwright.service.finding import known, stored_round
from reelwright.service.log import instant
from reelwright.service.log_rounds import transfer_data

if TYPE_CHECKING:
    from reelwright.service.ports import Books


def exported(books: Books, round_id: str) -> Exported:
    """Return a round with everything that it needs; raises `UnknownRound`, `Malfunction`."""
    stored = stored_round(books, round_id)
    account = known(books, stored.account)
    entries = books.entries_of_round(round_id)
    data = {
        "format": FORMAT,
        "round": stored.id,
        "account": account.id,
        "account_kind": account.kind,
        "currency": account.currency,
        "game": stored.game,
        "digest": stored.digest,
        "profile_digest": stored.profile,
        "rules_version": stored.rules_version,
        "stake": stored.stake,
        "cost": stored.total_bet,
        "carry": stored.carry,
        "answers": list(stored.answers),
        "events_hash": stored.events_hash,
        "won": stored.won,
        "settled": stored.settled,
        "opened": instant(stored.opened),
        "closed": None if stored.closed is None else instant(stored.closed),
        "void": stored.void,
        "transfers": [transfer_data(one) for one in books.transfers_of_round(round_id)],
        "entries": [{**asdict(one), "at": instant(one.at)} for one in entries],
        "profile": _document(books, stored.profile),
        "definition": _document(books, stored.digest),
    }
    try:
        return Exported.model_validate(data)
    except ValidationError as error:
        faults = ", ".join(fault.place for fault in model_faults(error, Exported))
        found = f"rows that are none of a round any more ({faults})"
        raise Malfunction(
            f"round {round_id}: found {found}; allowed: one that can be told"
        ) from None


def _document(books: Books, digest: str) -> Any:
    """Return a document as it is stored, whatever is in it."""
    text = books.kept(digest)
    try:
        return json.loads(text or "")
    except ValueError:
        found = "nothing" if text is None else "what is no JSON"
        raise Malfunction(f"document {digest}: found {found}; allowed: JSON") from None
