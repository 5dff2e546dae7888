"""YAML as plain data, with the line each value stands on.

Numbers with a point become `Decimal`, so that 0.01 is one hundredth; keys given twice, dates,
special numbers and anything with a tag of its own are faults, not guesses.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TypeAlias

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from reelwright.definition.faults import Fault, Path

Data: TypeAlias = "dict[str | int, Data] | list[Data] | str | int | Decimal | bool | None"

MOST_VALUES = 200_000
DEEPEST = 40


@dataclass
class Marked:
    """What a YAML text holds: `lines` has the line (from 1) of every path, `faults` what failed."""

    data: Data = None
    lines: dict[Path, int] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def line_of(self, path: Path) -> int | None:
        """Return the line of a path, or of the nearest path around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path)


def read_marked(text: str) -> Marked:
    """Read one YAML document; what cannot be read becomes faults."""
    marked = Marked()
    try:
        node = YAML(typ="safe", pure=True).compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else None
        found = " ".join(str(error.problem or error.context).split())
        marked.faults.append(Fault((), f"text that is not YAML ({found})", "YAML", line))
    except (YAMLError, ValueError, RecursionError) as error:
        found = " ".join(str(error).split())[:100]
        marked.faults.append(Fault((), f"text that is not YAML ({found})", "YAML"))
    else:
        if node is not None:
            marked.data = _Reader(marked).value(node, ())
    return marked


class _Reader:
    def __init__(self, marked: Marked) -> None:
        self.marked = marked
        self.values = 0

    def value(self, node: Node, path: Path) -> Data:
        self.values += 1
        line = node.start_mark.line + 1
        self.marked.lines.setdefault(path, line)
        if self.values > MOST_VALUES or len(path) > DEEPEST:
            if not any(fault.allowed.startswith("at most") for fault in self.marked.faults):
                allowed = f"at most {MOST_VALUES} values, {DEEPEST} deep, repeats counted"
                self.fault(path, "a file too large", allowed, line)
            return None
        match node:
            case MappingNode():
                return self.mapping(node, path)
            case SequenceNode():
                return [self.value(item, (*path, place)) for place, item in enumerate(node.value)]
            case ScalarNode():
                return self.scalar(node, path)
        raise AssertionError(node)

    def mapping(self, node: MappingNode, path: Path) -> Data:
        data: dict[str | int, Data] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = self.scalar(key_node, path) if isinstance(key_node, ScalarNode) else None
            if not isinstance(key, str | int) or isinstance(key, bool):
                self.fault(path, "a key that is neither a word nor a whole number", "one", line)
            elif key in data:
                self.fault((*path, key), f"the key '{key}' twice", "each key once", line)
            else:
                self.marked.lines[(*path, key)] = line
                data[key] = self.value(value_node, (*path, key))
        return data

    def scalar(self, node: ScalarNode, path: Path) -> str | int | Decimal | bool | None:
        text: str = node.value
        line = node.start_mark.line + 1
        match str(node.tag):
            case "tag:yaml.org,2002:str":
                return text
            case "tag:yaml.org,2002:int":
                if re.fullmatch(r"0|-?[1-9][0-9]{0,19}", text):
                    return int(text)
                self.fault(path, text[:40], "a whole number such as 15", line)
            case "tag:yaml.org,2002:float":
                try:
                    number = Decimal(text)
                except ArithmeticError:
                    number = Decimal("NaN")
                if math.isfinite(number) and len(text) <= 40:
                    return number
                self.fault(path, text[:40], "a number such as 0.05", line)
            case "tag:yaml.org,2002:bool":
                return text.lower() == "true"
            case "tag:yaml.org,2002:null":
                pass
            case _:
                self.fault(path, f"'{text[:40]}' as {node.tag}", "text or a number", line)
        return None

    def fault(self, path: Path, found: str, allowed: str, line: int) -> None:
        self.marked.faults.append(Fault(path, found, allowed, line))
