"""`reelwright artwork`: every form, to a file or to stdout, and clear refusals."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app
from reelwright.definition.files import find_game

BELLS = str(Path(__file__).parents[1] / "cases" / "three_bells.yaml")


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(app, ["artwork", *arguments])
    return result.exit_code, result.stdout, result.stderr


def test_text_is_printed_where_nothing_else_is_asked_for() -> None:
    code, out, err = run(BELLS)
    assert (code, err) == (0, "")
    assert out.startswith("\nThree Bells\n===========\n")
    assert "  Seven: 3 of a kind pay 200.\n" in out


def test_json_alone_is_on_stdout() -> None:
    code, out, err = run(BELLS, "--format", "json")
    assert (code, err) == (0, "")
    assert json.loads(out)["game"] == "Three Bells"


def test_each_form_is_written_to_a_file(tmp_path: Path) -> None:
    begins = {"html": "<!DOCTYPE html>", "pdf": "%PDF-", "text": "Three Bells", "json": "{"}
    for form, begin in begins.items():
        file = tmp_path / f"artwork.{form}"
        assert run(BELLS, "--format", form, "--out", str(file)) == (0, "", "")
        assert file.read_bytes().lstrip().startswith(begin.encode())


def test_figures_are_said_as_they_are_counted() -> None:
    _, out, _ = run(BELLS)
    assert "94.45 per cent" in out
    assert "200 times the bet per line" in out


def test_the_pictures_beside_a_definition_are_taken(tmp_path: Path) -> None:
    shutil.copytree(find_game("cinderella").parent, tmp_path / "mine")
    _, out, _ = run(str(tmp_path / "mine"), "--format", "html")
    assert 'id="art-pumpkin-ribbon"' in out


def test_a_picture_that_cannot_be_used_ends_it(tmp_path: Path) -> None:
    shutil.copytree(find_game("cinderella").parent, tmp_path / "mine")
    (tmp_path / "mine" / "art" / "ace.svg").write_text("<svg/>")
    code, out, err = run(str(tmp_path / "mine"))
    assert (code, out) == (2, "")
    assert "ace.svg: found what cannot be embedded; allowed: SVG" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--format", "pdf"), "--out: found none; allowed: a file, which --format pdf is written"),
        (("--out", "."), "--out .: found a folder; allowed: a file that can be written"),
        (("--out", "no/where"), "--out no/where: found no folder to hold it; allowed: a file"),
        (
            ("--profile", "mars"),
            "profile: found 'mars'; allowed: anz, open, or the path of a .toml file",
        ),
        (("--variant", "gold"), "variant: found"),
    ],
)
def test_wrong_input_is_named(arguments: tuple[str, ...], message: str) -> None:
    code, out, err = run(BELLS, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(message)


@pytest.mark.parametrize(("form", "library"), [("html", "jinja2"), ("pdf", "typst")])
def test_a_missing_library_is_named_with_the_extra_that_brings_it(
    form: str, library: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    code, _, err = run(BELLS, "--format", form, "--out", str(tmp_path / "artwork"))
    assert code == 2
    assert err.startswith(f"--format {form}: found no {library}; allowed: with the extra reports")
    assert run(BELLS, "--format", "text")[0] == 0


def test_a_definition_is_not_written_over_by_its_artwork(tmp_path: Path) -> None:
    game = tmp_path / "bells.yaml"
    shutil.copy(BELLS, game)
    code, out, err = run(str(game), "--out", str(game))
    assert (code, out) == (2, "")
    assert err == f"--out {game}: found the definition itself; allowed: another file\n"
    assert game.read_text(encoding="utf-8") == Path(BELLS).read_text(encoding="utf-8")


def test_a_limit_of_the_round_is_the_highest_win_where_a_spin_could_win_more(
    tmp_path: Path,
) -> None:
    game = tmp_path / "capped.yaml"
    text = Path(BELLS).read_text(encoding="utf-8")
    game.write_text(f"{text}\nwin cap: {{times: 150, of: line bet}}\n", encoding="utf-8")
    _, out, _ = run(str(game))
    assert "is 150 times the bet per line" in out
    assert "comes up once in" not in out
