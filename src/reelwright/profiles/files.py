"""Reading profiles: those that ship, by name, and an operator's own, by path."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import ValidationError

from reelwright.profiles.faults import ProfileError, faults, printable
from reelwright.profiles.model import Profile

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_HERE = files("reelwright.profiles")
ENDING = ".toml"


def profile_names() -> list[str]:
    """Name the profiles that ship, sorted."""
    return sorted(
        entry.name.removesuffix(ENDING) for entry in _HERE.iterdir() if entry.name.endswith(ENDING)
    )


def profile(name: str) -> Profile:
    """Read a profile that ships, by name, or another by the path of its TOML file.

    Raises `ProfileError`, which says everything that is wrong with it.
    """
    if name in profile_names():
        return _read(_HERE / f"{name}{ENDING}", name, name)
    path = Path(name)
    if path.suffix != ENDING:
        allowed = f"{', '.join(profile_names())}, or the path of a {ENDING} file"
        raise ProfileError(f"profile: found '{printable(name)}'; allowed: {allowed}")
    return _read(path, path.stem, printable(name))


def _read(file: Traversable | Path, name: str, shown: str) -> Profile:
    """Read a profile from its file, which gives it its name unless it says one."""
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ProfileError(
            f"profile {shown}: found nothing to read ({error.strerror}); allowed: a file"
        ) from None
    except UnicodeDecodeError:
        raise ProfileError(
            f"profile {shown}: found bytes that are no text; allowed: TOML in UTF-8"
        ) from None
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(f"profile {shown}: found no TOML ({error}); allowed: TOML") from None
    try:
        return Profile.model_validate({"name": name, **plain})
    except ValidationError as error:
        lines = (
            f"profile {shown}, {key}: found {found}; allowed: {allowed}"
            for key, found, allowed in faults(error)
        )
        raise ProfileError("\n".join(lines)) from None
