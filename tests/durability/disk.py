"""A disk that forgets: what is left of files where the power fails.

Only what was synced is sure to be there. Of everything else each part may be on the disk or not,
whatever was written first, as a cache that is not written back in order leaves it; a file just
made or just deleted is so for good only once its folder was synced.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal, TypeAlias

PAGE: Final = 4096
SECTOR: Final = 512


@dataclass(frozen=True)
class Made:
    """A file was made."""

    name: str


@dataclass(frozen=True)
class Written:
    """Bytes were written."""

    name: str
    at: int
    what: bytes = field(repr=False)


@dataclass(frozen=True)
class Cut:
    """A file was made so long."""

    name: str
    size: int


@dataclass(frozen=True)
class Synced:
    """All that was written to a file is on the disk; with `folder`, which files there are, too."""

    name: str
    folder: bool = False


@dataclass(frozen=True)
class Deleted:
    """A file was deleted."""

    name: str
    folder: bool = False


@dataclass(frozen=True)
class Told:
    """A client was told something: all that it follows from must be there from now on."""

    what: int


Done: TypeAlias = Made | Written | Cut | Synced | Deleted | Told

Losing: TypeAlias = Literal["everything", "nothing", "pages", "sectors", "the rest"]
LOSING: Final[tuple[Losing, ...]] = ("everything", "nothing", "pages", "sectors", "the rest")
"""What is lost of what was not synced: pages or sectors at random, or all after some moment."""


@dataclass
class File:
    """What is on the disk of a file, and what was done to it since."""

    kept: bytearray = field(default_factory=bytearray)
    since: list[Written | Cut] = field(default_factory=list)


class Disk:
    """Files as they were done to, one thing after the other."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._kept = {name: File(bytearray(held)) for name, held in files.items()}
        self._now = dict(self._kept)
        self._since: list[tuple[str, File | None]] = []

    def do(self, done: Done) -> None:
        """Do the next thing."""
        match done:
            case Made(name):
                self._now[name] = File()
                self._since.append((name, self._now[name]))
            case Deleted(name, folder):
                del self._now[name]
                self._since.append((name, None))
                self._settle(folder)
            case Written(name) | Cut(name):
                self._now[name].since.append(done)
            case Synced(name, folder):
                file = self._now[name]
                for one in file.since:
                    _done_to(file.kept, one)
                file.since.clear()
                self._settle(folder)

    def left(self, losing: Losing, chance: Random) -> dict[str, bytes]:
        """Return the files that are found where the power fails now."""
        names = dict(self._kept)
        for name, file in self._since[: _so_many(len(self._since), losing, chance)]:
            _put(names, name, file)
        return {name: _left_of(file, losing, chance) for name, file in names.items()}

    def _settle(self, folder: bool) -> None:
        if folder:
            for name, file in self._since:
                _put(self._kept, name, file)
            self._since.clear()


def _put(names: dict[str, File], name: str, file: File | None) -> None:
    if file is None:
        names.pop(name, None)
    else:
        names[name] = file


def _left_of(file: File, losing: Losing, chance: Random) -> bytes:
    left = bytearray(file.kept)
    for one in _kept_of(file.since, losing, chance):
        _done_to(left, one)
    return bytes(left)


def _kept_of(
    since: Sequence[Written | Cut], losing: Losing, chance: Random
) -> Iterator[Written | Cut]:
    match losing:
        case "pages" | "sectors":
            size = PAGE if losing == "pages" else SECTOR
            parts = [part for one in since for part in _parts(one, size)]
            yield from (part for part in parts if chance.random() < 0.5)
        case _:
            parts = [part for one in since for part in _parts(one, SECTOR)]
            yield from parts[: _so_many(len(parts), losing, chance)]


def _so_many(all_of_them: int, losing: Losing, chance: Random) -> int:
    if losing == "everything":
        return 0
    return all_of_them if losing == "nothing" else chance.randint(0, all_of_them)


def _parts(done: Written | Cut, size: int) -> Iterator[Written | Cut]:
    """Yield what reaches the disk by itself: bytes that are not of one page may part."""
    if isinstance(done, Cut):
        yield done
        return
    at, end = done.at, done.at + len(done.what)
    while at < end:
        upto = min(end, (at // size + 1) * size)
        yield Written(done.name, at, done.what[at - done.at : upto - done.at])
        at = upto


def _done_to(held: bytearray, done: Written | Cut) -> None:
    if isinstance(done, Cut):
        del held[done.size :]
        held.extend(bytes(done.size - len(held)))
        return
    held.extend(bytes(max(0, done.at - len(held))))
    held[done.at : done.at + len(done.what)] = done.what
