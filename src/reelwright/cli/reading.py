"""Files of JSON that a command reads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

from pydantic import BaseModel, ValidationError

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import shown
from reelwright.definition.wording import model_faults

if TYPE_CHECKING:
    from pathlib import Path

Read = TypeVar("Read", bound=BaseModel)

LARGEST = 256 * 1024 * 1024
"""The largest file that is read, in bytes."""


def read_model(path: Path, model: type[Read]) -> Read:
    """Read a file of JSON; ends the command with every fault of it where it has some."""
    try:
        if path.stat().st_size > LARGEST:
            wrong_input(f"{path}: found more than {LARGEST} bytes; allowed: no more")
        text = path.read_text(encoding="utf-8")
        return model.model_validate(json.loads(text, parse_constant=_refuse))
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        wrong_input(f"{path}: found {why}; allowed: a file that can be read")
    except ValidationError as error:
        wrong_input("\n".join(fault.words(str(path)) for fault in model_faults(error, model)))
    except (ValueError, RecursionError) as error:
        wrong_input(f"{path}: found no JSON ({error}); allowed: one JSON object")


def _refuse(constant: str) -> None:
    raise ValueError(f"{shown(constant)} is no number")
