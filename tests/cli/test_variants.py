"""Variants of a game: the same rules on other strips, by name, on every command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reelwright.cli import serving
from reelwright.cli.main import app
from reelwright.definition.files import parse_game
from tests.definition.gardens import FILE, GARDEN, edited

RUN = CliRunner()
WET = """\
variants:
  wet:
    strips:
      base:
        - [rose, daisy, stone, snail, tulip, stone]
        - [tulip, bee, rose, snail, daisy, stone]
        - [daisy, snail, bee, rose, tulip, stone]
  heavy rain:
    stop weights:
      base:
        - [1, 1, 1, 1, 2]
        - [1, 1, 1, 1, 2]
        - [1, 1, 1, 1, 2]

look:
"""
TEXT = edited(GARDEN, ("look:\n", WET))
GAME = parse_game(TEXT, FILE)
DIGESTS = {name: GAME.variant(name).definition.digest for name in GAME.variants}


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    path = tmp_path / "garden.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def data(*arguments: str) -> dict[str, Any]:
    done = RUN.invoke(app, [*arguments, "--format", "json"])
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_variant_has_sets_and_a_digest_of_its_own() -> None:
    wet, main = GAME.variant("wet").definition, GAME.definition
    assert [len(strip) for strip in wet.strips["base"]] == [6, 6, 6]
    assert wet.strips["moonlight"] == main.strips["moonlight"]
    assert (wet.features, wet.stop_weights) == (main.features, {})
    assert GAME.variant("heavy rain").definition.stop_weights["base"][2] == (1, 1, 1, 1, 2)
    assert len({main.digest, *DIGESTS.values()}) == 3


def test_variants_are_no_part_of_what_the_game_itself_means() -> None:
    assert GAME.definition.digest == parse_game(GARDEN, FILE).definition.digest


def test_check_lists_them_and_looks_at_one(garden: Path) -> None:
    assert data("check", str(garden))["variants"] == DIGESTS
    found = data("check", str(garden), "--variant", "wet")
    assert (found["game"], found["digest"]) == ("Garden (wet)", DIGESTS["wet"])
    assert found["strips"]["base"] == [6, 6, 6]
    assert "variants" not in found
    table = RUN.invoke(app, ["check", str(garden)]).stdout
    assert "variants          wet, heavy rain" in table


def test_par_counts_the_variant(garden: Path) -> None:
    main, wet = data("par", str(garden)), data("par", str(garden), "--variant", "wet")
    assert (main["digest"], wet["digest"]) == (GAME.definition.digest, DIGESTS["wet"])
    assert (main["windows"], wet["windows"]) == (5**3, 6**3)


def test_a_record_says_which_variant_was_played_and_replays_it(
    garden: Path, tmp_path: Path
) -> None:
    record = tmp_path / "rounds.jsonl"
    played = RUN.invoke(
        app,
        [
            "play",
            str(garden),
            "--variant",
            "wet",
            "--seed",
            "1",
            "--plain",
            "--record",
            str(record),
        ],
        input="s\ns\nq\n",
    )
    assert played.exit_code == 0
    header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert (header["game"], header["variant"]) == (str(garden), "wet")
    assert header["digest"] == DIGESTS["wet"]
    found = data("replay", str(record))
    assert found["follows"] is True
    other = RUN.invoke(app, ["replay", str(record), "--variant", "heavy rain"])
    assert other.exit_code == 2
    assert "digest: found" in other.stderr


def test_a_record_of_the_game_itself_says_nothing_of_variants(garden: Path, tmp_path: Path) -> None:
    record = tmp_path / "rounds.jsonl"
    arguments = ["play", str(garden), "--seed", "1", "--plain", "--record", str(record)]
    assert RUN.invoke(app, arguments, input="s\nq\n").exit_code == 0
    assert "variant" not in json.loads(record.read_text(encoding="utf-8").splitlines()[0])


@pytest.mark.parametrize("command", [["check"], ["par"], ["play", "--plain"]])
def test_an_unknown_variant_is_refused_with_the_nearest(garden: Path, command: list[str]) -> None:
    done = RUN.invoke(app, [*command, str(garden), "--variant", "heavy rian"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == ("variant: found 'heavy rian'; allowed: heavy rain (the nearest), wet\n")


def test_a_game_without_variants_says_so() -> None:
    done = RUN.invoke(app, ["par", "cinderella", "--variant", "high"])
    assert done.exit_code == 2
    assert done.stderr == "variant: found 'high'; allowed: none: Cinderella has no variants\n"


def test_serve_offers_each_variant_as_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "shipped_games", lambda: ["garden"])
    monkeypatch.setattr(serving, "load_game", lambda name: GAME)
    offered = {key: game.definition.digest for key, game in serving.every_game()}
    assert offered == {
        "garden": GAME.definition.digest,
        "garden.wet": DIGESTS["wet"],
        "garden.heavy-rain": DIGESTS["heavy rain"],
    }
