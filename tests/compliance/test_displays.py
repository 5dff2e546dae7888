"""The record of what the page was seen to show, and what is said of a display duty by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from reelwright.compliance import displays as room
from reelwright.compliance.displays import (
    CONCERNS,
    KINDS,
    Displays,
    Seen,
    Sighting,
    displays,
    kinds_of,
    seen,
)
from reelwright.definition.files import read_game
from reelwright.standards.files import vocabulary
from tests.browser.games import CLOVER, TIDE
from tests.rounds import cinderella

if TYPE_CHECKING:
    from collections.abc import Mapping

BUILT = [name for name, display in vocabulary().displays.items() if display.waits_for is None]


def sighting(**changed: object) -> Sighting:
    plain: Mapping[str, object] = {
        "display": "win of the bonus",
        "feature_kind": "picks",
        "game": "Lantern",
        "moment": "as each stage of a bonus closes",
        "said": "$0.00 | $1.00 | $4.00",
        "found": "$0.00 | $1.00 | $4.00",
        "widths": (390, 1440),
        "checked": 12,
    }
    return Sighting.model_validate({**plain, **changed})


def recorded(monkeypatch: pytest.MonkeyPatch, *sightings: Sighting) -> None:
    monkeypatch.setattr(room, "displays", lambda: Displays(page="0", seen=sightings))


@pytest.mark.parametrize("display", BUILT)
def test_every_display_that_is_built_was_seen_in_every_kind_of_feature(display: str) -> None:
    found = seen(display, KINDS)
    assert found.holds, found
    kinds = {one.feature_kind for one in displays().seen if one.display == display}
    assert kinds == set(CONCERNS.get(display, (None,)))


def test_everything_was_seen_on_a_telephone_a_tablet_and_a_desk() -> None:
    assert {one.widths for one in displays().seen} == {(390, 768, 1440)}


def test_each_duty_of_a_feature_is_a_display_of_the_vocabulary() -> None:
    assert set(CONCERNS) <= set(BUILT)


def test_what_waits_for_something_was_not_seen() -> None:
    how = "not looked for: it waits for sound"
    assert seen("warning sound", KINDS) == Seen(holds=False, found="nothing", how=how)


def test_a_game_without_the_feature_needs_no_display_of_it() -> None:
    how = "no feature of the game calls for it"
    assert seen("countdown", ["free games"]) == Seen(holds=True, found="nothing", how=how)


def test_what_was_seen_is_told_with_where_and_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = {"feature_kind": "wheel", "game": "Tide", "checked": 1, "said": "$2.00"}
    recorded(monkeypatch, sighting(), sighting(**wheel, found="$2.00"))
    assert seen("win of the bonus", ["wheel", "picks"]) == Seen(
        holds=True,
        found=(
            "Lantern, picks, as each stage of a bonus closes: $0.00 to $4.00; "
            "Tide, wheel, as each stage of a bonus closes: $2.00"
        ),
        how="looked for 13 times in a browser 390, 1440 pixels wide, playing Lantern, Tide",
    )


def test_a_figure_that_differed_once_is_told_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(monkeypatch, sighting(found="$0.00 | out of sight | $4.00"))
    found = seen("win of the bonus", ["picks"])
    assert not found.holds
    assert found.found == (
        "Lantern, picks, as each stage of a bonus closes: out of sight, where $1.00 is due"
    )


def test_a_kind_of_feature_that_nobody_looked_at_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(monkeypatch, sighting())
    assert seen("win of the bonus", ["picks"]).holds
    assert not seen("win of the bonus", ["picks", "trail"]).holds
    assert seen("bet", []) == Seen(holds=False, found="nothing", how="never looked for")


def test_an_unknown_display_is_refused() -> None:
    with pytest.raises(KeyError, match="weather"):
        seen("weather", KINDS)


def test_the_kinds_of_a_game_include_the_choice_between_series() -> None:
    assert kinds_of(cinderella()) == {"free games", "picks"}
    assert kinds_of(read_game(TIDE).definition) == {"free games", "wheel"}
    assert kinds_of(read_game(CLOVER).definition) == {"free games", "offers", "picks"}
