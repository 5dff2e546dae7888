"""What the page shows now is what has to be in sight, and what was recorded as evidence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from reelwright.compliance.displays import displays
from tests.browser.displays.page import digest
from tests.browser.displays.record import WATCHES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MAKE_IT = "make page && python -m tests.browser.displays.record"


@pytest.mark.parametrize("game", WATCHES)
def test_all_that_is_due_is_in_sight_and_so_it_was_recorded(browser: Browser, game: str) -> None:
    seen = WATCHES[game](browser)
    assert [one for one in seen if not one.holds] == []
    assert seen == [one for one in displays().seen if one.game == game], MAKE_IT


def test_the_record_is_of_the_page_as_it_is() -> None:
    assert displays().page == digest(), MAKE_IT
    assert {one.game for one in displays().seen} == set(WATCHES)
