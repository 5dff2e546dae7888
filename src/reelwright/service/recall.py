"""Recall: a stored round enacted again from its answers, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_from
from reelwright.play.questions import Refused
from reelwright.service.finding import known, owned
from reelwright.service.playing import Played, answered

if TYPE_CHECKING:
    from reelwright.profiles.model import Profile
    from reelwright.service.archive import Archive
    from reelwright.service.ports import Store
    from reelwright.service.records import Round


@dataclass(frozen=True, slots=True)
class Recalled:
    """A stored round and what its answers lead to now.

    `follows` is false where that is not what they led to when it was played: then `played` goes
    as far as the answers still fit.
    """

    stored: Round
    profile: Profile
    played: Played
    follows: bool


@dataclass(frozen=True, slots=True)
class Recall:
    """Enacts stored rounds again, open or over."""

    store: Store
    archive: Archive

    def round(self, account: str, round_id: str) -> Recalled:
        """Enact a round again; raises `UnknownAccount`, `UnknownRound`."""
        with self.store.reading() as books:
            known(books, account)
            stored = owned(books, account, round_id)
            profile = self.archive.profile(books, stored.profile)
            played = self.archive.begun(books, stored)
        fits = True
        for answer in stored.answers:
            try:
                played = answered(played, answer_from(answer))
            except Refused:
                fits = False
                break
        follows = (
            fits
            and stored.rules_version == RULES_VERSION
            and played.events_hash == stored.events_hash
        )
        return Recalled(stored, profile, played, follows)
