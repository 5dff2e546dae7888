"""Who is asking: sessions of players, operators and auditors.

A demo or test account is played by whoever knows its id; real money needs a name and a password.
A client shows a token, of which the house keeps a hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from reelwright.service.errors import Forbidden, Unauthenticated
from reelwright.service.finding import known
from reelwright.service.ports import Raced, Unavailable
from reelwright.service.records import Session, User

if TYPE_CHECKING:
    from collections.abc import Collection

    from reelwright.service.ports import Books, Clock, Store
    from reelwright.service.records import Role

LONGEST_IDLE = timedelta(minutes=30)
"""After so long without a request a session is over (platform 17.3)."""
LONGEST = timedelta(hours=12)
SEEN_EVERY = timedelta(minutes=1)
"""How exactly it is kept when a session was last seen."""
SHORTEST_PASSWORD = 12
OPEN_TO_ALL = ("demo", "test")
"""The kinds of accounts that are played by whoever knows their id."""
SECRET = "session tokens"  # noqa: S105  (the name of a secret)


@dataclass(frozen=True, slots=True)
class Begun:
    """A session just begun, with the token that is told only now."""

    token: str
    session: Session


class Sessions:
    """Begins, finds and ends sessions; adds users."""

    def __init__(self, store: Store, clock: Clock, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._clock = clock
        self._hasher = hasher or PasswordHasher()

    def begin_for(self, account: str, key: str | None = None) -> Begun:
        """Begin a session on a demo or test account; raises `UnknownAccount`, `Forbidden`.

        Asked again under the same key, the same token is told again.
        """
        with self._store.writing() as books:
            found = known(books, account)
            if found.kind not in OPEN_TO_ALL:
                raise Forbidden(
                    f"account: found a {found.kind} account; allowed: a name and a password for it"
                )
            token = self._token(books, account, key)
            return self._begin(books, token, "player", account, None)

    def begin_launched(self, account: str, by: str, key: str | None = None) -> Begun:
        """Begin a session on an account that an operator lets its player in to.

        Asked again under the same key, the same token is told again. Raises `UnknownAccount`.
        """
        with self._store.writing() as books:
            known(books, account)
            token = self._token(books, f"{account} by user {by}", key)
            return self._begin(books, token, "player", account, None)

    def log_in(self, name: str, password: str, key: str | None = None) -> Begun:
        """Begin a session of a user; raises `Unauthenticated`."""
        with self._store.reading() as books:
            user = books.user(name)
        self._verify(user, password)
        assert user is not None
        with self._store.writing() as books:
            if self._hasher.check_needs_rehash(user.password):
                books.change_password(name, self._hasher.hash(password))
            token = self._token(books, f"user {name}", key)
            return self._begin(books, token, user.role, user.account, name)

    def of(self, token: str) -> Session:
        """Return the session of a token; raises `Unauthenticated` where it is none, or over.

        Where it cannot be written that it was seen, it is idle from when it was written last.
        """
        at, hashed = self._clock(), _hash(token)
        with self._store.reading() as books:
            found = books.session(hashed)
        if found is None or at >= min(found.ends, found.seen + LONGEST_IDLE):
            raise Unauthenticated("session: found none; allowed: one that is not over")
        if at - found.seen >= SEEN_EVERY:
            with suppress(Unavailable), self._store.writing() as books:
                books.see_session(hashed, at)
        return found

    def end(self, token: str) -> None:
        """End a session; one that is over stays so."""
        with self._store.writing() as books:
            books.end_session(_hash(token))

    def add_user(self, name: str, password: str, role: Role, account: str | None = None) -> User:
        """Add a user; raises `Forbidden` for a bad password or a name that is taken."""
        if len(password) < SHORTEST_PASSWORD:
            raise Forbidden(
                f"password: found {len(password)} characters; allowed: {SHORTEST_PASSWORD} or more"
            )
        user = User(name=name, role=role, password=self._hasher.hash(password), account=account)
        try:
            with self._store.writing() as books:
                if account is not None:
                    known(books, account)
                books.add_user(user)
        except Raced:
            raise Forbidden("name: found it taken; allowed: another one") from None
        return user

    @cached_property
    def _nobody(self) -> str:
        """The hash of a password that nobody has, made with the first password that is verified."""
        return self._hasher.hash(secrets.token_urlsafe())

    def _verify(self, user: User | None, password: str) -> None:
        """Verify a password, as long for a name that is not there as for one that is."""
        nobody = self._nobody
        try:
            self._hasher.verify(nobody if user is None else user.password, password)
        except VerifyMismatchError:
            user = None
        if user is None:
            raise Unauthenticated("name or password: found no such user; allowed: both right")

    def _token(self, books: Books, whose: str, key: str | None) -> str:
        """Return a token; the same one for a key that was given before."""
        if key is None:
            return secrets.token_urlsafe(32)
        secret = books.secret(SECRET, secrets.token_urlsafe(32))
        text = f"{whose}\n{key}".encode()
        return hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()

    def _begin(
        self, books: Books, token: str, role: Role, account: str | None, user: str | None
    ) -> Begun:
        at = self._clock()
        session = Session(
            token=_hash(token),
            role=role,
            account=account,
            user=user,
            begun=at,
            seen=at,
            ends=at + LONGEST,
        )
        books.add_session(session)
        return Begun(token, books.session(session.token) or session)


def allowed(session: Session, roles: Collection[Role]) -> Session:
    """Return a session of one of these roles; raises `Forbidden`."""
    if session.role not in roles:
        raise Forbidden(f"role: found {session.role}; allowed: {', '.join(sorted(roles))}")
    return session


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
