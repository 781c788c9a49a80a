"""``ginrummy backup`` and ``ginrummy restore``: everything in one file and back again, while tables are played at."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ginrummy.cli.common import say
from ginrummy.cli.hosting import Database, existing, make_sure_of_server
from ginrummy.locale import t


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("backup-cli-file"))],
    *,
    database: Database = None,
) -> None:
    """Write all tables to a file.

    Raises:
        GinError: the database cannot be read, or the file not be written.
    """
    make_sure_of_server()
    from ginrummy.table.backup import back_up

    done = asyncio.run(back_up(existing(database), file))
    say(t("backup-done", tables=done.tables, entries=done.entries, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=t("restore-cli-file"))],
    *,
    database: Database = None,
) -> None:
    """Add what is in a backup and not in the database.

    Raises:
        GinError: the file is no backup, or the database does not take it.
        typer.Exit: with code 1, where a table has gone on differently and was left as it is.
    """
    make_sure_of_server()
    from ginrummy.table import backup as backups
    from ginrummy.web.server import default_database

    done = asyncio.run(backups.restore(file, database or default_database()))
    say(t("restore-done", tables=done.tables, entries=done.entries))
    if done.differing:
        say(t("restore-differing", tables=", ".join(done.differing)))
        raise typer.Exit(1)
