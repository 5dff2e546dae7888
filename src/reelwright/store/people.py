"""Who asks for what: users, sessions, secrets of the house, requests done under a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from reelwright.service.fields import fields_of
from reelwright.service.records import Done, Session, User
from reelwright.store.rows import Rows
from reelwright.store.tables import done, secrets, sessions, users

if TYPE_CHECKING:
    from datetime import datetime


class People(Rows):
    """The part of the books that says who asks, and what was asked before."""

    def done(self, scope: str, key: str) -> Done | None:
        """Return the request that was done under a key."""
        row = self._found(done, scope=scope, key=key)
        return None if row is None else Done(**row)

    def add_done(self, request: Done) -> None:
        """Keep a request that is done; raises `Raced` where its key has one."""
        self._insert(done, fields_of(request))

    def user(self, name: str) -> User | None:
        """Return a user."""
        row = self._found(users, name=name)
        return None if row is None else User(**row)

    def add_user(self, user: User) -> None:
        """Add a user; raises `Raced` where there is one of the name."""
        self._insert(users, fields_of(user))

    def change_password(self, name: str, password: str) -> None:
        """Keep another hash for a user."""
        self._change(users, {"name": name}, {"password": password})

    def session(self, token: str) -> Session | None:
        """Return a session by the hash of its token."""
        row = self._found(sessions, token=token)
        return None if row is None else Session(**row)

    def add_session(self, session: Session) -> None:
        """Add a session; one of this token stays as it is. Those long over are forgotten."""
        self._connection.execute(delete(sessions).where(sessions.c.ends < session.begun))
        self._insert_new(sessions, fields_of(session))

    def see_session(self, token: str, at: datetime) -> None:
        """Write when a session was last seen."""
        self._change(sessions, {"token": token}, {"seen": at})

    def end_session(self, token: str) -> None:
        """Forget a session."""
        self._connection.execute(delete(sessions).where(sessions.c.token == token))

    def secret(self, name: str, otherwise: str) -> str:
        """Return a secret of the house; `otherwise` from now on where it has none of the name."""
        self._insert_new(secrets, {"name": name, "value": otherwise})
        found = self._one(select(secrets.c.value).where(secrets.c.name == name))
        assert found is not None
        return str(found["value"])
