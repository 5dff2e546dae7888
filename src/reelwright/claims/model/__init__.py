"""The claims there are: a closed set, one module for each family of rules.

`CLAIMS` has every claim by its name, `claim_of` makes one from plain data.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from reelwright.claims.model import (
    bonuses,
    buttons,
    cascades,
    changed_games,
    examples,
    figures,
    free_games,
    gamble,
    holding,
    limits,
    lines,
    money,
    re_spins,
    scatters,
    substitutes,
    symbols,
    tokens,
    triggers,
    wagers,
)
from reelwright.claims.model.claim import Claim

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

FAMILIES: tuple[ModuleType, ...] = (
    bonuses,
    buttons,
    cascades,
    changed_games,
    examples,
    figures,
    free_games,
    gamble,
    holding,
    limits,
    lines,
    money,
    re_spins,
    scatters,
    substitutes,
    symbols,
    tokens,
    triggers,
    wagers,
)
CLAIMS: Mapping[str, type[Claim]] = {
    kind.model_fields["claim"].default: kind
    for family in FAMILIES
    for kind in vars(family).values()
    if isinstance(kind, type) and issubclass(kind, Claim)
    if isinstance(kind.model_fields["claim"].default, str)
}
"""Every claim there is, by its name."""


class NoClaim(ValueError):
    """Plain data that are no claim: one sentence that says what was found and what is allowed."""


def claim_of(plain: Mapping[str, Any]) -> Claim:
    """Make a claim from plain data as JSON holds them, told apart by `claim`; raises `NoClaim`."""
    name = str(plain.get("claim"))
    if name not in CLAIMS:
        raise NoClaim(f"claim: found {plain.get('claim')!r}; allowed: {', '.join(sorted(CLAIMS))}")
    try:
        return CLAIMS[name].model_validate_json(json.dumps(plain, default=str))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        at = " > ".join(map(str, first["loc"])) or "the whole"
        raise NoClaim(
            f"claim {name} > {at}: found {first['input']!r}; allowed: {first['msg']}"
        ) from error
