"""What the log says of a round that was left open for longer than its limits allow."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.service.log import LAPSED, instant, write_log

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from reelwright.profiles.model import Profile
    from reelwright.service.log import Entry
    from reelwright.service.ports import Books
    from reelwright.service.records import Round

Lapse: TypeAlias = Literal["completed", "void"]


def log_lapsed(books: Books, stored: Round, profile: Profile, at: datetime) -> None:
    """Write that a round lapses, and by which rule of the limits it was begun under."""
    what = {
        "round": stored.id,
        "game": stored.game,
        "opened": instant(stored.opened),
        "question": stored.question_number,
        "profile": stored.profile,
        "hours": profile.lapse_hours,
        "lapsed": profile.lapsed_rounds,
    }
    write_log(books, stored.account, at=at, kind=LAPSED, what=what, round_id=stored.id)


def lapse_of(entries: Iterable[Entry]) -> Lapse | None:
    """Return what became of a round that lapsed, by its entries; `None` where it did not."""
    for entry in entries:
        if entry.kind == LAPSED:
            lapsed: Lapse = json.loads(entry.what)["lapsed"]
            return lapsed
    return None
