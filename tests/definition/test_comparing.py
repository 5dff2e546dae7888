"""Which rules of two definitions differ, in the words of the file."""

from __future__ import annotations

from pathlib import Path

from reelwright.definition.comparing import Change, changes
from reelwright.definition.files import parse_game, read_game
from reelwright.definition.model import Definition

FAIR = (Path(__file__).parents[1] / "law" / "figures" / "fair.yaml").read_text(encoding="utf-8")


def with_other(*replaced: tuple[str, str]) -> Definition:
    text = FAIR
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new, 1)
    return parse_game(text, "fair").definition


def test_that_a_definition_differs_nowhere_from_itself() -> None:
    assert changes(with_other(), with_other()) == []
    garden = read_game(Path(__file__).parent / "garden.yaml").definition
    assert changes(garden, garden) == []


def test_that_a_stop_is_named_by_set_reel_and_place() -> None:
    other = with_other(("- [ace, star, ace, star]", "- [ace, star, ace, ace]"))
    assert changes(with_other(), other) == [Change(("strips", "base", "1", "4"), "star", "ace")]


def test_that_a_longer_strip_is_told_whole() -> None:
    other = with_other(("- [ace, star, ace, star]", "- [ace, star, ace]"))
    assert changes(with_other(), other) == [
        Change(("strips", "base", "1"), ["ace", "star", "ace", "star"], ["ace", "star", "ace"])
    ]


def test_that_a_rule_of_one_only_is_none_in_the_other() -> None:
    added = ("re-trigger: adds and pays", "re-trigger: adds and pays\n    at most left: 9")
    other = with_other(added)
    place = ("features", "encore", "at most left")
    assert changes(with_other(), other) == [Change(place, None, 9)]
    assert changes(other, with_other()) == [Change(place, 9, None)]


def test_that_the_order_of_keys_is_told_only_where_a_round_follows_it() -> None:
    star = "  star: {}\n"
    other = with_other((star, ""), ("  ace:  {pays", f"{star}  ace:  {{pays"))
    assert [*other.symbols] == ["star", "ace"]
    assert changes(with_other(), other) == []
    garden = read_game(Path(__file__).parent / "garden.yaml").definition
    names = [*garden.features]
    turned = {name: garden.features[name] for name in reversed(names)}
    assert changes(garden, garden.model_copy(update={"features": turned})) == [
        Change(("features", "order"), names, names[::-1])
    ]
