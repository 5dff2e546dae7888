"""Where every chain of the log stands, put together so that an operator can keep it elsewhere."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt

from reelwright.play.codec import plain_text
from reelwright.service.log import Head

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.service.ports import Books

FORMAT: Final = 1
PAGE: Final = 500
"""How many rows are read at once."""


def _a_hash(text: str) -> str:
    if re.fullmatch("[0-9a-f]{64}", text):
        return text
    raise ValueError("64 hexadecimal digits")


Digest: TypeAlias = Annotated[str, AfterValidator(_a_hash)]


class KeptHead(BaseModel):
    """The last entry of a chain, as it was."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: Annotated[StrictInt, Field(ge=1)]
    hash: Digest


class Kept(BaseModel):
    """Every head of a log at a time; `head` is the digest of all of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1]
    at: Annotated[str, Field(max_length=40)]
    head: Digest
    chains: dict[str, KeptHead]

    @property
    def heads(self) -> Iterator[Head]:
        """The heads, in the order of their chains."""
        for chain, kept in sorted(self.chains.items()):
            yield Head(chain, kept.number, kept.hash)


class HeadOfHeads:
    """The digest of heads, added one after the other in the order of their chains."""

    def __init__(self, heads: Iterable[Head] = ()) -> None:
        self._digest = hashlib.sha256()
        for head in heads:
            self.add(head)

    def add(self, head: Head) -> None:
        """Add a head."""
        self._digest.update(plain_text([head.chain, head.number, head.hash]).encode() + b"\n")

    @property
    def digest(self) -> str:
        """The SHA-256, in hexadecimal, of the heads so far."""
        return self._digest.hexdigest()


def every_head(books: Books) -> Iterator[Head]:
    """Yield every head in the order of the chains, a page at a time."""
    after = ""
    while page := books.heads(after, PAGE):
        yield from page
        after = page[-1].chain


def kept_now(books: Books, at: str) -> Kept:
    """Return where every chain stands, to be kept."""
    heads = list(every_head(books))
    return Kept(
        format=FORMAT,
        at=at,
        head=HeadOfHeads(heads).digest,
        chains={head.chain: KeptHead(number=head.number, hash=head.hash) for head in heads},
    )
