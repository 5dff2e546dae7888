"""Profiles read from files: those that ship, an operator's own, and everything wrong with one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reelwright.profiles.faults import ProfileError
from reelwright.profiles.files import profile, profile_names
from reelwright.profiles.model import Profile


def written(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_those_that_ship() -> None:
    assert profile_names() == ["anz", "open"]
    assert [profile(name).name for name in profile_names()] == ["anz", "open"]


def test_the_default_narrows_nothing() -> None:
    default = profile("open")
    bare = Profile(name=default.name, description=default.description)
    assert default == bare
    assert default.autoplay
    assert default.turbo
    assert default.stop
    assert default.celebrates_below_stake
    assert default.least_return is None


def test_a_file_of_ones_own_is_named_after_it_unless_it_says_so(tmp_path: Path) -> None:
    file = written(tmp_path, 'description = "x"\nlargest_bet = 250\n')
    assert (profile(file).name, profile(file).largest_bet) == ("mine", 250)
    file = written(tmp_path, 'name = "casino south"\ndescription = "x"\n')
    assert profile(file).name == "casino south"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("largest_bet = 0", "largest_bet: found 0; allowed: 1 or more"),
        ("largest_bet = 2.5", "largest_bet: found 2.5; allowed: a whole number"),
        ('largest_bet = "250"', 'largest_bet: found "250"; allowed: a whole number'),
        ("largest_bet = true", "largest_bet: found true; allowed: a whole number"),
        ("gamble_attempts = -1", "gamble_attempts: found -1; allowed: 0 or more"),
        ("autoplay = 1", "autoplay: found 1; allowed: true or false"),
        ("turbo = 'no'", 'turbo: found "no"; allowed: true or false'),
        ("minimum_round_ms = 60001", "minimum_round_ms: found 60001; allowed: 60000 or less"),
        (
            "minimum_rtp = '85'",
            'minimum_rtp: found "85"; allowed: a percentage such as "85%" or "87.5%"',
        ),
        ("minimum_rtp = 85", "minimum_rtp: found 85; allowed: text"),
        ("pick_seconds = 119", "pick_seconds: found 119; allowed: 120 or more"),
        (
            f"largest_bet = 1{'0' * 13}",
            f"largest_bet: found 1{'0' * 13}; allowed: 1{'0' * 12} or less",
        ),
        ("lapse_hours = 8761", "lapse_hours: found 8761; allowed: 8760 or less"),
        ("lapse_hours = 0", "lapse_hours: found 0; allowed: 1 or more"),
        (
            "lapsed_rounds = 'lost'",
            'lapsed_rounds: found "lost"; allowed: "completed" or "void"',
        ),
        (
            "lapse_hours = 24",
            (
                'lapsed_rounds: found "completed"; allowed: "completed" only where pick_lapses is '
                "true: else nobody makes the choices"
            ),
        ),
        ("auto_play = true", "auto_play: found an unknown key; allowed: autoplay"),
        ("largest_bet = []", "largest_bet: found a list of 0; allowed: a whole number"),
        ("[largest_bet]", "largest_bet: found a table; allowed: a whole number"),
        ("name = ''", 'name: found ""; allowed: some text'),
    ],
)
def test_what_is_wrong_is_told_with_file_and_key(tmp_path: Path, line: str, fault: str) -> None:
    file = written(tmp_path, f'description = "x"\n{line}\n')
    with pytest.raises(ProfileError) as refused:
        profile(file)
    assert str(refused.value) == f"profile {shortened(file)}, {fault}"


def shortened(name: str) -> str:
    return name if len(name) <= 60 else f"{name[:60]}..."


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    file = written(tmp_path, "largest_bet = 0\nstop = 2\n")
    with pytest.raises(ProfileError) as refused:
        profile(file)
    assert [line.partition(", ")[2] for line in str(refused.value).splitlines()] == [
        "description: found nothing; allowed: a value: it is required",
        "stop: found 2; allowed: true or false",
        "largest_bet: found 0; allowed: 1 or more",
    ]


def test_what_is_no_profile_at_all(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    cases = {
        "mars": "profile: found 'mars'; allowed: anz, open, or the path of a .toml file",
        "\x1b[31m": "profile: found '\\x1b[31m'; allowed: anz",
        str(tmp_path / "none.toml"): "found nothing to read (No such file or directory)",
        str(tmp_path): "profile: found ",
        str(tmp_path / "bytes.toml"): "found bytes that are no text; allowed: TOML in UTF-8",
        written(tmp_path, "largest_bet ="): "found no TOML (Invalid value (at ",
    }
    for name, words in cases.items():
        with pytest.raises(ProfileError) as refused:
            profile(name)
        assert words in str(refused.value)


def test_a_stored_profile_of_an_earlier_version_is_what_it_was() -> None:
    """Kept before there were the limits that came later: none of those narrows it."""
    kept: dict[str, Any] = {
        "name": "anz",
        "description": "as it was",
        "gamble_attempts": 5,
        "prizes_credited": "when collected",
        "pick_lapses": True,
    }
    found = Profile.model_validate_json(json.dumps(kept))
    assert found == Profile(**kept)
    bare = Profile(name="anz", description="as it was").model_dump()
    assert {k: v for k, v in found.model_dump().items() if bare[k] != v} == {
        "gamble_attempts": 5,
        "prizes_credited": "when collected",
        "pick_lapses": True,
    }
    assert found.model_dump_json(exclude_unset=True) == json.dumps(kept, separators=(",", ":"))
