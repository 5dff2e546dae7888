"""Mutants of a source file: each the whole text with one small change, by mutmut's operators.

What is left out by rule is said in `_left_out`, and why on the page of mutants.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

import libcst as cst
from mutmut.mutation.mutators import mutation_operators

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CHECKING = "strict"
"""The argument of `zip` that checks what cannot happen."""


@dataclass(frozen=True)
class Mutant:
    """A file's whole text with a change: the lines `old`, in a function or class, became `new`.

    `number` tells apart the same change of equal lines of one function, from 1.
    """

    within: str
    line: int
    old: str
    new: str
    number: int
    text: str

    @property
    def digest(self) -> str:
        """A short name of the text, which is another as soon as anything in the file is."""
        return sha256(self.text.encode()).hexdigest()[:10]

    @property
    def change(self) -> tuple[str, str, str, int]:
        """What stays as it is while the lines changed do."""
        return self.within, self.old, self.new, self.number


def mutants(text: str) -> list[Mutant]:
    """Return every mutant of a source text, in the order of its lines."""
    known = {text}
    met: Counter[tuple[str, str, str]] = Counter()
    found = []
    for within, changed in _texts(text):
        if changed in known or not _compiles(changed):
            continue
        known.add(changed)
        line, old, new = _difference(text, changed)
        met[within, old, new] += 1
        found.append(Mutant(within, line, old, new, met[within, old, new], changed))
    return sorted(found, key=lambda mutant: mutant.line)


def _texts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the function or class of each change, and the whole text with it."""
    module = cst.parse_module(text)
    parts = [module.code_for_node(part) for part in module.body]
    head = text[: len(text) - len("".join(parts))]
    for number, part in enumerate(module.body):
        finder = _Finder()
        part.visit(finder)
        before, after = head + "".join(parts[:number]), "".join(parts[number + 1 :])
        for within, node, mutated in finder.found:
            changed = part.deep_replace(node, mutated)
            assert isinstance(changed, cst.CSTNode)
            yield within, before + module.code_for_node(changed) + after


class _Finder(cst.CSTVisitor):
    """Collects what operators make of each node, and the function or class it is in."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, cst.CSTNode, cst.CSTNode]] = []
        self._within: list[str] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _left_out(node):
            return False
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self._within.append(node.name.value)
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                self.found += (
                    (".".join(self._within), node, mutated)
                    for mutated in operator(node)
                    if not _unchecked(node, mutated)
                )
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self._within.pop()


def _left_out(node: cst.CSTNode) -> bool:
    match node:
        case cst.Annotation() | cst.Decorator() | cst.Raise() | cst.Assert():
            return True
        case cst.If(test=cst.Name("TYPE_CHECKING")):
            return True
        case cst.AnnAssign(annotation=cst.Annotation(cst.Name("TypeAlias"))):
            return True
        case cst.Assign(value=cst.Call(func=cst.Name("TypeVar"))):
            return True
        case cst.Arg(keyword=cst.Name(name)):
            return name == CHECKING
    return False


def _unchecked(node: cst.CSTNode, mutated: cst.CSTNode) -> bool:
    """Whether a mutant only leaves out the check of what cannot happen."""
    return isinstance(node, cst.Call) and _checks(node) and not _checks(mutated)


def _checks(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.Call) and any(
        arg.keyword
        and arg.keyword.value == CHECKING
        and isinstance(arg.value, cst.Name)
        and arg.value.value == "True"
        for arg in node.args
    )


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _difference(text: str, changed: str) -> tuple[int, str, str]:
    """Return the first line that differs (from 1), and the lines that do, each as one."""
    before, after = text.splitlines(), changed.splitlines()
    first = _alike(before, after)
    last = min(_alike(before[::-1], after[::-1]), min(len(before), len(after)) - first)
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    return first + 1, _one_line(old), _one_line(new)


def _alike(a: Sequence[str], b: Sequence[str]) -> int:
    """Return how many lines in front are the same."""
    return next(
        (n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
    )


def _one_line(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines).split())
