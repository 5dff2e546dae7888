"""Runs migrations on the connection that `upgrade` hands over."""

from alembic import context

from reelwright.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
