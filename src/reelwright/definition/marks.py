"""YAML as plain data, with the line each value stands on.

Numbers with a point become `Decimal`, so that 0.01 is one hundredth; keys given twice, dates,
special numbers, empty values and anything with a tag of its own are faults, not guesses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TypeAlias

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.reader import ReaderError

from reelwright.definition.faults import Fault, Path, printable, shown


class Unreadable:
    """Stands where a value could not be read; the fault is told already."""


Scalar: TypeAlias = str | int | Decimal | bool | Unreadable
Data: TypeAlias = "dict[str | int, Data] | list[Data] | Scalar"

MOST_VALUES = 200_000
DEEPEST = 40
WHOLE_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,11})\.[0-9]{1,8}")
OTHER_YAML = re.compile(r"^%YAML[ \t]+(?!1\.2\b)([0-9.]{1,9})", re.MULTILINE)
YAML_TAG = "tag:yaml.org,2002:"


@dataclass
class Marked:
    """What a YAML text holds; `data` is `None` where it holds nothing that can be read."""

    data: Data | None = None
    lines: dict[Path, int] = field(default_factory=dict)
    """The line, from 1, of every path."""
    faults: list[Fault] = field(default_factory=list)

    def line_of(self, path: Path) -> int | None:
        """Return the line of a path, or of the nearest path around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path)


def read_marked(text: str) -> Marked:
    """Read one YAML document; what cannot be read becomes faults."""
    marked = Marked()
    if version := OTHER_YAML.search(text):
        line = text.count("\n", 0, version.start()) + 1
        marked.faults.append(Fault((), f"YAML {version[1]}", "YAML 1.2", line))
        return marked
    try:
        node = _compose(text)
        if node is None:
            marked.faults.append(Fault((), "nothing", "a definition"))
        else:
            marked.data = _Reader(marked).value(node, ())
    except _TooLarge as too_large:
        marked.data = None
        marked.faults = [too_large.fault]
    except (YAMLError, RecursionError) as error:
        marked.faults.append(_not_yaml(error, text))
    return marked


def _compose(text: str) -> Node | None:
    yaml = YAML(typ="safe", pure=True)
    yaml.composer.warn_double_anchors = False
    node: Node | None = yaml.compose(text)
    return node


def _not_yaml(error: Exception, text: str) -> Fault:
    match error:
        case MarkedYAMLError():
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else None
            problem = " ".join(str(error.problem or error.context).split())
            for sign, found, allowed in _KNOWN_PROBLEMS:
                if sign in problem:
                    return Fault((), found, allowed, line)
            return Fault((), f"text that is not YAML ({problem})", "YAML", line)
        case ReaderError():
            line = text.count("\n", 0, error.position) + 1
            found = f"the character {error.character:#06x}"
            return Fault((), found, "characters that can be printed", line)
        case RecursionError():
            return Fault((), "a value too deep", f"at most {DEEPEST} deep")
    return Fault((), f"text that is not YAML ({printable(str(error))})", "YAML")


_KNOWN_PROBLEMS = (
    ("another document", "a second document", "one"),
    (repr("\t"), "a tab", "spaces"),
)
"""Part of what the YAML reader says, and what we say instead."""


class _TooLarge(Exception):
    def __init__(self, fault: Fault) -> None:
        self.fault = fault


class _Reader:
    def __init__(self, marked: Marked) -> None:
        self.marked = marked
        self.values = 0

    def value(self, node: Node, path: Path) -> Data:
        self.values += 1
        line = node.start_mark.line + 1
        self.marked.lines.setdefault(path, line)
        if len(path) > DEEPEST:
            raise _TooLarge(Fault(path[:3], "a value too deep", f"at most {DEEPEST} deep", line))
        if self.values > MOST_VALUES:
            allowed = f"at most {MOST_VALUES}, repeats counted"
            raise _TooLarge(Fault(path[:3], "too many values", allowed, line))
        match node:
            case MappingNode(tag=tag) if tag == YAML_TAG + "map":
                return self.mapping(node, path)
            case SequenceNode(tag=tag) if tag == YAML_TAG + "seq":
                return [self.value(item, (*path, place)) for place, item in enumerate(node.value)]
            case ScalarNode():
                return self.scalar(node, path)
        return self.fault(path, f"the tag {_tag(node)}", "no tag", line)

    def mapping(self, node: MappingNode, path: Path) -> Data:
        data: dict[str | int, Data] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = _key(key_node)
            if key is None:
                scalar = isinstance(key_node, ScalarNode)
                found = f"the key {shown(key_node.value)}" if scalar else "a key that holds values"
                self.fault(path, found, "a word or a whole number, as plain text", line)
            elif key in data:
                self.fault((*path, str(key)), f"the key {shown(key)} twice", "each key once", line)
            else:
                self.marked.lines[(*path, str(key))] = line
                data[key] = self.value(value_node, (*path, str(key)))
        return data

    def scalar(self, node: ScalarNode, path: Path) -> Scalar:
        text: str = node.value
        line = self.marked.lines[path]
        written = printable(text) or "nothing"
        match str(node.tag).removeprefix(YAML_TAG):
            case "str" if _is_text(text):
                return text
            case "str":
                return self.fault(path, shown(text), "characters of Unicode", line)
            case "int" if WHOLE_NUMBER.fullmatch(text):
                return int(text)
            case "int":
                or_text = ", or digits in quotes" if text.isdigit() else ""
                return self.fault(path, written, f"a whole number such as 15{or_text}", line)
            case "float" if DECIMAL.fullmatch(text):
                return Decimal(text)
            case "float":
                return self.fault(path, written, "a number such as 0.05", line)
            case "bool" if text in ("true", "false"):
                return text == "true"
            case "null":
                allowed = "a value, or the key left out"
                return self.fault(path, shown(text or None), allowed, line)
            case "timestamp":
                return self.fault(path, f"the date {written}", "text in quotes", line)
        return self.fault(path, f"{shown(text)} with the tag {_tag(node)}", "no tag", line)

    def fault(self, path: Path, found: str, allowed: str, line: int) -> Unreadable:
        self.marked.faults.append(Fault(path, found, allowed, line))
        return Unreadable()


def _key(node: Node) -> str | int | None:
    if isinstance(node, ScalarNode):
        if node.tag == YAML_TAG + "str" and _is_text(node.value):
            return str(node.value)
        if node.tag == YAML_TAG + "int" and WHOLE_NUMBER.fullmatch(node.value):
            return int(node.value)
    return None


def _is_text(text: str) -> bool:
    """Whether text has no half of a surrogate pair, which an escape can smuggle in."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _tag(node: Node) -> str:
    return printable(str(node.tag).replace(YAML_TAG, "!!"))
