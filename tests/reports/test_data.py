"""JSON, CSV and Parquet say what the figures say, and can be read by others."""

from __future__ import annotations

import csv
import json
from io import BytesIO, StringIO
from typing import Any

import pyarrow.parquet
import pytest

from reelwright.law.figures import number
from reelwright.reports import render
from reelwright.reports.tidy import COLUMNS
from tests.reports.sheet import game, sheet

KEPT = {
    "game",
    "lines",
    "rtp",
    "rtp_fraction",
    "parts",
    "hit_frequency",
    "standard_deviation",
    "volatility_index",
    "features",
    "free_games",
    "top_win",
    "tail",
    "obtained",
}


def data() -> dict[str, Any]:
    text = render("json", sheet(), game())
    found: dict[str, Any] = json.loads(text)
    return found


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def text_of(name: str) -> str:
    text = render(name, sheet(), game())
    assert isinstance(text, str)
    return text


def test_json_keeps_its_keys() -> None:
    found = data()
    assert found.keys() >= KEPT
    assert (found["game"], found["lines"], found["stake"]) == ("Cinderella", 20, 100)
    assert (found["rtp"], found["rtp_fraction"]) == (0.625, "5/8")
    assert found["volatility_index"].keys() == {"90", "95", "99"}
    assert found["features"]["free games"]["frequency"] == 1 / 64
    assert found["free_games"]["mean_games"] == 20
    assert found["free_games"]["frequency_fraction"] == "1/64"
    assert found["parts"]["line_wins"]["share"] == 0.8


def test_what_is_only_bounded_is_null_and_says_so() -> None:
    found = data()
    assert found["tail"] == {"10": 0.0625, "1000": None}
    assert found["obtained"]["tail"] == {
        "10": "float within 1e-13",
        "1000": "below a bound of 1e-30",
    }


def test_every_figure_of_the_json_says_how_it_was_obtained() -> None:
    found = data()
    plain = {
        "game",
        "digest",
        "lines",
        "line_set",
        "line_bet",
        "stake",
        "line_bets_per_game",
        "grains_per_line_bet",
        "windows",
        "highest_win_of_a_game",
        "obtained",
    }
    beside = {"standard_deviation_in_line_bets", "variance"}
    figures = {key for key in found if not key.endswith("_fraction")} - plain - beside
    assert found["obtained"].keys() == figures


def test_the_cap_bound_is_not_below_the_bound() -> None:
    assert 1e-60 <= data()["cap_bound"] < 1.001e-60


def test_csv_holds_every_win_of_the_law() -> None:
    law = [row for row in rows(text_of("csv")) if row["group"] == "distribution"]
    assert [(float(row["at"]), float(row["value"])) for row in law] == [
        (0.0, 0.625),
        (0.5, 0.25),
        (1.0, 0.0625),
        (10.0, 0.05),
        (100.0, 0.0125),
    ]


def test_csv_holds_the_figures_with_their_fractions() -> None:
    found = {(r["group"], r["name"], r["at"], r["figure"]): r for r in rows(text_of("csv"))}
    assert found["game", "Cinderella", "20", "rtp"]["fraction"] == "5/8"
    assert found["tail", "a paid game", "1000", "probability"]["value"] == ""
    assert found["tail", "a paid game", "1000", "probability"]["error"] == "1e-30"
    assert float(found["feature", "free games", "", "pays"]["value"]) == 8.0
    index = found["volatility index", "95 %", "", "total bets"]
    assert float(index["value"]) == pytest.approx(sheet().volatility[1].index)
    assert index["obtained"].startswith("normal law")


def test_parquet_is_the_same_table_as_csv() -> None:
    content = render("parquet", sheet(), game())
    assert isinstance(content, bytes)
    table = pyarrow.parquet.read_table(BytesIO(content))
    assert tuple(table.column_names) == COLUMNS
    read = [
        {key: "" if value is None else str(value) for key, value in row.items()}
        for row in table.to_pylist()
    ]
    written = rows(text_of("csv"))
    assert len(read) == len(written)
    for ours, theirs in zip(read, written, strict=True):
        for key in COLUMNS:
            if key in {"at", "value", "error"} and theirs[key]:
                assert float(ours[key]) == float(theirs[key])
            else:
                assert ours[key] == theirs[key]


def test_a_name_with_a_comma_and_quotes_stays_one_field() -> None:
    text = render("csv", sheet('Cat, "the" Game'), game())
    assert isinstance(text, str)
    assert rows(text)[0]["name"] == 'Cat, "the" Game'


def test_numbers_of_the_json_are_those_of_the_figures() -> None:
    par = sheet()
    found = data()
    assert found["standard_deviation"] == number(par.spread.deviation)
    assert found["normalised_standard_deviation"]["value"] == 14.25
    assert found["patterns"]["holds"] is False
    assert [one["holds"] for one in found["patterns"]["patterns"]] == [True, False]
    assert found["exposure"]["staked"] == 10_000
    assert found["quantiles"]["0.5"] == 0.0
    assert found["distribution"][-1] == {
        "from": 100.0,
        "below": None,
        "probability": 0.0125,
        "rtp": 1.25,
    }
