"""The answers of a round as a few bytes: MessagePack, an array with an item for each answer.

| An answer | Its item |
|---|---|
| `{"drawn": [3, 17]}` | the array `[3, 17]` |
| `{"chosen": "red"}` | the string `"red"` |
| `{"lapsed": true}` | `true` |

Anything else is none of our answers and is packed as the map that it is, for the service to refuse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgpack
from sqlalchemy import LargeBinary, TypeDecorator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Dialect

    from reelwright.play.codec import Plain

Answers = tuple[dict[str, Any], ...]


def packed(answers: Sequence[Plain]) -> bytes:
    """Return answers as bytes."""
    data: bytes = msgpack.packb([_item(one) for one in answers])
    return data


def unpacked(data: bytes) -> Answers:
    """Return answers from their bytes; raises `ValueError` for any that `packed` does not write."""
    items = msgpack.unpackb(data)
    if not isinstance(items, list):
        raise ValueError(f"answers: found {type(items).__name__}; allowed: an array")
    return tuple(_answer(item) for item in items)


def _item(answer: Plain) -> object:
    match answer:
        case {"drawn": list(outcomes), **rest} if not rest:
            return outcomes
        case {"chosen": str(option), **rest} if not rest:
            return option
        case {"lapsed": True, **rest} if not rest:
            return True
        case _:
            return answer


def _answer(item: object) -> Plain:
    match item:
        case list():
            return {"drawn": item}
        case str():
            return {"chosen": item}
        case True:
            return {"lapsed": True}
        case dict():
            return item
        case _:
            raise ValueError(f"answer: found {item!r}; allowed: an array, a string, true or a map")


class Packed(TypeDecorator[Answers]):
    """A column of answers."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Sequence[Plain] | None, dialect: Dialect) -> bytes | None:  # noqa: ARG002
        """Give the engine bytes."""
        return None if value is None else packed(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Answers | None:  # noqa: ARG002
        """Return the answers that the engine kept."""
        return None if value is None else unpacked(value)
