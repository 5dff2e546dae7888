"""The client in another language plays a round with free games and a gamble, over a kill too."""

from __future__ import annotations

import subprocess
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Timer

from reelwright.play.questions import Chosen
from reelwright.service.ports import Store
from tests.cli.served import Served
from tests.server.live import serving
from tests.service.houses import OPENING, house_on, moved, opened_store
from tests.service.plays import FREE, card, pumpkins, quiet

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "client.mjs"


def node() -> str:
    """Node as the page is built with it: the machine's, or the one of the wheel."""
    spec = spec_from_file_location("node", ROOT / "scripts" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    npm: list[str] = module.machine_npm() or module.wheel_npm()
    return str(Path(npm[0]).parent / "node")


def play(address: str, *words: str) -> list[str]:
    done = subprocess.run(
        [node(), str(CLIENT), address.rstrip("/"), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_round_with_free_games_and_a_gamble(tmp_path: Path) -> None:
    draws = [pumpkins(), *[quiet(FREE)] * 15, card("ace of hearts")]
    with opened_store(tmp_path) as store:
        house = house_on(store, draws)
        with serving(house) as address:
            said = play(address, "cinderella", "test")
        [played] = rounds_of(store)
        recalled = house.recall.round("test", played)
        told = [event.event for event in recalled.played.events]
        assert [line.partition(":")[0] for line in said[:-1]] == told
        assert {"free game begun", "gamble decided", "collected"} <= {*told}
        assert recalled.played.answers[-1] == Chosen("collect")
        won = recalled.stored.won
        assert said[-1] == f"won {won} cents; the balance is {moved(store)}"
        assert moved(store) == OPENING - 20 + won


def rounds_of(store: Store) -> list[str]:
    with store.reading() as books:
        return [each.id for each in books.rounds("test", None, 100, None)]


def test_a_server_that_is_not_there_for_a_moment(tmp_path: Path) -> None:
    with Served(tmp_path / "kept.sqlite3") as server:
        address = server.address
        server.kill()
        back = Timer(0.5, server.start)
        back.start()
        said = play(address, "magpie")
        back.join()
    assert said[-1].startswith("won ")


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store, serving(house_on(store)) as address:
        done = subprocess.run(
            [node(), str(CLIENT), address, "snow-white"],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    assert done.returncode == 1
    assert "unknown-game: game: found 'snow-white'" in done.stderr
