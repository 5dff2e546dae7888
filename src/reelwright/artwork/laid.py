"""`laid`: how artwork is laid out, decided on what was rendered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.artwork.layouts import LAYOUTS, LaidOut
from reelwright.artwork.rendered import Forms, rendered

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.artwork.model import Artwork


@dataclass(frozen=True, slots=True)
class Laid:
    """Whether artwork is laid out in a certain way, and what was found."""

    holds: bool
    found: str


def laid(artwork: Artwork, forms: Forms | None = None) -> Mapping[str, Laid]:
    """Decide every layout of the vocabulary on the forms of an artwork, rendered where not given.

    Raises `MissingExtra` where a form cannot be rendered.
    """
    looked_at = LaidOut(artwork, rendered(artwork) if forms is None else forms)
    return {name: _decided(name, *decide(looked_at)) for name, decide in LAYOUTS.items()}


def _decided(name: str, checked: int, faults: Iterator[str]) -> Laid:
    found = list(faults)
    if found:
        more = f", and {len(found) - 1} more" if len(found) > 1 else ""
        return Laid(holds=False, found=f"{found[0]}{more}")
    return Laid(holds=True, found=f"{checked} looked at" if checked else f"nothing to be {name}")
