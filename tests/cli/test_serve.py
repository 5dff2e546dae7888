"""`reelwright serve` in a process of its own."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx
import pytest

from reelwright.cli import serving
from reelwright.definition.files import shipped_games
from reelwright.play.questions import Answer, Chosen
from tests.browser.games import TIDE
from tests.cli.served import Served, ended, recorded
from tests.server.live import Player, ok, refused
from tests.service.houses import OPENING
from tests.service.plays import FREE, SMALLEST, jacks, princes, pumpkins, quiet, smallest_prizes


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_stopped(tmp_path: Path, by: signal.Signals) -> None:
    with Served(tmp_path / "kept.sqlite3") as server:
        offered = {game["key"] for game in httpx.get(f"{server.address}api/v1/games").json()}
        assert offered >= set(shipped_games())
        assert httpx.get(server.address).status_code == 200
        assert server.stop(by) == (0, "", "")


def test_what_is_begun_is_finished_before_it_stops(tmp_path: Path) -> None:
    """The signal comes when the server has asked for the body of a request."""
    head = (
        "POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n"
    )
    with (
        Served(tmp_path / "kept.sqlite3") as server,
        socket.create_connection(("127.0.0.1", int(server.port))) as connection,
        connection.makefile("rb") as answer,
    ):
        connection.sendall(head.encode())
        assert answer.readline().startswith(b"HTTP/1.1 100 ")
        assert answer.readline() == b"\r\n"
        server.process.send_signal(signal.SIGTERM)
        connection.sendall(b"{}")
        assert answer.readline() == b"HTTP/1.1 201 Created\r\n"
        assert b'"balance":100000' in answer.read()
        server.process.communicate()
        assert server.process.returncode == 0


def test_it_serves_the_games_it_is_given(tmp_path: Path) -> None:
    with Served(tmp_path / "kept.sqlite3", "cinderella", str(TIDE)) as server:
        offered = httpx.get(f"{server.address}api/v1/games").json()
        assert [(game["key"], game["name"]) for game in offered] == [
            ("cinderella", "Cinderella"),
            ("tide", "Tide"),
        ]
        assert httpx.get(f"{server.address}api/v1/games/tide").json()["rtp_percent"] is None


def test_a_definition_is_known_by_its_file_or_folder(tmp_path: Path) -> None:
    (tmp_path / "Seven Seas").mkdir()
    assert serving.key_of(str(tmp_path / "Seven Seas" / "game.yaml")) == "seven-seas"
    assert serving.key_of("games/Fruit_Yacht.yaml") == "fruit-yacht"
    assert serving.key_of("7 seas.yaml") == "game-7-seas"
    assert serving.key_of("cinderella") == "cinderella"
    assert serving.key_of(f"{'sea' * 30}.yaml") == "sea" * 13 + "s"


@pytest.mark.parametrize(
    ("games", "message"),
    [
        (["cinderella", "cinderella"], "found 'cinderella', a second cinderella; allowed: each"),
        (["cinderela"], "cinderela: file: found none of that name"),
    ],
)
def test_games_it_cannot_serve(tmp_path: Path, games: list[str], message: str) -> None:
    code, said, noted = ended(*games, "--database", f"sqlite:///{tmp_path / 'kept.sqlite3'}")
    assert (code, said) == (2, "")
    assert message in noted


def written(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(f'description = "of my own"\n{text}\n')
    return str(file)


def test_it_plays_under_the_profile_it_is_given(tmp_path: Path) -> None:
    file = written(tmp_path, "largest_bet = 250")
    with Served(tmp_path / "kept.sqlite3", "cinderella", "--profile", file) as server:
        told = httpx.get(f"{server.address}api/v1/games/cinderella").json()["profile"]
        assert (told["name"], told["largest_bet"]) == ("mine", 250)


def test_games_that_return_too_little_are_left_out_and_said_so(tmp_path: Path) -> None:
    """Of the games that ship some return 94% or more, by every way to bet; Cinderella does not."""
    file = written(tmp_path, 'minimum_rtp = "94%"')
    with Served(tmp_path / "kept.sqlite3", "--profile", file) as server:
        offered = {game["key"] for game in httpx.get(f"{server.address}api/v1/games").json()}
        assert {"apiary", "lightkeeper"} <= offered < set(shipped_games())
        assert "cinderella" not in offered
        line = "found cinderella with a return of 93.26%; allowed under the profile mine: 94%"
        assert f"Not offered: GAME: {line} or more\n" in server.noted


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            ["apiary", "cinderella"],
            "GAME: found cinderella with a return of 93.26%; allowed under the profile mine: ",
        ),
        ([str(TIDE)], "GAME: found tide with no return that is known; allowed under the profile "),
    ],
)
def test_a_game_that_was_asked_for_and_returns_too_little(
    tmp_path: Path, asked: list[str], message: str
) -> None:
    file = written(tmp_path, 'minimum_rtp = "94%"')
    database = f"sqlite:///{tmp_path / 'kept.sqlite3'}"
    code, said, noted = ended(*asked, "--profile", file, "--database", database)
    assert (code, said) == (2, "")
    assert noted.startswith(message)


def test_a_profile_that_is_wrong(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kept.sqlite3'}"
    code, said, noted = ended("--profile", "mars", "--database", database)
    assert (code, said) == (2, "")
    assert noted == "profile: found 'mars'; allowed: anz, open, or the path of a .toml file\n"


def test_the_port_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'kept.sqlite3'}"
        assert ended("--port", str(port), "--database", database) == (
            2,
            "",
            f"port: found {port} in use; allowed: a free one, or 0 to take any\n",
        )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--database", "nonsense"], "database: found 'nonsense'; allowed: an SQLAlchemy URL"),
        (["--database", "sqlite:////no/where/x"], "unable to open database file"),
        (["--draws", "/no/such/file"], "/no/such/file"),
        (["--draws", "x", "--laboratory"], "serve: found --laboratory and --draws; allowed: one"),
        (["--port", "70000"], "65535"),
        (["--host", "192.0.2.7"], "host: found 192.0.2.7 port 8000"),
        (["--host", ""], "host: found ''; allowed: an address of this machine"),
    ],
)
def test_what_it_cannot_begin_with(tmp_path: Path, options: list[str], message: str) -> None:
    database = f"sqlite:///{tmp_path / 'kept.sqlite3'}"
    code, said, noted = ended("--database", database, *options)
    assert (code, said) == (2, "")
    assert message in noted
    assert "Traceback" not in noted


def test_a_file_of_draws_that_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sirs\n")
    code, said, noted = ended("--draws", str(tmp_path / "letter.txt"))
    assert (code, said) == (2, "")
    assert noted.startswith(f"{tmp_path / 'letter.txt'}:1: ")


def test_draws_from_a_file_survive_a_kill_in_the_middle_of_free_games(tmp_path: Path) -> None:
    """Killed while a mini-game in the second free game waits for its picks."""
    free: list[Answer] = [quiet(FREE), princes(FREE)]
    for option in ("1", "2", "3", "4"):
        free += [Chosen(option), SMALLEST]
    first = [pumpkins(), *free, *[quiet(FREE)] * 13, Chosen("collect")]
    draws = recorded(tmp_path / "draws.jsonl", first, [jacks(), Chosen("collect")])
    with Served(tmp_path / "kept.sqlite3", "--draws", str(draws)) as server:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            player = Player(client)
            now = ok(player.begin(), 201)
            for option in ("5", "3"):
                now = ok(player.choose(now, option))
        server.kill()
        server.start()
        with httpx.Client(base_url=server.address, timeout=60) as client:
            player = Player(client)
            found = ok(player.open())
            assert found == {**now, "new_from": len(now["events"])}
            for option in ("1", "5", "collect"):
                found = ok(player.choose(found, option))
            assert found["settled"]
            assert found["balance"] == OPENING - 100 + 200 + 100 * (1 + sum(smallest_prizes()))
            assert ok(player.begin(), 201)["won"] == 500
            assert ok(client.get("/api/v1/accounts/test"))["kind"] == "test"
            refused(player.begin(), 409, "draws-exhausted")
            assert ok(player.open())["won"] == 500


def test_the_file_answers_the_test_account_and_says_so(tmp_path: Path) -> None:
    draws = recorded(tmp_path / "draws.jsonl", [jacks(), Chosen("collect")])
    with Served(tmp_path / "kept.sqlite3", "--draws", str(draws)) as server:
        demo = Player(httpx.Client(base_url=server.address, timeout=60))
        demo.enter(ok(demo.client.post("/api/v1/accounts"), 201)["id"])
        for _ in range(3):
            now = ok(demo.begin(), 201)
            while now["question"]:
                now = ok(demo.choose(now, now["question"]["options"][-1]))
        assert ok(Player(demo.client).begin(), 201)["won"] == 500
        demo.client.close()
        assert server.noted[1] == f"The draws of {draws} answer the account 'test'.\n"
