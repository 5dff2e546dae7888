"""`reelwright explain`: what pays, what does not and why, each worked by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reelwright.cli.main import app
from reelwright.definition.files import find_game, read_game
from tests.definition.gardens import GARDEN, edited

RUN = CliRunner()
CASES = Path(__file__).parents[1] / "cases"
WAYS = (
    (
        (
            "lines:\n  read: left to right\n  on one line: highest only\n"
            '  rows: ["000", "111", "010"]\n'
        ),
        "ways: {read: left to right, on: unit bet}\n",
    ),
    ("  lines: any selection\n", "  lines: all\n  cost: 5\n"),
    ("except: [snail], multiplies", "except: [snail], alone: not, multiplies"),
)
TALL_MIDDLE = (
    ("rows: 2}", "rows: [1, 2, 1]}"),
    ('rows: ["000", "111", "010"]', 'rows: ["000", "010"]'),
)


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    path = tmp_path / "garden.yaml"
    path.write_text(GARDEN, encoding="utf-8")
    return path


def explain(game: Path | str, window: str, *options: str) -> Result:
    return RUN.invoke(app, ["explain", str(game), "--window", window, *options])


def data(game: Path | str, window: str, *options: str) -> dict[str, Any]:
    done = explain(game, window, "--format", "json", *options)
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def why(found: dict[str, Any]) -> list[str]:
    return [one["why"] for one in found["not_paid"]]


def refused(game: Path | str, window: str, *options: str) -> str:
    done = explain(game, window, *options)
    assert (done.exit_code, done.stdout) == (2, "")
    return done.stderr.strip()


def test_a_window_in_json(garden: Path) -> None:
    found = data(garden, "rose bee rose; stone snail snail", "--line-bet", "0.10")
    assert found["window"] == [["rose", "stone"], ["bee", "snail"], ["rose", "snail"]]
    assert found["stake"] == {"lines": [1, 2, 3], "line_bet": 10, "total_bet": 30}
    assert (found["game"], found["phase"], found["total"]) == ("Garden", "paid", 400 + 30)
    assert found["wins"] == [
        {
            "on": "line 1",
            "line": 1,
            "symbol": "rose",
            "count": 3,
            "positions": [[1, 0], [2, 0], [3, 0]],
            "substitutes": [[2, 0]],
            "sum": "20 x 2 x $0.10",
            "amount": 400,
        },
        {
            "on": "scatter",
            "line": None,
            "symbol": "snail",
            "count": 2,
            "positions": [[2, 1], [3, 1]],
            "substitutes": [],
            "sum": "1 x $0.30",
            "amount": 30,
        },
    ]
    assert found["starts"] == ["Snail x2 starts night walk."]


def test_where_the_run_of_each_line_broke(garden: Path) -> None:
    found = data(garden, "tulip tulip stone; stone daisy daisy")
    assert why(found) == [
        "Line 1: Tulip on reels 1 and 2, then Stone on reel 3; Tulip pays from 3.",
        "Line 2: Stone on reel 1 begins no win.",
        "Line 3: Tulip on reel 1, then Daisy on reel 2; Tulip pays from 3.",
    ]
    assert (found["wins"], found["total"]) == ([], 0)
    assert [one["line"] for one in found["not_paid"]] == [1, 2, 3]


def test_only_selected_lines_are_looked_at(garden: Path) -> None:
    found = data(garden, "tulip tulip stone; stone daisy daisy", "--lines", "2-3")
    assert [one["line"] for one in found["not_paid"]] == [2, 3]
    assert found["stake"]["lines"] == [2, 3]


def test_a_scatter_short_of_a_prize_and_a_substitute_that_takes_no_part(garden: Path) -> None:
    found = data(garden, "stone bee stone; stone snail stone", "--lines", "1")
    assert why(found) == [
        "Line 1: Stone on reel 1 begins no win.",
        "Snail x1; it pays from 2.",
        "Bee takes no part in Snail.",
    ]


def test_a_substitute_that_does_not_stand_for_the_run_it_meets(tmp_path: Path) -> None:
    path = tmp_path / "picky.yaml"
    picky = edited(
        GARDEN,
        ("for: all, except: [snail], multiplies", "for: [rose], multiplies"),
        (", except: [daisy]", ""),
    )
    path.write_text(picky, encoding="utf-8")
    found = data(path, "tulip bee tulip; stone stone stone", "--lines", "1")
    assert why(found) == [
        "Line 1: Tulip on reel 1, then Bee on reel 2; Tulip pays from 3.",
        "Line 1: Bee on reel 2 does not help: it does not stand for Tulip.",
    ]


def test_a_substitute_on_a_reel_it_does_not_act_on(tmp_path: Path) -> None:
    path = tmp_path / "near.yaml"
    near = edited(
        GARDEN,
        (
            "for: all, except: [snail], multiplies",
            "for: all, except: [snail], reels: [3], multiplies",
        ),
    )
    path.write_text(near, encoding="utf-8")
    found = data(path, "tulip bee tulip; stone stone stone", "--lines", "1")
    assert why(found)[1] == "Line 1: Bee on reel 2 does not help: it stands in only on reels 3."


def test_a_win_beaten_by_a_better_one_on_its_line(tmp_path: Path) -> None:
    path = tmp_path / "both.yaml"
    both = edited(
        GARDEN,
        ("read: left to right", "read: both ways"),
        ("on one line: highest only", "on one line: highest only\n  full line: once"),
        ("[rose, daisy, stone, snail, tulip]", "[rose, daisy, stone, snail, tulip, bee]"),
        ("bee:   {reels: [2, 3]}", "bee:   {}"),
        ("except: [snail], multiplies", "except: [snail], alone: not, multiplies"),
        ("tulip: {pays: {3: 8}}", "tulip: {pays: {2: 1, 3: 8}}"),
    )
    path.write_text(both, encoding="utf-8")
    found = data(path, "rose bee tulip; stone stone stone", "--lines", "1")
    assert [(one["symbol"], one["count"], one["amount"]) for one in found["wins"]] == [
        ("rose", 2, 8)
    ]
    assert why(found) == [
        (
            "Line 1: Tulip x2 (pays 2) is not paid, since Rose x2 on the same line pays 8 and goes "
            "before it."
        )
    ]


def test_wins_beaten_for_one_reason_are_told_together() -> None:
    window = "ten ace nine jack king; siren siren jack ace ten; queen jack ten nine ace"
    found = data(CASES / "ocean_pearl.yaml", window, "--lines", "1")
    assert why(found) == [
        (
            "Line 1: Jack x3 (pays 10) is not paid, since Siren x2 on the same line pays as much "
            "and goes before it."
        ),
        (
            "Line 1: Ray x2 (pays 4), Crab x2 (pays 4) and Nine x2 (pays 4) are not paid, since "
            "substitutes alone win nothing but prizes of their own."
        ),
    ]


@pytest.mark.parametrize(
    ("line_1", "says"),
    [
        (
            "dice dice dice dice drink",
            "Dice on reels 1, 2, 3 and 4, then Drink on reel 5; board walk starts on 5 in a row.",
        ),
        (
            "wheel wheel treasure wheel wheel",
            (
                "Wheel on reels 1 and 2, then Treasure on reel 3, which does not stand for Wheel "
                "here; treasure wheel starts on 5 in a row."
            ),
        ),
        (
            "treasure treasure dice dice dice",
            (
                "Treasure on reel 1, which does not stand for Dice here; board walk starts on "
                "5 in a row."
            ),
        ),
    ],
)
def test_a_run_that_starts_nothing(line_1: str, says: str) -> None:
    window = f"plum melon plum drink palm; {line_1}; melon drink palm plum yacht"
    found = data(CASES / "fruit_yacht.yaml", window, "--lines", "1")
    assert found["starts"] == []
    assert why(found)[-1] == f"Line 1: {says}"


def test_a_run_of_unlike_symbols_that_broke(tmp_path: Path) -> None:
    path = tmp_path / "mixed.yaml"
    flowers = "mixed:\n  any flower: {of: [rose, tulip], pays: {3: 2}}\n\nsubstitutes:\n"
    path.write_text(edited(GARDEN, ("substitutes:\n", flowers)), encoding="utf-8")
    found = data(path, "tulip rose snail; stone stone stone", "--lines", "1")
    assert why(found)[0] == (
        "Line 1: any flower on reels 1 and 2, then Snail on reel 3; any flower pays from 3."
    )


def test_ways(tmp_path: Path) -> None:
    path = tmp_path / "ways.yaml"
    path.write_text(edited(GARDEN, *WAYS), encoding="utf-8")
    found = data(path, "rose bee rose; tulip rose snail")
    [win] = found["wins"]
    assert (win["on"], win["sum"]) == ("2 ways", "20 x 3 (ways x factors) x $0.01")
    assert (win["amount"], found["total"]) == (60, 60)
    assert found["stake"] == {"lines": [], "line_bet": 1, "total_bet": 5}
    assert why(found) == [
        "Tulip on reels 1 and 2, none on reel 3; it pays from 3.",
        "Snail x1; it pays from 2.",
        "Bee takes no part in Snail.",
    ]


def test_a_table_to_read(garden: Path) -> None:
    done = explain(garden, "rose rose rose; tulip tulip stone", "--line-bet", "0.10")
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith("Garden: lines 1 to 3, $0.10 a line, $0.30 bet.\n")
    assert "│ Rose  │ Rose  │ Rose  │" in done.stdout
    assert "20 x $0.10" in done.stdout
    assert "The window pays $2.00." in done.stdout
    assert (
        "  Line 2: Tulip on reels 1 and 2, then Stone on reel 3; Tulip pays from 3." in done.stdout
    )


def test_names_commas_and_capitals(tmp_path: Path) -> None:
    window = (
        "Queen, step mother,PUMPKIN,ten,jack; queen Sisters king clock sisters; "
        "pumpkin ace nine shoe nine"
    )
    found = data("cinderella", window, "--lines", "1")
    assert found["window"][1] == ["step-mother", "sisters", "ace"]
    spaced = data("cinderella", window.replace(",", " "), "--lines", "1")
    assert spaced["window"] == found["window"]


def test_rows_by_reel_have_a_point_where_there_is_no_cell(tmp_path: Path) -> None:
    path = tmp_path / "tall.yaml"
    path.write_text(edited(GARDEN, *TALL_MIDDLE), encoding="utf-8")
    found = data(path, "rose tulip rose; . rose .")
    assert found["window"] == [["rose"], ["tulip", "rose"], ["rose"]]
    assert [win["line"] for win in found["wins"]] == [2]
    assert refused(path, "rose tulip rose; rose rose .") == (
        "window, row 2: found 'rose' on reel 1; allowed: '.', since reel 1 has 1 row"
    )
    assert refused(path, "rose . rose; . rose .") == (
        "window, row 1: found '.' on reel 2; allowed: a symbol on reel 2"
    )


def test_in_free_games(garden: Path) -> None:
    found = data(garden, "rose rose rose; stone stone stone", "--phase", "night walk")
    assert (found["phase"], found["total"]) == ("night walk", 20)


@pytest.mark.parametrize(
    ("window", "options", "says"),
    [
        (
            "rose tulp rose; stone stone stone",
            (),
            (
                "window, row 1: found 'tulp', which is no symbol; "
                "allowed: tulip (the nearest), rose, daisy, bee, snail, stone"
            ),
        ),
        (
            "rose rose rose",
            (),
            "window: found 1 row; allowed: 2, separated by ';'",
        ),
        (
            "rose rose; stone stone stone",
            (),
            "window, row 1: found 2 symbols; allowed: 3, one for each reel",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--lines", "1,5"),
            "lines: found '1,5'; allowed: lines of 1 to 3, such as 1-5 or 1,3,7",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--lines", "all"),
            "lines: found 'all'; allowed: lines of 1 to 3, such as 1-5 or 1,3,7",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--lines", "3-1"),
            "lines: found '3-1'; allowed: lines of 1 to 3, such as 1-5 or 1,3,7",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--lines", "1 2"),
            "lines: found '1 2'; allowed: lines of 1 to 3, such as 1-5 or 1,3,7",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--line-bet", "0.02"),
            "line bet: found 0.02; allowed: 0.01, 0.05, 0.10",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--line-bet", "much"),
            "line bet: found 'much'; allowed: an amount such as 0.50",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--phase", "nightwalk"),
            "phase: found 'nightwalk'; allowed: night walk (the nearest), paid",
        ),
        (
            "rose rose rose; stone stone stone",
            ("--variant", "wet"),
            "variant: found 'wet'; allowed: none: Garden has no variants",
        ),
    ],
)
def test_what_cannot_be_read_is_refused(
    garden: Path, window: str, options: tuple[str, ...], says: str
) -> None:
    assert refused(garden, window, *options) == says


def test_reels_that_never_show_what_is_asked_are_named() -> None:
    base = read_game(find_game("cinderella")).definition.strips["base"]
    seen = [strip[:3] for strip in base]
    rows = [" ".join(column[row] for column in seen) for row in range(3)]
    assert data("cinderella", ";".join(rows))["notes"] == []
    rows[0] = " ".join(["sisters", *rows[0].split()[1:4], "prince"])
    notes = data("cinderella", ";".join(rows))["notes"]
    assert notes == ["No stop shows this on reels 1 and 5."]
