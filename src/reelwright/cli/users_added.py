"""A user added to a database."""

from __future__ import annotations

import re
from contextlib import closing
from typing import TYPE_CHECKING

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import shown
from reelwright.service.errors import Denied
from reelwright.service.house import now
from reelwright.service.sessions import Sessions
from reelwright.store import DatabaseError, open_store

if TYPE_CHECKING:
    from reelwright.service.records import Role

NAME = re.compile(r"[A-Za-z0-9._@-]{1,64}")


def add_user(database: str, name: str, role: Role, password: str, account: str | None) -> None:
    """Add a user; ends the command where that cannot be."""
    if not NAME.fullmatch(name):
        wrong_input(f"NAME: found {shown(name)}; allowed: up to 64 letters, digits, . _ @ and -")
    if (role == "player") != (account is not None):
        found = "none" if account is None else f"one of a {role}"
        wrong_input(f"--account: found {found}; allowed: one for a player, and for nobody else")
    try:
        with closing(open_store(database)) as store:
            Sessions(store, now).add_user(name, password, role, account)
    except (DatabaseError, Denied) as refused:
        wrong_input(str(refused))
