"""Tokens that no sound game can have are refused, each with just what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import parse_game
from tests.definition.gardens import FILE, GARDEN, edited

TOKENS = """
tokens:
  petals:
    earned:
      snails: {starts on: {scatter: snail}, gives: {2: 1, 3: 2}}
      a rose: {starts on: {line win: rose}, gives: {2: 1, 3: 4}}
      the corner: {starts on: {position: {symbol: daisy, reel: 1, row: 0}}, gives: {1: 1}}
      a run: {starts on: {on a line: rose, counts: [2]}, gives: {2: 1}}
    sub tokens: 4
    needed: 3
    leads to: [night walk, bouquet]
    kept for: the game
    earned in: all games
    stake: of the last game

gamble:"""
ROSE_GARDEN = edited(GARDEN, ("\ngamble:", TOKENS))


def said(*edits: tuple[str, str]) -> list[str]:
    """All that is said of the garden so changed, but for the lines it stands on."""
    try:
        parse_game(edited(ROSE_GARDEN, *edits), FILE)
    except DefinitionError as refused:
        return [fault.words("").split(": ", 1)[1] for fault in refused.faults]
    return []


def test_the_garden_with_tokens_is_sound() -> None:
    game = parse_game(ROSE_GARDEN, FILE)
    petals = game.definition.tokens["petals"]
    assert (petals.pieces_of_one, petals.pieces_needed) == (4, 12)
    assert game.definition.digest != parse_game(GARDEN, FILE).definition.digest


def test_the_order_of_events_is_part_of_the_digest_that_of_their_numbers_is_not() -> None:
    digest = parse_game(ROSE_GARDEN, FILE).definition.digest
    snails, corner = (
        "      snails: {starts on: {scatter: snail}, gives: {2: 1, 3: 2}}\n",
        "      the corner",
    )
    moved = edited(ROSE_GARDEN, (snails, ""), (corner, snails + corner))
    assert parse_game(moved, FILE).definition.digest != digest
    turned = edited(ROSE_GARDEN, ("gives: {2: 1, 3: 2}", "gives: {3: 2, 2: 1}"))
    assert parse_game(turned, FILE).definition.digest == digest


BROKEN: dict[str, Any] = YAML(typ="safe").load(Path(__file__).parent / "broken_tokens.yaml")


@pytest.mark.parametrize("name", BROKEN)
def test_it_says_all_that_is_wrong(name: str) -> None:
    edits = [(edit["find"], edit["put"]) for edit in BROKEN[name]["edit"]]
    assert said(*edits) == BROKEN[name]["says"]


ANY_WIN = "a win: {starts on: {any win: 'yes'}, gives: {1: 3}}"
ROSES = ("{2: 1, 3: 4}", "{3: 1}")
EACH_STAKE = ("kept for: the game", "kept for: each stake")
ALL_LINES = ("  lines: any selection", "  lines: all")
AVERAGE = ("stake: of the last game", "stake: average")
FIXED = ("stake: of the last game", "stake: {lines: 2, line bet: 0.05}")
BOTH = "leads to: [night walk, bouquet]"
PAID = ("earned in: all games", "earned in: paid games")
ENTERED = ("starts on: {line win: daisy}", "starts on: {entered: 'yes'}")
ONCE = ("    once for each: winning line\n", "")


@pytest.mark.parametrize(
    "edits",
    [
        [ROSES],
        [(BOTH, "leads to: [night walk]\n    count: 3"), PAID],
        [EACH_STAKE],
        [AVERAGE, ALL_LINES],
        [FIXED],
        [PAID],
        [("a run: {starts on: {on a line: rose, counts: [2]}, gives: {2: 1}}", ANY_WIN), PAID],
        [(BOTH, "leads to: [bouquet]"), ENTERED, ONCE],
    ],
    ids=str,
)
def test_what_is_only_unusual_is_sound(edits: list[tuple[str, str]]) -> None:
    assert said(*edits) == []
