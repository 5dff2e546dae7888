"""Which files are mutated, and the tests of each: data in `targets.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "reelwright"
ROOMS = ("automaton", "kernels")


@dataclass(frozen=True)
class Target:
    """A source file, by its path in the package, and its tests in the order they are run in."""

    file: str
    tests: tuple[str, ...]

    @property
    def path(self) -> Path:
        """Where it is."""
        return PACKAGE / self.file

    @property
    def module(self) -> str:
        """Its name in Python."""
        return "reelwright." + self.file.removesuffix(".py").replace("/", ".")

    @property
    def plain(self) -> bool:
        """Whether it is run as plain Python, not compiled."""
        return self.file.startswith("kernels/")


def targets() -> list[Target]:
    """Return every file of the rooms.

    Raises `ValueError` where the data and the rooms differ.
    """
    data = tomllib.loads((HERE / "targets.toml").read_text())
    files = data.pop("files")
    there = {
        str(path.relative_to(PACKAGE))
        for room in ROOMS
        for path in (PACKAGE / room).rglob("*.py")
        if "def " in path.read_text() or "class " in path.read_text()
    }
    unlike = sorted(there ^ files.keys())
    if unlike:
        raise ValueError(
            f"targets.toml: found {', '.join(unlike)}; allowed: the files of the rooms"
        )
    return [Target(file, _tests(named, data)) for file, named in files.items()]


def _tests(named: list[str], groups: dict[str, list[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(test for name in named for test in groups.get(name, [name])))
