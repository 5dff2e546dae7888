"""The server, wired and run."""

from __future__ import annotations

import errno
import logging
import os
import platform
import re
import signal
import sys
import webbrowser
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer
import uvicorn

from reelwright.chance import SecureSource
from reelwright.cli.common import load_game, load_profile, wrong_input
from reelwright.cli.wallet_connected import WalletOptions, connected
from reelwright.definition.faults import shown
from reelwright.definition.files import shipped_games
from reelwright.profiles.limits import returns_enough
from reelwright.record import RecordError, read_record
from reelwright.server import create_app
from reelwright.server.listening import listening
from reelwright.server.logs import LogStyle, log_to_stderr
from reelwright.server.settings import Settings
from reelwright.server.sizes import LONGEST_HEAD
from reelwright.service import open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.games import Games, percent
from reelwright.service.wallet_records import WalletTimes
from reelwright.store import DatabaseError, SqlStore, open_store

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType

    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile

STARTED = "Ctrl-C stops it."
LONGEST_KEY = 40
SECONDS_TO_FINISH = 10
"""How long requests under way may take when the server is stopped."""


logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opening:
    """What the command was asked to open."""

    port: int
    host: str
    database: str
    draws: Path | None
    open_page: bool
    games: tuple[str, ...] = ()
    """Games that ship and paths of definitions; every game that ships where none is named."""
    laboratory: bool = False
    """Whether the test account may choose what it is dealt."""
    profile: str = "open"
    """The limits to play under: a profile that ships, or the path of one."""
    log: LogStyle = "none"
    settings: Settings = field(default_factory=Settings)
    wallet: WalletOptions = field(default_factory=WalletOptions)


def run_server(opening: Opening) -> None:
    """Serve until the process is told to stop; ends the command where that cannot begin."""
    if opening.laboratory and opening.draws is not None:
        wrong_input("serve: found --laboratory and --draws; allowed: one of them, or none")
    record = None if opening.draws is None else _record(opening.draws)
    profile = load_profile(opening.profile)
    with ExitStack() as stack:
        wallet = connected(opening.wallet)
        if wallet is not None:
            stack.enter_context(closing(wallet))
        store = stack.enter_context(closing(_store(opening.database)))
        listener = stack.enter_context(closing(_listener(opening.host, opening.port)))
        games, left_out = _offered(Games(dict(every_game(opening.games))), profile, opening)
        chance = Chance(SecureSource(), record, laboratory=opening.laboratory)
        house = open_house(
            store,
            games,
            profile,
            chance,
            wallet=wallet,
            times=opening.wallet.times or WalletTimes.by_answers(opening.wallet.timeout),
        )
        address = _address(opening.host, listener.getsockname()[1])
        said = [f"Reelwright plays at {address}", *left_out]
        if record is not None:
            test = house.accounts.open_test()
            said.append(f"The draws of {opening.draws} answer the account {test.id!r}.")
        if opening.laboratory:
            test = house.accounts.open_test()
            place = f"{address}?account={test.id}&laboratory"
            said.append(f"The account {test.id!r} may choose what it is dealt: {place}")
        log_to_stderr(opening.log)
        app = create_app(house, hosts=[opening.host], settings=opening.settings)
        config = uvicorn.Config(
            app,
            http="h11",
            h11_max_incomplete_event_size=LONGEST_HEAD,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )

        def announce() -> None:
            _announce([*said, STARTED], opening.log)
            if opening.open_page and _has_screen():
                webbrowser.open(address)

        def stopping() -> None:
            app.state.stopping = True

        _run(_Server(config, announce, stopping), listener)


def every_game(names: Sequence[str] = ()) -> Iterator[tuple[str, Game]]:
    """Yield the games named, or all that ship, and every variant of one as a game of its own.

    Ends the command where a name is wrong, or two of them come to the same key.
    """
    keys: set[str] = set()
    for name in names or shipped_games():
        game, key = load_game(name), key_of(name)
        if key in keys:
            wrong_input(f"GAME: found {shown(name)}, a second {key}; allowed: each game once")
        keys.add(key)
        yield key, game
        for variant in game.variants:
            yield f"{key}.{variant.replace(' ', '-')}"[:LONGEST_KEY], game.variant(variant)


def _offered(games: Games, limits: Profile, opening: Opening) -> tuple[Games, list[str]]:
    """Return the games that may be offered under the limits, and a line on each that may not.

    Ends the command where one of those was asked for by name, or none is left.
    """
    below = [
        f"GAME: found {key} with {_returning(games, key)}; "
        f"allowed under the profile {limits.name}: {limits.minimum_rtp} or more"
        for key in games.all()
        if not returns_enough(limits, games.least_return(key))
    ]
    if below and (opening.games or len(below) == len(games.all())):
        wrong_input("\n".join(below))
    return games.returning(limits), [f"Not offered: {line}" for line in below]


def _returning(games: Games, key: str) -> str:
    least = games.least_return(key)
    return "no return that is known" if least is None else f"a return of {percent(least)}"


def key_of(name: str) -> str:
    """Return the key of a game that ships, or of a definition by the name of its file or folder."""
    if name in shipped_games():
        return name
    path = Path(name).resolve()
    words = path.parent.name if path.name == "game.yaml" else path.stem
    key = re.sub("[^a-z0-9]+", "-", words.lower()).strip("-")
    return (key if key[:1].isalpha() else f"game-{key}")[:LONGEST_KEY].strip("-")


def _announce(said: list[str], log: LogStyle) -> None:
    if log == "json":
        for line in said:
            logger.info(line)
    else:
        typer.echo("\n".join(said), err=True)


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._when_started = started
        self._when_stopping = stopping

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._when_stopping()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_started()


def _run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Answer until the process is told to stop; then finish what is under way."""
    signal.signal(signal.SIGTERM, _end)
    signal.signal(signal.SIGINT, _end)
    server.run(sockets=[listener])


def _end(*_: object) -> NoReturn:
    """End well: the server repeats the signal that stopped it once everything is finished."""
    sys.exit(0)


def _has_screen() -> bool:
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _store(database: str) -> SqlStore:
    try:
        return open_store(database)
    except DatabaseError as error:
        wrong_input(str(error))


def _record(path: Path) -> Record:
    try:
        return Record(list(read_record(path).draws))
    except RecordError as error:
        wrong_input(str(error))


def _listener(host: str, port: int) -> socket.socket:
    if not host:
        wrong_input("host: found ''; allowed: an address of this machine, 0.0.0.0 for all of them")
    try:
        return listening(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            wrong_input(f"port: found {port} in use; allowed: a free one, or 0 to take any")
        found = f"{host} port {port} ({error.strerror})"
        wrong_input(f"host: found {found}; allowed: an address and port of this machine")


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::") else host  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
