"""Verifying an exported round: it is played again, and everything must follow from its answers.

No store is asked and no game is read. What the log says of the round binds all the rest of the
file to one hash, which whoever has the log can hold against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

from reelwright.play import RULES_VERSION
from reelwright.play.codec import answer_from, plain_text, stake_from
from reelwright.play.questions import Refused
from reelwright.service.archive import document_digest
from reelwright.service.exporting_documents import Unsound, definition_in, profile_in
from reelwright.service.faults import undoing
from reelwright.service.log import LAPSED, OVER, VOID, entry_hash
from reelwright.service.log_checks import Disagreement, in_parts, told_otherwise, what_of
from reelwright.service.log_rounds import transfer_data
from reelwright.service.money import UNDOING, moved, transfers_of
from reelwright.service.playing import Played, answered, opened
from reelwright.service.recall_contents import balance_before

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.definition.model import Definition
    from reelwright.play.codec import Plain
    from reelwright.profiles.model import Profile
    from reelwright.service.exporting_model import Exported
    from reelwright.service.records import Transfer

Document = TypeVar("Document")


@dataclass(frozen=True, slots=True)
class Check:
    """A check that was made, and what does not agree."""

    name: str
    disagreements: tuple[Disagreement, ...]

    @property
    def holds(self) -> bool:
        """Whether all agrees."""
        return not self.disagreements


def checks(file: Exported) -> Iterator[Check]:
    """Yield every check of an exported round, those of the replay only where it can be played."""
    definition = _document(definition_in, file.definition)
    profile = _document(profile_in, file.profile)
    yield _check("definition", _same_rules(definition, file.digest))
    yield _check("profile", _same_limits(profile, file))
    yield _check("rules version", _same(file.rules_version, RULES_VERSION))
    played = _replayed(file, definition, profile)
    if isinstance(played, Played):
        yield _check("answers", _ends_as_said(file, played))
        yield _check("events hash", _same(file.events_hash, played.events_hash))
        yield _check("cost", _same(file.cost, played.state.terms.stake.cost))
        yield _check("won", _same(file.won, played.state.won))
        yield _check("transfers", _of_the_play(file, played))
    else:
        yield _check("answers", iter([played]))
    yield _check("void", _undone(file))
    yield _check("balances", _balances(file))
    yield _check("times", _times(file))
    yield _check("log", _log(file))


Found = tuple[str, str, str]
"""The place within a check, what is in the file, what must be there."""


def _check(name: str, found: Iterator[Found]) -> Check:
    return Check(
        name, tuple(Disagreement(place or name, one, other) for place, one, other in found)
    )


def _same(found: object, allowed: object, place: str = "") -> Iterator[Found]:
    if plain_text(found) != plain_text(allowed):
        yield place, plain_text(found), plain_text(allowed)


def _document(read: Callable[[Plain], Document], document: Plain) -> Document | Unsound:
    try:
        return read(document)
    except Unsound as unsound:
        return unsound


def _same_rules(definition: Definition | Unsound, said: str) -> Iterator[Found]:
    """Yield what is wrong with a definition, or that it is not the one of the digest."""
    if isinstance(definition, Unsound):
        yield from _unsound(definition)
    else:
        yield from _same(definition.digest, said, "digest")


def _same_limits(profile: Profile | Unsound, file: Exported) -> Iterator[Found]:
    """Yield what is wrong with a profile, or that it is not the one of the digest.

    The digest is that of its text: a later version may know limits that this profile has not.
    """
    if isinstance(profile, Unsound):
        yield from _unsound(profile)
    else:
        yield from _same(document_digest(file.profile), file.profile_digest, "digest")


def _unsound(document: Unsound) -> Iterator[Found]:
    yield from ((fault.place, fault.found, fault.allowed) for fault in document.faults)


def _replayed(
    file: Exported, definition: Definition | Unsound, profile: Profile | Unsound
) -> Played | Found:
    if isinstance(definition, Unsound) or isinstance(profile, Unsound):
        return "", "no sound rules and limits to play by", "those that the round was begun under"
    try:
        begun = opened(definition, profile, stake_from(file.stake), file.carry)
        return answered(begun, *map(answer_from, file.answers))
    except Refused as refused:
        place, found, allowed = in_parts(str(refused))
        return f"answers, {place}", found, allowed


def _ends_as_said(file: Exported, played: Played) -> Iterator[Found]:
    over = played.question is None
    if file.void is None and over != file.settled:
        yield "settled", str(file.settled).lower(), str(over).lower()


def _of_the_play(file: Exported, played: Played) -> Iterator[Found]:
    """Yield where the transfers are not those of the events; times and balances are not theirs."""
    at = file.record().opened
    due = transfers_of(played, 0, round_id=file.round, account=file.owner(), at=at)
    found = [one for one in _transfers(file) if one.kind not in UNDOING]
    yield from _alike(found, due, lambda one: {**transfer_data(one), "at": "", "balance": 0})


def _undone(file: Exported) -> Iterator[Found]:
    """Yield where a void round's transfers do not undo it, or one that counts is undone."""
    transfers, stored = _transfers(file), file.record()
    found = [one for one in transfers if one.kind in UNDOING]
    due: list[Transfer] = []
    if stored.void is not None:
        if not stored.settled:
            yield "settled", "false", "true, since it is void"
        balance = balance_before(found) or 0
        at = found[0].at if found else stored.opened
        played = [one for one in transfers if one.kind not in UNDOING]
        due = undoing(played, file.owner(balance), stored, at)
    yield from _alike(found, due, transfer_data)


def _alike(
    found: list[Transfer], due: list[Transfer], data: Callable[[Transfer], object]
) -> Iterator[Found]:
    if len(found) != len(due):
        yield "", f"{len(found)} transfers", str(len(due))
    for place, (one, other) in enumerate(zip(found, due, strict=False), 1):
        yield from _same(data(one), data(other), f"transfer {place}")


def _balances(file: Exported) -> Iterator[Found]:
    """Yield where the balance does not follow within what was written at once.

    Between two answers the account may have been played on in another game.
    """
    for before, after in pairwise(_transfers(file)):
        if before.at == after.at:
            allowed = before.balance + moved([after])["wallet"]
            yield from _same(after.balance, allowed, f"balance after {after.kind}")


def _times(file: Exported) -> Iterator[Found]:
    stored = file.record()
    if (stored.closed is None) == stored.settled:
        yield "closed", plain_text(file.closed), "a time where the round is settled, else null"
    undone = [one.at for one in _transfers(file) if one.kind in UNDOING]
    played = [one.at for one in _transfers(file) if one.kind not in UNDOING]
    ended = [] if stored.closed is None else [stored.closed]
    times = [stored.opened, *played, *ended] if not undone else [stored.opened, *played, *undone]
    for before, after in pairwise(times):
        if after < before:
            yield "", after.isoformat(), f"{before.isoformat()} or later"


def _log(file: Exported) -> Iterator[Found]:
    """Yield where the entries are not whole, are not of this round, or say something else."""
    stored = file.record()
    kinds = [entry.kind for entry in file.entries]
    if kinds[:1] == [LAPSED]:
        del kinds[0]
    if kinds != (due := _due(file)):
        yield "entries", ", ".join(kinds) or "none", ", ".join(due) or "none"
    for one in file.entries:
        entry, place = one.record(), f"entry {one.number}"
        yield from _same(entry.hash, entry_hash(entry), f"{place}, hash")
        yield from _same(entry.round, stored.id, f"{place}, round")
        if entry.kind == LAPSED:
            said = what_of(entry).get("profile")
            yield from _same(said, stored.profile, f"{place}, profile")
        elif entry.kind not in (OVER, VOID):
            yield f"{place}, kind", entry.kind, f"{LAPSED}, {OVER} or {VOID}"
        elif stored.settled:
            for name, now, said in told_otherwise(entry, stored, file.owner(), _transfers(file)):
                yield f"{place}, {name or 'round'}", now, said


def _due(file: Exported) -> list[str]:
    """Return the kinds of the entries a round must have; one that was over may be void later."""
    if file.void is None:
        return [OVER] if file.settled else []
    was_over = file.entries[-1:] and file.entries[-1].at != file.closed
    return [OVER, VOID] if was_over else [VOID]


def _transfers(file: Exported) -> list[Transfer]:
    return [one.record() for one in file.transfers]
