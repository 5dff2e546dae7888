"""A file is written whole or not at all, and what is missing is named."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from reelwright.reports import MissingExtra, check_installed
from reelwright.reports.writing import write_whole


def test_text_and_bytes(tmp_path: Path) -> None:
    write_whole(tmp_path / "text", "é\n")
    write_whole(tmp_path / "bytes", b"\x00\xff")
    assert (tmp_path / "text").read_bytes() == b"\xc3\xa9\n"
    assert (tmp_path / "bytes").read_bytes() == b"\x00\xff"


def test_what_was_there_stays_where_the_new_cannot_be_put_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "sheet.csv"
    target.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(target, "new")
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.csv"]


def test_permissions_are_those_of_the_old_file_or_of_any_new_one(tmp_path: Path) -> None:
    old, new, plain = tmp_path / "old", tmp_path / "new", tmp_path / "plain"
    old.write_text("")
    old.chmod(0o640)
    plain.write_text("")
    for target in (old, new):
        write_whole(target, "x")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    assert new.stat().st_mode == plain.stat().st_mode


def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    link.symlink_to(real)
    write_whole(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"


@pytest.mark.parametrize(("name", "library"), [("html", "altair"), ("parquet", "polars")])
def test_a_missing_library_is_named_with_its_extra(
    name: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra) as missing:
        check_installed(name)
    assert library in str(missing.value)
    assert "reelwright[reports]" in str(missing.value)


@pytest.mark.parametrize("name", ["table", "json", "csv"])
def test_plain_formats_need_no_extra(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("altair", "jinja2", "polars", "vl_convert", "xlsxwriter"):
        monkeypatch.setitem(sys.modules, library, None)
    check_installed(name)


def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, "artwork")
        assert os.read(reader, 100) == b"artwork"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_file_that_may_not_be_written_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "kept"
    target.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # (the superuser may write everything)
    with pytest.raises(PermissionError):
        write_whole(target, "new")
    assert target.read_text() == "old"
