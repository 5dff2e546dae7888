"""Reading the profiles that ship."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from reelwright.profiles.model import Profile

_HERE = files("reelwright.profiles")


def profile_names() -> list[str]:
    """Name the profiles that ship, sorted."""
    return sorted(
        entry.name.removesuffix(".toml")
        for entry in _HERE.iterdir()
        if entry.name.endswith(".toml")
    )


def profile(name: str) -> Profile:
    """Read a profile by name; `KeyError` names those there are."""
    if name not in profile_names():
        raise KeyError(f"profile: found {name!r}; allowed: {', '.join(profile_names())}")
    text = (_HERE / f"{name}.toml").read_text(encoding="utf-8")
    return Profile(name=name, **tomllib.loads(text))
