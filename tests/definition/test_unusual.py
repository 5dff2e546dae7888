"""Games that are odd but say plainly what they pay are not refused."""

from __future__ import annotations

import pytest

from reelwright.definition.files import parse_game
from tests.definition.gardens import FILE, UNUSUAL, Changed


@pytest.mark.parametrize("unusual", UNUSUAL, ids=str)
def test_it_is_sound(unusual: Changed) -> None:
    assert parse_game(unusual.text, FILE).name == "Garden"
