"""Every combination that `check` refuses instead of choosing is listed for its authors."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.definition.gardens import BROKEN, Changed

PAGE = (Path(__file__).parents[2] / "docs" / "explanation" / "ambiguities.md").read_text("utf-8")


@pytest.mark.parametrize("broken", BROKEN["ambiguities"], ids=str)
def test_the_page_names_the_key_that_settles_it(broken: Changed) -> None:
    [said] = broken.says
    key = said.split(": ")[1].split(" > ")[-1]
    assert f"> {key}`" in PAGE
    for word in said.split("allowed: ")[1].split(", "):
        assert f"`{word}`" in PAGE
