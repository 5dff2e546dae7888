"""`reelwright par`: every format, one JSON object on stdout, and clear refusals."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from fractions import Fraction
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import polars
import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app

GARDEN = Path(__file__).parents[1] / "definition" / "garden.yaml"
FAIR = Path(__file__).parents[1] / "law" / "figures" / "fair.yaml"
SCHEMA = Path(__file__).parents[2] / "docs" / "reference" / "par.schema.json"


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(app, ["par", *arguments])
    return result.exit_code, result.stdout, result.stderr


@cache
def data(*arguments: str) -> dict[str, Any]:
    code, out, err = run(*arguments, "--format", "json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_holds_every_figure_as_number_and_fraction() -> None:
    found = data("cinderella")
    assert (found["game"], found["lines"]) == ("Cinderella", 20)
    rtp = Fraction(found["rtp_fraction"])
    assert found["rtp"] == float(rtp)
    assert round(found["rtp"], 4) == 0.9326
    parts = found["parts"]
    assert list(parts) == ["line_wins", "scatter_prizes", "free games", "glass slipper"]
    assert sum(Fraction(part["rtp_fraction"]) for part in parts.values()) == rtp
    assert sum(part["share"] for part in parts.values()) == pytest.approx(1)
    for name in ("line_wins", "scatter_prizes"):
        prizes = [Fraction(prize["rtp_fraction"]) for prize in parts[name]["prizes"]]
        assert sum(prizes) == Fraction(parts[name]["rtp_fraction"])
    assert len(parts["line_wins"]["prizes"]) == 60
    for feature in found["features"].values():
        assert float(Fraction(feature["frequency_fraction"])) == feature["frequency"]
        assert feature["one_in"] == pytest.approx(1 / feature["frequency"])
    assert 0 < found["cap_bound"] < 1e-50
    assert found["obtained"]["cap_bound"] == "proven bound"
    assert len(found["digest"]) == 64


@pytest.mark.parametrize("game", ["cinderella", str(FAIR)])
def test_json_keeps_to_its_schema(game: str) -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(data(game), schema)


def test_the_return_is_the_same_on_every_set_of_lines_and_the_deviation_is_not() -> None:
    runs = [
        data("cinderella", *options)
        for options in (("--lines", "1"), ("--line-set", "1,3,5"), ("--line-set", "2-4,20"), ())
    ]
    assert [found["line_set"] for found in runs] == [
        [1],
        [1, 3, 5],
        [2, 3, 4, 20],
        list(range(1, 21)),
    ]
    assert len({found["rtp_fraction"] for found in runs}) == 1
    assert len({found["standard_deviation"] for found in runs}) == 4


def test_the_bet_sets_the_money_and_nothing_else() -> None:
    least, more = data(str(FAIR)), data("cinderella", "--lines", "1", "--bet", "0.25")
    assert (least["line_bet"], least["stake"]) == (10, 10)
    assert (more["line_bet"], more["stake"]) == (25, 25)
    assert more["rtp_fraction"] == data("cinderella", "--lines", "1")["rtp_fraction"]


def test_the_exposure_is_that_of_the_players_asked_for() -> None:
    found = data(str(FAIR), "--players", "20", "--games-a-day", "30")["exposure"]
    assert (found["players"], found["games_a_day"], found["staked"]) == (20, 30, 600)


def test_the_table_says_what_returns_how_often_and_how_it_was_obtained() -> None:
    found = data("cinderella")
    code, out, err = run("cinderella")
    assert (code, err) == (0, "")
    words = (
        f"{found['rtp']:.4%}",
        f"RTP = {found['rtp_fraction']}",
        "Step Mother",
        "150 x 2",
        f"{found['features']['glass slipper']['one_in']:.2f}",
        f"{found['standard_deviation']:.4f}",
        "proven bound",
    )
    for word in words:
        assert word in out


def test_csv_and_parquet_hold_the_same_figures(tmp_path: Path) -> None:
    code, out, _ = run(str(FAIR), "--format", "csv")
    rows = list(csv.DictReader(StringIO(out)))
    file = tmp_path / "fair.parquet"
    again, nothing, _ = run(str(FAIR), "--format", "parquet", "--out", str(file))
    assert (code, again, nothing) == (0, 0, "")
    frame = polars.read_parquet(file)
    assert frame.height == len(rows)
    assert frame.filter(polars.col("figure") == "rtp").row(0, named=True)["fraction"] == "1/1"
    law = frame.filter(polars.col("group") == "distribution")
    assert float((law["at"] * law["value"]).sum()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("name", ["table", "json", "html", "csv"])
def test_a_file_holds_what_stdout_would(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet"
    assert run(str(FAIR), "--format", name, "--out", str(file)) == (0, "", "")
    text = file.read_text(encoding="utf-8")
    assert "Fair" in text
    if name != "table":  # (the terminal's width decides there)
        assert run(str(FAIR), "--format", name)[1] == text


@pytest.mark.parametrize("name", ["xlsx", "parquet"])
def test_what_is_no_text_needs_a_file(name: str) -> None:
    assert run("cinderella", "--format", name) == (
        2,
        "",
        f"--out: found none; allowed: a file, which --format {name} is written to\n",
    )


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place, found in (
        (tmp_path, "a folder"),
        (tmp_path / "none" / "sheet.json", "no folder to hold it"),
        (tmp_path / "file" / "sheet.json", "no folder to hold it"),
    ):
        assert run(str(FAIR), "--format", "json", "--out", str(place)) == (
            2,
            "",
            f"--out {place}: found {found}; allowed: a file that can be written\n",
        )


def test_a_file_that_fails_while_it_is_written_is_refused() -> None:
    code, out, err = run(str(FAIR), "--format", "json", "--out", "/proc/self/sheet.json")
    assert (code, out) == (2, "")
    assert err.startswith("--out /proc/self/sheet.json: found ")
    assert err.endswith("; allowed: a file that can be written\n")


@pytest.mark.parametrize("lines", ["0", "21", "-3"])
def test_lines_the_game_has_not_are_refused(lines: str) -> None:
    assert run("cinderella", "--lines", lines) == (
        2,
        "",
        f"--lines: found {lines}; allowed: 1 to 20\n",
    )


@pytest.mark.parametrize("lines", ["", "0", "5-3", "1,,2", "1-21", "one"])
def test_a_set_of_lines_that_is_none_is_refused(lines: str) -> None:
    code, out, err = run("cinderella", "--line-set", lines)
    assert (code, out) == (2, "")
    assert err.startswith("--line-set: found ")
    assert "allowed: lines of 1 to 20, such as 1-5 or 1,3,7" in err


def test_lines_are_given_one_way_only() -> None:
    code, out, err = run("cinderella", "--lines", "3", "--line-set", "1,3")
    assert (code, out) == (2, "")
    assert "allowed: one of the two" in err


@pytest.mark.parametrize(("bet", "found"), [("0.03", "0.03"), ("much", "'much'"), ("-1", "'-1'")])
def test_a_bet_that_is_not_on_offer_is_refused(bet: str, found: str) -> None:
    code, out, err = run("cinderella", "--bet", bet)
    assert (code, out) == (2, "")
    assert f"found {found}; allowed: " in err


def test_lines_that_are_no_number_are_refused() -> None:
    code, out, err = run("cinderella", "--lines", "all")
    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_an_unknown_game_is_refused() -> None:
    code, out, err = run("no-such-game")
    assert (code, out) == (2, "")
    assert "no-such-game" in err


def test_a_path_and_limits_that_show_are_solved() -> None:
    found = data(str(GARDEN))
    assert found["obtained"]["rtp"] == "exact fraction"
    assert (found["cap_bound"], found["obtained"]["cap_bound"]) == (0, "limits solved")


def test_what_cannot_be_counted_is_refused_by_name(tmp_path: Path) -> None:
    """Free games that win more than they play, under a limit too high to be solved."""
    text = GARDEN.read_text(encoding="utf-8")
    for ours, theirs in {
        "awards: {2: 1, 3: 3}": "awards: {2: 90, 3: 300}",
        "at most left: 10": "at most left: 999999",
        "at most played: 50": "at most played: 999999",
    }.items():
        assert ours in text
        text = text.replace(ours, theirs)
    game = tmp_path / "game.yaml"
    game.write_text(text, encoding="utf-8")
    code, out, err = run(str(game))
    assert (code, out) == (2, "")
    assert err.startswith(f"{game}: features > night walk: found ")
    assert "; allowed: " in err


@pytest.mark.parametrize(
    ("missing", "options", "extra"),
    [
        ("numba", [], "compiled"),
        ("scipy", ["--format", "json"], "compiled"),
        ("altair", ["--format", "html"], "reports"),
        ("polars", ["--format", "parquet", "--out", "sheet.parquet"], "reports"),
    ],
)
def test_it_says_which_extra_is_missing(
    missing: str, options: list[str], extra: str, tmp_path: Path
) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        "from reelwright.cli.main import app\n"
        f"app({['par', str(FAIR), *options]!r})"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert missing in done.stderr
    assert f"pip install 'reelwright[{extra}]'" in done.stderr


def test_other_commands_need_no_extra() -> None:
    code = (
        "import sys\n"
        "for name in ('numba', 'numpy', 'scipy', 'altair', 'jinja2', 'polars'):\n"
        "    sys.modules[name] = None\n"
        "from reelwright.cli.main import app\n"
        f"app(['check', {str(FAIR)!r}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
