"""`reelwright par`: one JSON object, a table to read, and clear refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app

GARDEN = Path(__file__).parents[1] / "definition" / "garden.yaml"


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "100", "TERM": "dumb"}).invoke(app, ["par", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_json_holds_every_figure_as_number_and_fraction() -> None:
    code, out, err = run("cinderella", "--format", "json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["game"], data["lines"]) == ("Cinderella", 20)
    rtp = Fraction(data["rtp_fraction"])
    assert data["rtp"] == float(rtp)
    assert round(data["rtp"], 4) == 0.9326
    parts = data["parts"]
    assert list(parts) == ["line_wins", "scatter_prizes", "free games", "glass slipper"]
    assert sum(Fraction(part["rtp_fraction"]) for part in parts.values()) == rtp
    assert sum(part["share"] for part in parts.values()) == pytest.approx(1)
    for name in ("line_wins", "scatter_prizes"):
        prizes = [Fraction(prize["rtp_fraction"]) for prize in parts[name]["prizes"]]
        assert sum(prizes) == Fraction(parts[name]["rtp_fraction"])
    assert len(parts["line_wins"]["prizes"]) == 60
    for feature in data["features"].values():
        assert Fraction(feature["frequency_fraction"]) == pytest.approx(feature["frequency"])
        assert feature["one_in"] == pytest.approx(1 / feature["frequency"])
    assert 0 < data["cap_bound"] < 1e-50
    assert set(data["obtained"]["parts"]) == set(parts)
    assert set(data["obtained"]["features"]) == set(data["features"])
    assert data["obtained"]["cap_bound"] == "proven bound"
    assert len(data["digest"]) == 64


def test_the_return_is_the_same_at_one_seven_and_twenty_lines() -> None:
    runs = [
        json.loads(run("cinderella", "--lines", n, "--format", "json")[1]) for n in ("1", "7", "20")
    ]
    assert [data["lines"] for data in runs] == [1, 7, 20]
    assert len({data["rtp_fraction"] for data in runs}) == 1
    assert len({data["hit_frequency"] for data in runs}) == 3


def test_the_table_says_what_returns_how_often_and_how_it_was_obtained() -> None:
    data = json.loads(run("cinderella", "--format", "json")[1])
    code, out, err = run("cinderella")
    assert (code, err) == (0, "")
    words = (
        f"{data['rtp']:.4%}",
        f"RTP = {data['rtp_fraction']}",
        "Step Mother",
        "150 x 2",
        f"{data['features']['glass slipper']['one_in']:.2f} games",
        "proven bound",
    )
    for word in words:
        assert word in out


@pytest.mark.parametrize("lines", ["0", "21", "-3"])
def test_lines_the_game_has_not_are_refused(lines: str) -> None:
    assert run("cinderella", "--lines", lines) == (
        2,
        "",
        f"--lines: found {lines}; allowed: 1 to 20\n",
    )


def test_lines_that_are_no_number_are_refused() -> None:
    code, out, err = run("cinderella", "--lines", "all")
    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_an_unknown_game_is_refused() -> None:
    code, out, err = run("no-such-game")
    assert (code, out) == (2, "")
    assert "no-such-game" in err


def test_a_path_and_limits_that_show_are_solved() -> None:
    code, out, _ = run(str(GARDEN), "--format", "json")
    data = json.loads(out)
    assert code == 0
    assert data["obtained"]["rtp"] == "exact fraction"
    assert (data["cap_bound"], data["obtained"]["cap_bound"]) == (0, "limits solved")


def test_a_return_without_end_is_refused(tmp_path: Path) -> None:
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
    assert "steps to solve; allowed: 50000" in err


def test_it_counts_without_the_compiled_loops() -> None:
    """As a base install has it: without numba and numpy."""
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from reelwright.cli.main import app\n"
        "app(['par', 'cinderella', '--format', 'json'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert round(json.loads(done.stdout)["rtp"], 4) == 0.9326
