"""Where the model's errors are, however misleading the keys, and how values are shown."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest
from pydantic import BaseModel, ValidationError

from reelwright.definition.faults import (
    DefinitionError,
    Fault,
    exact,
    money,
    one_of,
    printable,
    shown,
)
from reelwright.definition.files import parse_game
from reelwright.definition.wording import model_faults
from tests.definition.gardens import FILE, GARDEN, edited


def places(*edits: tuple[str, str]) -> list[str]:
    with pytest.raises(DefinitionError) as refused:
        parse_game(edited(GARDEN, *edits), FILE)
    return [f"{fault.place}: {fault.found}" for fault in refused.value.faults]


@pytest.mark.parametrize("name", ["free games", "picks", "list", "all"])
def test_a_feature_may_be_called_what_the_model_calls_its_choices(name: str) -> None:
    assert places(("bouquet:", f"{name}:"), ("pick: 2", "pick: 0")) == [
        f"features > {name} > stages > the vase > pick: 0"
    ]
    assert places(("bouquet:", f"{name}:"), ("prizes on", name)) == [
        f"features > {name}: no key 'prizes on'",
        f"features > {name} > {name}: unknown key '{name}'",
    ]


def test_a_symbol_may_be_called_what_the_model_calls_a_key() -> None:
    assert places(("  stone: {}", "  '[key]': {'[key]': 1, pays: {'[key]': 0}}")) == [
        "symbols > [key]: the key '[key]'",
        "symbols > [key] > pays > [key]: the key '[key]'",
        "symbols > [key] > pays > [key]: 0",
        "symbols > [key] > [key]: unknown key '[key]'",
    ]


def test_keys_and_values_that_cannot_be_printed_are_escaped() -> None:
    assert places(("  stone: {}", r'  "a\n\e": {}'), ("game: Garden", r'game: "a\tb"')) == [
        r"game: 'a\tb'",
        r"symbols > a\n\x1b: the key 'a\n\x1b'",
    ]
    assert places(("  stone: {}", r'  "\uD800": {}'), ("game: Garden", r'game: "\uDFFF"')) == [
        r"game: '\udfff'",
        r"symbols: the key '\ud800'",
    ]


def test_an_error_without_words_of_ours_is_told_in_the_words_of_the_validation() -> None:
    class Other(BaseModel):
        day: date

    with pytest.raises(ValidationError) as refused:
        Other.model_validate({"day": "soon"})
    (fault,) = model_faults(refused.value, Other)
    assert (fault.path, fault.found) == (("day",), "'soon'")
    assert fault.allowed == refused.value.errors()[0]["msg"]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({}, "no keys"),
        ({"a": 1}, "keys with values"),
        ([], "an empty list"),
        ((1, 2), "a list of 2"),
        (None, "nothing"),
        (True, "true"),
        (Decimal("0.050"), "0.050"),
        (Fraction(1, 3), "1/3"),
        ("it", "'it'"),
        ("x" * 61, f"'{'x' * 57}...'"),
        ("\x1b[31m", r"'\x1b[31m'"),
    ],
)
def test_values_in_words(value: object, words: str) -> None:
    assert shown(value) == words


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (Fraction(0), "0"),
        (Fraction(100), "100"),
        (Fraction(1, 8), "0.125"),
        (Fraction(5, 2), "2.5"),
        (Fraction(1, 10**8), "0.00000001"),
        (Fraction(1, 10**9), "1/1000000000"),
        (Fraction(2, 3), "2/3"),
    ],
)
def test_numbers_in_full(number: Fraction, written: str) -> None:
    assert exact(number) == written
    assert Fraction(written) == number


def test_money() -> None:
    assert [money(1), money(1_000_000), money(12_345)] == ["0.01", "10000.00", "123.45"]


def test_many_names_are_cut_short_with_the_nearest_first() -> None:
    names = [f"n{number}" for number in range(30)]
    assert one_of(names, "n29x").startswith("n29 (the nearest), n0, n1, ")
    assert one_of(names).endswith("n19, 10 more")


def test_a_fault_in_words() -> None:
    fault = Fault(("lines", "rows", 0), "3 rows", "5")
    assert fault.words("g.yaml") == "g.yaml: lines > rows > #1: found 3 rows; allowed: 5"
    assert printable("a\u2028b") == r"a\u2028b"
