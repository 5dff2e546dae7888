"""How each figure was obtained, as a list to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.obtained import obtained

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Par


def told_figures(par: Par) -> list[tuple[str, str]]:
    """Return each figure's name and how it was obtained; alike ones of a group are told once."""
    return list(_told(obtained(par)))


def _told(said: dict[str, object], within: str = "") -> Iterator[tuple[str, str]]:
    for key, words in said.items():
        name = f"{within}{key.replace('_', ' ')}"
        if not isinstance(words, dict):
            yield name, str(words)
        elif len({*map(str, words.values())}) == 1:
            yield name, str(next(iter(words.values())))
        else:
            yield from _told(words, f"{name}: ")
