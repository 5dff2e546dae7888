"""Each broken definition is refused with just the messages it must give, all at once."""

from __future__ import annotations

import pytest

from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import parse_game
from tests.definition.gardens import ALL_BROKEN, FILE, GARDEN, Changed


def test_the_game_they_break_is_sound() -> None:
    assert parse_game(GARDEN, FILE).name == "Garden"


@pytest.mark.parametrize("broken", ALL_BROKEN, ids=str)
def test_it_says_all_that_is_wrong(broken: Changed) -> None:
    with pytest.raises(DefinitionError) as refused:
        parse_game(broken.text, FILE)
    assert str(refused.value).splitlines() == list(broken.says)


def test_every_message_has_its_form() -> None:
    for broken in ALL_BROKEN:
        for line in broken.says:
            assert line.startswith(f"{FILE}:")
            assert line.count(": found ") == 1
            assert line.count("; allowed: ") == 1
