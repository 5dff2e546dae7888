"""What rounds were begun under, kept by digest, and the rounds made again from their answers."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from pydantic import BaseModel, ValidationError

from reelwright.definition.model import Definition
from reelwright.definition.values import IN_CENTS
from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_from, stake_from
from reelwright.play.questions import Refused
from reelwright.profiles.model import Profile
from reelwright.service.errors import Malfunction
from reelwright.service.playing import Played, answered, opened

if TYPE_CHECKING:
    from reelwright.play.codec import Plain
    from reelwright.service.ports import Books
    from reelwright.service.records import Round

Kept = TypeVar("Kept", bound=BaseModel)

ROUNDS_AT_HAND = 256


def profile_digest(profile: Profile) -> str:
    """Return the SHA-256, in hexadecimal, of a profile as it is kept."""
    return _hash(profile.model_dump_json())


def document_digest(document: Plain) -> str:
    """Return the SHA-256, in hexadecimal, of the text that a document was kept as."""
    return _hash(json.dumps(document, ensure_ascii=False, separators=(",", ":")))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Archive:
    """Definitions and profiles by digest, whether or not they are still on offer."""

    def __init__(self) -> None:
        self._definitions: dict[str, Definition] = {}
        self._profiles: dict[str, Profile] = {}

    def keep(self, books: Books, definition: Definition) -> None:
        """Keep a definition."""
        books.keep(definition.digest, definition.model_dump_json())

    def keep_profile(self, books: Books, profile: Profile) -> None:
        """Keep a profile."""
        books.keep(profile_digest(profile), profile.model_dump_json())

    def definition(self, books: Books, digest: str) -> Definition:
        """Return a definition; raises `Malfunction` where it is lost or is not what it was."""
        if digest not in self._definitions:
            found = _read(digest, books.kept(digest), Definition, IN_CENTS)
            _check(found.digest, digest)
            self._definitions[digest] = found
        return self._definitions[digest]

    def profile(self, books: Books, digest: str) -> Profile:
        """Return a profile; raises `Malfunction` where it is lost or is not what it was."""
        if digest not in self._profiles:
            # the text itself: a later version may know limits that this profile has not
            text = books.kept(digest) or ""
            _check(_hash(text), digest)
            self._profiles[digest] = _read(digest, text, Profile)
        return self._profiles[digest]

    def begun(self, books: Books, stored: Round) -> Played:
        """Return a stored round as it was before its first answer; raises `Malfunction`."""
        try:
            definition = self.definition(books, stored.digest)
            profile = self.profile(books, stored.profile)
            return opened(definition, profile, stake_from(stored.stake), stored.carry)
        except (Refused, Malfunction) as fault:
            raise _of(stored, fault) from None


class Replays:
    """Rounds as their answers make them, the last few kept at hand.

    What is at hand is taken only where it is what is stored: a database that was brought back to an
    earlier state is never answered out of memory.
    """

    def __init__(self, archive: Archive, most: int = ROUNDS_AT_HAND) -> None:
        self._archive = archive
        self._most = most
        self._at_hand: OrderedDict[str, Played] = OrderedDict()
        self._lock = Lock()

    def of(self, books: Books, stored: Round) -> Played:
        """Return a round as it stands; raises `Malfunction` where its answers do not lead there."""
        with self._lock:
            found = self._at_hand.get(stored.id)
        if found is not None and _is_as(found, stored):
            return found
        played = self._replayed(books, stored)
        self.put(stored.id, played)
        return played

    def put(self, round_id: str, played: Played) -> None:
        """Put a round at hand, once all that was answered is stored; one that is over is not."""
        with self._lock:
            self._at_hand.pop(round_id, None)
            if played.question is not None:
                self._at_hand[round_id] = played
            while len(self._at_hand) > self._most:
                self._at_hand.popitem(last=False)

    def _replayed(self, books: Books, stored: Round) -> Played:
        if stored.rules_version != RULES_VERSION:
            raise _of(
                stored, f"found rules version {stored.rules_version}; allowed: {RULES_VERSION}"
            )
        try:
            played = answered(self._archive.begun(books, stored), *map(answer_from, stored.answers))
        except Refused as refused:
            raise _of(stored, refused) from None
        if played.events_hash != stored.events_hash:
            found = f"found events that hash to {played.events_hash}"
            raise _of(stored, f"{found}; allowed: {stored.events_hash}")
        return played


def _is_as(played: Played, stored: Round) -> bool:
    return (played.question_number, played.events_hash) == (
        stored.question_number,
        stored.events_hash,
    )


def _of(stored: Round, fault: object) -> Malfunction:
    return Malfunction(f"round {stored.id}: {fault}", stored.id)


def _read(digest: str, text: str | None, kind: type[Kept], context: object = None) -> Kept:
    try:
        if text is not None:
            return kind.model_validate_json(text, context=context)
        found = "nothing"
    except ValidationError:
        found = "something else"
    raise Malfunction(f"document {digest}: found {found}; allowed: what a round was begun under")


def _check(found: str, digest: str) -> None:
    if found != digest:
        raise Malfunction(f"document {digest}: found one of the digest {found}; allowed: itself")
