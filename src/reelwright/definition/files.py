"""Reading a game: one YAML file, every fault of it reported at once."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Literal

from pydantic import ValidationError

from reelwright.definition.faults import DefinitionError, Fault, from_pydantic
from reelwright.definition.marks import Marked, read_marked
from reelwright.definition.model import Definition, Game, Look, Text
from reelwright.definition.soundness import faults_of

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

LARGEST_FILE = 5_000_000
"""Bytes."""


class GameFile(Definition):
    """A game file, format 1: the rules, a name, the look."""

    format: Literal[1]
    game: Text
    look: Look = Look()

    def as_game(self) -> Game:
        """Split the file into name, rules and look."""
        rules = {name: getattr(self, name) for name in Definition.model_fields}
        return Game(name=self.game, definition=Definition.model_construct(**rules), look=self.look)


def shipped_games() -> list[str]:
    """Name the games that ship, sorted."""
    folders = files("reelwright.games").iterdir()
    return sorted(folder.name for folder in folders if (folder / "game.yaml").is_file())


def find_game(name: str) -> FilePath:
    """Return the file of a shipped game's name or of a path; raises `DefinitionError`."""
    if name in shipped_games():
        return FilePath(str(files("reelwright.games") / name / "game.yaml"))
    path = FilePath(name)
    if path.is_dir():
        path /= "game.yaml"
    if not path.is_file():
        allowed = f"the path of a definition, or one of: {', '.join(shipped_games())}"
        raise DefinitionError(name, [Fault((), "no such game or file", allowed)])
    return path


def read_game(path: FilePath) -> Game:
    """Read a game file; raises `DefinitionError` with every fault of it."""
    name = str(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise DefinitionError(
                name, [Fault((), "a file too large", f"at most {LARGEST_FILE} bytes")]
            )
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DefinitionError(name, [Fault((), "bytes that are not UTF-8", "UTF-8")]) from None
    except OSError as error:
        raise DefinitionError(
            name, [Fault((), error.strerror or "no access", "a readable file")]
        ) from None
    return parse_game(text, name)


def parse_game(text: str, name: str) -> Game:
    """Read a game from YAML text; `name` stands for the file in messages."""
    marked = read_marked(text)
    if marked.faults:
        raise DefinitionError(name, marked.faults)
    if not isinstance(marked.data, dict):
        raise DefinitionError(name, [Fault((), "no keys", "a definition", 1)])
    try:
        game = GameFile.model_validate(marked.data).as_game()
    except ValidationError as error:
        found = [_placed(marked, from_pydantic(e)) for e in _single(error.errors())]
        raise DefinitionError(name, found) from None
    faults = [_placed(marked, fault) for fault in faults_of(game)]
    if faults:
        raise DefinitionError(name, sorted(faults, key=lambda fault: fault.line or 0))
    return game


def _placed(marked: Marked, fault: Fault) -> Fault:
    return replace(fault, line=marked.line_of(fault.path))


def _single(errors: list[ErrorDetails]) -> list[ErrorDetails]:
    """Keep one error for each place: a union reports each of its alternatives."""
    kept: dict[tuple[int | str, ...], ErrorDetails] = {}
    for error in errors:
        kept.setdefault(error["loc"], error)
    return list(kept.values())
