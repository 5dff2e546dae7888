"""Whatever a file holds, it is read as a sound game or refused: nothing else comes out."""

from __future__ import annotations

import re
from pathlib import Path
from string import printable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import find_game, parse_game, read_game, shipped_games
from tests.definition.gardens import FILE, GARDEN

CINDERELLA = find_game("cinderella").read_text(encoding="utf-8")
MESSAGE = re.compile(r"GAME(:[0-9]+)?: .+: found .+; allowed: .+")


def read_or_refused(text: str) -> None:
    """Read a text; a refusal says so on lines that can be printed, each of the one form."""
    try:
        parse_game(text, FILE)
    except DefinitionError as refused:
        said = str(refused).split("\n")
    else:
        return
    assert all(MESSAGE.fullmatch(line) and line.isprintable() for line in said)


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes(content: bytes) -> None:
    read_or_refused(content.decode("utf-8", errors="surrogateescape"))


@settings(deadline=None)
@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    read_or_refused(text)


YAML_PIECES = (
    *"-?:,[]{}#&*!|>'\"%@`~ \n\t0178.",
    *("a", "- ", ": ", "---", "...", "<<", "*a", "&a ", "!!int ", "\\x", "%YAML 1.2\n"),
    *("null", "true", "0x1", "1e9", ".inf", "2020-01-01", "symbols:", "pays"),
)


@settings(deadline=None)
@given(st.lists(st.sampled_from(YAML_PIECES), max_size=40).map("".join))
def test_text_like_yaml(text: str) -> None:
    read_or_refused(text)


Scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(),
    st.text(printable, max_size=8),
    st.sampled_from(["all", "base", "ace", "01210", "free games", "1/2", "[key]", "kind"]),
)
Values = st.recursive(
    Scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(Scalars.map(str), inner, max_size=3)
    ),
    max_leaves=6,
)
WORDS = sorted(set(re.findall(r"[\w.-]+", CINDERELLA)))


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Cinderella's file with words replaced, lines moved, characters dropped or put in."""

    def below(number: int) -> int:
        return draw(st.integers(0, max(number - 1, 0)))

    text = CINDERELLA
    for _ in range(draw(st.integers(1, 4))):
        how = draw(st.sampled_from(["word", "value", "lines", "cut", "put"]))
        if how in ("word", "value"):
            words = list(re.finditer(r"[\w.-]+", text))
            word = words[below(len(words))]
            put = draw(st.sampled_from(WORDS)) if how == "word" else repr(draw(Values))
            text = text[: word.start()] + put + text[word.end() :]
        elif how == "lines":
            lines = text.splitlines()
            lines.insert(below(len(lines)), lines.pop(below(len(lines))))
            text = "\n".join(lines)
        else:
            place = below(len(text))
            put = "" if how == "cut" else draw(st.text(max_size=3))
            text = text[:place] + put + text[place + (below(30) if how == "cut" else 0) :]
    return text


@settings(max_examples=150, deadline=None)
@given(mutated())
def test_cinderella_mutated(text: str) -> None:
    read_or_refused(text)


def test_every_game_that_ships_is_sound() -> None:
    assert "cinderella" in shipped_games()
    for name in shipped_games():
        assert read_game(find_game(name)).definition.digest


@pytest.mark.parametrize(
    "content",
    [
        GARDEN.encode("utf-8-sig"),
        GARDEN.replace("\n", "\r\n").encode(),
        f"---\n{GARDEN}...\n".encode(),
        f"%YAML 1.2\n---\n{GARDEN}".encode(),
    ],
    ids=["byte order mark", "carriage returns", "document marks", "YAML directive"],
)
def test_ways_of_writing_the_same_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_bytes(content)
    assert read_game(path) == parse_game(GARDEN, FILE)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match=": found Is a directory; allowed: a readable file"):
        read_game(tmp_path)


def test_faults_without_number_are_counted() -> None:
    keys = "\n".join(f"key-{number}: 1" for number in range(2000))
    with pytest.raises(DefinitionError) as refused:
        parse_game(f"{GARDEN}\n{keys}\n", FILE)
    assert len(refused.value.faults) == 1001
    assert str(refused.value).endswith("GAME: file: found 1000 more faults; allowed: none")
