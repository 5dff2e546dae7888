"""Reading a game: one YAML file, every fault of it reported at once."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from pydantic import ValidationError

from reelwright.definition.faults import DefinitionError, Fault, one_of
from reelwright.definition.marks import Marked, read_marked
from reelwright.definition.model import GameFile
from reelwright.definition.soundness import faults_of
from reelwright.definition.wording import model_faults

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.definition.model import Game

LARGEST_FILE = 1_000_000
"""Bytes."""
MOST_FAULTS = 1000
"""So many are told of one file, and how many more there are."""


def shipped_games() -> list[str]:
    """Name the games that ship, sorted."""
    folders = files("reelwright.games").iterdir()
    return sorted(folder.name for folder in folders if (folder / "game.yaml").is_file())


def find_game(name: str) -> FilePath:
    """Return the file of a shipped game's name or of a path; raises `DefinitionError`."""
    if name in shipped_games():
        return FilePath(str(files("reelwright.games") / name / "game.yaml"))
    path = FilePath(name)
    if not _is_file(path):
        path /= "game.yaml"
    if not _is_file(path):
        allowed = f"the path of a definition, or one of: {one_of(shipped_games(), name)}"
        raise DefinitionError(name, [Fault((), "none of that name", allowed)])
    return path


def _is_file(path: FilePath) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def read_game(path: FilePath) -> Game:
    """Read a game file; raises `DefinitionError` with every fault of it."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise _fault(path, "a file too large", f"at most {LARGEST_FILE} bytes")
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _fault(path, "bytes that are not UTF-8", "UTF-8") from None
    except OSError as error:
        raise _fault(path, error.strerror or "no access", "a readable file") from None
    return parse_game(text, str(path))


def parse_game(text: str, name: str) -> Game:
    """Read a game from YAML text; `name` stands for the file in messages.

    Raises `DefinitionError` with every fault of it, in the order of the lines.
    """
    marked = read_marked(text)
    if marked.data is None:
        raise DefinitionError(name, marked.faults)
    try:
        game = GameFile.model_validate(marked.data, by_alias=True, by_name=False).as_game()
    except ValidationError as error:
        told = {fault.path for fault in marked.faults}
        new = (fault for fault in model_faults(error, GameFile) if fault.path not in told)
        raise _refusal(name, marked, [*marked.faults, *new]) from None
    if faults := marked.faults or list(faults_of(game)):
        raise _refusal(name, marked, faults)
    return game


def _refusal(name: str, marked: Marked, faults: Iterable[Fault]) -> DefinitionError:
    placed = [replace(fault, line=fault.line or marked.line_of(fault.path)) for fault in faults]
    placed.sort(key=lambda fault: fault.line or 0)
    if more := placed[MOST_FAULTS:]:
        placed[MOST_FAULTS:] = [Fault((), f"{len(more)} more faults", "none")]
    return DefinitionError(name, placed)


def _fault(path: FilePath, found: str, allowed: str) -> DefinitionError:
    return DefinitionError(str(path), [Fault((), found, allowed)])
