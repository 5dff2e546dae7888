"""The purity of `play`: nothing it reaches, through our own modules, can touch the world.

A module reached may import our modules, which are followed (with the packages around them, which
run first, and imports that only types need), and what is on a short list; it may not call what
opens, prints or asks.
"""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import reelwright

ROOT = Path(reelwright.__file__).parent.parent
START = "reelwright.play"

PURE = {
    "__future__",
    "bisect",
    "abc",
    "collections",
    "dataclasses",
    "decimal",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "math",
    "operator",
    "pydantic",
    "pydantic_core",
    "re",
    "typing",
}
"""What is imported without following it: values in, values out."""

REACHES_OUT = {
    "__import__",
    "breakpoint",
    "compile",
    "eval",
    "exec",
    "exit",
    "globals",
    "input",
    "open",
    "print",
    "quit",
}


def impurities(root: Path, start: str = START) -> list[str]:
    """What modules reached from a package, all of its own among them, do that is not pure."""
    package = root.joinpath(*start.split("."))
    waiting = {_name(root, file) for file in package.rglob("*.py")}
    reached: set[str] = set()
    found: list[str] = []
    while waiting:
        name = waiting.pop()
        reached.add(name)
        tree = ast.parse(_file(root, name).read_text(encoding="utf-8"))
        for imported in _imports(root, name, tree):
            if _file(root, imported).is_file():
                waiting |= set(_with_packages(imported)) - reached
            elif imported.partition(".")[0] not in PURE:
                found.append(f"{name} imports {imported}")
        found += [f"{name} calls {call}" for call in _calls(tree)]
    assert reached
    return sorted(found)


def _name(root: Path, file: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _file(root: Path, name: str) -> Path:
    path = root.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _with_packages(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _imports(root: Path, name: str, tree: ast.Module) -> Iterator[str]:
    """Every module an import statement anywhere in a module names, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                is_package = _file(root, name).name == "__init__.py"
                above = name.split(".")[: -(node.level - is_package) or None]
                source = ".".join([*above, *([node.module] if node.module else [])])
            yield source
            parts = (f"{source}.{alias.name}" for alias in node.names)
            yield from (part for part in parts if _file(root, part).is_file())


def _calls(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in REACHES_OUT:
            yield node.id


def test_a_round_reaches_no_clock_no_chance_no_input_or_output() -> None:
    assert impurities(ROOT) == []


PLANTED = {
    "play/judging/lines.py": ("import time", "reelwright.play.judging.lines imports time"),
    "play/gamble.py": (
        "def turn() -> int:\n    import random\n    return random.randrange(52)",
        "reelwright.play.gamble imports random",
    ),
    "play/spin.py": (
        "if TYPE_CHECKING:\n    from datetime import datetime",
        "reelwright.play.spin imports datetime",
    ),
    "play/picks.py": ("print(Picks)", "reelwright.play.picks calls print"),
    "play/codec.py": ("write = open", "reelwright.play.codec calls open"),
    "play/state.py": (
        "from ..profiles import files",
        "reelwright.profiles.files imports importlib.resources",
    ),
    "play/rounds.py": (
        "import reelwright.profiles.files",
        "reelwright.profiles.files imports tomllib",
    ),
    "definition/model/game.py": (
        "from sqlalchemy import select",
        "reelwright.definition.model.game imports sqlalchemy",
    ),
    "definition/__init__.py": ("import os.path", "reelwright.definition imports os.path"),
    "profiles/model.py": ("import logging", "reelwright.profiles.model imports logging"),
    "__init__.py": ("import threading", "reelwright imports threading"),
}


@pytest.mark.parametrize("place", PLANTED)
def test_a_violation_anywhere_it_reaches_is_found(place: str, tmp_path: Path) -> None:
    code, finding = PLANTED[place]
    copy = tmp_path / "reelwright"
    shutil.copytree(ROOT / "reelwright", copy, ignore=shutil.ignore_patterns("__pycache__"))
    with (copy / place).open("a", encoding="utf-8") as file:
        file.write(f"\n{code}\n")
    assert finding in impurities(tmp_path)
