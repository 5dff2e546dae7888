"""What an exported round was begun under, read back: sound rules and limits, or every fault."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

from pydantic import BaseModel, ValidationError

from reelwright.definition.model import Definition, Game, Look
from reelwright.definition.soundness import faults_of
from reelwright.definition.values import IN_CENTS
from reelwright.definition.wording import model_faults
from reelwright.profiles.model import Profile

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.faults import Fault

Read = TypeVar("Read", bound=BaseModel)


class Unsound(Exception):
    """A document that no round can be played under; `faults` is all that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(fault.place for fault in faults))
        self.faults = faults


def definition_in(document: Mapping[str, object]) -> Definition:
    """Return the definition that a document holds; raises `Unsound`."""
    definition = _read(document, Definition)
    game = Game(name="exported", definition=definition, look=Look())
    if faults := list(faults_of(game)):
        raise Unsound(faults)
    return definition


def profile_in(document: Mapping[str, object]) -> Profile:
    """Return the profile that a document holds; raises `Unsound`."""
    return _read(document, Profile)


def _read(document: Mapping[str, object], model: type[Read]) -> Read:
    try:
        return model.model_validate_json(json.dumps(document), context=IN_CENTS)
    except ValidationError as error:
        raise Unsound(list(model_faults(error, model))) from None
