"""Which rules of a definition can be counted: all others are refused by name.

`COUNTED` has every key of a definition that the law knows how to read, in the words of the file. A
rule that is left out of a file is always known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reelwright.definition.model import Definition

Path: TypeAlias = tuple[str, ...]
Spec: TypeAlias = "Mapping[str, Spec] | Callable[[Any], bool]"
"""Keys with what may stand under them ("*" is any other key), or a test of a value."""


def _any(_: object) -> bool:
    return True


def _only(*words: str) -> Callable[[object], bool]:
    return lambda value: value in words


def _number(value: object) -> bool:
    return isinstance(value, int)


def _numbers(values: object) -> bool:
    return isinstance(values, tuple | list) and all(map(_number, values))


def _name(value: object) -> bool:
    return isinstance(value, str)


FREE_GAMES: Spec = {
    "kind": _any,
    "starts on": {"scatter": _any},
    "awards": _any,
    "strips": _name,
    "stake": _any,
    "re-trigger": _any,
    "re-trigger awards": _any,
    "multiplier": _number,
    "multiplier covers": {"scatters": _any, "bonuses": _any},
    "at most left": _any,
    "at most played": _any,
}
PICKS: Spec = {
    "kind": _any,
    "starts on": {"line win": _any},
    "prizes on": _only("line bet"),
    "once for each": _only("winning line"),
    "stages": {"*": {"pick": _any, "from": _numbers}},
}
FEATURES = {"free games": FREE_GAMES, "picks": PICKS}
COUNTED: Spec = {
    "window": {"reels": _any, "rows": _any},
    "symbols": {"*": {"pays": _any, "reels": _any}},
    "groups": _any,
    "substitutes": {
        "*": {
            "for": _any,
            "except": _any,
            "alone": _only("as one symbol"),
            "own prizes": _only("beside"),
            "multiplies": {"by": _any, "count": _only("once"), "except": _any},
        }
    },
    "scatters": {"*": {"pays": _any, "on": _only("total bet")}},
    "coinciding scatters": _only("all"),
    "lines": {
        "read": _only("left to right"),
        "on one line": _only("highest only"),
        "multipliers": _only("greatest"),
        "shared substitute": _any,
        "rows": _any,
    },
    "strips": _any,
    "paid strips": _only("base"),
    "gamble": _any,
    "stakes": {
        "line bets": _any,
        "denominations": _any,
        "credits per line": _any,
        "lines": _any,
    },
    "prizes credited": _any,
    "wagers": _any,
}


def uncountable(definition: Definition) -> list[tuple[Path, str]]:
    """Return every rule of a definition that cannot be counted: where it is, and what it says."""
    rules = definition.model_dump(by_alias=True, exclude_defaults=True)
    features = rules.pop("features", {})
    found = list(_left(rules, COUNTED, ()))
    for name, feature in features.items():
        path = ("features", name)
        spec = FEATURES.get(feature["kind"])
        found += _left(feature, spec, path) if spec else [((*path, "kind"), feature["kind"])]
    for name, strips in definition.strips.items():
        joint = next((stop for strip in strips for stop in strip if "+" in stop), None)
        if joint:
            found.append((("strips", name), f"a stop of several symbols, {joint}"))
    return found


def _left(rules: Mapping[Any, Any], spec: Spec, path: Path) -> Iterator[tuple[Path, str]]:
    """Yield what a part of a definition holds that its spec does not."""
    if callable(spec):
        return
    for key, value in rules.items():
        inner = spec.get(str(key), spec.get("*"))
        where = (*path, str(key))
        if inner is None:
            yield where, _shown(value)
        elif not callable(inner) and isinstance(value, dict):
            yield from _left(value, inner, where)
        elif callable(inner) and not inner(value):
            yield where, _shown(value)


def _shown(value: object) -> str:
    if isinstance(value, str | int) and not isinstance(value, bool):
        return str(value)
    return f"a list of {len(value)}" if isinstance(value, tuple | list) else "a rule"
