"""Recall: a stored round enacted again from its answers, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_from
from reelwright.play.questions import Choice, Refused
from reelwright.service.finding import known, owned
from reelwright.service.log_lapses import lapse_of
from reelwright.service.playing import Played, answered
from reelwright.service.recall_contents import (
    PlayerChoice,
    RecalledStep,
    balance_before,
    steps_of,
)
from reelwright.service.searching import status_of
from reelwright.service.wallet_money import as_told

if TYPE_CHECKING:
    from reelwright.profiles.model import Profile
    from reelwright.service.archive import Archive
    from reelwright.service.games import Games
    from reelwright.service.log_lapses import Lapse
    from reelwright.service.ports import Store
    from reelwright.service.records import Round, Transfer
    from reelwright.service.searching import Status


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
    choices: tuple[PlayerChoice, ...]
    transfers: tuple[Transfer, ...]
    lapsed: Lapse | None
    """What became of it where it lapsed."""
    name: str | None
    """The game's name, where a game of this key is on offer."""

    @property
    def status(self) -> Status:
        """Where the round stands."""
        return status_of(self.stored)

    @property
    def balance_before(self) -> int | None:
        """The balance before the round; `None` where it moved nothing."""
        return balance_before(self.transfers)

    @property
    def balance_after(self) -> int | None:
        """The balance after all that it moved, or that undid it; `None` where that is nothing."""
        return self.transfers[-1].balance if self.transfers else None

    @property
    def steps(self) -> tuple[RecalledStep, ...]:
        """What each step won and left on the account."""
        return tuple(steps_of(self.played, self.transfers))


@dataclass(frozen=True, slots=True)
class Recall:
    """Enacts stored rounds again, open or over."""

    store: Store
    archive: Archive
    games: Games

    def round(self, account: str | None, round_id: str) -> Recalled:
        """Enact a round of an account, or of any, again.

        Raises `UnknownAccount`, `UnknownRound`, `Malfunction`.
        """
        with self.store.reading() as books:
            if account is not None:
                known(books, account)
            stored = owned(books, account, round_id)
            profile = self.archive.profile(books, stored.profile)
            begun = self.archive.begun(books, stored)
            before = books.told_before(round_id)
            transfers = as_told(books.transfers_of_round(round_id), before)
            lapsed = lapse_of(books.entries_of_round(round_id))
        played, choices = _enacted(begun, stored)
        follows = (
            len(played.answers) == len(stored.answers)
            and stored.rules_version == RULES_VERSION
            and played.events_hash == stored.events_hash
        )
        offered = self.games.all().get(stored.game)
        return Recalled(
            stored=stored,
            profile=profile,
            played=played,
            follows=follows,
            choices=choices,
            transfers=transfers,
            lapsed=lapsed,
            name=None if offered is None else offered.name,
        )


def _enacted(played: Played, stored: Round) -> tuple[Played, tuple[PlayerChoice, ...]]:
    """Return a round as far as its answers fit, and what the player chose."""
    choices = []
    for number, answer in enumerate(stored.answers):
        asked = played.question
        try:
            given = answer_from(answer)
            played = answered(played, given)
        except Refused:
            break
        if isinstance(asked, Choice):
            choices.append(PlayerChoice(number, asked, given))
    return played, tuple(choices)
