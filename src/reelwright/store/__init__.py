"""The store: tables, migrations, and what the use cases ask of them.

`engine` opens a database by its URL and brings its tables up to date, `tables` says what they are,
`books` implements the ports of the service on one transaction.
"""

from reelwright.store.engine import DatabaseError, open_store
from reelwright.store.sql import SqlStore

__all__ = ["DatabaseError", "SqlStore", "open_store"]
