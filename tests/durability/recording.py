"""A file system for SQLite that does what it is asked, and notes it."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from threading import RLock
from typing import Final

import apsw
from sqlalchemy.dialects import registry

from tests.durability.dialect import ApswDialect
from tests.durability.disk import Cut, Deleted, Done, Made, Synced, Told, Written

JOURNALS: Final = ("-wal", "-journal")
"""SQLite syncs the folder with the first sync of one of these that it made."""

registry.register("sqlite.apsw", ApswDialect.__module__, ApswDialect.__name__)

_numbers = count(1)


class Recording(apsw.VFS):
    """Notes what is done to the files of one folder."""

    def __init__(self) -> None:
        self.name = f"recording{next(_numbers)}"
        self.done: list[Done] = []
        self.lock = RLock()
        self.new: set[str] = set()
        super().__init__(self.name, "")

    def told(self, what: int) -> None:
        """Note that a client was told something."""
        self.note(Told(what))

    def note(self, done: Done) -> None:
        with self.lock:
            self.done.append(done)

    def address(self, path: Path) -> str:
        """Return the URL of a database whose files are noted."""
        return f"sqlite+apsw:///file:{path}?vfs={self.name}&uri=true"

    def xOpen(  # noqa: N802
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        if name is None:
            return apsw.VFSFile("", None, flags)
        path = Path(name.filename() if isinstance(name, apsw.URIFilename) else name)
        with self.lock:
            if not path.exists():
                self.new.add(path.name)
                self.note(Made(path.name))
            return Noted(self, name, path.name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        with self.lock:
            super().xDelete(filename, syncdir)
            self.note(Deleted(Path(filename).name, syncdir))


class Noted(apsw.VFSFile):
    """A file on which everything is done, and noted."""

    def __init__(
        self, noting: Recording, opened: str | apsw.URIFilename, name: str, flags: list[int]
    ) -> None:
        self._noting = noting
        self._name = name
        super().__init__("", opened, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        with self._noting.lock:
            super().xWrite(data, offset)
            self._noting.note(Written(self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        with self._noting.lock:
            super().xTruncate(newsize)
            self._noting.note(Cut(self._name, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802
        noting = self._noting
        with noting.lock:
            super().xSync(flags)
            folder = self._name in noting.new and self._name.endswith(JOURNALS)
            noting.new -= {self._name} if folder else set()
            noting.note(Synced(self._name, folder))
