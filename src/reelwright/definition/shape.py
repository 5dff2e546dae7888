"""Where in a file an error of the model is: its steps told apart from the file's own."""

from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel, Tag

if TYPE_CHECKING:
    from reelwright.definition.faults import Path


def follow(model: type[BaseModel], steps: tuple[int | str, ...]) -> tuple[Path, Any]:
    """Return the path in a file that the steps of an error take, and the type that stands there.

    Where a value may be of several types the model adds a step that names the one it chose; that
    step is in no file. The type is `None` under a key the model does not know.
    """
    path: list[str | int] = []
    kind: Any = model
    for step in steps:
        kind = _bare(kind)
        if choices := _choices(kind):
            kind = choices[step]
        elif get_origin(kind) is tuple:
            path.append(step)
            kind = get_args(kind)[0]
        else:
            path.append(str(step))
            kind = get_args(kind)[1] if get_origin(kind) is dict else fields(kind).get(step)
    return tuple(path), _bare(kind)


def fields(kind: object) -> dict[int | str, Any]:
    """Return the type of each key a part of a definition knows; none for anything else."""
    if not (isinstance(kind, type) and issubclass(kind, BaseModel)):
        return {}
    return {field.alias or name: field.annotation for name, field in kind.model_fields.items()}


def _bare(kind: Any) -> Any:
    """Return a type without its annotations, and without the `None` of what may be left out."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    if _is_union(kind):
        left = [one for one in get_args(kind) if one is not type(None)]
        return _bare(left[0]) if len(left) == 1 else kind
    return kind


def _choices(kind: Any) -> dict[int | str, Any]:
    """Return the types of a union by the names the model gives them; none for anything else."""
    if not _is_union(kind):
        return {}
    return {tag: choice for choice in get_args(kind) for tag in _tags(choice)}


def _tags(choice: Any) -> list[str]:
    tags = [note.tag for note in get_args(choice)[1:] if isinstance(note, Tag)]
    return tags or list(get_args(fields(choice)["kind"]))


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)
