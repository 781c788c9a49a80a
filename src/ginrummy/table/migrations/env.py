"""How Alembic reaches the database: over the connection that the store hands it."""

from alembic import context

from ginrummy.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
