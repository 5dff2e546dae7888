"""What became of the mutants: results that are kept, and equivalents with their proofs."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from bench.mutation.targets import HERE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bench.mutation.mutants import Mutant

RESULTS = HERE / "results.json"
EQUIVALENTS = HERE / "equivalents.toml"


@dataclass(frozen=True)
class Equivalent:
    """Changes of some lines that change nothing a caller can tell, and why."""

    file: str
    within: str
    old: str
    new: tuple[str, ...]
    proof: str
    number: int = 1

    @property
    def changes(self) -> list[tuple[str, str, str, int]]:
        """The changes, as `Mutant.change` has them."""
        return [(self.within, self.old, new, self.number) for new in self.new]


def equivalents(file: str) -> list[Equivalent]:
    """Read the equivalents of a file."""
    data = tomllib.loads(EQUIVALENTS.read_text())["equivalent"]
    found = [Equivalent(**{**entry, "new": tuple(entry["new"])}) for entry in data]
    return [each for each in found if each.file == file]


def unknown(file: str, mutants: Iterable[Mutant]) -> list[str]:
    """Return a line for each equivalent of a file that is no mutant of it, or is listed twice."""
    there = {mutant.change for mutant in mutants}
    listed = Counter(change for each in equivalents(file) for change in each.changes)
    return [
        f"equivalents.toml: found {file} {change}; allowed: mutants that there are, each once"
        for change, times in listed.items()
        if change not in there or times > 1
    ]


@dataclass
class FileResult:
    """What became of the mutants of a file: caught by their digests, others as they read."""

    mutants: int = 0
    caught: list[str] = field(default_factory=list)
    equivalent: int = 0
    survived: list[str] = field(default_factory=list)
    untried: int = 0


def results() -> dict[str, FileResult]:
    """Read the results that there are, by file."""
    if not RESULTS.exists():
        return {}
    return {file: FileResult(**of) for file, of in json.loads(RESULTS.read_text()).items()}


def keep(file: str, result: FileResult) -> None:
    """Write the result of a file beside those of others, a line for each."""
    every = results() | {file: result}
    lines = [f"{json.dumps(name)}: {json.dumps(asdict(every[name]))}" for name in sorted(every)]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n")
