"""Changed copies of a model: one leaf at a time, in every way its type allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

Path = tuple[str, ...]
"""The keys that lead to a leaf."""


class Entry(str):
    """A step of a path that leads to an entry of a mapping or a list, not to a field."""

    __slots__ = ()


@dataclass(frozen=True)
class Change:
    """A leaf, what it was and what it became; `model` is the whole with the change in it."""

    path: Path
    before: str
    after: str
    model: Any

    @property
    def name(self) -> str:
        """The change in a line."""
        return f"{' > '.join(self.path)}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class Ground:
    """What changes are made of."""

    names: Mapping[str, tuple[str, ...]]
    """For each family of names, such as symbols, those that may stand for one another."""
    skip: Callable[[Path], bool]
    """Says which leaves are left alone."""
    samples: tuple[BaseModel, ...] = ()
    """What is put where such a model may stand, but nothing or a word does."""


def changes(model: BaseModel, ground: Ground) -> Iterator[Change]:
    """Yield copies of a model with one leaf changed."""
    for path, before, after, changed in _of_model(model, (), ground):
        yield Change(path, before, after, changed)


Found = Iterator[tuple[Path, str, str, Any]]


def _of_model(model: BaseModel, at: Path, ground: Ground) -> Found:
    for name, field in type(model).model_fields.items():
        path = (*at, name.rstrip("_"))
        if ground.skip(path):
            continue
        value = getattr(model, name)
        for where, before, after, changed in _of_value(value, field.annotation, path, ground):
            yield where, before, after, model.model_copy(update={name: changed})


def _of_value(value: Any, kind: Any, at: Path, ground: Ground) -> Found:
    if ground.skip(at):
        return
    match value:
        case BaseModel():
            yield from _of_model(value, at, ground)
            for word in _literals(kind):
                yield at, shown(value), shown(word), word
        case dict():
            yield from _of_mapping(value, kind, at, ground)
        case tuple() | list():
            yield from _of_list(tuple(value), kind, at, ground)
        case _:
            for changed in _of_leaf(value, kind, ground):
                yield at, shown(value), shown(changed), changed
    if value is not None and NoneType in _alternatives(kind):
        yield at, "there" if isinstance(value, BaseModel) else shown(value), "left out", None


def _of_mapping(value: dict[Any, Any], kind: Any, at: Path, ground: Ground) -> Found:
    inner = next((get_args(one)[1] for one in _alternatives(kind) if get_origin(one) is dict), Any)
    for key, held in value.items():
        path = (*at, Entry(key))
        if ground.skip(path):
            continue
        for where, before, after, changed in _of_value(held, inner, path, ground):
            yield where, before, after, {**value, key: changed}
        rest = {k: v for k, v in value.items() if k != key}
        yield path, shown(held), "left out", rest
        if isinstance(key, int):
            for other in (key + 1, key - 1):
                if other > 0 and other not in value:
                    moved = {(other if k == key else k): v for k, v in value.items()}
                    yield path, f"for {key}", f"for {other}", moved


def _of_list(value: tuple[Any, ...], kind: Any, at: Path, ground: Ground) -> Found:
    inner = next((get_args(one)[0] for one in _alternatives(kind) if get_origin(one) is tuple), Any)
    for place, held in enumerate(value):
        path = (*at, Entry(place + 1))
        for where, before, after, changed in _of_value(held, inner, path, ground):
            yield where, before, after, (*value[:place], changed, *value[place + 1 :])
        yield path, shown(held), "left out", (*value[:place], *value[place + 1 :])
    for other in _further(value, ground):
        yield at, f"no {shown(other)}", "added", (*value, other)
    for word in _literals(kind):
        yield at, shown(value), shown(word), word


def _further(value: tuple[Any, ...], ground: Ground) -> Iterator[Any]:
    """Yield what a list can have one more of: the first name it lacks, or a higher number."""
    last = value[-1] if value else None
    if isinstance(last, str):
        others = (n for names in ground.names.values() if value[0] in names for n in names)
        yield from [name for name in others if name not in value][:1]
    elif isinstance(last, int) and not isinstance(last, bool):
        yield last + 1


def _of_leaf(value: Any, kind: Any, ground: Ground) -> Iterator[Any]:
    literals = [one for one in _literals(kind) if one != value]
    match value:
        case bool():
            yield not value
        case None:
            yield from literals
            yield from _instead_of_nothing(kind)
            yield from _samples(kind, ground)
        case str() if literals:
            yield from literals
            yield from _samples(kind, ground)
        case str():
            yield from _other_words(value, ground)
        case int() | Fraction():
            yield value + 1
            if value > 1:
                yield value - 1


def _instead_of_nothing(kind: Any) -> Iterator[Any]:
    """Yield a number, where one may stand in the place of nothing."""
    if any(one in (int, Fraction) for one in _alternatives(kind)):
        yield 3


def _samples(kind: Any, ground: Ground) -> Iterator[Any]:
    """Yield the models that may stand in the place of nothing, or of a word."""
    yield from (one for one in ground.samples if type(one) in _alternatives(kind))


def _other_words(value: str, ground: Ground) -> Iterator[str]:
    for names in ground.names.values():
        if value in names:
            yield from [name for name in names if name != value][:2]
            return


def _alternatives(kind: Any) -> list[Any]:
    """Return the types that a value may be of, one by one."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _alternatives(get_args(kind)[0])
    if origin in (Union, UnionType):
        return [one for part in get_args(kind) for one in _alternatives(part)]
    return [kind]


def _literals(kind: Any) -> list[Any]:
    return [
        value
        for one in _alternatives(kind)
        if get_origin(one) is Literal
        for value in get_args(one)
    ]


def shown(value: Any) -> str:
    """Return a value as a reader sees it in a list of changes."""
    if isinstance(value, BaseModel):
        return type(value).__name__
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(held)}" for key, held in value.items()) + "}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(map(shown, value)) + "]"
    return "nothing" if value is None else str(value)
