"""What the commands of whoever hosts tables share: which database, and whether what they need is installed."""

from typing import Annotated

import typer

from ginrummy.errors import GinError
from ginrummy.locale import t

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=t("serve-cli-database"))]


def make_sure_of_server() -> None:
    """Make sure that all is installed that a server needs.

    Raises:
        GinError: it is not.
    """
    try:
        import ginrummy.web.server  # noqa: F401 - only to see whether it can be
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ginrummy"):
            raise
        raise GinError("serve-not-installed", module=error.name or "") from None


def existing(database: str | None) -> str:
    """The database that somebody names, or the user's own, for whoever reads it: there must be one already.

    Raises:
        StoreError: there is none, or nowhere to keep one.
    """
    from ginrummy.table.engine import file_of, make_sure_it_is_there, url_of
    from ginrummy.web.server import default_database

    address = database or default_database()
    file = file_of(url_of(address))
    if file is not None:
        make_sure_it_is_there(file)
    return address
