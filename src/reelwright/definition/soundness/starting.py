"""Where a definition says what starts something."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Trigger


def starting(definition: Definition) -> Iterator[tuple[Path, Trigger]]:
    """Yield every trigger of a feature, and of an event that earns tokens, with where it stands."""
    for key, feature in definition.features.items():
        yield ("features", key, "starts on"), feature.starts_on
    for key, tokens in definition.tokens.items():
        for name, earning in tokens.earned.items():
            yield ("tokens", key, "earned", name, "starts on"), earning.starts_on
