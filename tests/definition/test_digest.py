"""A digest changes with every rule, and with nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

import pytest
from pydantic import BaseModel

from reelwright.definition.files import find_game, parse_game, read_game
from reelwright.definition.marks import Data, read_marked
from reelwright.definition.model import Definition, GameFile
from reelwright.definition.values import IN_CENTS
from tests.definition.gardens import FILE, GARDEN, edited

CINDERELLA_FILE = find_game("cinderella")
CINDERELLA = read_game(CINDERELLA_FILE).definition
Step: TypeAlias = "str | int"


def parts(value: object) -> list[tuple[Step, object]]:
    """What a value is made of; nothing where it is a leaf."""
    match value:
        case BaseModel():
            return [(name, getattr(value, name)) for name in type(value).model_fields]
        case dict():
            return list(value.items())
        case tuple():
            return list(enumerate(value))
    return []


def leaves(value: object, path: tuple[Step, ...] = ()) -> Iterator[tuple[tuple[Step, ...], object]]:
    inner = parts(value)
    if not inner:
        yield path, value
    for step, part in inner:
        yield from leaves(part, (*path, step))


def with_leaf(value: object, path: tuple[Step, ...], leaf: object) -> object:
    """The value with one leaf in it replaced."""
    if not path:
        return leaf
    changed = {
        step: with_leaf(part, path[1:], leaf) if step == path[0] else part
        for step, part in parts(value)
    }
    match value:
        case BaseModel():
            return type(value).model_construct(
                None, **{str(step): v for step, v in changed.items()}
            )
        case tuple():
            return tuple(changed.values())
    return changed


def other(leaf: object, key: Step) -> object:
    """Another value that might stand there."""
    match leaf:
        case int() | Fraction():
            return leaf + 1
        case str():
            return leaf + "x"
        case None:
            return (1,) if key in ("reels", "counts", "phases") else 3
        case {} if key == "groups":
            return {"rank": ("ace", "king")}
    return (1,) if leaf == () else {1: Fraction(1)}


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")
def test_it_changes_with_every_rule() -> None:
    places = list(leaves(CINDERELLA))
    assert len(places) > 400
    for path, leaf in places:
        changed = with_leaf(CINDERELLA, path, other(leaf, path[-1]))
        assert isinstance(changed, Definition)
        assert changed.digest != CINDERELLA.digest, path


def test_it_changes_with_every_key() -> None:
    for section in ("symbols", "strips", "features", "substitutes", "scatters"):
        rules = {name: getattr(CINDERELLA, name) for name in Definition.model_fields}
        rules[section] = {f"{key}-x": rule for key, rule in rules[section].items()}
        assert Definition.model_construct(**rules).digest != CINDERELLA.digest


def backwards(value: Data, *, keep: tuple[str, ...]) -> Data:
    """The same data with the keys of every part in reverse, save of what follows `keep`."""
    if isinstance(value, list):
        return [backwards(item, keep=keep) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: dict(inner) if key in keep and isinstance(inner, dict) else backwards(inner, keep=keep)
        for key, inner in reversed(value.items())
    }


def digest_of(data: Data) -> str:
    return GameFile.model_validate(data, by_alias=True, by_name=False).as_game().definition.digest


def test_it_does_not_see_the_order_of_keys() -> None:
    data = read_marked(CINDERELLA_FILE.read_text(encoding="utf-8")).data
    assert data is not None
    turned = backwards(data, keep=("features", "scatters"))
    assert list(turned) == list(reversed(list(data)))  # type: ignore[arg-type]
    assert digest_of(turned) == digest_of(data) == CINDERELLA.digest


def test_it_sees_the_order_of_symbols_where_equal_wins_go_by_it() -> None:
    plain = read_marked(GARDEN).data
    both_ways = read_marked(edited(GARDEN, ("left to right", "both ways"))).data
    kept = ("features", "scatters")
    assert plain is not None
    assert both_ways is not None
    assert digest_of(backwards(plain, keep=kept)) == digest_of(plain)
    assert digest_of(backwards(both_ways, keep=kept)) != digest_of(both_ways)
    assert digest_of(backwards(both_ways, keep=(*kept, "symbols"))) == digest_of(both_ways)


SAME = {
    "the name": [("game: Garden", "game: Yard")],
    "a player's name of a symbol": [("name: Rose", "name: Rosa")],
    "an icon": [("icon: 1", "icon: 7")],
    "one look fewer": [("    bee:  {name: Bee, icon: 4}\n", "")],
    "comments": [("format: 1", "format: 1 # a comment")],
    "a pay with a point": [("{3: 8}", "{3: 8.00}")],
    "a pay as a fraction": [("{3: 8}", "{3: 16/2}")],
    "a bet with fewer places": [("0.05, 0.10", "0.05, 0.1")],
    "a default written out": [("attempts: 5}", "attempts: 5, colour pays: 2, suit pays: 4}")],
    "another default written out": [("gamble: {", "prizes credited: when won\ngamble: {")],
    "prizes of a stage in another order": [("from: [1, 2, 3]", "from: [3, 1, 2]")],
    "reels of a symbol in another order": [("bee:   {reels: [2, 3]}", "bee:   {reels: [3, 2]}")],
    "a line as a list": [('"010"', "[0, 1, 0]")],
}
OTHER = {
    "lines in another order": [('"000", "111"', '"111", "000"')],
    "a strip turned by one stop": [
        ("[rose, daisy, stone, snail, tulip]", "[daisy, stone, snail, tulip, rose]")
    ],
    "stages in another order": [
        ("      the vase: {pick: 2, from: [1, 2, 3]}\n", ""),
        ("[5, 10]}\n", "[5, 10]}\n      the vase: {pick: 2, from: [1, 2, 3]}\n"),
    ],
    "when prizes are credited": [("gamble: {", "prizes credited: when collected\ngamble: {")],
}


@pytest.mark.parametrize("edits", SAME.values(), ids=SAME)
def test_it_does_not_see(edits: list[tuple[str, str]]) -> None:
    changed = parse_game(edited(GARDEN, *edits), FILE).definition
    assert changed.digest == parse_game(GARDEN, FILE).definition.digest
    assert changed == parse_game(GARDEN, FILE).definition


@pytest.mark.parametrize("edits", OTHER.values(), ids=OTHER)
def test_it_sees(edits: list[tuple[str, str]]) -> None:
    changed = parse_game(edited(GARDEN, *edits), FILE).definition
    assert changed.digest != parse_game(GARDEN, FILE).definition.digest


def test_exceptions_are_a_set() -> None:
    one = edited(GARDEN, ("except: [daisy]", "except: [daisy, tulip]"))
    other = edited(GARDEN, ("except: [daisy]", "except: [tulip, daisy]"))
    assert parse_game(one, FILE).definition.digest == parse_game(other, FILE).definition.digest


@pytest.mark.parametrize("section", ["features", "scatters"])
def test_it_sees_the_order_in_which_things_are_played(section: str) -> None:
    moth = parse_game(
        edited(
            GARDEN,
            ("  stone: {}", "  moth: {}"),
            ("except: [snail]", "except: [snail, moth]"),
            ("scatters:\n", "coinciding scatters: all\n\nscatters:\n"),
            ("on: total bet}\n", "on: total bet}\n  moth: {pays: {1: 1}, on: total bet}\n"),
            ("[rose, daisy, stone, snail, tulip]", "[rose, daisy, moth, snail, tulip]"),
            ("[rose, daisy, tulip, stone, snail, stone]", "[rose, daisy, tulip, snail]"),
            ("rose, stone, snail]", "rose, snail]"),
            ("daisy, snail, stone]", "daisy, snail]"),
        ),
        FILE,
    ).definition
    rules = {name: getattr(moth, name) for name in Definition.model_fields}
    assert len(rules[section]) == 2
    rules[section] = dict(reversed(rules[section].items()))
    assert Definition.model_construct(**rules).digest != moth.digest


@pytest.mark.parametrize("definition", [CINDERELLA, parse_game(GARDEN, FILE).definition])
def test_it_survives_being_stored(definition: Definition) -> None:
    stored = definition.model_dump_json()
    assert Definition.model_validate_json(stored, context=IN_CENTS).digest == definition.digest


def test_a_copy_with_other_rules_has_a_digest_of_its_own() -> None:
    game = parse_game(GARDEN, FILE).definition
    assert game.digest == game.model_copy().digest
    assert game.model_copy(update={"gamble": None}).digest != game.digest
