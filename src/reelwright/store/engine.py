"""Opening a database by its URL."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from reelwright.store.sql import LONGEST_WAIT, WRITING, SqlStore
from reelwright.store.upgrade import DatabaseBroken, DatabaseTooNew, upgrade

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import URL, Connection, Engine

LONGEST_PAUSE = 60
"""Seconds after which PostgreSQL ends a transaction in which nothing more is asked."""

CONNECTIONS = 40
"""As many as the server answers requests at once."""

KEEPING = ("fsync", "full_page_writes")
"""Settings of a whole server of PostgreSQL without which no commit survives a power cut."""

ALLOWED = "an SQLAlchemy URL such as sqlite:///./reelwright.sqlite3 or postgresql://user@host/name"


class DatabaseError(Exception):
    """A database that cannot be used, said so that it can be mended."""


def open_store(url: str) -> SqlStore:
    """Open a database and bring its tables up to date; raises `DatabaseError`."""
    with usable(url):
        try:
            return prepared(engine_of(make_url(url)), _made_ready)
        except DatabaseTooNew as error:
            allowed = f"a database written by this version or an older one ({error})"
            raise wrong(url, allowed) from None
        except DatabaseBroken as error:
            raise wrong(url, f"a database whose rows belong together ({error})") from None


def _made_ready(engine: Engine) -> None:
    """Bring the tables up to date of a database that keeps what it says it keeps."""
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            for name in KEEPING:
                if connection.exec_driver_sql(f"SHOW {name}").scalar_one() != "on":
                    allowed = f"{name} on, without which a power cut loses what players were told"
                    raise wrong(str(engine.url), allowed, f"{name} off")
    upgrade(engine)


@contextmanager
def usable(url: str) -> Iterator[None]:
    """Say what is wrong with a database that cannot be opened; raises `DatabaseError`."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError):
        raise wrong(url, ALLOWED) from None
    except ImportError as error:
        raise wrong(url, f"a database whose driver is installed ({error})") from None
    except DBAPIError as error:
        raise wrong(url, f"a database that opens ({error.orig})") from None


def prepared(engine: Engine, prepare: Callable[[Engine], None]) -> SqlStore:
    """Return a store once its engine is prepared, or leave nothing of it open."""
    try:
        prepare(engine)
    except BaseException:
        engine.dispose()
        raise
    return SqlStore(engine)


def engine_of(url: URL) -> Engine:
    """Return an engine whose transactions keep what they promise."""
    if url.get_backend_name() == "postgresql":
        return _postgresql(url)
    if url.get_backend_name() != "sqlite":
        raise wrong(str(url), ALLOWED)
    if url.database in (None, "", ":memory:") or "mode=memory" in str(url):
        raise DatabaseError(f"database: found {url}, kept in memory; allowed: a file")
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        hide_parameters=True,
        connect_args={"timeout": LONGEST_WAIT},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgresql(url: URL) -> Engine:
    driver = url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    settings = {
        "synchronous_commit": "on",
        "lock_timeout": f"{LONGEST_WAIT}s",
        "idle_in_transaction_session_timeout": f"{LONGEST_PAUSE}s",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return create_engine(
        driver,
        pool_size=CONNECTIONS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"options": options, "connect_timeout": LONGEST_WAIT},
    )


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Let us begin transactions ourselves; a commit is on the disk before it returns."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Take the lock at once where a transaction writes, so that none finds itself outdated."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def wrong(url: str, allowed: str, what: str = "") -> DatabaseError:
    """Return the error that says what is wrong with a database, without its password."""
    found = ", ".join(filter(None, [_without_password(url), what]))
    return DatabaseError(f"database: found {found}; allowed: {allowed}")


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)
