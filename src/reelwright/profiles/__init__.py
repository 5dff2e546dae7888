"""Limits of a jurisdiction, as data: one TOML file a profile, beside this one."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

__all__ = ["Profile", "profile", "profile_names"]


class Profile(BaseModel):
    """What a jurisdiction or operator narrows in every game played under it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    description: str
    gamble_attempts: Annotated[int, Field(ge=0)] | None = None
    """Most gambles of one round; the game's own limit also holds."""
    prizes_credited: Literal["as the game says", "when collected"] = "as the game says"
    pick_lapses: bool = False
    """Whether a pick left open may be made at random for the player (clause 4.1.30)."""


def profile_names() -> list[str]:
    """Name the profiles that ship, sorted."""
    return sorted(
        entry.name.removesuffix(".toml")
        for entry in files(__name__).iterdir()
        if entry.name.endswith(".toml")
    )


def profile(name: str) -> Profile:
    """Read a profile by name; `KeyError` names those there are."""
    if name not in profile_names():
        raise KeyError(f"profile: found {name!r}; allowed: {', '.join(profile_names())}")
    text = (files(__name__) / f"{name}.toml").read_text(encoding="utf-8")
    return Profile(name=name, **tomllib.loads(text))
